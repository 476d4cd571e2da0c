import ContactModel
import ScreenModel

extension AppState {
  /// Takes an event, and says what the program has to do for it.
  package mutating func handle(_ event: Event) -> [Effect] {
    var effects: [Effect] = []
    switch event {
    case .progress, .input: break
    default: progress = nil
    }
    switch event {
    case .input(let input): effects = handle(input)
    case .loaded(let id, let contact, let readOnly):
      effects = contactLoaded(contact, id: id, readOnly: readOnly)
    case .rightExamined(let command, let subject, let reason):
      effects = rightExamined(command, subject, readOnlyReason: reason)
    case .rightsChanged(let reason): readOnlyReason = reason
    case .changed(let change, let effect):
      effects = take(change, by: effect)
      report(change, by: effect)
    case .deleted(let contacts): openTrash(contacts)
    case .changedOutside(let change): bookChangedOutside(change)
    case .unreadableOutside(let text): message = Message(text, .error)
    case .conflicted(let effect, let merge): editConflicted(effect, merge)
    case .gone(let effect): editedContactGone(effect)
    case .failed(let effect, let message): effects = effectFailed(effect, message: message)
    case .pictureRefused(let effect, let message):
      effects = effectFailed(effect, message: message)
      form?.state.pictureRefused(message: message)
    case .outdated(let effect, let message):
      effects = effectFailed(effect, message: passOver(effect, message: message))
    case .draftTaken(let draft): openDraft(draft)
    case .draftGone(let draft): draftGone(draft)
    case .progress(let progress): self.progress = progress
    case .pathSuggested(let suggestion): pathSuggested(suggestion)
    case .imported(let result, let effect): effects = imported(result, by: effect)
    case .importNeedsRule(let count, let effect): askForRule(effect, count: count)
    case .exported(let count, let remarks, let effect):
      exported(count, by: effect, remarks: remarks)
    case .exportExists(let effect): askToReplace(effect)
    case .stopped: stopped()
    }
    keepSelectionVisible()
    if let id = detailsToLoad, !effects.contains(.load(id)) { effects.append(.load(id)) }
    return effects
  }

  private mutating func handle(_ input: InputEvent) -> [Effect] {
    switch input {
    case .resize(let newSize):
      size = newSize
      fitForm()
      fitDetails()
      return []
    case .resume:
      return [.repaint]
    case .terminate:
      return leaving()
    case _ where layout.isTooSmall:
      return handleUnseen(input)
    case .key(let key) where key.alt && !binds(key):
      // Escape that was followed at once by another key: so does a terminal send it.
      return handle(.key(Key(.escape))) + handle(.key(Key(key.code)))
    case .key(let key) where message?.lateAnswers.contains(key) == true:
      message?.lateAnswers = []
      return []
    case .key, .paste, .mouse:
      message = nil
      return route(input)
    }
  }

  /// While the window is too small to show anything, nothing changes that can't be seen.
  private mutating func handleUnseen(_ input: InputEvent) -> [Effect] {
    message = nil
    guard case .key(let key) = input else { return [] }
    switch ListKeyMap.all.command(for: key) {
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit:
      guard form?.state.isChanged == true else { return [.quit] }
      complain(Strings.tooSmallToQuit)
    default: break
    }
    return []
  }

  /// Whether a key with Alt means anything where the state is now.
  private func binds(_ key: Key) -> Bool {
    if case .askPath = overlay { return TextKeyMap.all.command(for: key) != nil }
    if overlay != nil { return false }
    if form != nil {
      return FormKeyMap.all.command(for: key) != nil || TextKeyMap.all.command(for: key) != nil
    }
    if lift != nil { return LiftKeyMap.all.command(for: key) != nil }
    if search != nil, TextKeyMap.all.command(for: key) != nil { return true }
    return ListKeyMap.all.command(for: key) != nil
  }

  /// To whatever lies on top.
  private mutating func route(_ input: InputEvent) -> [Effect] {
    if case .key(let key) = input {
      if key == .control("l") { return [.repaint] }
      if key == .control("z") { return [.suspend] }
    }
    if overlay != nil { return handleOverlay(input) }
    if form != nil { return handleForm(input) }
    if lift != nil { return handleLift(input) }
    if search != nil { return handleSearch(input) }
    return handleList(input)
  }

  private mutating func contactLoaded(
    _ contact: Contact, id: ContactID, readOnly reason: String?
  ) -> [Effect] {
    loaded = Loaded(id: id, contact: contact)
    fitDetails()
    defer { awaited = nil }
    switch awaited {
    case .openForm(id): openForm(contact, id: id, readOnly: reason)
    case .copyMenu(id): return openCopyMenu(contact)
    default: break
    }
    return []
  }

