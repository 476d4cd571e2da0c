package import ContactFormats
package import ContactModel

/// A property list of people, which is in memory as it stands on the disk. Its order is the order of
/// the rows.
package struct PropertyListFileBook: Book {
  package internal(set) var info: BookInfo

  let surroundings: Surroundings
  var file: BookFile
  var document: PropertyListBook
  /// One for each person, in the file's order.
  var entries: [Entry]
  private var nextID: Int
  private var trash: BookTrash
  /// What other programs changed, and nobody has asked for yet.
  var news = OutsideChange()

  struct Entry {
    var id: ContactID
    var summary: ContactSummary
    var rank: Rank
  }

  init(_ path: String, surroundings: Surroundings) throws(StoreError) {
    let bytes: [UInt8]
    (file, bytes) = try BookFile.read(path, backups: surroundings.backups)
    let document = try Self.document(bytes, at: path)
    self.document = document
    entries = document.summaries.enumerated().map { index, entry in
      Entry(id: ContactID(index), summary: entry.summary, rank: entry.rank)
    }
    nextID = entries.count
    info = BookInfo(
      name: fileName(path), path: path, format: .propertyList,
      readOnly: document.format == .oldStyle
        ? .oldStyle(path: path)
        : file.readOnly
          ?? document.losses.first.map { .wouldLose(path: path, $0) },
      problems: file.problems + document.problems(file: fileName(path)))
    self.surroundings = surroundings
    trash = BookTrash(of: info, surroundings)
    if info.readOnly == nil { file.clearLeftovers() }
  }

  static func document(
    _ bytes: [UInt8], at path: String
  ) throws(StoreError) -> PropertyListBook {
    do throws(FormatError) {
      return try PropertyListBook(bytes: bytes)
    } catch {
      throw .notABook(path: path, error)
    }
  }

  mutating func makeID() -> ContactID {
    defer { nextID += 1 }
    return ContactID(nextID)
  }

  package var contacts: [(id: ContactID, summary: ContactSummary)] {
    entries.map { ($0.id, $0.summary) }
  }

  package func contact(_ id: ContactID) throws(StoreError) -> Contact {
    document.contact(at: try index(id))
  }

  package func json(_ id: ContactID) throws(StoreError) -> JSONValue {
    contactJSON(try contact(id), at: ContactPlace(file: info.name))
  }

  package func examination(
    of id: ContactID
  ) throws(StoreError) -> (examination: ContactExamination, place: ContactPlace) {
    (try contact(id).examination(), ContactPlace(file: info.name))
  }

  package mutating func add(_ contact: Contact) throws(StoreError) -> BookChange {
    let picture = try contact.picture?.chosenBytes()
    return try change(.add) { next throws(StoreError) in
      let id = next.makeID()
      let place = try next.holding { document throws(FormatError) in
        try document.add(contact, picture: picture)
      }
      next.take(id, at: place.position)
      return [CardChange(id: id, before: nil, after: try next.state(id, place))]
    }
  }

  package mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact, merging: Bool
  ) throws(StoreError) -> BookChange {
    let picture = try edited.picture?.chosenBytes()
    return try change(.edit) { next throws(StoreError) in
      let index = try next.index(id)
      let before = try next.state(id)
      let current = next.document.contact(at: index)
      let target = try merged(
        edited, since: base, into: current, merging: merging, path: next.info.path)
      let (old, new) = try next.holding { document throws(FormatError) in
        try document.update(at: index, from: current, to: target, picture: picture)
      }
      next.entries.remove(at: index)
      next.take(id, at: new.position)
      return [CardChange(id: id, before: before.at(old), after: try next.state(id, new))]
    }
  }

  package mutating func delete(_ id: ContactID) throws(StoreError) -> BookChange {
    if try absorbForSaving().contains(id) { throw .changedOutside(path: info.path) }
    return try change(.delete) { next throws(StoreError) in
      let before = try next.state(id)
      let index = try next.index(id)
      let place = next.document.remove(at: index)
      next.entries.remove(at: index)
      return [CardChange(id: id, before: before.at(place), after: nil)]
    }
  }

  package mutating func move(_ placement: Placement) throws(StoreError) -> BookChange {
    guard case .beside(let neighbour, let after) = placement.destination,
      neighbour != placement.id
    else { throw .cannotMove(path: info.path) }
    return try change(.move) { next throws(StoreError) in
      let id = placement.id
      let before = try next.state(id)
      let index = try next.index(id)
      let (old, new) = next.document.move(
        at: index, beside: try next.index(neighbour), after: after)
      next.entries.remove(at: index)
      next.take(id, at: new.position)
      return [CardChange(id: id, before: before.at(old), after: try next.state(id, new))]
    }
  }

  package mutating func revert(_ change: BookChange) throws(StoreError) -> BookChange {
    try self.change(change.kind, trashing: change.kind == .import ? .nothing : .deleted) {
      next throws(StoreError) in
      for card in change.cards {
        let now = next.contains(card.id) ? try next.state(card.id).card.bytes : nil
        if now != card.before?.card.bytes { throw .changedSince(path: next.info.path) }
      }
      var changes: [CardChange] = []
      for card in change.cards { changes.append(try next.put(card)) }
      return changes
    }
  }
}

