import ContactModel
import Pinyin
import ScreenModel

extension AppState {
  /// The commands that change the book: first it is asked whether they may.
  mutating func change(_ command: ListCommand) -> [Effect] {
    switch command {
    case .toggleEditing where list.isEditing:
      list.isEditing = false
      return []
    case .toggleEditing, .undo, .redo, .trash: return [.examineRight(command, .book)]
    case .add, .importFiles: return [.examineRight(command, .newContact(beside: selectedID))]
    default:
      guard let id = selectedID else { return refuse(Strings.noContact) }
      return [.examineRight(command, .contact(id))]
    }
  }

  /// A command that may not change what it is about says why.
  mutating func rightExamined(
    _ command: ListCommand, _ subject: Effect.Subject, readOnlyReason: String?
  ) -> [Effect] {
    if let readOnlyReason {
      message = Message(readOnlyReason, .error)
      return []
    }
    switch command {
    case .add:
      openNewForm()
    case .toggleEditing:
      list.isEditing = true
    case .undo:
      guard let change = history.undo else { return refuse(Strings.nothingToUndo) }
      return [.revert(change, .undo)]
    case .redo:
      guard let change = history.redo else { return refuse(Strings.nothingToRedo) }
      return [.revert(change, .redo)]
    case .trash:
      return [.listDeleted]
    case .importFiles:
      overlay = .askPath(PathPrompt(.importing))
    default:
      guard case .contact(let id) = subject, let row = book.row(of: id) else {
        return refuse(Strings.noContact)
      }
      return change(command, id: id, row: row)
    }
    return []
  }

  private mutating func change(_ command: ListCommand, id: ContactID, row: Int) -> [Effect] {
    switch command {
    case .delete where list.isEditing: return [.delete(id)]
    case .delete: overlay = .askDelete(id)
    case .lift: lift = Lift(id: id, from: row)
    case .carryDown: return moveAtOnce(id, to: row + 1)
    case .carryUp: return moveAtOnce(id, to: row - 1)
    default: break
    }
    return []
  }

  private mutating func moveAtOnce(_ id: ContactID, to row: Int) -> [Effect] {
    guard let placement = book.placement(moving: id, to: row) else {
      complainOfEdge(id, towards: row)
      return []
    }
    return [.move(placement)]
  }

  /// Says why a row goes no further.
  mutating func complainOfEdge(_ id: ContactID, towards row: Int) {
    guard let letter = book.letter(of: id) else { return }
    let isAbove = row < book.rows(reachableBy: id).lowerBound
    complain(isAbove ? Strings.firstOfSection(letter) : Strings.lastOfSection(letter))
  }

  private mutating func refuse(_ reason: Phrase) -> [Effect] {
    complain(reason)
    return []
  }

  // MARK: Opening and copying, which need the whole contact

  mutating func openSelected() -> [Effect] {
    guard let id = selectedID else { return refuse(Strings.noContact) }
    awaited = .openForm(id)
    return [.load(id)]
  }

  mutating func startCopying() -> [Effect] {
    guard let id = selectedID else { return refuse(Strings.noContact) }
    awaited = .copyMenu(id)
    return [.load(id)]
  }

  /// One value is copied at once; of several the user chooses.
  mutating func openCopyMenu(_ contact: Contact) -> [Effect] {
    let rows = copyRows(of: contact)
    guard let first = rows.first else { return refuse(Strings.nothingToCopy) }
    guard rows.count > 1 else { return copy(first.choice) }
    overlay = .copyMenu(
      Menu(title: Strings.copyWhich[language], rows: rows, language: language))
    return []
  }

  mutating func copy(_ value: String) -> [Effect] {
    say(of: value, Strings.copied)
    return [.copyToClipboard(value)]
  }

  private func copyRows(of contact: Contact) -> [Menu<String>.Row] {
    let repeated = RepeatedField.allCases.flatMap { field in
      contact[field].filter { !$0.isBlank }.map { value in
        Menu.Row(
          value.value, title: value.value, detail: Strings.typeLabel(of: value, in: field)[language]
        )
      }
    }
    let name = contact.displayName
    guard !name.isBlank else { return repeated }
    return repeated + [Menu.Row(name, title: name, detail: Strings.label(of: Field.name)[language])]
  }
}
