import ContactModel
import Testing

@Suite struct NamePartsTests {
  /// A name with its parts: full name, then prefix, given, middle, family, suffix.
  private func contact(_ name: String, _ parts: [String]) -> Contact {
    var contact = Contact(name: name)
    for (field, part) in zip(Self.fields, parts) { contact[field] = part }
    return contact
  }

  private static let fields: [Field] = [.prefix, .given, .middle, .family, .suffix]

  @Test(arguments: [
    ("欧阳小美", ["", "小美", "", "欧阳", ""], "曾小美", ["", "小美", "", "曾", ""]),
    ("John Smith", ["", "John", "", "Smith", ""], "Jane Doe", ["", "Jane", "", "Doe", ""]),
    ("", ["", "", "", "", ""], "诸葛亮", ["", "亮", "", "诸葛", ""]),
    // What the new name has too stays a part of its own.
    (
      "Dr. John Q. Smith, Jr.", ["Dr.", "John", "Q.", "Smith", "Jr."],
      "Dr. Jane Q. Smith, Jr.", ["Dr.", "Jane", "Q.", "Smith", "Jr."]
    ),
    // What only the old name had goes.
    (
      "Dr. John Q. Smith Jr.", ["Dr.", "John", "Q.", "Smith", "Jr."],
      "Jane Smith", ["", "Jane", "", "Smith", ""]
    ),
    // What the old name hadn't either stays.
    (
      "John Smith", ["Dr.", "John", "Quincy", "Smith", "Jr."],
      "Jane Smith", ["Dr.", "Jane", "Quincy", "Smith", "Jr."]
    ),
  ])
  func aNewNameIsSplit(
    _ old: String, _ oldParts: [String], _ new: String, _ newParts: [String]
  ) {
    var contact = contact(old, oldParts)
    contact.rename(to: new)
    #expect(contact[.name] == new)
    #expect(Self.fields.map { contact[$0] } == newParts)
  }

  @Test func aReadingGoesWithThePartItWasOf() {
    var contact = contact("欧阳小美", ["", "小美", "", "欧阳", ""])
    contact[.phoneticFamily] = "Ouyang"
    contact[.phoneticGiven] = "Xiaomei"
    contact.rename(to: "曾小美")
    #expect(contact[.phoneticFamily] == "")
    #expect(contact[.phoneticGiven] == "Xiaomei")
  }

  @Test func aReadingGoesWithAPartThatWasEdited() {
    var old = contact("欧阳小美", ["", "小美", "", "欧阳", ""])
    old[.phoneticFamily] = "Ouyang"
    old[.sortAs] = "Ouyang Xiaomei"
    var new = old
    new[.family] = "曾"
    new.followParts(since: old)
    #expect(new[.name] == "曾小美")
    #expect(new[.phoneticFamily] == "")
    #expect(new[.sortAs] == "")
  }

  @Test func aCompanyHasNoParts() {
    var contact = Contact(name: "示例公司")
    contact.kind = .organization
    contact[.organization] = "示例公司"
    contact.rename(to: "样品公司")
    #expect(contact[.organization] == "样品公司")
    #expect(contact[.family] == "")
    #expect(contact[.given] == "")
  }

  @Test(arguments: [
    ("John Smith", ["", "John", "", "Smith", ""], Field.family, "Doe", "John Doe"),
    ("欧阳小美", ["", "小美", "", "欧阳", ""], Field.given, "美", "欧阳美"),
    ("Dr. John Smith", ["Dr.", "John", "", "Smith", ""], Field.given, "Jane", "Dr. Jane Smith"),
    ("John Smith", ["Dr.", "John", "", "Smith", ""], Field.given, "Jane", "Jane Smith"),
    ("Smith, John", ["", "John", "", "Smith", ""], Field.family, "Doe", "Doe, John"),
    ("Wang Lei", ["", "Lei", "", "Wang", ""], Field.given, "Li", "Wang Li"),
    ("Johnny", ["", "John", "", "Smith", ""], Field.family, "Doe", "Johnny"),
    ("", ["", "John", "", "Smith", ""], Field.family, "Doe", "John Doe"),
    ("Madonna", ["", "Madonna", "", "", ""], Field.family, "Ciccone", "Madonna Ciccone"),
    ("小美", ["", "小美", "", "", ""], Field.family, "欧阳", "欧阳小美"),
  ])
  func theNameFollowsItsParts(
    _ name: String, _ parts: [String], _ field: Field, _ text: String, _ expected: String
  ) {
    let old = contact(name, parts)
    var contact = old
    contact[field] = text
    contact.followParts(since: old)
    #expect(contact[.name] == expected)
  }

  @Test(arguments: [
    ("", [], ""), ("John", [], "John"), ("", ["", "小美", "", "欧阳", ""], "欧阳小美"),
    ("小美 欧阳", ["", "小美", "", "欧阳", ""], "欧阳小美"),
  ])
  func theFullNameIsWhatTheListShows(_ name: String, _ parts: [String], _ expected: String) {
    var contact = contact(name, parts)
    contact[.organization] = "no name"
    #expect(contact.fullName == expected)
  }
}
