package import ContactModel

/// Reads again what other programs changed, as `Book.refresh` does. A folder of cards that has got
/// collections meanwhile becomes the book of all of them; its own contacts keep their ids.
package func refresh(
  _ book: inout any Book, _ names: [String]?
) throws(StoreError) -> OutsideChange {
  guard let folder = book as? VDirBook, names?.contains(where: { $0.contains("/") }) ?? true,
    !(try CollectionFolders(in: folder.info.path)).isEmpty
  else { return try book.refresh(names) }
  var collections = CollectionsBook(around: folder)
  defer { book = collections }
  return try collections.refresh(names)
}

extension CollectionsBook {
  /// Names are those of a collection's folder and of a file in it: `work/anna.vcf`; without a file,
  /// `work/`, all of the folder, which may have come or gone. A collection that can't be read is an
  /// error only when the others were looked at; what they had is told next.
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
    try absorb(names)
    defer { news = OutsideChange() }
    return news
  }

  /// Takes in what other programs have left.
  mutating func absorb(_ names: [String]?) throws(StoreError) {
    let told = info.collections
    let known =
      if let names { names } else {
        try CardNames(in: info.path).folders.map { $0 + "/" } + unreadable.map(\.file)
      }
    var failure: StoreError?
    var changes: [(index: Int, change: OutsideChange)] = []
    func attempt(_ step: () throws(StoreError) -> Void) {
      do throws(StoreError) { try step() } catch { failure = failure ?? error }
    }
    for name in known { attempt { () throws(StoreError) in try openFolder(of: name) } }
    let files = names.map(filesByCollection)
    for index in collections.indices {
      attempt { () throws(StoreError) in
        changes.append((index, try refresh(index, files?[index])))
      }
    }
    for (index, change) in changes { adoptFromOthers(change, in: index) }
    for (index, change) in changes { note(change, of: index) }
    updateInfo()
    if info.collections != told { news.collections = info.collections }
    if let failure { throw failure }
  }

  /// Opens the folder of a file where it isn't open yet, and has become a collection.
  private mutating func openFolder(of name: String) throws(StoreError) {
    let prefix = parts(of: name).prefix
    let folder = String(prefix.dropLast())
    guard index(of: prefix) == nil else { return }
    let isKnown = unreadable.contains { $0.file.isIdentical(to: prefix) }
    unreadable.removeAll { $0.file.isIdentical(to: prefix) }
    do throws(StoreError) {
      guard try isCollection(folder, in: info.path) else { return }
      let index = try open(folder)
      // All that is in it is news.
      collections[index].book.noteAll()
    } catch {
      guard case .unreadable(_, let failure) = error else { throw error }
      unreadable.append(BookProblem(file: prefix, reason: .unreadable(failure)))
      if !isKnown { throw error }
    }
  }

  /// What is to be read of each collection: nil for all of it.
  private func filesByCollection(_ names: [String]) -> [[String]?] {
    var files = [[String]?](repeating: [], count: collections.count)
    for name in names {
      let (prefix, file) = parts(of: name)
      guard let index = index(of: prefix) else { continue }
      if file.isEmpty { files[index] = nil } else { files[index]?.append(file) }
    }
    return files
  }

  /// The prefix of the collection, and the name of a file in it.
  private func parts(of name: String) -> (prefix: String, file: String) {
    guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")) else { return ("", name) }
    let start = name.utf8.index(after: slash)
    return (String(name[..<start]), String(name[start...]))
  }

  private func index(of prefix: String) -> Int? {
    collections.firstIndex { $0.prefix.isIdentical(to: prefix) }
  }

  private mutating func refresh(
    _ index: Int, _ names: [String]?
  ) throws(StoreError) -> OutsideChange {
    do throws(StoreError) {
      return try collections[index].book.refresh(names)
    } catch {
      // Where the folder of the others is gone, that is said, and they stay as they were.
      guard case .missing = error, index > 0 else { throw error }
      collections[index].book.loseAll()
      return try collections[index].book.refresh([])
    }
  }

  /// A card that went from one collection and came into another is the same contact.
  private mutating func adoptFromOthers(_ change: OutsideChange, in index: Int) {
    for card in change.cards where ids.id(of: card.id, in: index) == nil {
      guard let summary = card.summary else { continue }
      let file = collections[index].book.files.place(of: card.id)?.file.name ?? ""
      for other in collections.indices where other != index {
        guard let lost = collections[other].book.homeless.adopt(summary, in: file) else { continue }
        if ids.move(lost, from: other, to: card.id, in: index) { break }
      }
    }
  }

  private mutating func note(_ change: OutsideChange, of index: Int) {
    for card in change.cards {
      let known = ids.id(of: card.id, in: index)
      guard let summary = card.summary else {
        // Whom this book doesn't know has gone to another collection.
        if let known { noteLoss(of: known, card.id, in: index) }
        continue
      }
      if known == nil, !summary.identity.isEmpty {
        let place = CollectionIDs.Place(collection: index, id: card.id)
        arrivals.note(summary.identity, at: place, now: surroundings.now())
      }
      news.note(ids.makeID(of: card.id, in: index), summary.inCollection(index))
    }
  }

  /// A contact is gone, unless another collection got a copy of its card before that: then it is
  /// there, and the copy isn't one.
  private mutating func noteLoss(of id: ContactID, _ inner: ContactID, in index: Int) {
    let uid = collections[index].book.homeless.identity(of: inner)
    guard let uid, let place = arrivals.take(uid, now: surroundings.now()),
      place.collection != index, let copy = ids.id(of: place.id, in: place.collection),
      let summary = collections[place.collection].book.files.summary(of: place.id)
    else { return news.note(id, nil) }
    ids.exchange(id, copy)
    news.note(copy, nil)
    news.note(id, summary.inCollection(place.collection))
  }
}
