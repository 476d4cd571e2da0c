import ContactFormats
import ContactModel
import TestSupport
import Testing

/// Writing contacts into tables and property lists, and reading them again.
@Suite struct ExportTests {
  private func text(_ file: ExportedFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  // MARK: - Google's table

  @Test func aTableHasGooglesHeadingsAndAsManyColumnsAsItNeeds() {
    var ann = Contact(name: "Ann Lee")
    ann[.given] = "Ann"
    ann[.family] = "Lee"
    ann[.emails] = [
      LabeledValue("a@example.com", types: ["home"], isPreferred: true),
      LabeledValue("b@example.com", types: ["home"]),
      LabeledValue("c@example.com", types: ["work"]),
    ]
    ann[.note] = "one, \"two\"\nthree"
    ann[.birthday] = "--03-08"
    ann[.categories] = ["myContacts", "Team"]
    let bo = ExportedContact(
      Contact(name: "单云舟", phones: ["+86 139 0000 0001"]),
      extras: [Extra(.relation, label: "spouse", value: "Cy"), Extra(label: "微信", value: "yz")])
    let file = googleCSV([ExportedContact(ann), bo])
    let lines = text(file).unicodeScalars.split(separator: "\r\n".unicodeScalars).map { String($0) }
    #expect(
      lines == [
        "\u{FEFF}First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,"
          + "Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,"
          + "Organization Title,Organization Department,Birthday,Notes,Photo,Labels,"
          + "E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,"
          + "Phone 1 - Label,Phone 1 - Value,Relation 1 - Label,Relation 1 - Value,"
          + "Custom Field 1 - Label,Custom Field 1 - Value",
        "Ann,,Lee,,,,,,,,,,, --03-08,\"one, \"\"two\"\"\nthree\",,* myContacts ::: Team,"
          + "* Home,a@example.com ::: b@example.com,Work,c@example.com,,,,,,",
        "云舟,,单,,,,,,,,,,,,,,,,,,,,+86 139 0000 0001,Spouse,Cy,微信,yz",
      ])
    #expect(file.leftOut == [])
    #expect(file.formulaCount == 1)
  }

