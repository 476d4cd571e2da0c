import ContactModel
import ScreenModel

extension AppState {
  mutating func openNewForm() {
    form = OpenForm(id: nil, state: FormState(adding: language, today: today))
  }

  mutating func openForm(_ contact: Contact, id: ContactID) {
    let state = FormState(
      editing: contact, language: language, today: today, isReadOnly: readOnlyReason != nil)
    form = OpenForm(id: id, base: contact, state: state)
  }

  mutating func handleForm(_ input: InputEvent) -> [Effect] {
    let columns = layout.formArea.columns.count
    form?.state.columns = columns
    guard let open = form, let outcome = form?.state.handle(input) else { return [] }
    switch outcome {
    case .none: return []
    case .close: return closeForm()
    case .help: overlay = .help(Help(language: language))
    case .save(let contact):
      if let id = open.id, let base = open.base {
        return [.update(id, from: base, to: contact)]
      }
      return [.add(contact)]
    }
    return []
  }
}
