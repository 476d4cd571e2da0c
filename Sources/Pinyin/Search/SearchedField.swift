/// What a search looks at, in the order of rank.
package enum SearchedField: UInt8, CaseIterable, Comparable, Hashable, Sendable {
  case name, nickname, organization, phone, email, note

  package static func < (a: SearchedField, b: SearchedField) -> Bool { a.rawValue < b.rawValue }
}

/// The texts of one contact that a search looks at.
package struct SearchFields: Sendable {
  package var name: SortName
  package var nickname: String
  package var organization: String
  package var phones: [String]
  package var emails: [String]
  package var note: String

  package init(
    name: SortName, nickname: String = "", organization: String = "", phones: [String] = [],
    emails: [String] = [], note: String = ""
  ) {
    self.name = name
    self.nickname = nickname
    self.organization = organization
    self.phones = phones
    self.emails = emails
    self.note = note
  }

  /// Calls `body` with each text, its field, and its place among the field's values, in the order of
  /// rank.
  func forEachText(_ body: (SortName, SearchedField, Int) -> Void) {
    body(name, .name, 0)
    body(SortName(nickname), .nickname, 0)
    body(SortName(organization, kind: .organization), .organization, 0)
    for (index, phone) in phones.enumerated() { body(SortName(phone), .phone, index) }
    for (index, email) in emails.enumerated() { body(SortName(email), .email, index) }
    body(SortName(note), .note, 0)
  }
}
