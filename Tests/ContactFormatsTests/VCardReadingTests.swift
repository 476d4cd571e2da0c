import ContactFormats
import ContactModel
import Pinyin
import Testing

/// Lines of one card, and what is read from them.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let version: String
  let lines: [String]
  let read: @Sendable (Contact) -> [String]
  let expected: [String]

  var testDescription: String { version + " " + lines.joined(separator: " | ") }

  init(
    _ version: String, _ lines: [String], _ read: @escaping @Sendable (Contact) -> [String],
    _ expected: [String]
  ) {
    self.version = version
    self.lines = lines
    self.read = read
    self.expected = expected
  }

  static let names: [ReadingCase] = [
    ReadingCase(
      "3.0", ["N:Müller,Groß;Zoë;Ann,Eva;Dr.;"],
      { [$0[.family], $0[.given], $0[.middle], $0[.prefix]] },
      ["Müller Groß", "Zoë", "Ann Eva", "Dr."]),
    ReadingCase("3.0", ["N:a;b"], { [$0.displayName] }, ["b a"]),
    ReadingCase("4.0", ["FN:", "FN:Second"], { [$0[.name]] }, ["Second"]),
    ReadingCase(
      "4.0", ["N;ALTID=1:孙;中山;;;", "N;ALTID=1;PHONETIC=piny;SCRIPT=Latn:Sūn;Zhōngshān;;;"],
      { [$0[.family], $0[.phoneticFamily], $0[.phoneticGiven]] }, ["孙", "Sūn", "Zhōngshān"]),
    ReadingCase(
      "2.1", ["N:能登;ソラ", "SOUND;X-IRMC-N:ﾉﾄ;ｿﾗ;;;"], { [$0[.phoneticFamily], $0[.phoneticGiven]] },
      ["ﾉﾄ", "ｿﾗ"]),
    ReadingCase(
      "4.0", ["N;SORT-AS=\"Harten,Rene\":van der Harten;Rene"], { [$0[.sortAs]] }, ["Harten Rene"]),
    ReadingCase("3.0", ["FN:乐一", "SORT-STRING:Yue Yi"], { [$0[.sortAs]] }, ["Yue Yi"]),
    ReadingCase("3.0", ["NICKNAME:a\\,b,c", "NICKNAME:d"], { [$0[.nickname]] }, ["a,b, c, d"]),
    ReadingCase(
      "2.1", ["X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Bo;1;;;;;;;;;;;;;"],
      { [$0[.nickname]] }, ["Bo"]),
    ReadingCase(
      "4.0", ["ORG;SORT-AS=\"Reed\":The Reed;Co", "KIND:org"],
      { [$0[.organization], $0[.department], $0[.sortAs]] }, ["The Reed", "Co", "Reed"]),
  ]

  static let values: [ReadingCase] = [
    ReadingCase("2.1", ["NOTE:C:\\new\\\\x"], { [$0[.note]] }, ["C:\\new\\x"]),
    ReadingCase("3.0", ["NOTE:a\\nb", "NOTE:c"], { [$0[.note]] }, ["a\nb\nc"]),
    ReadingCase("4.0", ["NOTE:a\\:b\\;c\\"], { [$0[.note]] }, ["a\\:b;c\\"]),
    ReadingCase("2.1", ["NOTE:one\r\n two"], { [$0[.note]] }, ["one two"]),
    ReadingCase("3.0", ["NOTE:one\r\n two", " three"], { [$0[.note]] }, ["onetwothree"]),
    ReadingCase(
      "3.0", ["NOTE;ENCODING=QUOTED-PRINTABLE:=c3=", "=a9=zz="], { [$0[.note]] }, ["é=zz"]),
    ReadingCase(
      "2.1", ["N;ENCODING=QUOTED-PRINTABLE:a=3Bb;c=5C=3Bd"], { [$0[.family], $0[.given]] },
      ["a;b", "c;d"]),
    ReadingCase(
      "3.0", ["X-LONG", " -NAME:x", "FN:y"], { $0.unknownProperties.map(\.name) }, ["X-LONG-NAME"]),
    ReadingCase(
      "4.0", ["GENDER:F", "GENDER:O;x"], { [$0[.gender]] + $0.unknownProperties.map(\.name) },
      ["F", "GENDER"]),
    ReadingCase(
      "3.0", ["a.X-A:1\\,2", "a.X-ABLabel:_$!<Spouse>!$_", "KEY;ENCODING=b:AAAA"],
      { $0.unknownProperties.map { "\($0.name) \($0.label) \($0.text) \($0.byteCount)" } },
      ["X-A spouse 1,2 4", "KEY   4"]),
    ReadingCase(
      "4.0", ["KIND:group", "MEMBER:urn:uuid:a-1", "MEMBER:mailto:b@example.com"],
      { $0.members }, ["a-1", "mailto:b@example.com"]),
    ReadingCase("4.0", ["GENDER:M;Fellow"], { [$0[.gender]] }, ["Fellow"]),
    ReadingCase("2.1", ["X-WAB-GENDER:1"], { [$0[.gender]] }, ["F"]),
    ReadingCase(
      "4.0", ["HOBBY;LEVEL=high:chess", "INTEREST:maps"], { $0[.hobbies] }, ["chess", "maps"]),
    ReadingCase(
      "3.0", ["CATEGORIES:a\\,b,c", "CATEGORIES:d"], { $0[.categories] }, ["a,b", "c", "d"]),
    ReadingCase(
      "3.0", ["REV:2018-01-01", "REV;VALUE=timestamp:20190203T040506.7Z", "REV:2017"],
      { [$0[.modified]] }, ["2019-02-03T04:05:06Z"]),
    ReadingCase("4.0", ["CREATED:yesterday"], { [$0[.created]] }, ["yesterday"]),
    ReadingCase(
      "4.0", ["TEL;ALTID=1;LANGUAGE=en:1", "TEL;ALTID=1;LANGUAGE=fr:2", "TEL:3"],
      { $0[.phones].map(\.value) }, ["1", "3"]),
    ReadingCase("3.0", ["TEL:", "ADR:;;;;;;"], { $0[.phones].map(\.value) }, []),
    ReadingCase(
      "2.1", ["X-SKYPE:a", "X-QQ:1"], { $0[.ims].map { $0.service + " " + $0.value } },
      ["Skype a", "QQ 1"]),
    ReadingCase("3.0", ["X-SKYPE:a"], { $0.unknownProperties.map(\.name) }, ["X-SKYPE"]),
    ReadingCase(
      "3.0", ["A.TEL:1", "a.X-ABLABEL:x", "a.URL:u"],
      { $0[.phones].map(\.label) + $0[.urls].map(\.label) }, ["x", "x"]),
    ReadingCase(
      "3.0", ["X-ADDRESSBOOK-ORDER;KIND=org:王\\;伟;nn;Wang Wei"],
      { [$0.order?.anchor.text ?? "", $0.order?.rank.text ?? "", $0.order?.anchor.reading ?? ""] },
      ["王;伟", "nn", "Wang Wei"]),
    ReadingCase(
      "3.0", ["X-ADDRESSBOOK-ORDER:Mc\\;t"], { [$0.order?.anchor.text ?? "-"] }, ["Mc"]),
    ReadingCase(
      "3.0", ["X-ADDRESSBOOK-ORDER:王\\;nn\\;wang"],
      { [$0.order?.anchor.reading ?? "-", $0.order?.rank.text ?? "-"] }, ["wang", "nn"]),
    ReadingCase(
      "3.0", ["X-ADDRESSBOOK-ORDER:王\\;伟\\;nn"],
      { [$0.order?.anchor.text ?? "-", $0.order?.rank.text ?? "-"] }, ["王;伟", "nn"]),
    ReadingCase("3.0", ["X-ADDRESSBOOK-ORDER:王;NO"], { [$0.order?.anchor.text ?? "-"] }, ["-"]),
  ]

  static let kinds: [ReadingCase] = [
    ReadingCase("3.0", ["FN:x", "ORG:x"], { ["\($0.kind)"] }, ["organization"]),
    ReadingCase("3.0", ["FN:x", "ORG:x", "N:x;;;;"], { ["\($0.kind)"] }, ["person"]),
    ReadingCase("3.0", ["FN:x", "ORG:x", "X-ABShowAs:PERSON"], { ["\($0.kind)"] }, ["person"]),
    ReadingCase("4.0", ["KIND:ORG", "FN:x"], { ["\($0.kind)"] }, ["organization"]),
    ReadingCase("4.0", ["KIND:location"], { ["\($0.kind)"] }, ["other(\"location\")"]),
    ReadingCase("3.0", ["X-ADDRESSBOOKSERVER-KIND:Group"], { ["\($0.kind)"] }, ["group"]),
  ]

  static let dates: [ReadingCase] =
    [
      ("19850412", "1985-04-12"), ("1985-04-12", "1985-04-12"), ("1985-04", "1985-04"),
      ("1985", "1985"), ("--0412", "--04-12"), ("--04-12", "--04-12"), ("---12", "---12"),
      ("1604-04-12", "--04-12"), ("0000-04-12", "--04-12"), ("1604", "1604"),
      ("19850412T102200Z", "1985-04-12"), ("1985-13-12", "1985-13-12"), ("in May", "in May"),
    ].map { written, shown in
      ReadingCase("3.0", ["BDAY:" + written], { [$0[.birthday]] }, [shown])
    } + [
      ReadingCase(
        "4.0", ["BDAY;CALSCALE=chinese:19850412"], { [$0[.birthday]] }, ["19850412"]),
      ReadingCase(
        "3.0", ["BDAY;X-APPLE-OMIT-YEAR=1900:1900-04-12"], { [$0[.birthday]] }, ["--04-12"]),
      ReadingCase(
        "2.1", ["X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;2001-02-03;0;first day;;"],
        { $0[.dates].map { $0.label + " " + $0.value } }, ["first day 2001-02-03"]),
      ReadingCase(
        "2.1", ["X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;0000-02-03;3;;"],
        { [$0[.birthday]] }, ["--02-03"]),
    ]

  static let pictures: [ReadingCase] = [
    ("3.0", "PHOTO;VALUE=uri:http://a.example/b\\,c", "reference(\"http://a.example/b,c\")"),
    ("4.0", "PHOTO:data:image/gif,GIF89a", "embedded(byteCount: 6, format: \"GIF\")"),
    ("4.0", "PHOTO:data:image/png;base64,***", "damaged"),
    ("3.0", "PHOTO;ENCODING=b:iVBORw0\r\n  KGgo=", "embedded(byteCount: 8, format: \"PNG\")"),
    ("3.0", "PHOTO:iVBORw0KGgo=", "embedded(byteCount: 8, format: \"PNG\")"),
    ("2.1", "PHOTO;BASE64:\r\n/9j/4A==\r\n", "embedded(byteCount: 4, format: \"JPEG\")"),
    ("3.0", "PHOTO:", "none"),
  ].map { version, line, expected in
    ReadingCase(version, [line], { [$0.picture.map { "\($0)" } ?? "none"] }, [expected])
  }
}

