extension Contact {
  /// What a contact can't be saved without.
  package enum Requirement: Hashable, Sendable {
    case name, phone
  }

  /// What stands in the way of saving; nil where nothing does. `original` is what was read from the
  /// card, nil for a new contact.
  package func missingRequirement(since original: Contact?) -> Requirement? {
    if fullName.isBlank { return .name }
    return needsPhone(since: original) && !hasValue(.phones) ? .phone : nil
  }

  /// Whether it can't be saved without a phone.
  ///
  /// A contact that came without a phone (an imported card of an e-mail address, say) may stay
  /// without one as long as it has an e-mail address, a postal address, or an organization.
  package func needsPhone(since original: Contact?) -> Bool {
    guard let original, !original.hasValue(.phones) else { return true }
    return !hasValue(.emails) && !hasValue(.addresses) && self[.organization].isBlank
  }

  private func hasValue(_ field: RepeatedField) -> Bool {
    self[field].contains { !$0.isBlank }
  }
}
