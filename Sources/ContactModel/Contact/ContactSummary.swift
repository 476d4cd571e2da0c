package import Pinyin

/// What the list and the search need of a contact, and so what stays in memory for every one.
package struct ContactSummary: Sendable {
  /// What decides its place among its section's rows.
  package enum Place: Hashable, Sendable {
    /// Its name.
    case byName
    /// The user moved it (a card's X-ADDRESSBOOK-ORDER).
    case manual(ManualOrder)
    /// The file's own order, where that is the order (property lists).
    case stored(Rank)
  }

  /// The name that is shown, and what decides its section and order.
  package var name: SortName
  package var nickname = ""
  package var organization = ""
  package var phones: [String] = []
  package var emails: [String] = []
  package var note = ""
  package var hasPicture = false
  /// Of a book of several collections, which one it is in.
  package var collection = 0
  package var place = Place.byName
  /// What tells two cards of the same name apart, the same at every start: the UID.
  package var identity = ""

  /// The name as the list shows it; empty where the contact has none.
  package var displayName: String { name.text }

  package init(name: SortName) {
    self.name = name
  }

  package init(_ contact: Contact) {
    name = contact.sortName
    nickname = contact[.nickname]
    organization = contact[.organization]
    phones = contact[.phones].map(\.value)
    emails = contact[.emails].map(\.value)
    note = contact[.note]
    hasPicture = contact.picture != nil
    place = contact.order.map { .manual($0) } ?? .byName
    identity = contact.uid
  }
}

extension ContactSummary: Equatable {
  package static func == (a: ContactSummary, b: ContactSummary) -> Bool {
    a.name == b.name && a.nickname.isIdentical(to: b.nickname)
      && a.organization.isIdentical(to: b.organization) && a.phones.isIdentical(to: b.phones)
      && a.emails.isIdentical(to: b.emails) && a.note.isIdentical(to: b.note)
      && a.hasPicture == b.hasPicture && a.collection == b.collection && a.place == b.place
      && a.identity.isIdentical(to: b.identity)
  }
}