@Suite struct VCardReadingTests {
  @Test(
    arguments: ReadingCase.names + ReadingCase.values + ReadingCase.kinds + ReadingCase.dates
      + ReadingCase.pictures)
  func readsALine(_ fixture: ReadingCase) {
    let lines = ["BEGIN:VCARD", "VERSION:" + fixture.version] + fixture.lines + ["END:VCARD", ""]
    let file = VCardFile(bytes: Array(lines.joined(separator: "\r\n").utf8))
    #expect(file.cards.count == 1)
    #expect(file.cards.first.map { fixture.read($0.contact()) } == fixture.expected)
    #expect(file.cards.allSatisfy { $0.summary() == ContactSummary($0.contact()) })
  }

  /// 2.1 is told by its bare parameters where no VERSION is there.
  @Test(arguments: [
    ("TEL;CELL:1\nNOTE:a\\nb", "a\\nb"), ("TEL;TYPE=CELL:1\nNOTE:a\\nb", "a\nb"),
  ])
  func aCardWithoutVersionFollowsTheNearestRules(text: String, note: String) {
    let card = VCard(bytes: Array("BEGIN:VCARD\n\(text)\nEND:VCARD\n".utf8))
    #expect(card.contact()[.note] == note)
    #expect(card.contact()[.phones].first?.types == ["cell"])
  }

