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
  var trash: BookTrash
  /// What other programs changed, and nobody has asked for yet.
  var news = OutsideChange()
  /// What other programs took away.
  var homeless = HomelessCards()

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
      problems: file.problems + document.problems(file: fileName(path)))
    self.surroundings = surroundings
    trash = BookTrash(of: info, surroundings)
    examineRights()
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

  package mutating func examineRights() {
    info.readOnly =
      document.format == .oldStyle
      ? .oldStyle(path: info.path)
      : file.readOnly ?? document.losses.first.map { .wouldLose(path: info.path, $0) }
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

  package mutating func add(
    _ contact: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
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

  package func original(_ id: ContactID) throws(StoreError) -> [UInt8] {
    try state(id).card.bytes
  }

  package mutating func add(
    _ edited: Contact, madeOf original: [UInt8], since base: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    let picture = try edited.picture?.chosenBytes()
    return try change(.add) { next throws(StoreError) in
      let id = next.makeID()
      let place = try next.holding { document throws(FormatError) in
        let entry = try PropertyListDictionary(entryIn: original)
        let current = Contact(entry)
        return try document.add(
          mine(edited, since: base, over: current), madeOf: entry, since: current,
          picture: picture)
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

  package mutating func revert(
    _ change: BookChange, progress: ProgressReport
  ) throws(StoreError) -> BookChange {
    try self.change(change.kind, trashing: change.kind == .import ? .nothing : .deleted) {
      next throws(StoreError) in
      let indexes = next.indexes
      var before: [ContactID: CardChange.State] = [:]
      for (number, card) in change.cards.enumerated() {
        guard progress(number, change.cards.count) else { throw .cancelled }
        before[card.id] = try indexes[card.id].map { index throws(StoreError) in
          try next.state(at: index)
        }
        if before[card.id]?.card.bytes != card.before?.card.bytes {
          throw .changedSince(path: next.info.path)
        }
      }
      let places = try next.remove(
        change.cards.compactMap { card in card.before.map { (card.id, $0.card) } })
      let after = try next.insert(
        change.cards.compactMap { card in card.after.map { (card.id, $0.card) } })
      return change.cards.map { card in
        CardChange(
          id: card.id, before: places[card.id].flatMap { before[card.id]?.at($0) },
          after: after[card.id])
      }
    }
  }
}

extension PropertyListFileBook {
  package func deleted() -> [DeletedContact] { trash.contacts }

  package mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange {
    let stored = try trash.card(of: contact).card.stored
    let change = try change(.add) { next throws(StoreError) in
      let id = next.makeID()
      return [CardChange(id: id, before: nil, after: try next.insert([(id, stored)])[id])]
    }
    trash.remove(contact)
    return change
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

  func summary(at index: Int, rank: Rank) -> ContactSummary {
    var summary = ContactSummary(contact(at: index))
    summary.place = .stored(rank)
    return summary
  }
}
