import ContactFormats
import ContactModel
import Testing

@Suite struct ImportedContactTests {
  private func lines(of card: VCard) -> [String] {
    String(decoding: card.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  @Test func theCardHasEverythingThatTheFileSays() {
    var contact = Contact(name: "程小桥", phones: ["010 5555 0118"])
    contact[.phones][0].types = ["cell"]
    contact[.phones][0].label = "Mobile"
    let imported = ImportedContact(
      contact,
      extras: [
        Extra(label: "微信", value: "qiao_cn"), Extra(.relation, label: "spouse", value: "江一舟"),
        Extra(label: "", value: "no label; with, marks"), Extra(label: "empty", value: ""),
      ], line: 2)
    let card = imported.card(uid: "u-1", now: 0)
    #expect(
      lines(of: card) == [
        "BEGIN:VCARD", "VERSION:3.0", "FN:程小桥", "N:;;;;", "item1.TEL;TYPE=CELL:010 5555 0118",
        "item1.X-ABLabel:Mobile", "item2.X-CUSTOM:qiao_cn", "item2.X-ABLabel:微信",
        "item3.X-ABRELATEDNAMES:江一舟", "item3.X-ABLabel:_$!<Spouse>!$_",
        "X-CUSTOM:no label\\; with\\, marks", "UID:u-1", "REV:1970-01-01T00:00:00Z", "END:VCARD",
      ])
    #expect(card.extras == imported.extras.filter { !$0.value.isEmpty })
  }

  @Test func thePictureOfTheFileGetsIntoTheCard() {
    var contact = Contact(name: "Ann")
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    contact.picture = .embedded(byteCount: png.count, format: "PNG")
    let card = ImportedContact(contact, picture: png, line: 1).card(uid: "u", now: 0)
    #expect(card.contact().picture == contact.picture)
  }

  @Test(arguments: [
    ("item1.X-CUSTOM:a\r\nitem1.X-ABLabel:Badge", [Extra(label: "Badge", value: "a")]),
    ("ITEM1.X-ABLABEL:Badge\r\nitem1.x-custom:a", [Extra(label: "Badge", value: "a")]),
    ("X-CUSTOM2;VALUE=TEXT:b", [Extra(label: "Custom 2", value: "b")]),
    ("RELATED;TYPE=spouse;VALUE=text:Nan", [Extra(.relation, label: "spouse", value: "Nan")]),
    ("X-EVOLUTION-MANAGER:Bo", [Extra(.relation, label: "manager", value: "Bo")]),
    ("X-CUSTOM:", []),
  ])
  func extrasOfOtherProgramsAreRead(lines: String, expected: [Extra]) {
    let card = VCard(
      bytes: Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n\(lines)\r\nEND:VCARD\r\n".utf8))
    #expect(card.extras == expected)
  }

  @Test func theObjectShowsExtrasAndCountsThemAmongTheUnknown() throws {
    let extras = [Extra(label: "微信", value: "qiao"), Extra(.relation, label: "child", value: "Bo")]
    let card = ImportedContact(Contact(name: "Ann"), extras: extras, line: 1).card(uid: "u", now: 0)
    let json = contactJSON(card.contact(), card: card)
    #expect(json["custom"]?.text == #"[{"label": "微信", "value": "qiao"}]"#)
    #expect(json["relations"]?.text == #"[{"label": "child", "value": "Bo"}]"#)
    #expect(json["unknown"]?.text == #"["X-CUSTOM", "X-ABRELATEDNAMES"]"#)
  }

  @Test func manyLabelsGetNumbersOfTheirOwn() {
    let extras = (1...3000).map { Extra(label: "l\($0)", value: "v") }
    let card = ImportedContact(Contact(name: "Ann"), extras: extras, line: 1).card(uid: "u", now: 0)
    #expect(card.extras == extras)
  }
}