  @Test(arguments: [
    "AGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nFN:Inner\r\nTEL:2\r\nEND:VCARD\r\n",
    "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Inner\\nTEL:2\\nEND:VCARD\r\n",
  ])
  func anAgentIsNoContactOfItsOwn(agent: String) {
    let text = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Outer\r\n\(agent)TEL:1\r\nEND:VCARD\r\n"
      .replacing("2.1\r\nFN:Outer\r\nAGENT:BEGIN", with: "3.0\r\nFN:Outer\r\nAGENT:BEGIN")
    let file = VCardFile(bytes: Array(text.utf8))
    #expect(file.cards.count == 1)
    #expect(file.warnings == [])
    #expect(file.cards.first?.contact()[.phones].map(\.value) == ["1"])
    let json = file.cards.first.map { contactJSON($0.contact(), card: $0) }
    #expect(json?["agent"] == .string("Inner"))
  }

  @Test(
    arguments: [
      (";CHARSET=SHIFT_JIS", [0x94, 0x5C, 0x93, 0x6F], "能登"),
      (";CHARSET=BIG5", [0xAA, 0xF7], "金"), (";CHARSET=ISO-8859-1", [0x53, 0xF8], "Sø"),
      (";CHARSET=windows-1251", [0xDF], "Я"), ("", [0xCD, 0xF5, 0xCE, 0xB0], "王伟"),
      ("", [0x53, 0xF8, 0x72, 0x65, 0x6E], "Søren"),
    ] as [(String, [UInt8], String)])
  func readsOtherCharsets(parameter: String, bytes: [UInt8], expected: String) {
    let card = VCard(
      bytes: Array("BEGIN:VCARD\r\nVERSION:2.1\r\nFN\(parameter):".utf8) + bytes
        + Array("\r\nEND:VCARD\r\n".utf8))
    #expect(card.contact()[.name] == expected)
    #expect(card.summary().name.text == expected)
  }
}