  /// Makes the book what the store has made of it, and one more step of the history.
  mutating func take(_ change: BookChange, by effect: Effect) -> [Effect] {
    let row = selectedRow ?? 0
    book.apply(change)
    if let id = loaded?.id, change.cards.contains(where: { $0.id == id }) { loaded = nil }
    switch effect {
    case .revert(let request, .undo): history.recordUndo(change, of: request)
    case .revert(let request, .redo): history.recordRedo(change, of: request)
    default: history.record(change)
    }
    select(subject(of: change, by: effect), formerRow: row)
    var effects: [Effect] = []
    if form != nil, change.kind == .add || change.kind == .edit { effects = closeForm() }
    search?.refresh(in: book)
    // A contact that the search no longer finds is selected in the list.
    if let found = search, let id = change.cards.last(where: { $0.after != nil })?.id,
      !found.hits.contains(id)
    {
      search = nil
    }
    return effects
  }

  /// The contact that a change is about; of an import the first that is new.
  private func subject(of change: BookChange, by effect: Effect) -> CardChange? {
    // An undone step has its cards in the opposite order.
    if case .revert(_, .undo) = effect { return change.cards.last }
    let added = change.cards.first { $0.before == nil }
    return change.kind == .import ? added ?? change.cards.first : change.cards.first
  }

  /// The contact that a change was about; after a deletion the row that took its place.
  private mutating func select(_ subject: CardChange?, formerRow: Int) {
    if let subject, subject.after != nil {
      list.selection = subject.id
    } else if list.selection.flatMap(book.row(of:)) == nil {
      list.selection = book.isEmpty ? nil : book[min(formerRow, book.count - 1)]
    }
  }

  private mutating func report(_ change: BookChange, by effect: Effect) {
    let undo = ListKeyMap.all.keyName(of: .undo)
    let name = name(of: change, by: effect)
    switch effect {
    case .revert(_, .undo): say(of: name) { Strings.undone(change.kind, $0) }
    case .revert(_, .redo): say(of: name) { Strings.redone(change.kind, $0) }
    case .restore: say(of: name) { Strings.restored($0, undo: undo) }
    default:
      switch change.kind {
      case .add: say(of: name, Strings.added)
      case .edit: say(of: name, Strings.saved)
      case .delete: say(of: name) { Strings.deleted($0, undo: undo) }
      case .move: say(of: name) { Strings.moved($0, undo: undo) }
      // Told with its counts.
      case .import: break
      }
    }
    if let caution = change.caution { complain(Strings.caution(caution)) }
  }

  /// The name that a change is about: the new one, or the last one that it had. Of an import, how
  /// many they are.
  private func name(of change: BookChange, by effect: Effect) -> String {
    if change.kind == .import { return Strings.count(change.cards.count)[language] }
    guard let card = subject(of: change, by: effect) else { return "" }
    let name = (card.after ?? card.before)?.summary.displayName ?? ""
    return name.isBlank ? Strings.noName[language] : name
  }

  /// A step that can't be undone or redone now must not bar the way to the others.
  ///
  /// - Returns: the message, with what the key does next.
  private mutating func passOver(_ effect: Effect, message: String) -> String {
    switch effect {
    case .revert(_, .undo) where history.passOverUndo():
      Strings.undoGoesOn(message, undo: ListKeyMap.all.keyName(of: .undo))[language]
    case .revert(_, .redo) where history.passOverRedo():
      Strings.redoGoesOn(message, redo: ListKeyMap.all.keyName(of: .redo))[language]
    default: message
    }
  }

  private mutating func effectFailed(_ effect: Effect, message text: String) -> [Effect] {
    switch effect {
    case .load(let id):
      loaded = Loaded(id: id, contact: nil)
      awaited = nil
    case .add, .addCopy, .update:
      if form != nil {
        form?.state.saveFailed(message: text)
        return []
      }
    default: exchangeFailed(effect)
    }
    message = Message(text, .error)
    return []
  }

  /// The contact beside the list, where it isn't the one that was read last.
  private var detailsToLoad: ContactID? {
    guard layout.isWide, form == nil, !layout.isTooSmall, let id = selectedID, loaded?.id != id
    else { return nil }
    return id
  }

  private mutating func keepSelectionVisible() {
    guard !layout.isTooSmall else { return }
    let height = layout.height
    search?.keepSelectionVisible(height: height)
    guard let row = lift?.row ?? selectedRow else {
      list.top = 0
      return
    }
    list.top = lines.top(list.top, showing: row, height: height)
  }
}
