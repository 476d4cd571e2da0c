package import ContactModel

/// Changes: each of its collection's own cards.
extension CollectionsBook {
  package mutating func add(
    _ contact: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    try change(index(beside: neighbour)) { collection throws(StoreError) in
      try collection.add(contact, beside: nil)
    }
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

  package mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact, merging: Bool
  ) throws(StoreError) -> BookChange {
    let place = try place(of: id)
    do throws(StoreError) {
      return try change(place.collection) { collection throws(StoreError) in
        try collection.update(place.id, from: base, to: edited, merging: merging)
      }
    } catch {
      // It may have gone to another collection only now.
      guard case .contactGone = error else { throw error }
      try? absorb(nil)
      guard ids.place(of: id) != place else { throw error }
      return try update(id, from: base, to: edited, merging: merging)
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
      try collection.move(Placement(id: rankings[0].id, destination: .ranked(rankings)))
    }
  }

  package mutating func revert(
    _ change: BookChange, progress: ProgressReport
  ) throws(StoreError) -> BookChange {
    try changeAll(change.kind, parts(of: change.cards, \.id)) {
      collection, cards throws(StoreError) in
      try collection.revert(BookChange(kind: change.kind, cards: cards), progress: progress)
    }
  }

  /// Into the collection that it was deleted from, where that is one of these.
  package mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange {
    let own = collections.indices.first { index in
      isThere(index) && realPath(collections[index].book.info.path).isIdentical(to: contact.book)
    }
    return try change(own ?? index(beside: nil)) { collection throws(StoreError) in
      try collection.restore(contact)
    }
  }

  /// Carries out a change of one collection, and tells it as one of this book.
  private mutating func change(
    _ index: Int, _ step: (inout VDirBook) throws(StoreError) -> BookChange
  ) throws(StoreError) -> BookChange {
    var change = try step(&collections[index].book)
    for card in change.cards.indices {
      change.cards[card].id = ids.makeID(of: change.cards[card].id, in: index)
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
  mutating func changeAll<Element>(
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
}
