import ContactModel
import ScreenModel

extension AppState {
  /// The keys that answer the question whether to delete with yes.
  private static let deleteAnswers: [Key] = [.character("y"), .character("Y")]

  mutating func handleOverlay(_ input: InputEvent) -> [Effect] {
    switch overlay {
    case .askDelete(let id): return answerDelete(id, input)
    case .awaitLetter: jumpToAwaitedLetter(input)
    case .help(let help): handleHelp(help, input)
    case .copyMenu(let menu): return handleCopyMenu(menu, input)
    case .trash(let menu): return handleTrash(menu, input)
    case .conflict(let prompt): return answerConflict(prompt, input)
    case .askKeepAsNew(let contact, let id, let base):
      return answerKeepAsNew(contact, of: id, since: base, input)
    case .askDraft(let draft): return answerDraft(draft, input)
    case .askPath(let prompt): return answerPath(prompt, input)
    case .askDuplicates(let path, _): return answerDuplicates(path, input)
    case .askReplace(let path): return answerReplace(path, input)
    case nil: break
    }
    return []
  }

  private mutating func answerDelete(_ id: ContactID, _ input: InputEvent) -> [Effect] {
    guard case .key(let key) = input else { return [] }
    overlay = nil
    if Self.deleteAnswers.contains(key) { return [.delete(id)] }
    say(Strings.kept)
    return []
  }

  /// Nobody answers for what he hasn't seen: the question goes when its contact changes or goes.
  mutating func withdrawDeletion(becauseOf reason: Phrase) {
    overlay = nil
    complain(reason)
    message?.lateAnswers = Self.deleteAnswers
  }

  private mutating func jumpToAwaitedLetter(_ input: InputEvent) {
    guard case .key(let key) = input else { return }
    overlay = nil
    guard !key.alt, case .character(let letter) = key.code else { return }
    if letter.isASCII, letter.isLetter || letter == "#" {
      jump(to: letter)
    } else {
      complain(Strings.unbound(key.name, help: ListKeyMap.all.keyName(of: .help)))
    }
  }

  private mutating func handleHelp(_ help: Help, _ input: InputEvent) {
    var help = help
    guard case .key(let key) = input else { return }
    overlay = help.handle(key, in: Rect(size)) ? .help(help) : nil
  }

  private mutating func handleCopyMenu(_ menu: Menu<String>, _ input: InputEvent) -> [Effect] {
    var menu = menu
    switch menu.handle(input) {
    case .chosen(let value):
      overlay = nil
      return copy(value)
    case .closed, .ownText: overlay = nil
    case .none: overlay = .copyMenu(menu)
    case .unbound(let key):
      overlay = .copyMenu(menu)
      complain(Strings.unbound(key.name, help: ListKeyMap.all.keyName(of: .help)))
    }
    return []
  }
}
