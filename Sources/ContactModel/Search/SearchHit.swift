/// A field that the search looks into.
package enum SearchField: Int, CaseIterable, Hashable, Comparable, Sendable {
  case name, nickname, organization, phone, email, note

  package static func < (a: SearchField, b: SearchField) -> Bool { a.rawValue < b.rawValue }
}

/// A contact that the search found.
package struct SearchHit: Hashable, Sendable {
  /// Matched characters of one field.
  package struct Highlight: Hashable, Sendable {
    package var field: SearchField
    /// Which phone or e-mail; 0 for the others.
    package var index: Int
    /// In characters of the field's text.
    package var range: Range<Int>
  }

  package var id: ContactID
  /// How good the match is: 0 (the whole name literally) … 8 (fuzzy); NAMES, "Rank".
  package var quality: Int
  package var highlights: [Highlight]
}

extension ContactSummary {
  /// The text that a search field names; empty where there is none.
  package func text(of field: SearchField, index: Int) -> String {
    switch field {
    case .name: displayName
    case .nickname: nickname
    case .organization: organization
    case .note: note
    case .phone: phones.indices.contains(index) ? phones[index] : ""
    case .email: emails.indices.contains(index) ? emails[index] : ""
    }
  }
}
