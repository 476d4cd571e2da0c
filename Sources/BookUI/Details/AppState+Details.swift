import ContactModel
import ScreenModel

extension AppState {
  /// What the details say of a contact that was read, laid out for the window.
  func details(of contact: Contact) -> Details? {
    guard let pane = layout.pane else { return nil }
    return Details(
      contact, members: memberNames(of: contact), language: language, today: today,
      width: max(1, pane.columns.count - 3))
  }

  /// The names of a group's members. One that the book doesn't have is named by its UID.
  func memberNames(of contact: Contact) -> [String] {
    guard !contact.members.isEmpty else { return [] }
    var names: [String: String] = [:]
    for member in contact.members { names[member] = Strings.notInThisBook(member)[language] }
    for row in 0..<book.count {
      guard let identity = book.summary(of: book[row])?.identity, !identity.isEmpty else {
        continue
      }
      let uid = identity.hasPrefix("urn:uuid:") ? String(identity.dropFirst(9)) : identity
      if names[uid] != nil { names[uid] = name(of: book[row]) }
    }
    return contact.members.compactMap { names[$0] }
  }

  /// The lines below the name.
  private var detailsHeight: Int { max(1, (layout.pane?.rows.count ?? 0) - Details.headHeight) }

  /// Scrolls the details by lines, or by pages.
  mutating func scrollDetails(_ command: ListCommand) {
    guard layout.isWide else { return complain(Strings.noDetailsHere) }
    switch command {
    case .detailsPageDown: scrollDetails(by: max(1, detailsHeight - 2))
    case .detailsPageUp: scrollDetails(by: -max(1, detailsHeight - 2))
    case .detailsDown: scrollDetails(by: 1)
    case .detailsUp: scrollDetails(by: -1)
    default: break
    }
  }

  mutating func scrollDetails(by offset: Int) {
    let height = detailsHeight
    loaded?.details?.scroll(by: offset, height: height)
  }

  /// Lays the details out anew where the window has another width.
  mutating func fitDetails() {
    guard let contact = loaded?.contact else { return }
    if let pane = layout.pane, loaded?.details?.width == max(1, pane.columns.count - 3) {
      return scrollDetails(by: 0)
    }
    let details = details(of: contact)
    loaded?.details = details
  }
}
