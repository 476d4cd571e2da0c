import ContactModel
import ScreenModel

extension AppState {
  mutating func openNewForm() {
    form = OpenForm(
      id: nil, neighbour: selectedID, state: FormState(adding: language, today: today))
    fitForm()
  }

  /// Tells the form how wide it is.
  mutating func fitForm() {
    let columns = layout.formArea.columns.count
    form?.state.columns = columns
  }

  /// - Parameter reason: why this contact can't be changed, where others of the book can.
  mutating func openForm(_ contact: Contact, id: ContactID, readOnly reason: String?) {
    let state = FormState(
      editing: contact, memberNames: memberNames(of: contact), language: language, today: today,
      readOnlyReason: reason)
    form = OpenForm(id: id, base: contact, state: state)
    fitForm()
  }

  mutating func handleForm(_ input: InputEvent) -> [Effect] {
    guard let open = form, let outcome = form?.state.handle(input) else { return [] }
    switch outcome {
    case .none: return []
    case .close: return closeForm()
    case .help: overlay = .help(Help(language: language))
    case .save(let contact):
      if let id = open.id, let base = open.base {
        return [.update(id, from: base, to: contact)]
      }
      return [.add(contact, beside: open.neighbour)]
    }
    return []
  }
}