  @Test func whatATableCannotHoldIsCounted() {
    var contact = Contact(name: "Johnny")
    contact[.given] = "John"
    contact[.family] = "Smith"
    contact[.sortAs] = "smith"
    contact.picture = .embedded(byteCount: 3, format: "PNG")
    contact.unknownProperties = [
      UnknownProperty("X-FOO"), UnknownProperty("X-FOO"), UnknownProperty("X-CUSTOM", text: "a"),
    ]
    let extras = [Extra(label: "a", value: "b")]
    let exported = ExportedContact(contact, extras: extras, picture: [1, 2, 3])
    let file = googleCSV([exported, exported])
    #expect(
      file.leftOut == [
        .init("FN", count: 2), .init("PHOTO", count: 2), .init("SORT-STRING", count: 2),
        .init("X-FOO", count: 4),
      ])
    #expect(file.formulaCount == 0)
  }

  /// What is no date comes back as it was, and no date as another.
  @Test(arguments: [
    "0", "0/0/00", "--soon", " --04-05", "--04-05", "-- 4 5", "4/5/1987", "31/5/1987", "2001/2/3",
    "19870405", "1987-04-05", "1999-02-29", "\\0", "\\4/5/1987", "\\\\x", "4/5/87", "5. 4. 1987",
  ])
  func anEventIsReadAsItWasWritten(text: String) throws {
    var contact = Contact(name: "Ann Lee")
    contact[.dates] = [LabeledValue(text, label: "moved"), LabeledValue("13/5/1990", label: "x")]
    let file = googleCSV([ExportedContact(contact)])
    #expect(file.leftOut == [])
    let read = try #require(try CSVFile(bytes: file.bytes).contacts.first)
    #expect(read.contact[.dates] == contact[.dates])
    #expect(read.extras == [])
  }

  @Test func theMembersOfAGroupAreCountedAsLeftOut() throws {
    var group = Contact(name: "Choir")
    group.members = ["m-1", "m-2"]
    let exported = ExportedContact(group)
    #expect(googleCSV([exported]).leftOut == [.init("MEMBER", count: 2)])
    #expect(try propertyList([exported]).leftOut == [.init("MEMBER", count: 2)])
  }

  @Test func aCardInACardIsCountedAsLeftOut() throws {
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:A B\nAGENT:BEGIN:VCARD\\nFN:C\\nEND:VCARD\nEND:VCARD\n"
    let exported = ExportedContact(VCardFile(bytes: Array(text.utf8)).cards[0])
    #expect(googleCSV([exported]).leftOut == [.init("AGENT", count: 1)])
    #expect(try propertyList([exported]).leftOut == [.init("AGENT", count: 1)])
  }

  @Test(arguments: [
    ("IMPP;TYPE=home;PREF=1:xmpp:a@example.com", ["IMPP;PREF", "IMPP;TYPE"], []),
    ("IMPP:xmpp:a@example.com", [], []), ("ANNIVERSARY;PREF=1:20100504", ["X-ABDATE;PREF"], []),
    ("ANNIVERSARY:20100504", [], []),
    (
      "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=ann:https://example.com/ann",
      ["X-SOCIALPROFILE;X-USER"], ["X-SOCIALPROFILE;X-USER"]
    ),
    (
      "ADR;LABEL=\"3rd floor, ring twice\":;;Elm Street 1;Harbourton;;;", ["ADR;LABEL"],
      ["ADR;LABEL"]
    ),
    ("i.TEL;TYPE=home,fax:5\ni.X-ABLabel:boat", ["TEL;TYPE"], []),
    ("i.TEL;TYPE=voice:5\ni.X-ABLabel:boat", [], []), ("TEL;TYPE=x-yacht:5", ["TEL;TYPE"], []),
    ("TEL;TYPE=home,video:5", [], []),
    ("TEL;TYPE=home,fax;PREF=1:5", [], []),
  ])
  func whatBecomesOfTheParametersIsTold(
    line: String, ofTable: [String], ofList: [String]
  ) throws {
    let card = "BEGIN:VCARD\nVERSION:4.0\nFN:Ann Lee\nN:Lee;Ann;;;\n\(line)\nEND:VCARD\n"
    let exported = ExportedContact(VCardFile(bytes: Array(card.utf8)).cards[0])
    #expect(googleCSV([exported]).leftOut.map(\.property) == ofTable)
    #expect(try propertyList([exported]).leftOut.map(\.property) == ofList)
  }

  @Test func aCompanyThatIsNamedOtherwiseKeepsItsName() throws {
    var company = Contact(name: "Larch Society")
    company.kind = .organization
    let file = googleCSV([ExportedContact(company)])
    let read = try #require(try CSVFile(bytes: file.bytes).contacts.first)
    #expect(read.contact[.name] == "Larch Society")
    #expect(read.extras == [])
    #expect(file.leftOut == [.init("KIND", count: 1)])
  }

  @Test(arguments: [
    (["cell", "voice"], "Mobile"), (["voice", "work"], "Work"), (["voice"], ""),
    (["fax", "work"], "Work Fax"),
  ])
  func phonesHaveGooglesLabels(types: [String], label: String) throws {
    var contact = Contact(name: "Ann Lee")
    contact[.phones] = [LabeledValue("1555", types: types)]
    let file = googleCSV([ExportedContact(contact)])
    let read = try #require(try CSVFile(bytes: file.bytes).contacts.first).contact
    #expect(read[.phones].map(\.label) == [""])
    #expect(String(decoding: file.bytes, as: UTF8.self).contains(",\(label),1555"))
    #expect(read[.phones].map(\.types) == [types.filter { $0 != "voice" }])
  }

  @Test func cellsThatLookLikeFormulasAreCountedAndNotAltered() throws {
    var contact = Contact(name: "Ann Lee")
    contact[.note] = "=1+1"
    contact[.nickname] = "@ann"
    contact[.jobTitle] = "-"
    contact[.organization] = "+one"
    let file = googleCSV([ExportedContact(contact)])
    #expect(file.formulaCount == 4)
    let read = try CSVFile(bytes: file.bytes).contacts[0].contact
    #expect(
      [Field.note, .nickname, .jobTitle, .organization].map { read[$0] } == [
        "=1+1", "@ann", "-", "+one",
      ])
  }

  private func readBack(_ contacts: [ExportedContact]) throws -> [ImportedContact] {
    let file = googleCSV(contacts)
    #expect(file.leftOut == [])
    let read = try CSVFile(bytes: file.bytes)
    #expect(read.warnings == [])
    try #require(read.contacts.count == contacts.count)
    return read.contacts
  }

  @Test(arguments: 0..<8)
  func aTableReadsBackAsTheSameContacts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let contacts = (0..<60).map { _ in RandomContact.make(&random) }
    for (imported, exported) in zip(try readBack(contacts), contacts) {
      #expect(differences(imported.contact, exported.contact) == [])
      #expect(imported.extras.sorted == exported.extras.sorted)
    }
  }

  /// Whatever is in a value, a label or a nickname: marks that Google's table uses itself, blanks at
  /// the ends, what a spreadsheet would take for a formula, signs that join the one before.
  @Test(arguments: 0..<40)
  func aTableReadsBackHardTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let contacts = (0..<40).map { _ in RandomContact.makeHard(&random) }
    for (imported, exported) in zip(try readBack(contacts), contacts) {
      #expect(differences(imported.contact, exported.contact) == [])
      #expect(imported.contact.nicknames.isIdentical(to: exported.contact.nicknames))
      #expect(imported.extras == exported.extras)
    }
  }

  @Test(arguments: [
    ("a ::: b", "a \\::: b"), (":::", "\\:::"), ("\\:::", "\\\\:::"), ("a:::b", "a:::b"),
    ("\\ :::: ::", "\\ :::: ::"), ("x\n:::", "x\n\\:::"), ("a\\::: b", "a\\::: b"),
  ])
  func onlyAValueThatHasGooglesMarkIsWrittenOtherwise(value: String, cell: String) throws {
    var contact = Contact(name: "Ann Lee")
    contact[.urls] = [LabeledValue(value), LabeledValue("second")]
    let file = googleCSV([ExportedContact(contact)])
    #expect(text(file).contains(cell + " ::: second"))
    let read = try #require(try CSVFile(bytes: file.bytes).contacts.first)
    #expect(read.contact[.urls].map(\.value) == [value, "second"])
  }

  @Test func moreValuesThanACellTakesGetSeveralCells() throws {
    var contact = Contact(name: "Ann Lee")
    contact[.emails] = (0..<2500).map { LabeledValue("u\($0)@example.com") }
    let file = googleCSV([ExportedContact(contact)])
    let read = try #require(try CSVFile(bytes: file.bytes).contacts.first)
    #expect(read.contact[.emails] == contact[.emails])
  }

  // MARK: - Property lists

  @Test func aListIsInSectionsInTheirOrder() throws {
    let names = ["张三", "Élise", "007", "单云舟", "Ann", "单一"]
    let file = try propertyList(names.map { ExportedContact(Contact(name: $0, phones: ["1"])) })
    let book = try PropertyListBook(bytes: file.bytes)
    #expect(book.format == .xml)
    #expect(
      (0..<book.count).map { book.sectionName(at: $0) + book.contact(at: $0)[.name] } == [
        "AAnn", "EÉlise", "S单云舟", "S单一", "Z张三", "#007",
      ])
    #expect(
      book.entry(at: 0).members.map(\.key) == [
        "name", "age", "gender", "phoneNumber", "hobby", "picture",
      ])
  }

  @Test(arguments: ["Strandy\\, the elder", "Strandy,the elder", "a\\,b,c", "Strandy"])
  func aListKeepsNicknamesApart(nicknames: String) throws {
    let line = "NICKNAME:\(nicknames)"
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:Ivo Strand\n\(line)\nEND:VCARD\n"
    let card = VCardFile(bytes: Array(text.utf8)).cards[0]
    let file = try propertyList([ExportedContact(card)])
    #expect(
      try PropertyListBook(bytes: file.bytes).contact(at: 0)[.nickname] == card.contact()[.nickname]
    )
    let read = try #require(try PropertyListContacts(bytes: file.bytes).contacts.first)
    let lines = String(decoding: read.card(uid: "u", now: 0).bytes, as: UTF8.self)
      .unicodeScalars.split(separator: "\r\n".unicodeScalars).map { String($0) }
    #expect(lines.contains(line))
  }

  @Test func aListHoldsPicturesAndControlCharacters() throws {
    var contact = Contact(name: "Ann", phones: ["1"])
    contact[.note] = "a\u{1}b"
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    contact.picture = .embedded(byteCount: png.count, format: "PNG")
    let file = try propertyList([ExportedContact(contact, picture: png)])
    let read = try #require(try PropertyListContacts(bytes: file.bytes).contacts.first)
    #expect(read.contact[.note] == "a\u{1}b")
    #expect(read.picture == png)
    #expect(file.leftOut == [])
  }

  @Test(arguments: [
    ("Dr. Tamsin Pellworth", "Tamsin", "Pellworth", "Dr.", ""),
    ("Ivo Strand", "Ivo", "Strand", "", "Max"), ("Gale Morrow", "Gale", "Hollins", "", ""),
    ("Uma Strand", "Uma", "Strand", "", ""),
  ])
  func aListKeepsEveryPartOfAName(
    name: String, given: String, family: String, prefix: String, middle: String
  ) throws {
    var contact = Contact(name: name)
    let parts: [(Field, String)] = [
      (.given, given), (.family, family), (.prefix, prefix), (.middle, middle),
    ]
    for (field, text) in parts { contact[field] = text }
    let file = try propertyList([ExportedContact(contact)])
    let read = try #require(try PropertyListContacts(bytes: file.bytes).contacts.first).contact
    for (field, text) in parts { #expect(read[field] == text) }
  }

  @Test(arguments: 0..<8)
  func aListReadsBackAsTheSameContacts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let contacts = (0..<60).map { _ in RandomContact.make(&random) }
    let file = try propertyList(contacts)
    #expect(file.leftOut == [])
    let read = try PropertyListContacts(bytes: file.bytes)
    #expect(read.rejections == [])
    let expected = SectionOrder.sorted(contacts)
    try #require(read.contacts.count == expected.count)
    for (imported, exported) in zip(read.contacts, expected) {
      #expect(differences(imported.contact, exported.contact) == [])
      #expect(imported.extras.sorted == exported.extras.sorted)
    }
  }
}

extension [Extra] {
  fileprivate var sorted: [Extra] {
    sorted { ($0.label, $0.value, "\($0.kind)") < ($1.label, $1.value, "\($1.kind)") }
  }
}

/// The fields in which two contacts differ.
private func differences(_ a: Contact, _ b: Contact) -> [String] {
  Field.allCases.filter { !a[$0].isIdentical(to: b[$0]) }.map { "\($0): \(a[$0]) / \(b[$0])" }
    + ListField.allCases.filter { !a[$0].isIdentical(to: b[$0]) }.map {
      "\($0): \(a[$0]) / \(b[$0])"
    }
    + RepeatedField.allCases.filter { a[$0] != b[$0] }.map { "\($0): \(a[$0]) / \(b[$0])" }
    + (a == b ? [] : ["not equal"])
}
