package import ContactFormats
package import ContactModel

/// A folder of vdirs, as programs that sync keep several address books: all of their contacts as one
/// book. Each contact stays in its collection.
package struct CollectionsBook: Book {
  package private(set) var info: BookInfo
  /// In the order of their folders' names.
  var collections: [VDirBook]
  /// Where each contact is, by its number: contacts have ids of this book's own.
  var places: [Place] = []
  /// Of each collection, the ids that its contacts have here.
  var ids: [[ContactID: ContactID]]
  let surroundings: Surroundings
  /// What other programs changed, and nobody has asked for yet.
  var news = OutsideChange()

  struct Place {
    var collection: Int
    /// What the collection calls the contact.
    var id: ContactID
  }

  /// - Parameter folders: the names of the collections' folders.
  init(_ path: String, folders: [String], surroundings: Surroundings) throws(StoreError) {
    collections = []
    for folder in folders {
      collections.append(try VDirBook(path + "/" + folder, surroundings: surroundings))
    }
    ids = Array(repeating: [:], count: collections.count)
    self.surroundings = surroundings
    info = BookInfo(name: fileName(path), path: path, format: .folder, problems: [])
    for index in collections.indices {
      for contact in collections[index].contacts { _ = outerID(contact.id, in: index) }
    }
    updateInfo()
  }

  package var contacts: [(id: ContactID, summary: ContactSummary)] {
    collections.indices.flatMap { index in
      collections[index].contacts.compactMap { contact in
        ids[index][contact.id].map { ($0, contact.summary.inCollection(index)) }
      }
    }
  }

  package func contact(_ id: ContactID) throws(StoreError) -> Contact {
    let place = try place(of: id)
    return try collections[place.collection].contact(place.id)
  }

  package func json(_ id: ContactID) throws(StoreError) -> JSONValue {
    let place = try place(of: id)
    let collection = collections[place.collection]
    guard case .object(var members) = try collection.json(place.id) else { return .null }
    for index in members.indices where members[index].key == "file" {
      if case .string(let file) = members[index].value {
        members[index].value = .string(fileName(collection.info.path) + "/" + file)
      }
    }
    return .object(members)
  }

  package func cards(progress: ProgressReport) throws(StoreError) -> [VCard] {
    let count = contacts.count
    var cards: [VCard] = []
    for collection in collections {
      let before = cards.count
      cards += try collection.cards { done, _ in progress(before + done, count) }
    }
    return cards
  }

  package func readOnlyReason(for id: ContactID) -> ReadOnlyReason? {
    (try? place(of: id)).flatMap { collections[$0.collection].readOnlyReason(for: $0.id) }
  }

  package func examination(
    of id: ContactID
  ) throws(StoreError) -> (examination: ContactExamination, place: ContactPlace) {
    let place = try place(of: id)
    let collection = collections[place.collection]
    var found = try collection.examination(of: place.id)
    found.place.file = found.place.file.map { fileName(collection.info.path) + "/" + $0 }
    return found
  }

  package mutating func add(
    _ contact: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    try change(index(beside: neighbour)) { collection throws(StoreError) in
      try collection.add(contact, beside: nil)
    }
  }

  package func original(_ id: ContactID) throws(StoreError) -> [UInt8] {
    let place = try place(of: id)
    return try collections[place.collection].original(place.id)
  }

  package mutating func add(
    _ edited: Contact, madeOf original: [UInt8], since base: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    var edited = edited
    // Another collection may have the card now.
    if contacts.contains(where: { $0.summary.identity.isIdentical(to: edited.uid) }) {
      edited.uid = ""
    }
    return try change(index(beside: neighbour)) { collection throws(StoreError) in
      try collection.add(edited, madeOf: original, since: base, beside: nil)
    }
  }

  private func index(beside neighbour: ContactID?) throws(StoreError) -> Int {
    try neighbour.map { id throws(StoreError) in try place(of: id).collection } ?? 0
  }

  package mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact, merging: Bool
  ) throws(StoreError) -> BookChange {
    let place = try place(of: id)
    return try change(place.collection) { collection throws(StoreError) in
      try collection.update(place.id, from: base, to: edited, merging: merging)
    }
  }

  package mutating func delete(_ id: ContactID) throws(StoreError) -> BookChange {
    let place = try place(of: id)
    return try change(place.collection) { collection throws(StoreError) in
      try collection.delete(place.id)
    }
  }

  /// Rows of several collections stand side by side, so a move can touch cards in more than one.
  package mutating func move(_ placement: Placement) throws(StoreError) -> BookChange {
    guard case .ranked(let rankings) = placement.destination else {
      throw .cannotMove(path: info.path)
    }
    return try changeAll(.move, parts(of: rankings, \.id)) {
      collection, rankings throws(StoreError) in
      try collection.move(
        Placement(id: rankings[0].id, destination: .ranked(rankings)))
    }
  }

  package mutating func revert(
    _ change: BookChange, progress: ProgressReport
  ) throws(StoreError) -> BookChange {
    return try changeAll(change.kind, parts(of: change.cards, \.id)) {
      collection, cards throws(StoreError) in
      try collection.revert(BookChange(kind: change.kind, cards: cards), progress: progress)
    }
  }

  /// Into the first collection.
  package mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    var report = try collections[0].importCards(candidates, duplicates: rule, progress: progress)
    report.change = report.change.map { outer($0, of: 0) }
    return report
  }

  package func deleted() -> [DeletedContact] {
    // All collections have the one trash.
    collections.first?.deleted() ?? []
  }

  /// Into the collection that it was deleted from, where that is one of these.
  package mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange {
    let own = collections.firstIndex { realPath($0.info.path).isIdentical(to: contact.book) }
    return try change(own ?? 0) { collection throws(StoreError) in
      try collection.restore(contact)
    }
  }
}