extension PropertyListFileBook {
  package func deleted() -> [DeletedContact] { trash.contacts }

  package mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange {
    let stored = try trash.card(of: contact).card.stored
    let change = try change(.add) { next throws(StoreError) in
      let id = next.makeID()
      return [CardChange(id: id, before: nil, after: try next.insert(stored, as: id))]
    }
    trash.remove(contact)
    return change
  }
}

// MARK: - Steps of a change

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
      do throws(StoreError) {
        for card in goesFirst { try next.throwAway(card) }
        let caution = try next.file.save(
          next.holding { document throws(FormatError) in try document.bytes() })
        let change = BookChange(kind: kind, cards: cards, caution: caution)
        next.trash.settle(change)
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

  private mutating func throwAway(_ card: CardChange) throws(StoreError) {
    guard let before = card.before else { return }
    try trash.put(card.id, before.card, name: before.summary.displayName)
  }

  private mutating func holding<Result>(
    _ step: (inout PropertyListBook) throws(FormatError) -> Result
  ) throws(StoreError) -> Result {
    do throws(FormatError) {
      return try step(&document)
    } catch {
      throw .cannotHold(path: info.path, error)
    }
  }

  /// Puts an entry from where it is to where it is to be.
  private mutating func put(_ card: CardChange) throws(StoreError) -> CardChange {
    var before: CardChange.State?
    if let old = card.before {
      let index = try index(card.id)
      let state = try state(card.id)
      let place = document.remove(
        at: index, dropsSection: PropertyListBook.Place(old.card.location)?.ownsSection ?? true)
      before = state.at(place)
      entries.remove(at: index)
    }
    var after: CardChange.State?
    if let new = card.after { after = try insert(new.card, as: card.id) }
    return CardChange(id: card.id, before: before, after: after)
  }

  /// Puts an entry where it stood.
  private mutating func insert(
    _ stored: StoredCard, as id: ContactID
  ) throws(StoreError) -> CardChange.State {
    guard let place = PropertyListBook.Place(stored.location),
      let file = try? PropertyListFile(bytes: stored.bytes),
      case .dictionary(let entry) = file.root
    else { throw .changedSince(path: info.path) }
    let index = document.insert(entry, at: place)
    take(id, at: document.positions[index])
    return try state(id, place)
  }

  /// A person has come to stand at a position of the document.
  private mutating func take(_ id: ContactID, at position: PropertyListBook.Position) {
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

  private func contains(_ id: ContactID) -> Bool {
    entries.contains { $0.id == id }
  }

  private func index(_ id: ContactID) throws(StoreError) -> Int {
    guard let index = entries.firstIndex(where: { $0.id == id }) else {
      throw .contactGone(path: info.path)
    }
    return index
  }

  private func state(
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
  fileprivate func at(_ place: PropertyListBook.Place) -> CardChange.State {
    var state = self
    state.card.location = place.text
    return state
  }
}

extension PropertyListBook {
  /// Everybody with a rank of his own, in the file's order.
  var summaries: [(summary: ContactSummary, rank: Rank)] {
    Rank.spread(count).enumerated().map { (summary(at: $0.offset, rank: $0.element), $0.element) }
  }

  func problems(file: String) -> [BookProblem] {
    strays.map { stray in
      BookProblem(file: file, reason: .strayEntry(section: stray.section, index: stray.entry))
    }
  }

  fileprivate func summary(at index: Int, rank: Rank) -> ContactSummary {
    var summary = ContactSummary(contact(at: index))
    summary.place = .stored(rank)
    return summary
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
