import ContactFormats
import ContactModel
import Pinyin

/// Contacts with every field that a table or a property list can hold.
enum RandomContact {
  static func make(_ random: inout some RandomNumberGenerator) -> ExportedContact {
    var contact = named(&random)
    let fields: [Field] = [
      .nickname, .department, .jobTitle, .note, .gender, .age, .phoneticFamily, .phoneticGiven,
    ]
    for field in fields where Bool.random(using: &random) { contact[field] = text(&random) }
    if Bool.random(using: &random) { contact[.organization] = text(&random) }
    contact[.birthday] =
      ["", "1987-05-04", "--03-08", "in spring"].randomElement(using: &random) ?? ""
    contact[.hobbies] = texts(&random)
    contact[.categories] = texts(&random)
    contact[.phones] = values(&random, labels, unlike: { "+44 7700 \($0)" })
    contact[.emails] = values(&random, labels, unlike: { "u\($0)@example.com" })
    contact[.urls] = values(&random, labels, unlike: { "https://example.com/\($0)" })
    contact[.dates] = values(&random, [("anniversary", []), ("met", [])]) {
      "2010-05-\($0 % 18 + 10)"
    }
    .map { LabeledValue($0.value, label: $0.label) }
    contact[.ims] = values(&random, [("", [])]) { "im\($0)" }
      .map { LabeledValue($0.value, service: "QQ") }
    contact[.addresses] = (0..<Int.random(in: 0...2, using: &random)).map { _ in address(&random) }
    if Bool.random(using: &random) { contact.picture = .reference("https://example.com/p.jpg") }
    let extras = texts(&random).map { Extra(label: "label " + $0, value: $0) }
    let relations = texts(&random).map { Extra(.relation, label: "spouse", value: $0) }
    return ExportedContact(contact, extras: extras + relations)
  }

  private static let labels = [("", ["home"]), ("", ["cell"]), ("boat", []), ("", [])]

  private static func named(_ random: inout some RandomNumberGenerator) -> Contact {
    let (name, family, given) =
      [
        ("单云舟", "单", "云舟"), ("Ann Lee", "Lee", "Ann"), ("Élise Müller", "Müller", "Élise"),
        ("令狐小桥", "令狐", "小桥"),
      ].randomElement(using: &random) ?? ("", "", "")
    var contact = Contact(name: name)
    contact[.family] = family
    contact[.given] = given
    return contact
  }

  private static func text(_ random: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "书法", "a", "\"", ",", ";", "x\ny", "\r\n", "é", "🙂", "'", "=", "老", "\\", "\t", "<&>",
    ]
    let middle = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
      pieces.randomElement(using: &random)
    }
    return "t" + middle.joined() + "\(Int.random(in: 0..<1000, using: &random))"
  }

  /// Words of lists have none of the marks that separate them.
  private static func texts(_ random: inout some RandomNumberGenerator) -> [String] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      text(&random).filter { !":\n\r;,\t".contains($0) && $0 != "\r\n" }
    }
  }

  private static func values(
    _ random: inout some RandomNumberGenerator, _ labels: [(String, [String])],
    unlike value: (Int) -> String
  ) -> [LabeledValue] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let (label, types) = labels.randomElement(using: &random) ?? ("", [])
      return LabeledValue(
        value(Int.random(in: 0..<100_000, using: &random)), types: types, label: label,
        isPreferred: Int.random(in: 0..<5, using: &random) == 0)
    }
  }

  private static func address(_ random: inout some RandomNumberGenerator) -> LabeledValue {
    var address = PostalAddress([.street: text(&random)])
    for part in PostalAddress.Part.allCases where Bool.random(using: &random) {
      address[part] = text(&random)
    }
    return LabeledValue(address.text, types: ["work"], address: address)
  }
}

enum SectionOrder {
  /// In the order of their sections, those of one as they come.
  static func sorted(_ contacts: [ExportedContact]) -> [ExportedContact] {
    let letters = contacts.map { $0.contact.sortName.section }
    return SectionLetter.all.flatMap { letter in
      zip(contacts, letters).filter { $1 == letter }.map(\.0)
    }
  }
}
