import ContactModel

extension Named {
  /// What a reader takes a card for that doesn't say: without the name of a person, and named as its
  /// organization is, it is that one's.
  var guessedKind: Contact.Kind {
    let parts: [Field] = [.family, .given, .middle, .prefix, .suffix]
    let hasName = parts.contains { !self[$0].isBlank }
    let name = self[.name]
    let organization = self[.organization]
    return !hasName && !organization.isBlank && (name.isBlank || name.isIdentical(to: organization))
      ? .organization : .person
  }
}
