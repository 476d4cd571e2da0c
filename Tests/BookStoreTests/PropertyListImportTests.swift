import BookStore
import ContactFormats
import ContactModel
import Testing

/// What gets into a property list, and from one into another.
@Suite struct PropertyListImportTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// A person with keys and types that no field has.
  private static let odd = PropertyListDictionary([
    .init(key: "name", value: .string("王小五")), .init(key: "phoneNumber", value: .string("1")),
    .init(key: "wechat", value: .string("wx")), .init(key: "age", value: .integer(30)),
    .init(key: "vip", value: .boolean(true)), .init(key: "since", value: .date(0)),
    .init(
      key: "nested",
      value: .dictionary(
        .init([
          .init(
            key: "a",
            value: .array([.integer(1), .real(2.5), .boolean(true), .data([0x78])]))
        ]))),
  ])

  private static let card = """
    BEGIN:VCARD
    VERSION:3.0
    FN:Dora Pell
    N:Pell;Dora;;;
    TEL:5
    item3.X-ABRELATEDNAMES;type=pref:Nan Pell
    item3.X-ABLabel:_$!<Spouse>!$_
    item4.X-CUSTOM:v
    item4.X-ABLabel:k
    NOTE:one\\ntwo
    UID:d
    END:VCARD

    """

  private func bytes(
    of people: PropertyListDictionary..., format: PropertyListFile.Format = .xml
  ) throws -> [UInt8] {
    let entries = PropertyList.array(people.map { .dictionary($0) })
    return try PropertyListFile.bytes(
      of: .dictionary(.init([.init(key: "W", value: entries)])), format: format)
  }

  private func run(_ name: String, into book: inout any Book) throws -> ImportReport {
    try book.importCards(ImportFiles([scratch.path(name)]).candidates, duplicates: nil) { _, _ in
      true
    }
  }

  private func entry(of name: String) throws -> PropertyListDictionary? {
    let book = try PropertyListBook(bytes: scratch.bytes("book.plist"))
    return (0..<book.count).map { book.entry(at: $0) }.first { $0["name"] == .string(name) }
  }

  private func exported(
    _ book: any Book, as format: (([ExportedContact]) throws -> ExportedFile)
  ) throws -> [UInt8] {
    try format(book.exported { _, _ in true }).bytes
  }

  @Test(arguments: [Storage.xmlPropertyList, .binaryPropertyList])
  func anEntryGetsIntoAListAsItIs(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    try scratch.write("odd.plist", bytes(of: Self.odd))
    let report = try run("odd.plist", into: &book)
    #expect(report.added == 1)
    #expect(report.losses == [])
    #expect(try entry(of: "王小五") == Self.odd)
  }

  @Test func anEntryIsExportedToAListAsItIs() throws {
    try scratch.write("odd.plist", bytes(of: Self.odd))
    let book = try openBook(at: scratch.path("odd.plist"), surroundings: .fixed())
    let list = try exported(book) { try propertyList($0) }
    #expect(try PropertyListBook(bytes: list).entry(at: 0) == Self.odd)
  }

  @Test func fractionsOfSecondsStayWhereTheFormatHasThem() throws {
    var person = Self.odd
    person["since"] = .date(0.25)
    try scratch.write("odd.plist", bytes(of: person, format: .binary))
    let source = try openBook(at: scratch.path("odd.plist"), surroundings: .fixed())
    let list = try exported(source) { try propertyList($0) }
    #expect(try PropertyListBook(bytes: list).entry(at: 0) == person)

    var book = try Storage.xmlPropertyList.make(in: scratch)
    let report = try run("odd.plist", into: &book)
    #expect(report.losses.map(\.fields) == [["since"]])
    #expect(try entry(of: "王小五") == Self.odd)
    #expect(try run("odd.plist", into: &book).added == 0)
  }

  @Test func anEntryWithoutANameGetsAnEmptyOne() throws {
    var book = try Storage.xmlPropertyList.make(in: scratch)
    let nameless = PropertyListDictionary([.init(key: "phoneNumber", value: .string("77"))])
    try scratch.write("odd.plist", bytes(of: Self.odd, nameless))
    #expect(try run("odd.plist", into: &book).added == 2)
    let phone = PropertyListDictionary.Member(key: "phoneNumber", value: .string("77"))
    #expect(
      try entry(of: "") == PropertyListDictionary([.init(key: "name", value: .string("")), phone]))
    #expect(try run("odd.plist", into: &book).added == 0)
  }

  @Test func peopleWhoDifferInAnUnknownKeyAreTwo() throws {
    var book = try Storage.xmlPropertyList.make(in: scratch)
    var other = Self.odd
    other["wechat"] = .string("another")
    try scratch.write("odd.plist", bytes(of: Self.odd, other, Self.odd))
    let report = try run("odd.plist", into: &book)
    #expect(report.added == 2)
    #expect(report.alreadyThere == 1)
  }

  @Test func theCustomFieldsOfACardAreKept() throws {
    var book = try Storage.xmlPropertyList.make(in: scratch)
    try scratch.write("card.vcf", Self.card)
    let report = try run("card.vcf", into: &book)
    #expect(report.losses == [])
    let dora = try ImportedContact(#require(try entry(of: "Dora Pell")))
    #expect(
      dora.extras == [
        Extra(label: "k", value: "v"), Extra(.relation, label: "spouse", value: "Nan Pell"),
      ])
    #expect(
      try book.contact(book.id(of: "Dora Pell")).unknownProperties == [
        UnknownProperty("X-CUSTOM", label: "k", text: "v"),
        UnknownProperty("X-ABRELATEDNAMES", label: "spouse", text: "Nan Pell"),
      ])
  }

  @Test func whatIsLostOfACardIsToldAsOnExport() throws {
    var book = try Storage.xmlPropertyList.make(in: scratch)
    let lines = [
      "ADR;LABEL=\"at the mill\":;;Elm Street 1;Hull;;;",
      "X-SOCIALPROFILE;type=mastodon;x-user=dora:https://example.com/dora",
      "X-CREATED:20200101T000000Z", "X-ODD:1", "X-ODD:2",
    ]
    let end = "UID:d\n"
    try scratch.write(
      "card.vcf", Self.card.replacing(end, with: end + lines.joined(separator: "\n") + "\n"))
    let report = try run("card.vcf", into: &book)
    let cards = VCardFile(bytes: try scratch.bytes("card.vcf")).cards
    let leftOut = try propertyList(cards.map { ExportedContact($0) }).leftOut.map(\.property)
    #expect(report.losses.map { $0.fields.sorted() } == [leftOut])
    #expect(leftOut == ["ADR;LABEL", "X-CREATED", "X-ODD", "X-SOCIALPROFILE;X-USER"])
  }

  // MARK: - There and back

  /// What comes from a list comes back to it through any other file as the same.
  @Test(arguments: ["card.vcf", "odd.plist", "table.csv"])
  func whatGoesRoundThroughOtherFormatsIsNotAddedAgain(name: String) throws {
    try scratch.write("card.vcf", Self.card)
    try scratch.write("odd.plist", bytes(of: Self.odd))
    try scratch.write(
      "table.csv", "Name,Phone,Company,WeChat\r\nEmil Roe,1234567,,e\r\nMill,7654321,Mill,\r\n")
    var list = try Storage.xmlPropertyList.make(in: scratch)
    try scratch.write("cards.vcf", "")
    var cards = try openBook(at: scratch.path("cards.vcf"), surroundings: .fixed())
    #expect(try run(name, into: &list).added > 0)
    #expect(try run(name, into: &cards).added > 0)
    try scratch.write("list.csv", exported(list) { googleCSV($0) })
    try scratch.write("list.plist", exported(list) { try propertyList($0) })
    try scratch.write("cards.csv", exported(cards) { googleCSV($0) })
    try scratch.write("cards.plist", exported(cards) { try propertyList($0) })
    for file in ["cards.vcf", "cards.csv", "cards.plist", "list.csv", "list.plist", name] {
      #expect(try run(file, into: &list).added == 0, "\(file) into the list")
    }
    for file in ["cards.csv", "cards.plist", name] {
      #expect(try run(file, into: &cards).added == 0, "\(file) into the cards")
    }
    #expect(try run("book.plist", into: &cards).added == Storage.people.count)
    for file in ["book.plist", "list.csv", "list.plist"] {
      #expect(try run(file, into: &cards).added == 0, "\(file) into the cards")
    }
  }

  @Test func theKindOfLineBreakMakesNoOtherContact() throws {
    var list = try Storage.xmlPropertyList.make(in: scratch)
    try scratch.write("cards.vcf", "")
    var cards = try openBook(at: scratch.path("cards.vcf"), surroundings: .fixed())
    try scratch.write("table.csv", "Name,Phone,Note\r\n\"A B\",1234567,\"l1\r\nl2\"\r\n")
    #expect(try run("table.csv", into: &list).added == 1)
    #expect(try list.contact(list.id(of: "A B"))[.note] == "l1\nl2")
    #expect(try run("table.csv", into: &cards).added == 1)
    #expect(try run("cards.vcf", into: &list).added == 0)

    let more = PropertyListDictionary([.init(key: "note", value: .string("l1\r\nl2"))])
    let person = PropertyListDictionary([
      .init(key: "name", value: .string("A B")),
      .init(key: "phoneNumber", value: .string("1234567")),
      .init(key: "addressbook", value: .dictionary(more)),
    ])
    try scratch.write("odd.plist", bytes(of: person))
    #expect(try run("odd.plist", into: &list).added == 0)
    #expect(try run("odd.plist", into: &cards).added == 0)
    var odd = try openBook(at: scratch.path("odd.plist"), surroundings: .fixed())
    #expect(try run("cards.vcf", into: &odd).added == 0)
  }
}
