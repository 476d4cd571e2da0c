package import ContactModel

extension CollectionsBook {
  /// Names are those of a collection's folder and of a file in it: `work/anna.vcf`. A collection that
  /// can't be read is an error only when the others were looked at; what they had is told next.
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
    var files: [Int: [String]] = [:]
    for name in names ?? [] {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2, let index = index(ofFolder: parts[0]) else { continue }
      files[index, default: []].append(parts[1])
    }
    if names == nil { try openNewCollections() }
    var failure: StoreError?
    var changes: [(index: Int, change: OutsideChange)] = []
    for index in collections.indices {
      do throws(StoreError) {
        changes.append((index, try refresh(index, names == nil ? nil : files[index] ?? [])))
      } catch {
        failure = failure ?? error
      }
    }
    for (index, change) in changes { adoptFromOthers(change, in: index) }
    for (index, change) in changes { note(change, of: index) }
    updateInfo()
    if let failure { throw failure }
    defer { news = OutsideChange() }
    return news
  }

  private mutating func refresh(
    _ index: Int, _ names: [String]?
  ) throws(StoreError) -> OutsideChange {
    do throws(StoreError) {
      return try collections[index].refresh(names)
    } catch {
      guard case .missing = error else { throw error }
      collections[index].loseAll()
      return try collections[index].refresh([])
    }
  }

  /// A card that went from one collection and came into another is the same contact.
  private mutating func adoptFromOthers(_ change: OutsideChange, in index: Int) {
    for card in change.cards where ids[index][card.id] == nil {
      guard let summary = card.summary, !summary.identity.isEmpty else { continue }
      for other in collections.indices where other != index {
        guard let lost = collections[other].homeless.adopt(summary),
          let id = ids[other].removeValue(forKey: lost)
        else { continue }
        ids[index][card.id] = id
        places[id.number] = Place(collection: index, id: card.id)
        break
      }
    }
  }

  private mutating func note(_ change: OutsideChange, of index: Int) {
    for card in change.cards {
      // Whom this book doesn't know has gone to another collection.
      if card.summary == nil, ids[index][card.id] == nil { continue }
      news.note(outerID(card.id, in: index), card.summary?.inCollection(index))
    }
  }

  private mutating func openNewCollections() throws(StoreError) {
    for folder in try vdirs(in: info.path) where index(ofFolder: folder) == nil {
      var book = try VDirBook(info.path + "/" + folder, surroundings: surroundings)
      // All that is in it is news.
      book.noteAll()
      collections.append(book)
      ids.append([:])
    }
  }

  private func index(ofFolder name: String) -> Int? {
    collections.firstIndex { fileName($0.info.path).isIdentical(to: name) }
  }
}
