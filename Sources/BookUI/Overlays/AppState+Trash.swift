import ContactModel
import ScreenModel

/// Recently deleted: what can be restored, and restoring it.
extension AppState {
  mutating func openTrash(_ contacts: [DeletedRow]) {
    guard !contacts.isEmpty else { return complain(Strings.trashIsEmpty) }
    let rows = contacts.map { row in
      Menu.Row(
        row.contact, title: row.contact.name.isBlank ? Strings.noName[language] : row.contact.name,
        detail: [row.time, row.book].filter { !$0.isEmpty }.joined(separator: "   "))
    }
    overlay = .trash(Menu(title: Strings.recentlyDeleted[language], rows: rows, language: language))
  }

  mutating func handleTrash(_ menu: Menu<DeletedContact>, _ input: InputEvent) -> [Effect] {
    var menu = menu
    switch menu.handle(input) {
    case .chosen(let contact):
      overlay = nil
      return [.restore(contact)]
    case .closed, .ownText: overlay = nil
    case .none: overlay = .trash(menu)
    case .unbound(let key):
      overlay = .trash(menu)
      complain(Strings.unbound(key.name, help: ListKeyMap.all.keyName(of: .help)))
    }
    return []
  }
}
