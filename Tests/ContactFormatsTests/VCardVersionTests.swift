import ContactFormats
import ContactModel
import FormatChecks
import Testing

/// An edit of a card of one version: its lines before and after.
struct VersionEdit: Sendable, CustomTestStringConvertible {
  let version: String
  let before: [String]
  let change: @Sendable (inout Contact) -> Void
  let after: [String]

  var testDescription: String { version + " " + before.joined(separator: " | ") }

  init(
    _ version: String, _ before: [String], _ change: @escaping @Sendable (inout Contact) -> Void,
    _ after: [String]
  ) {
    self.version = version
    self.before = before
    self.change = change
    self.after = after
  }

  static let old: [VersionEdit] = [
    VersionEdit(
      "2.1", ["TITLE:Fitter"], { $0[.jobTitle] = "工" },
      ["TITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=B7=A5"]),
    VersionEdit(
      "2.1", ["N:Reed;Uma\\;Ann;;;"], { $0[.family] = "李" },
      ["N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E6=9D=8E;Uma=5C=3BAnn;;;"]),
    VersionEdit(
      "2.1", ["NOTE:x"], { $0[.note] = "a\nb" },
      ["NOTE;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab"]),
    VersionEdit(
      "2.1", ["NOTE;CHARSET=ISO-8859-1:S\u{F8}"], { $0[.note] = "C:\\new; x" },
      ["NOTE;CHARSET=ISO-8859-1:C:\\new; x"]),
    VersionEdit(
      "2.1", ["TEL;HOME:1", "TEL;WORK:2"],
      {
        $0[.phones][0].isPreferred = true
        $0[.phones][1].types = ["cell"]
        $0[.phones].append(LabeledValue("3", types: ["x-y", "自己"]))
      }, ["TEL;HOME;PREF:1", "TEL;CELL:2", "TEL;X-Y;TYPE=自己:3"]),
    VersionEdit(
      "2.1", ["FN:x"],
      {
        $0[.emails] = [LabeledValue("a@b.c", types: ["home"], isPreferred: true)]
        $0[.ims] = [LabeledValue("1", service: "QQ")]
        $0[.birthday] = "--05-06"
      }, ["FN:x", "BDAY:--05-06", "EMAIL;INTERNET;HOME;PREF:a@b.c", "X-QQ:1"]),
    VersionEdit(
      "2.1", ["FN:x"], { $0.picture = .reference("http://a.example/b.png") },
      ["FN:x", "PHOTO;VALUE=URL:http://a.example/b.png"]),
    VersionEdit(
      "2.1",
      ["ADR;HOME:;;Mill 1;Tarn;;1;", "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:Mill 1=0D=0ATarn"],
      { $0[.addresses][0].address?[.street] = "Quay 2" },
      [
        "ADR;HOME:;;Quay 2;Tarn;;1;",
        "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:Quay=202=0D=0ATarn",
      ]),
    VersionEdit(
      "3.0", ["N;CHARSET=ISO-8859-1:A;B;;;"], { $0[.given] = "C" },
      ["N;CHARSET=ISO-8859-1:A;C;;;"]),
    VersionEdit(
      "3.0", ["BDAY:1985-04-12T10:00:00Z"], { $0[.birthday] = "1985-04-13" },
      ["BDAY:1985-04-13T10:00:00Z"]),
    VersionEdit(
      "3.0", ["X-ANNIVERSARY:2001-02-03"], { $0[.dates][0].label = "first day" },
      ["item1.X-ABDATE:2001-02-03", "item1.X-ABLabel:first day"]),
    VersionEdit(
      "3.0", ["a.TEL:1", "a.EMAIL:x@y.z", "a.X-ABLabel:home"], { $0[.phones][0].label = "boat" },
      ["item1.TEL:1", "item1.X-ABLabel:boat", "a.EMAIL:x@y.z", "a.X-ABLabel:home"]),
    VersionEdit(
      "3.0", ["HOBBY:a", "X-HOBBY:b", "X-HOBBY:c"], { $0.hobby(removing: "b") },
      ["HOBBY:a", "X-HOBBY:c"]),
    VersionEdit(
      "3.0", ["NOTE:a", "NOTE:b", "NOTE:c"], { $0[.note] = "a\nx\nc" },
      ["NOTE:a", "NOTE:x", "NOTE:c"]),
    VersionEdit("3.0", ["NOTE:b"], { $0[.note] = "a\nb" }, ["NOTE:a\\nb"]),
    VersionEdit("3.0", ["N:王;娜;;;"], { $0[.given] = "Anna 娜" }, ["N:王;Anna 娜;;;"]),
    VersionEdit(
      "3.0", ["ORG:A;B,C;D\\;E"], { $0[.department] = "B,C / F" }, ["ORG:A;B,C;F"]),
    VersionEdit(
      "3.0", ["FN:ACME", "ORG:ACME"], { $0[.organization] = "Acme Ltd" },
      ["FN:ACME", "ORG:Acme Ltd", "X-ABShowAs:COMPANY"]),
    VersionEdit(
      "3.0", ["FN:x", "ORG:x"], { $0.kind = .person },
      ["FN:x", "ORG:x", "X-ABShowAs:PERSON"]),
    VersionEdit(
      "3.0", ["X-WAB-GENDER:2"], { $0[.gender] = "F" }, ["X-WAB-GENDER:1"]),
  ]