@Suite struct VCardEncodingTests {
  private static let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:柳𠮷\r\nTEL:1\r\nEND:VCARD\r\n"

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return bigEndian ? [high, low] : [low, high]
    }
  }

  @Test(arguments: [true, false])
  func aFileInUTF16IsWrittenBackInIt(bigEndian: Bool) throws {
    var file = VCardFile(bytes: Self.utf16(Self.text, bigEndian: bigEndian))
    #expect(file.bytes == Self.utf16(Self.text, bigEndian: bigEndian))
    #expect(file.warnings == [FormatWarning(.utf16, line: 1)])
    var card = try #require(file.cards.first)
    let base = card.contact()
    #expect(base[.name] == "柳𠮷")
    var edited = base
    edited[.phones][0].value = "2"
    try card.apply(edited, since: base, picture: nil, now: 0)
    file.replaceCard(at: 0, with: card)
    let expected = Self.text.replacing("TEL:1", with: "TEL:2")
    #expect(file.bytes == Self.utf16(expected, bigEndian: bigEndian))
  }

  /// A lone surrogate, an odd byte at the end.
  @Test func brokenUTF16IsKept() {
    let bytes: [UInt8] = [
      0xFF, 0xFE, 0x41, 0x00, 0x3D, 0xD8, 0x42, 0x00, 0x00, 0xDC, 0x3D, 0xD8, 0x0A,
    ]
    #expect(VCardFile(bytes: bytes).bytes == bytes)
  }

  @Test func aByteOrderMarkInTheMiddleBelongsToNoCard() {
    let text = "BEGIN:VCARD\nFN:A\nEND:VCARD\n\u{FEFF}BEGIN:VCARD\nFN:B\nEND:VCARD\n"
    let file = VCardFile(bytes: Array(text.utf8))
    #expect(file.cards.map { $0.contact()[.name] } == ["A", "B"])
    #expect(file.bytes == Array(text.utf8))
    #expect(file.warnings == [])
  }

  @Test func longLinesAndManyCardsAreFine() {
    let long = String(repeating: "长", count: 300_000)
    let many = String(repeating: "BEGIN:VCARD\nFN:x\nEND:VCARD\n", count: 20_000)
    let file = VCardFile(bytes: Array("BEGIN:VCARD\nNOTE:\(long)\nEND:VCARD\n\(many)".utf8))
    #expect(file.cards.count == 20_001)
    #expect(file.cards.first?.contact()[.note] == long)
  }
}
