import ContactFormats
import ContactModel

extension RandomContact {
  /// With texts of everything that means something to a table: any text can stand anywhere, as long
  /// as there is something to see in it.
  static func makeHard(_ random: inout some RandomNumberGenerator) -> ExportedContact {
    var contact = Contact(name: "单云舟")
    contact[.family] = "单"
    contact[.given] = "云舟"
    let fields: [Field] = [
      .organization, .department, .jobTitle, .note, .gender, .age, .phoneticFamily,
    ]
    for field in fields where Bool.random(using: &random) { contact[field] = text(&random) }
    contact.nicknames = list(&random)
    contact[.hobbies] = list(&random)
    contact[.categories] = list(&random)
    for field in [RepeatedField.phones, .emails, .urls] {
      contact[field] = list(&random).map { text in
        LabeledValue(text, label: label(&random), isPreferred: Bool.random(using: &random))
      }
    }
    for field in [RepeatedField.ims, .socialProfiles] {
      contact[field] = list(&random).map { LabeledValue($0, service: label(&random)) }
    }
    contact[.addresses] = list(&random).map { street in
      var address = PostalAddress([.street: street])
      for part in PostalAddress.Part.allCases where Bool.random(using: &random) {
        address[part] = text(&random)
      }
      return LabeledValue(address.text, label: label(&random), address: address)
    }
    let custom = list(&random).map { Extra(label: label(&random), value: $0) }
    let relations = list(&random).map { Extra(.relation, label: label(&random), value: $0) }
    return ExportedContact(contact, extras: relations + custom)
  }

  private static let pieces = [
    " ::: ", ":::", ":", "\\", "\\:::", "* ", "*", ", ", ",", ";", "\"", "\"\"", "=\"0\"", "=", "'",
    " ", "\t", "\n", "\r", "\r\n", "\u{301}", "\u{3000}", "\u{FEFF}", "、", "老", "🙂", "Gender",
    "Hobby", "Age", "Birthday", "IM", "IM QQ", "Profile ", "x", "\u{1}",
  ]

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    while true {
      let text = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      if !text.isBlank { return text }
    }
  }

  private static func label(_ random: inout some RandomNumberGenerator) -> String {
    Int.random(in: 0..<3, using: &random) == 0 ? "" : text(&random)
  }

  private static func list(_ random: inout some RandomNumberGenerator) -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) }
  }
}
