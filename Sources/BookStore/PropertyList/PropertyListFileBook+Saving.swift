import ContactFormats
import ContactModel

extension PropertyListFileBook {
  /// Carries out a change on a copy of the book as it is on the disk, and saves it: all of it or
  /// nothing. Where another program writes at the same moment, it is made again of what that one has
  /// left.
  ///
  /// What goes to the trash goes there first.
  mutating func change(
    _ kind: BookChange.Kind, trashing: Trashing = .deleted,
    _ steps: (inout PropertyListFileBook) throws(StoreError) -> [CardChange]
  ) throws(StoreError) -> BookChange {
    var tries = 20
    while true {
      try absorbForSaving()
      try checkWritable()
      var next = self
      let cards = try steps(&next)
      let goesFirst = cards.filter { $0.goesToTrash(trashing) }
      try next.throwAway(goesFirst)
      do throws(StoreError) {
        let caution = try next.file.save(
          next.holding { document throws(FormatError) in try document.bytes() })
        let change = BookChange(kind: kind, cards: cards, caution: caution)
        next.trash.settle(change, trashing)
        self = next
        return change
      } catch {
        file.doubt()
        for card in goesFirst { next.trash.takeOut(card.id) }
        guard case .changedOutside = error, tries > 0 else { throw error }
        tries -= 1
      }
    }
  }

  private mutating func throwAway(_ cards: [CardChange]) throws(StoreError) {
    try trash.put(
      cards.compactMap { card in
        card.before.map { before in
          BookTrash.Leaver(id: card.id, card: before.card, name: before.summary.displayName)
        }
      })
  }

  mutating func holding<Result>(
    _ step: (inout PropertyListBook) throws(FormatError) -> Result
  ) throws(StoreError) -> Result {
    do throws(FormatError) {
      return try step(&document)
    } catch {
      throw .cannotHold(path: info.path, error)
    }
  }

  /// Takes entries out of where they are.
  ///
  /// - Parameter cards: as they once came to stand there: an array that was made for one goes with it.
  /// - Returns: where each was.
  mutating func remove(
    _ cards: [(id: ContactID, card: StoredCard)]
  ) throws(StoreError) -> [ContactID: PropertyListBook.Place] {
    let indexes = indexes
    var leaving: [(index: Int, dropsSection: Bool)] = []
    for (id, card) in cards {
      guard let index = indexes[id] else { throw .contactGone(path: info.path) }
      leaving.append((index, PropertyListBook.Place(card.location)?.ownsSection ?? true))
    }
    let places = document.remove(leaving)
    let gone = Set(leaving.map(\.index))
    entries = entries.indices.filter { !gone.contains($0) }.map { entries[$0] }
    return Dictionary(zip(cards.map(\.id), places), uniquingKeysWith: { first, _ in first })
  }

  /// Puts entries where they stood.
  mutating func insert(
    _ cards: [(id: ContactID, card: StoredCard)]
  ) throws(StoreError) -> [ContactID: CardChange.State] {
    var arriving: [(entry: PropertyListDictionary, place: PropertyListBook.Place)] = []
    for (_, card) in cards {
      guard let place = PropertyListBook.Place(card.location),
        let entry = try? PropertyListDictionary(entryIn: card.bytes)
      else { throw .changedSince(path: info.path) }
      arriving.append((entry, place))
    }
    take(cards.map(\.id), at: document.insert(arriving))
    let indexes = indexes
    var states: [ContactID: CardChange.State] = [:]
    for ((id, _), (_, place)) in zip(cards, arriving) {
      if let index = indexes[id] { states[id] = try state(at: index, place) }
    }
    return states
  }

  /// A person has come to stand at a position of the document.
  mutating func take(_ id: ContactID, at position: PropertyListBook.Position) {
    let index = document.index(of: position)
    let lower = index > 0 ? entries[index - 1].rank : nil
    let upper = index < entries.count ? entries[index].rank : nil
    let rank = Rank.between(lower, upper)
    let summary = document.summary(at: index, rank: rank)
    entries.insert(Entry(id: id, summary: summary, rank: rank), at: index)
  }

  /// New people have come to stand at positions of the document.
  mutating func take(_ ids: [ContactID], at positions: [PropertyListBook.Position]) {
    let news = Dictionary(zip(positions, ids), uniquingKeysWith: { first, _ in first })
    var old = entries[...]
    var run: [(index: Int, id: ContactID)] = []
    entries = []
    entries.reserveCapacity(document.count)
    for (index, position) in document.positions.enumerated() {
      if let id = news[position] {
        run.append((index, id))
      } else if let next = old.popFirst() {
        take(run, before: next.rank)
        run = []
        entries.append(next)
      }
    }
    take(run, before: nil)
  }

  private mutating func take(_ run: [(index: Int, id: ContactID)], before next: Rank?) {
    let ranks = Rank.spread(run.count, after: entries.last?.rank, before: next)
    for ((index, id), rank) in zip(run, ranks) {
      entries.append(Entry(id: id, summary: document.summary(at: index, rank: rank), rank: rank))
    }
  }

  /// Of everybody.
  var indexes: [ContactID: Int] {
    Dictionary(
      entries.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  func index(_ id: ContactID) throws(StoreError) -> Int {
    guard let index = entries.firstIndex(where: { $0.id == id }) else {
      throw .contactGone(path: info.path)
    }
    return index
  }

  func state(
    _ id: ContactID, _ place: PropertyListBook.Place? = nil
  ) throws(StoreError) -> CardChange.State {
    try state(at: index(id), place)
  }

  func state(
    at index: Int, _ place: PropertyListBook.Place? = nil
  ) throws(StoreError) -> CardChange.State {
    let place =
      place
      ?? PropertyListBook.Place(
        position: document.positions[index], sectionName: document.sectionName(at: index),
        ownsSection: false)
    do throws(FormatError) {
      let bytes = try PropertyListFile.bytes(
        of: .dictionary(document.entry(at: index)), format: document.format)
      return CardChange.State(
        card: StoredCard(bytes: bytes, location: place.text), summary: entries[index].summary)
    } catch {
      throw .cannotHold(path: info.path, error)
    }
  }
}

extension CardChange {
  fileprivate func goesToTrash(_ trashing: Trashing) -> Bool {
    switch trashing {
    case .deleted: after == nil
    case .replaced: before != nil
    case .nothing: false
    }
  }
}

extension CardChange.State {
  func at(_ place: PropertyListBook.Place) -> CardChange.State {
    var state = self
    state.card.location = place.text
    return state
  }
}

extension PropertyListDictionary {
  /// An entry that is a file of its own, as `StoredCard` has it.
  init(entryIn bytes: [UInt8]) throws(FormatError) {
    guard case .dictionary(let entry) = try PropertyListFile(bytes: bytes).root else {
      throw .propertyList(.wrongShape(.scalar), line: nil)
    }
    self = entry
  }
}

extension PropertyListBook.Place {
  /// The spelling in `StoredCard.location`: array, entry, whether the array is the entry's own, and
  /// the array's name.
  fileprivate var text: String {
    "\(position.section) \(position.entry) \(ownsSection ? "+" : "-") \(sectionName)"
  }

  fileprivate init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let section = Int(parts[0]), let entry = Int(parts[1]) else {
      return nil
    }
    self.init(
      position: PropertyListBook.Position(section: section, entry: entry),
      sectionName: String(parts[3]), ownsSection: parts[2] == "+")
  }
}
