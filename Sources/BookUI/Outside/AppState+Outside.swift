import ContactModel
import ScreenModel

/// What other programs do to the book while it is shown.
extension AppState {
  /// Takes in what they changed. What the user looks at and works on stays where it is: the
  /// selection, the place of its row on the screen, the search, a form.
  mutating func bookChangedOutside(_ change: OutsideChange) {
    let row = selectedRow ?? 0
    let height = lines.line(ofRow: row) - list.top
    let asked = overlay.flatMap(\.deletion).map { (id: $0, name: name(of: $0)) }
    book.apply(change)
    history.retry(after: change)
    collections = change.collections ?? collections
    if let id = loaded?.id, change.contains(id) { loaded = nil }
    if selectedRow == nil {
      list.selection = book.isEmpty ? nil : book[min(row, book.count - 1)]
    }
    if let selectedRow { list.top = max(0, lines.line(ofRow: selectedRow) - height) }
    search?.refresh(in: book)
    updateLift()
    if let asked, change.contains(asked.id) {
      let isGone = book.row(of: asked.id) == nil
      withdrawDeletion(
        becauseOf: isGone
          ? Strings.deletedMeanwhile(asked.name) : Strings.changedMeanwhile(name(of: asked.id)))
    }
    if let id = form?.id, change.contains(id), book.row(of: id) == nil {
      form?.state.warn(Strings.formGone)
    }
  }

  /// A row that is carried stays in the hand, as near to where it was as its section allows.
  private mutating func updateLift() {
    guard let lifted = lift else { return }
    lift = nil
    guard let row = book.row(of: lifted.id) else { return complain(Strings.liftedGone) }
    let rows = book.rows(reachableBy: lifted.id)
    var moved = Lift(id: lifted.id, from: row)
    moved.row = min(max(rows.lowerBound, row + lifted.row - lifted.from), rows.upperBound - 1)
    lift = moved
  }

  /// The user's edit met another program's: what both changed is asked for.
  mutating func editConflicted(_ effect: Effect, _ merge: ContactMerge) {
    guard case .update(let id, _, let mine) = effect else { return }
    overlay = .conflict(ConflictPrompt(id: id, mine: mine, merge: merge))
  }

  /// The contact of an edit is gone: it can be kept as a new one.
  mutating func editedContactGone(_ effect: Effect) {
    guard case .update(let id, let base, let mine) = effect else { return }
    overlay = .askKeepAsNew(mine, of: id, since: base)
  }

  mutating func answerConflict(_ prompt: ConflictPrompt, _ input: InputEvent) -> [Effect] {
    guard case .key(let key) = input else { return [] }
    var prompt = prompt
    switch ConflictKeyMap.all.command(for: key) {
    case .mine: prompt.choose(.mine)
    case .theirs: prompt.choose(.theirs)
    case .both:
      overlay = nil
      // A contact of its own: the other one keeps the UID.
      var copy = prompt.mine
      copy.uid = ""
      return [.addCopy(copy, of: prompt.id, since: prompt.merge.base, beside: prompt.id)]
    case .back:
      overlay = nil
      return []
    case nil: return []
    }
    if prompt.current != nil {
      overlay = .conflict(prompt)
      return []
    }
    overlay = nil
    return [.update(prompt.id, from: prompt.merge.theirs, to: prompt.result)]
  }

  mutating func answerKeepAsNew(
    _ contact: Contact, of id: ContactID, since base: Contact, _ input: InputEvent
  ) -> [Effect] {
    guard case .key(let key) = input else { return [] }
    switch KeepKeyMap.all.command(for: key) {
    case .keep:
      overlay = nil
      // To the collection that it was in.
      return [.addCopy(contact, of: id, since: base, beside: id)]
    case .back: overlay = nil
    case nil: break
    }
    return []
  }
}

extension AppState.Overlay {
  /// Whom the question whether to delete is about.
  fileprivate var deletion: ContactID? {
    if case .askDelete(let id) = self { id } else { nil }
  }
}
