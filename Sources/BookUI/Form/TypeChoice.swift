import ContactModel

/// A type label that a line of a repeated field can have, and what it is called.
struct TypeChoice: Sendable {
  let label: TypeLabel
  let phrase: Phrase

  init(_ types: String..., zh: String, en: String) {
    label = .types(types)
    phrase = Phrase(zh: zh, en: en)
  }

  init(_ label: TypeLabel, zh: String, en: String) {
    self.label = label
    phrase = Phrase(zh: zh, en: en)
  }

  /// The usual ones of a field. The first is what a new line has.
  static func usual(in field: RepeatedField) -> [TypeChoice] {
    switch field {
    case .phones: phones
    case .emails, .urls: personal
    case .addresses: places
    case .dates: dates
    case .ims: services
    case .socialProfiles: networks
    }
  }
}