  static let new: [VersionEdit] = [
    VersionEdit("4.0", ["BDAY:19850412"], { $0[.birthday] = "--04-13" }, ["BDAY:--0413"]),
    VersionEdit("4.0", ["BDAY:1985-04-12"], { $0[.birthday] = "1985-04-13" }, ["BDAY:1985-04-13"]),
    VersionEdit(
      "4.0", ["BDAY;VALUE=text:in May"], { $0[.birthday] = "1985-05-01" }, ["BDAY:19850501"]),
    VersionEdit("4.0", ["GENDER:M"], { $0[.gender] = "女" }, ["GENDER:F;女"]),
    VersionEdit("4.0", ["GENDER:M;Fellow"], { $0[.gender] = "Chap" }, ["GENDER:M;Chap"]),
    VersionEdit(
      "4.0", ["TEL;TYPE=\"home,voice\";PREF=1:1", "TEL:2"],
      {
        $0[.phones][0].isPreferred = false
        $0[.phones][0].types = ["voice", "work"]
        $0[.phones][1].isPreferred = true
      }, ["TEL;TYPE=\"work,voice\":1", "TEL;PREF=1:2"]),
    VersionEdit(
      "4.0", ["FN:x"],
      {
        $0[.dates] = [LabeledValue("2001-02-03", label: "anniversary")]
        $0[.socialProfiles] = [LabeledValue("https://a.example/x", service: "Mastodon")]
        $0[.hobbies] = ["chess"]
        $0.kind = .organization
      },
      [
        "FN:x", "HOBBY:chess", "ANNIVERSARY:20010203",
        "SOCIALPROFILE;SERVICE-TYPE=Mastodon:https://a.example/x", "KIND:org",
      ]),
    VersionEdit(
      "4.0", ["N:García,López;Ana;;;Jr.;López;Jr."],
      {
        $0[.family] = "García Pérez"
        $0[.suffix] = "Sr."
      }, ["N:García,Pérez;Ana;;;Sr.;Pérez;Jr."]),
    VersionEdit(
      "4.0", ["ADR;LABEL=\"7 Mill^nTarn\":;;7 Mill;Tarn;;;;;;;7;Mill;;;;;;"],
      { $0[.addresses][0].address?[.street] = "8 Mill" },
      ["ADR;LABEL=8 Mill^nTarn:;;8 Mill;Tarn;;;;;;;;Mill;;;;;;"]),
    VersionEdit(
      "4.0", ["N;SORT-AS=Yue:乐;一;;;"], { $0[.sortAs] = "Le" }, ["N;SORT-AS=Le:乐;一;;;"]),
    VersionEdit(
      "2.1", ["X-QQ:1", "X-JABBER:a@b"],
      { $0[.ims].append(LabeledValue("2", service: "QQ")) },
      ["X-QQ:1", "X-JABBER:a@b", "X-QQ:2"]),
    VersionEdit(
      "3.0", ["X-HOBBY:tennis", "X-HOBBY:chess"],
      { $0[.hobbies] = ["reading", "yoga", "tennis", "go", "chess"] },
      ["X-HOBBY:reading", "X-HOBBY:yoga", "X-HOBBY:tennis", "X-HOBBY:go", "X-HOBBY:chess"]),
    VersionEdit(
      "2.1", ["NICKNAME:x,y", "X-NICKNAME:z"], { $0.nicknames += ["w,e"] },
      ["NICKNAME:x,y", "X-NICKNAME:z", "X-NICKNAME:w,e"]),
    VersionEdit(
      "3.0", ["X-SOCIALPROFILE;type=Twitter:http://t"],
      { $0[.socialProfiles][0].service = "Facebook" },
      ["X-SOCIALPROFILE;type=Facebook:http://t"]),
    VersionEdit(
      "4.0", ["SOCIALPROFILE;TYPE=Twitter:http://t"],
      { $0[.socialProfiles][0].service = "Facebook" },
      ["SOCIALPROFILE;SERVICE-TYPE=Facebook:http://t"]),
    VersionEdit(
      "3.0", ["FN:A", "ORG:a"],
      {
        $0[.organization] = ""
        $0[.department] = "b"
      }, ["FN:A", "ORG:;b"]),
    VersionEdit(
      "3.0", ["FN:A", "ORG:a;b"],
      {
        $0[.organization] = ""
        $0[.department] = ""
      }, ["FN:A"]),
    VersionEdit(
      "2.1", ["URL;ENCODING=b:a, b", ""], { $0[.urls][0].types = ["home"] },
      ["URL;ENCODING=b;HOME:a, b", ""]),
    VersionEdit(
      "3.0", ["TITLE;X-A=b;", " ENCODING=b:YQ==", "NOTE;X-A=b", " ;ENCODING=B:YWI="],
      { $0[.note] += "c" },
      ["TITLE;X-A=b;", " ENCODING=b:YQ==", "NOTE;X-A=b;ENCODING=B:YWJj"]),
    VersionEdit(
      "3.0", ["ENDED:1"], { $0[.dates].append(LabeledValue("2001-02-03")) },
      ["ENDED:1", "X-ABDATE:2001-02-03"]),
    VersionEdit(
      "4.0", ["IMPP:xmpp:a@b"], { $0[.ims][0].service = "Jabber" },
      ["IMPP;SERVICE-TYPE=Jabber:xmpp:a@b"]),
  ]
}