// MARK: - Collections and ids

extension CollectionsBook {
  func place(of id: ContactID) throws(StoreError) -> Place {
    guard places.indices.contains(id.number) else { throw .contactGone(path: info.path) }
    return places[id.number]
  }

  /// The id that a collection's contact has here.
  mutating func outerID(_ id: ContactID, in index: Int) -> ContactID {
    if let known = ids[index][id] { return known }
    let new = ContactID(places.count)
    places.append(Place(collection: index, id: id))
    ids[index][id] = new
    return new
  }

  /// Carries out a change of one collection.
  mutating func change(
    _ index: Int, _ step: (inout VDirBook) throws(StoreError) -> BookChange
  ) throws(StoreError) -> BookChange {
    try outer(step(&collections[index]), of: index)
  }

  /// A collection's change as one of this book.
  private mutating func outer(_ inner: BookChange, of index: Int) -> BookChange {
    var change = inner
    for card in change.cards.indices {
      change.cards[card].id = outerID(change.cards[card].id, in: index)
      change.cards[card].before?.summary.collection = index
      change.cards[card].after?.summary.collection = index
    }
    updateInfo()
    return change
  }

  /// What belongs to one collection and stands together, with the ids that it has there.
  private func parts<Element>(
    of elements: [Element], _ id: WritableKeyPath<Element, ContactID>
  ) throws(StoreError) -> [(collection: Int, part: [Element])] {
    var parts: [(collection: Int, part: [Element])] = []
    for element in elements {
      let place = try place(of: element[keyPath: id])
      var inner = element
      inner[keyPath: id] = place.id
      if parts.last?.collection == place.collection {
        parts[parts.count - 1].part.append(inner)
      } else {
        parts.append((place.collection, [inner]))
      }
    }
    return parts
  }

  /// Carries out the parts of a change one after the other; where one fails, those before it go
  /// back.
  private mutating func changeAll<Element>(
    _ kind: BookChange.Kind, _ parts: [(collection: Int, part: [Element])],
    _ step: (inout VDirBook, [Element]) throws(StoreError) -> BookChange
  ) throws(StoreError) -> BookChange {
    var done: [BookChange] = []
    for (index, part) in parts {
      do throws(StoreError) {
        done.append(
          try change(index) { collection throws(StoreError) in try step(&collection, part) })
      } catch {
        for change in done.reversed() { _ = try? revert(change.inverse) }
        throw error
      }
    }
    return BookChange(
      kind: kind, cards: done.flatMap(\.cards), caution: done.compactMap(\.caution).first)
  }

  /// What is to be said of all collections together.
  mutating func updateInfo() {
    info.collections = collections.map { collection in
      ContactCollection(
        name: collection.info.name, color: collection.info.collections.first?.color)
    }
    let reasons = collections.compactMap(\.info.readOnly)
    info.readOnly = reasons.count == collections.count ? reasons.first : nil
    info.problems = collections.flatMap { collection in
      collection.info.problems.map { problem in
        var problem = problem
        problem.file = fileName(collection.info.path) + "/" + problem.file
        return problem
      }
    }
  }
}

extension ContactSummary {
  func inCollection(_ index: Int) -> ContactSummary {
    var summary = self
    summary.collection = index
    return summary
  }
}
