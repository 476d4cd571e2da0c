import BookStore
import BookUI
import ContactModel

/// How a command line names one contact.
nonisolated package enum ContactReference: Hashable, Sendable {
  /// `uid:…`
  case uid(String)
  /// `#3`: the third in the file's order; the digits as they were typed.
  case number(String)
  case name(String)

  package init(_ text: String) {
    let scheme = "uid:"
    let digits = text.utf8.dropFirst()
    if text.utf8.starts(with: scheme.utf8) {
      self = .uid(String(text.unicodeScalars.dropFirst(scheme.utf8.count)))
    } else if text.utf8.first == UInt8(ascii: "#"), !digits.isEmpty,
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    {
      self = .number(String(text.unicodeScalars.dropFirst()))
    } else {
      self = .name(text.trimmed)
    }
  }

  /// The one contact that is meant. Nobody, or more than one, is an error that says how to name it.
  func contact(in book: any Book) throws(Failure) -> ContactID {
    let contacts = book.contacts
    let found = matches(in: contacts, of: book)
    guard let index = found.first else { throw nobody(among: contacts.count) }
    guard found.count == 1 else {
      let rows = found.map { index in
        let summary = contacts[index].summary
        return [
          "#\(index + 1)", summary.displayName, summary.phones.first ?? "",
          summary.identity.isEmpty ? "" : "uid:" + summary.identity,
        ]
      }
      throw Failure(
        Strings.severalContacts(found.count, text), status: .nothingFound,
        details: tabSeparated(rows))
    }
    return contacts[index].id
  }

  private func matches(
    in contacts: [(id: ContactID, summary: ContactSummary)], of book: any Book
  ) -> [Int] {
    func indices(_ isMeant: (ContactID, ContactSummary) -> Bool) -> [Int] {
      contacts.indices.filter { isMeant(contacts[$0].id, contacts[$0].summary) }
    }
    switch self {
    case .uid(let uid):
      return uid.isEmpty ? [] : indices { $1.identity.isIdentical(to: uid) }
    case .number(let digits):
      // A number that is too large is nobody's, as is the largest.
      let index = (Int(digits) ?? .max) - 1
      return contacts.indices.contains(index) ? [index] : []
    case .name(let name):
      if name.isEmpty { return [] }
      let shown = indices { $1.displayName.trimmed.isIdentical(to: name) }
      if !shown.isEmpty { return shown }
      // The full name as the card writes it, which only the card has; accents in either spelling.
      return indices { id, summary in
        summary.displayName.trimmed == name
          || (try? book.contact(id))?[.name].trimmed.isIdentical(to: name) == true
      }
    }
  }

  private func nobody(among count: Int) -> Failure {
    let phrase =
      switch self {
      case .number: Strings.noContactOfNumber(text, count: count)
      case .uid: Strings.noContactOfUID(text)
      case .name: Strings.noContactOfName(text)
      }
    return Failure(phrase, status: .nothingFound)
  }

  /// As it was typed.
  private var text: String {
    switch self {
    case .uid(let uid): "uid:" + uid
    case .number(let digits): "#" + digits
    case .name(let name): name
    }
  }
}
