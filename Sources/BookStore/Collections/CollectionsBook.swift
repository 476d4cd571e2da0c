import ContactFormats
package import ContactModel

/// A folder of vdirs, as programs that sync keep several address books: all of their contacts as one
/// book. Each contact stays in its collection. Cards in the folder itself are one more collection,
/// so that a stray one hides nobody.
package struct CollectionsBook: CardSource {
  package internal(set) var info: BookInfo
  /// First the folder itself, then the folders in it, in the order of their names; those that come
  /// later are last. One that is gone stays, as it may come back.
  var collections: [Collection]
  /// Folders that may be collections too, but can't be read.
  var unreadable: [BookProblem] = []
  var ids = CollectionIDs()
  let surroundings: Surroundings
  /// What other programs changed, and nobody has asked for yet.
  var news = OutsideChange()
  /// What other programs brought of late.
  var arrivals = Arrivals()

  struct Collection: Sendable {
    /// What stands before a file's name: that of its folder, and a slash. Empty for the folder that
    /// the others are in.
    let prefix: String
    var book: VDirBook
  }

  /// Its contacts keep their ids.
  init(around folder: VDirBook) {
    collections = [Collection(prefix: "", book: folder)]
    ids.addCollection()
    for number in 0..<folder.nextID { _ = ids.makeID(of: ContactID(number), in: 0) }
    surroundings = folder.surroundings
    info = folder.info
  }

  init(around folder: VDirBook, _ folders: CollectionFolders) throws(StoreError) {
    self.init(around: folder)
    unreadable = folders.unreadable
    for name in folders.names {
      let index = try open(name)
      for contact in collections[index].book.contacts {
        _ = ids.makeID(of: contact.id, in: index)
      }
    }
    updateInfo()
  }

  /// Takes in one more collection.
  ///
  /// - Returns: its index.
  mutating func open(_ folder: String) throws(StoreError) -> Int {
    let book = try VDirBook(info.path + "/" + folder, surroundings: surroundings)
    collections.append(Collection(prefix: folder + "/", book: book))
    ids.addCollection()
    return collections.count - 1
  }

  package var contacts: [(id: ContactID, summary: ContactSummary)] {
    collections.indices.flatMap { index in
      collections[index].book.contacts.compactMap { contact in
        ids.id(of: contact.id, in: index).map { ($0, contact.summary.inCollection(index)) }
      }
    }
  }

  func found(_ id: ContactID) throws(StoreError) -> (card: VCard, file: String) {
    let place = try place(of: id)
    let collection = collections[place.collection]
    let (card, file) = try collection.book.found(place.id)
    return (card, collection.prefix + file)
  }

  package mutating func examineRights() {
    let told = info.collections
    for index in collections.indices { collections[index].book.examineRights() }
    updateInfo()
    if info.collections != told { news.collections = info.collections }
  }

  package func readOnlyReason(beside neighbour: ContactID?) -> ReadOnlyReason? {
    collections[index(beside: neighbour)].book.info.readOnly
  }

  package func readOnlyReason(for id: ContactID) -> ReadOnlyReason? {
    ids.place(of: id).flatMap { collections[$0.collection].book.readOnlyReason(for: $0.id) }
  }

  package func deleted() -> [DeletedContact] {
    // All collections have the one trash.
    collections.first?.book.deleted() ?? []
  }

  func place(of id: ContactID) throws(StoreError) -> CollectionIDs.Place {
    guard let place = ids.place(of: id) else { throw .contactGone(path: info.path) }
    return place
  }

  /// What is to be said of all collections together.
  mutating func updateInfo() {
    info.name = collections[0].book.info.name
    info.collections = collections.map { collection in
      let own = collection.book.info.collections.first ?? ContactCollection()
      // The folder of the others needs no name.
      let name = collection.prefix.isEmpty ? own.name : collection.book.info.name
      let folder = String(collection.prefix.dropLast())
      return ContactCollection(
        name: name, color: own.color, folder: folder,
        isReadOnly: collection.book.info.readOnly != nil)
    }
    let reasons = used.map { collections[$0].book.info.readOnly }
    info.readOnly = reasons.contains(nil) ? nil : reasons.compactMap(\.self).first
    info.problems = unreadable
    info.problems += collections.flatMap { collection in
      collection.book.info.problems.map { problem in
        var problem = problem
        problem.file = collection.prefix + problem.file
        return problem
      }
    }
  }
}

// MARK: - Which collection

extension CollectionsBook {
  /// The collection that a contact goes to: that of another contact, or the usual one.
  func index(beside neighbour: ContactID?) -> Int {
    guard let index = neighbour.flatMap({ ids.place(of: $0) })?.collection, isThere(index) else {
      return usual
    }
    return index
  }

  func isThere(_ index: Int) -> Bool {
    isFolder(collections[index].book.info.path)
  }

  /// The first of the folders. A folder that has most of the contacts itself is a vdir with a few
  /// others in it, and not one of vdirs with a few stray cards.
  private var usual: Int {
    let others = collections.indices.dropFirst()
    let count = others.reduce(0) { $0 + collections[$1].book.files.count }
    guard let first = others.first(where: isThere), collections[0].book.files.count <= count else {
      return 0
    }
    return first
  }

  /// The collections that something can be in.
  private var used: [Int] {
    let others = collections.indices.dropFirst().filter(isThere)
    return others.isEmpty || collections[0].book.files.count > 0 ? [0] + others : others
  }
}

extension ContactSummary {
  func inCollection(_ index: Int) -> ContactSummary {
    var summary = self
    summary.collection = index
    return summary
  }
}
