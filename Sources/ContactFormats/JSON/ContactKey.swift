package import ContactModel

/// The keys of a contact's JSON object, which are also those of `add` and `set`.
package enum ContactKey {
  /// Keys whose value is one text.
  package static let texts: [(key: String, field: Field)] = [
    ("fn", .name), ("last", .family), ("first", .given), ("middle", .middle),
    ("prefix", .prefix), ("suffix", .suffix), ("phoneticLast", .phoneticFamily),
    ("phoneticFirst", .phoneticGiven), ("phoneticMiddle", .phoneticMiddle),
    ("phoneticOrg", .phoneticOrganization), ("sortAs", .sortAs), ("org", .organization),
    ("department", .department), ("title", .jobTitle), ("note", .note), ("gender", .gender),
    ("age", .age), ("created", .created), ("modified", .modified),
  ]

  /// Keys whose value is a list of texts.
  package static let lists: [(key: String, field: ListField)] = [
    ("hobbies", .hobbies), ("categories", .categories),
  ]

  /// Keys whose value is a list of objects.
  package static let repeated: [(key: String, field: RepeatedField)] = [
    ("phones", .phones), ("emails", .emails), ("addresses", .addresses), ("urls", .urls),
    ("dates", .dates), ("ims", .ims), ("social", .socialProfiles),
  ]

  /// Keys of an address's parts.
  package static let addressParts: [(key: String, part: PostalAddress.Part)] = [
    ("street", .street), ("city", .city), ("region", .region), ("postcode", .postcode),
    ("country", .country), ("pobox", .pobox), ("extended", .extended),
  ]

  /// The words of `kind`.
  package static func kind(_ kind: Contact.Kind) -> String {
    switch kind {
    case .person: "person"
    case .organization: "company"
    case .group: "group"
    case .other(let word): word
    }
  }

  /// The kind that a word of `kind` means.
  package static func kind(named word: String) -> Contact.Kind {
    switch word {
    case "person", "": .person
    case "company": .organization
    case "group": .group
    default: .other(word)
    }
  }
}
