import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

/// Reading tables from their bytes on.
@Suite struct CSVFileTests {
  private func file(_ text: String) throws -> CSVFile { try CSVFile(bytes: Array(text.utf8)) }

  private func names(_ text: String) throws -> [String] {
    try file(text).contacts.map { $0.contact[.name] }
  }

  // MARK: - The case

  @Test func readsWhatThePageOfTheCaseSays() throws {
    let fixture = try CardCase(slug: "29-google-csv-multi")
    let input = try fixture.input()
    #expect(sha256(input) == fixture.sha256)
    let table = try CSVFile(bytes: input)
    #expect(table.warnings == [])
    #expect(table.rejections == [])
    try #require(table.contacts.count == fixture.contacts.count)
    for (imported, expected) in zip(table.contacts, fixture.contacts) {
      let card = imported.card(uid: "u", now: 0)
      let json = Data(contactJSON(card.contact(), card: card).text.utf8)
      let found = differences(
        try JSONSerialization.jsonObject(with: expected),
        try JSONSerialization.jsonObject(with: json)
      )
      #expect(found == [])
    }
  }

  @Test func theCaseReadsTheSameWithEveryLineEndAndMark() throws {
    let input = try Fixtures.bytes("Cards/29-google-csv-multi.csv")
    let expected = try CSVFile(bytes: input).contacts
    let text = String(decoding: input, as: UTF8.self)
    for variant in [text, "\u{FEFF}" + text] {
      #expect(try file(variant).contacts == expected)
      for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
        #expect(
          try CSVFile(bytes: Array(#require(variant.data(using: encoding)))).contacts == expected)
      }
    }
    let crlf = String(
      text.unicodeScalars.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] }.map(Character.init))
    #expect(try file(crlf).contacts[0].contact[.note] == "line one\nline \"two\"")
  }

  // MARK: - Charsets

  @Test func chineseTablesInGBKAreRead() throws {
    let text = "姓名,手机,备注\n单云舟,139 0000 0001,老同学\n陶喆,139 0000 0002,歌手\n"
    let bytes = try #require(text.data(using: String.Encoding(rawValue: 0x8000_0632)))
    let table = try CSVFile(bytes: [UInt8](bytes))
    #expect(table.contacts.map { $0.contact[.name] } == ["单云舟", "陶喆"])
    #expect(table.contacts[0].contact[.note] == "老同学")
  }

  @Test func westernTablesInWindows1252AreRead() throws {
    let text =
      "Vorname;Nachname;Straße privat;Mobiltelefon\nJörg;Müßig;Große Gäßle 3;0170 5550101\n"
    let table = try CSVFile(bytes: [UInt8](#require(text.data(using: .windowsCP1252))))
    let contact = try #require(table.contacts.first).contact
    #expect(contact[.name] == "Jörg Müßig")
    #expect(contact[.addresses].first?.address?[.street] == "Große Gäßle 3")
    #expect(contact[.phones] == [LabeledValue("0170 5550101", types: ["cell"])])
  }

  @Test func rowsWithBytesThatAreNoCharactersAreRejectedWhole() throws {
    var bytes = Array("Name,Phone\nAnn,1555\nB".utf8)
    bytes += [0x81, 0xFF]
    bytes += Array(",1556\r\nZoë,1557\nÉlise,1558\n".utf8)
    let table = try CSVFile(bytes: bytes)
    #expect(table.contacts.map { $0.contact[.name] } == ["Ann", "Zoë", "Élise"])
    #expect(
      table.rejections == [
        ImportRejection(
          .undecodableText, line: 3, bytes: [0x42, 0x81, 0xFF] + Array(",1556\r\n".utf8))
      ])
  }

  /// The lines of the file must not be looked up anew for each.
  @Test(.timeLimit(.minutes(1)))
  func tenThousandRejectedRowsTakeLinearTime() throws {
    var bytes = Array("Name,Phone\n".utf8)
    for number in 0..<10_000 {
      bytes += Array("B".utf8) + [0x81, 0xFF] + Array(",\(number)\nÉlise,1558\n".utf8)
    }
    let table = try CSVFile(bytes: bytes)
    #expect(table.rejections.count == 10_000)
    #expect(table.rejections.last?.line == 20_000)
    #expect(table.rejections.last?.bytes == [0x42, 0x81, 0xFF] + Array(",9999\n".utf8))
  }

  @Test(arguments: [
    ("1980,2,3", "1980-02-03", 0), (",2,3", "--02-03", 0), ("1980,,3", "", 2), ("1980,,", "", 1),
    (",,", "", 0),
  ])
  func aBirthdayCanStandInThreeColumns(cells: String, birthday: String, kept: Int) throws {
    let table = try file("Display Name,Birth Year,Birth Month,Birth Day\nAnn Lee,\(cells)\n")
    let ann = try #require(table.contacts.first)
    #expect(ann.contact[.birthday] == birthday)
    #expect(ann.extras.count == kept)
  }

  // MARK: - Separators, quotes, lines

  @Test(arguments: [",", ";", "\t", "|"])
  func theHeadingsTellTheSeparator(separator: String) throws {
    let rows = [["Name", "Phone", "Notes"], ["Ann", "1,5;5", "x|y"], ["Bo", "156", "z"]]
    let text = rows.map { row in
      row.map { "\"\($0)\"" }.joined(separator: separator)
    }.joined(separator: "\r\n")
    let table = try file(text)
    #expect(table.contacts.map { $0.contact[.name] } == ["Ann", "Bo"])
    #expect(table.contacts[0].contact[.phones].map(\.value) == ["1,5;5"])
    #expect(table.contacts[0].contact[.note] == "x|y")
  }

  @Test func aLineCanNameTheSeparator() throws {
    let table = try file("sep=|\r\nName|Phone\r\nAnn|1555\r\n")
    #expect(table.contacts.map { $0.contact[.name] } == ["Ann"])
    #expect(table.contacts[0].line == 3)
  }

  static let lineEnds = ["\n", "\r\n", "\r"]

  @Test(arguments: lineEnds)
  func linesAreCountedWhateverEndsThem(lineEnd: String) throws {
    let lines = ["Name,Notes,Phone", "Ann,\"one", "two\",1", "", ",,", "Bo,,2", "\"Cy", "3"]
    let table = try file(lines.joined(separator: lineEnd))
    #expect(table.contacts.map(\.line) == [2, 6, 7, 8])
    #expect(table.contacts[0].contact[.note] == "one\ntwo")
    #expect(table.warnings == [FormatWarning(.strayQuote, line: 7)])
  }

  @Test func quotesAreReadAsTheyAreMeant() throws {
    let table = try file(
      """
      Name,Notes
      Ann, "padded, with a comma" ,
      Bo,"say "hi" twice"
      Cy,"a ""b"" c"
      Di,5" pipe
      Ed,""
      Fay,\"""\"
      """)
    #expect(
      table.contacts.map { $0.contact[.note] } == [
        "padded, with a comma", "say \"hi\" twice", "a \"b\" c", "5\" pipe", "", "\"",
      ])
    #expect(table.warnings == [])
  }

  @Test func aStrayQuoteTakesInNothingOfTheRowsBelow() throws {
    let table = try file(
      """
      Name,Notes,Phone
      Ann,"never closed,1
      Bo,,2
      Cy,"closed, and well",3
      "Di,"lone",4
      "Ed,,5
      """)
    #expect(
      table.contacts.map { $0.contact[.name] } == ["Ann", "Bo", "Cy", "\"Di", "\"Ed"])
    #expect(table.contacts[0].contact[.note] == "\"never closed")
    #expect(table.contacts[2].contact[.note] == "closed, and well")
    #expect(table.warnings.map(\.line) == [2, 5, 6])
  }

  @Test func raggedRowsAreTakenAsFarAsTheyGo() throws {
    let table = try file("Name,Phone,Notes\nAnn\nBo,1,n,more,,most\n")
    #expect(table.contacts.map { $0.contact[.name] } == ["Ann", "Bo"])
    #expect(
      table.contacts[1].extras == [
        Extra(label: "", value: "more"), Extra(label: "", value: "most"),
      ])
  }

  @Test func aTitleAboveTheHeadingsIsNoContact() throws {
    let table = try file("通讯录,,\n,,\n姓名,电话,爱好\n单云舟,139 0000 0001,\"书法、围棋\"\n")
    #expect(table.contacts.map { $0.contact[.name] } == ["单云舟"])
    #expect(table.contacts[0].contact[.hobbies] == ["书法", "围棋"])
    #expect(
      table.rejections == [ImportRejection(.aboveHeadings, line: 1, bytes: Array("通讯录,,\n".utf8))])
  }

  @Test func whatIsNoTableOfContactsIsRefused() {
    #expect(throws: FormatError.empty) { try file("") }
    #expect(throws: FormatError.empty) { try file("\u{FEFF} \r\n\t\n") }
    for text in ["x", "lorem ipsum\ndolor\n", "a,b,c\n1,2,3\n", "{\"name\": 1}"] {
      #expect(throws: FormatError.otherShape(expected: "Name,Phone,E-mail")) { try file(text) }
    }
  }

  @Test func headingsAloneAreATableWithoutContacts() throws {
    #expect(try names("Name,Phone\n") == [])
    #expect(try names("Name,Phone") == [])
  }
}
