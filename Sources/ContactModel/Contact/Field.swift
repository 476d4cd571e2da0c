/// A field that a contact has once. Which of them a form shows, and in what order, is the form's.
package enum Field: String, CaseIterable, Hashable, Sendable {
  case name, prefix, family, given, middle, suffix, nickname
  case phoneticFamily, phoneticGiven, phoneticMiddle, phoneticOrganization
  /// The reading that the card names as its sort key (SORT-STRING, SORT-AS).
  case sortAs
  case organization, department, jobTitle
  /// `YYYY-MM-DD`, `--MM-DD` where the year is unknown, or free text.
  case birthday
  case note, gender, age
  /// When the card was made and last changed; read-only.
  case created, modified
}

/// A field that holds a list of short texts.
package enum ListField: String, CaseIterable, Hashable, Sendable {
  case hobbies, categories
}

/// A field that a contact may have any number of times, each with a type label.
package enum RepeatedField: String, CaseIterable, Hashable, Sendable {
  case phones, emails, addresses, dates, ims, socialProfiles, urls
}