extension Contact {
  fileprivate mutating func hobby(removing name: String) {
    self[.hobbies].removeAll { $0 == name }
  }
}

@Suite struct VCardVersionTests {
  private func card(_ version: String, _ lines: [String]) -> [UInt8] {
    let all = ["BEGIN:VCARD", "VERSION:" + version] + lines + ["END:VCARD", ""]
    // Latin-1 stands for itself, so that a charset can be tried.
    let isLatin = lines.contains { $0.contains("ISO-8859-1") }
    let text = all.joined(separator: "\r\n")
    return isLatin ? text.unicodeScalars.map { UInt8($0.value & 0xFF) } : Array(text.utf8)
  }

  @Test(arguments: VersionEdit.old + VersionEdit.new)
  func anEditFollowsTheVersion(_ edit: VersionEdit) throws {
    var card = VCard(bytes: card(edit.version, edit.before))
    let base = card.contact()
    var edited = base
    edit.change(&edited)
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(
      String(decoding: card.bytes, as: UTF8.self)
        == String(decoding: self.card(edit.version, edit.after), as: UTF8.self))
  }

  /// 2.1 may say CHARSET=UTF-8 for one property; 3.0 has no way out.
  @Test func aCharsetThatLacksACharacterIsNeverForced() throws {
    let line = ["NOTE;CHARSET=ISO-8859-1:S\u{F8}"]
    var old = VCard(bytes: card("2.1", line))
    let base = old.contact()
    var edited = base
    edited[.note] = "王"
    try old.apply(edited, since: base, picture: nil, now: 0)
    #expect(old.bytes.lines[2] == "NOTE;CHARSET=UTF-8:王\r\n")

    let bytes = card("3.0", line)
    var new = VCard(bytes: bytes)
    #expect(throws: FormatError.unencodable(property: "NOTE", charset: "ISO-8859-1")) {
      try new.apply(edited, since: base, picture: nil, now: 0)
    }
    #expect(new.bytes == bytes)
  }

  /// The charset is called what the file calls it.
  @Test(arguments: [
    (
      "TITLE;CHARSET=X-UNKNOWN:t\u{E4}st", Field.jobTitle, "y",
      FormatError.unknownCharset(property: "TITLE", charset: "X-UNKNOWN")
    ),
    (
      "TITLE;CHARSET=SHIFT_JIS:x", .jobTitle, "é",
      .unencodable(property: "TITLE", charset: "SHIFT_JIS")
    ),
  ])
  func aRefusalTellsWhatIsWrongWithTheCharset(
    line: String, field: Field, text: String, refusal: FormatError
  ) throws {
    let bytes = card("3.0", [line])
    var card = VCard(bytes: bytes)
    let base = card.contact()
    var edited = base
    edited[field] = text
    #expect(throws: refusal) { try card.apply(edited, since: base, picture: nil, now: 0) }
    #expect(card.bytes == bytes)
    // As the refusal says: emptied, it can be filled in anew.
    edited[field] = ""
    try card.apply(edited, since: base, picture: nil, now: 0)
    let emptied = card.contact()
    edited[field] = text
    try card.apply(edited, since: emptied, picture: nil, now: 0)
    #expect(card.contact()[field] == text)
  }

  @Test func aRestThatIsNoTextInItsCharsetIsToldAsThat() throws {
    let bytes = card("3.0", ["ORG;CHARSET=SHIFT_JIS:x;\u{C1}"])
    var card = VCard(bytes: bytes)
    let base = card.contact()
    var edited = base
    edited[.organization] = "y"
    #expect(throws: FormatError.undecodable(property: "ORG", charset: "SHIFT_JIS")) {
      try card.apply(edited, since: base, picture: nil, now: 0)
    }
    #expect(card.bytes == bytes)
  }

  /// A byte that Windows-1252 doesn't have can't be written as anything else.
  @Test(arguments: [["N:A\u{81};B", "FN:B"], ["NICKNAME:A\u{81}", "ADR:;;A\u{81};B"]])
  func aByteThatNoCharsetHasIsNeverReplaced(_ lines: [String]) throws {
    let bytes = card("2.1", lines + ["NOTE;CHARSET=ISO-8859-1:x"])
    var card = VCard(bytes: bytes)
    let base = card.contact()
    var edited = base
    edited[.given] = "two\nlines"
    for index in base[.addresses].indices { edited[.addresses][index].address?[.city] = "a\nb" }
    #expect(throws: FormatError.self) {
      try card.apply(edited, since: base, picture: nil, now: 0)
    }
    #expect(card.bytes == bytes)
  }

  /// Commas between the words of a part stay what they are on the way to UTF-8.
  @Test func wordsStayWordsInAnotherCharset() throws {
    let line = "N;ENCODING=QUOTED-PRINTABLE:=F6,b;c;;;"
    var card = VCard(bytes: card("4.0", ["FN:x", line]))
    let base = card.contact()
    var edited = base
    edited[.given] = "王"
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(card.contact()[.family] == base[.family])
    #expect(card.bytes.lines.contains("N;ENCODING=QUOTED-PRINTABLE:=C3=B6,b;=E7=8E=8B;;;\r\n"))
  }

  @Test func aGuessedCharsetIsThatOfTheWholeValue() throws {
    // As GB 2312 the last two letters would be a Han character.
    let adr = "ADR:;;7 Qu\u{E1}y;Tarn;;;Nowhere\u{F3}\u{EB}"
    var card = VCard(bytes: card("2.1", [adr, "NOTE;CHARSET=ISO-8859-1:x"]))
    let base = card.contact()
    var edited = base
    edited[.addresses][0].address?[.city] = "two\nlines"
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(card.contact()[.addresses].first?.address?[.country] == "Nowhere\u{F3}\u{EB}")
    #expect(card.contact()[.addresses].first?.address?[.street] == "7 Qu\u{E1}y")
  }

  @Test(arguments: [
    ("20240102T030405Z", "19700101T000000Z"), ("2024-01-02T03:04:05Z", "1970-01-01T00:00:00Z"),
    ("2024-01-02T03:04:05.678Z", "1970-01-01T00:00:00.000Z"), ("soon", "1970-01-01T00:00:00Z"),
  ])
  func theRevisionKeepsItsSpelling(before: String, after: String) throws {
    var card = VCard(bytes: card("3.0", ["FN:a", "REV:" + before]))
    let base = card.contact()
    var edited = base
    edited[.name] = "b"
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(card.bytes.lines[3] == "REV:" + after + "\r\n")
  }

  /// The lines of a picture: base64 in a block in 2.1, folded in 3.0, a URI in 4.0.
  @Test(arguments: [
    (
      "2.1",
      [
        "PHOTO;ENCODING=BASE64;TYPE=JPEG:", " /9j/" + String(repeating: "A", count: 68),
        " " + String(repeating: "A", count: 8), "",
      ]
    ),
    (
      "3.0",
      [
        "PHOTO;ENCODING=b;TYPE=JPEG:/9j/" + String(repeating: "A", count: 44),
        " " + String(repeating: "A", count: 32),
      ]
    ),
    (
      "4.0",
      [
        "PHOTO:data:image/jpeg;base64,/9j/" + String(repeating: "A", count: 42),
        " " + String(repeating: "A", count: 34),
      ]
    ),
  ])
  func aPictureIsWrittenAsTheVersionWantsIt(version: String, lines: [String]) throws {
    let bytes: PictureBytes = [0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 57)
    var card = VCard(bytes: card(version, ["PHOTO;X-ABCROP-RECTANGLE=1:http://a.example/b"]))
    let base = card.contact()
    var edited = base
    edited.picture = .file(path: "x.jpg")
    try card.apply(edited, since: base, picture: bytes, now: 0)
    #expect(card.bytes.lines == self.card(version, lines).lines)
    #expect(card.contact().picture == .embedded(byteCount: 60, format: "JPEG"))
  }
}
