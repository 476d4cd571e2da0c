import ContactFormats
import ContactModel

extension CardBook {
  package mutating func revert(
    _ change: BookChange, progress: ProgressReport
  ) throws(StoreError) -> BookChange {
    try checkWritable(change.cards.map(\.id))
    let trashing: Trashing = change.kind == .import ? .nothing : .deleted
    return try self.change(change.kind, trashing: trashing, progress: progress) {
      book throws(StoreError) in
      try book.absorbChanges(around: change.cards.map(\.id))
      for card in change.cards where try book.stored(card.id)?.bytes != card.before?.card.bytes {
        throw .changedSince(path: book.path(of: card))
      }
      return change.cards.map { card in
        CardReplacement(id: card.id, content: card.after.map { .stored($0.card) } ?? .none)
      }
    }
  }

  /// The file that a change is about.
  private func path(of card: CardChange) -> String {
    let location = (card.before ?? card.after)?.card.location ?? ""
    return path(of: CardLocation(location).name)
  }

  package func deleted() -> [DeletedContact] { trash.contacts }

  package mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange {
    try checkWritable()
    let (card, isOwn) = try trash.card(of: contact)
    var stored = card.stored
    if !isOwn { stored.location = "" }
    let id = makeID()
    let change = try change(.add) { book throws(StoreError) in
      try book.absorbChanges(around: [id])
      return [CardReplacement(id: id, content: .restored(stored, mode: card.mode))]
    }
    trash.remove(contact)
    return change
  }

  /// Carries out what is made of the book as it is on the disk; where another program writes at the
  /// same moment, it is made again of what that one has left.
  ///
  /// What goes to the trash goes there first.
  mutating func change(
    _ kind: BookChange.Kind, trashing: Trashing = .deleted,
    progress: ProgressReport = { _, _ in true },
    _ make: (inout Self) throws(StoreError) -> [CardReplacement]
  ) throws(StoreError) -> BookChange {
    var tries = 20
    while true {
      let replacements = try make(&self)
      let goesFirst = replacements.filter { $0.goesToTrash(trashing) }.map(\.id)
      try throwAway(goesFirst, progress: progress)
      do throws(StoreError) {
        let (cards, caution) = try replace(replacements, progress: progress)
        let change = BookChange(kind: kind, cards: cards, caution: caution)
        trash.settle(change, trashing)
        return change
      } catch {
        for id in goesFirst { trash.takeOut(id) }
        guard case .changedOutside = error, tries > 0 else { throw error }
        tries -= 1
      }
    }
  }
}

extension CardBook {
  private mutating func throwAway(
    _ ids: [ContactID], progress: ProgressReport
  ) throws(StoreError) {
    var leavers: [BookTrash.Leaver] = []
    for id in ids {
      guard let card = try stored(id) else { continue }
      let name = try found(id).card.summary().displayName
      leavers.append(BookTrash.Leaver(id: id, card: card, name: name, mode: mode(of: id)))
    }
    try trash.put(leavers, progress: progress)
  }
}

extension CardReplacement {
  fileprivate func goesToTrash(_ trashing: Trashing) -> Bool {
    switch (trashing, content) {
    case (.replaced, _), (.deleted, .none): true
    case (.deleted, _), (.nothing, _): false
    }
  }
}

extension Book {
  mutating func checkWritable() throws(StoreError) {
    examineRights()
    if let reason = info.readOnly { throw .readOnly(reason) }
  }

  /// Whether these contacts can be changed.
  mutating func checkWritable(_ ids: some Sequence<ContactID>) throws(StoreError) {
    try checkWritable()
    for id in ids {
      if let reason = readOnlyReason(for: id) { throw .readOnly(reason) }
    }
  }
}
