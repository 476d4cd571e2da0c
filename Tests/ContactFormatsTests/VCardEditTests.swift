import ContactFormats
import ContactModel
import FormatChecks
import Pinyin
import TestSupport
import Testing

/// 2023-11-14T22:13:20Z
private let now = 1_700_000_000

/// One edit of Fixtures/Cards/torture.vcf, and the lines that it changes.
struct TortureEdit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @Sendable (inout Contact) -> Void
  let removed: [String]
  let added: [String]

  init(
    _ name: String, _ change: @escaping @Sendable (inout Contact) -> Void, removed: [String] = [],
    added: [String] = []
  ) {
    testDescription = name
    self.change = change
    self.removed = removed
    self.added = added
  }

  static let all: [TortureEdit] = [
    TortureEdit(
      "a phone", { $0[.phones][1].value = "13900139001" },
      removed: ["TEL;type=CELL;type=VOICE:13900139000"],
      added: ["TEL;type=CELL;type=VOICE:13900139001"]),
    TortureEdit(
      "a phone in a group", { $0[.phones][2].value = "+86 10 5555 0001" },
      removed: ["item2.TEL:+86 10 5555 0000"], added: ["item2.TEL:+86 10 5555 0001"]),
    TortureEdit(
      "a phone that is gone goes with its label", { $0[.phones].remove(at: 2) },
      removed: ["item2.TEL:+86 10 5555 0000", "item2.X-ABLabel:公司前台"]),
    TortureEdit(
      "a new phone", { $0[.phones].append(LabeledValue("110", types: ["home"])) },
      added: ["TEL;type=HOME:110"]),
    TortureEdit(
      "a new phone with a label of its own",
      { $0[.phones].append(LabeledValue("110", label: "老家", isPreferred: true)) },
      added: ["item7.TEL;type=pref:110", "item7.X-ABLabel:老家"]),
    TortureEdit(
      "another type", { $0[.phones][1].types = ["voice", "work"] },
      removed: ["TEL;type=CELL;type=VOICE:13900139000"],
      added: ["TEL;type=WORK;type=VOICE:13900139000"]),
    TortureEdit(
      "a label over a type", { $0[.phones][1].label = "mobile" },
      removed: ["TEL;type=CELL;type=VOICE:13900139000"],
      added: ["item7.TEL;type=CELL;type=VOICE:13900139000", "item7.X-ABLabel:_$!<Mobile>!$_"]),
    TortureEdit(
      "a label in Apple's spelling", { $0[.emails][0].label = "work" },
      removed: ["item1.X-ABLabel:_$!<Other>!$_"], added: ["item1.X-ABLabel:_$!<Work>!$_"]),
    TortureEdit(
      "a label that is gone", { $0[.phones][2].label = "" }, removed: ["item2.X-ABLabel:公司前台"]),
    TortureEdit(
      "the preferred phone",
      {
        $0[.phones][0].isPreferred = false
        $0[.phones][1].isPreferred = true
      },
      removed: [
        "TEL;type=CELL;type=VOICE;type=pref:13800138000", "TEL;type=CELL;type=VOICE:13900139000",
      ],
      added: [
        "TEL;type=CELL;type=VOICE:13800138000", "TEL;type=CELL;type=VOICE;type=pref:13900139000",
      ]),
    TortureEdit(
      "the street", { $0[.addresses][0].address?[.street] = "山路 2, 3; 4" },
      removed: ["item3.ADR;type=HOME;type=pref:;;示例路 1 号\\n2 单元;北京;北京;100000;中国"],
      added: ["item3.ADR;type=HOME;type=pref:;;山路 2\\, 3\\; 4;北京;北京;100000;中", " 国"]),
    TortureEdit(
      "the given name", { $0[.given] = "娜" }, removed: ["N:欧阳;娜娜;;;"], added: ["N:欧阳;娜;;;"]),
    TortureEdit(
      "the whole name",
      {
        $0[.name] = "王娜"
        $0[.family] = "王"
        $0[.given] = "娜"
      }, removed: ["N:欧阳;娜娜;;;", "FN:欧阳娜娜"], added: ["N:王;娜;;;", "FN:王娜"]),
    TortureEdit("an empty name", { $0[.name] = "" }, removed: ["FN:欧阳娜娜"], added: ["FN:"]),
    TortureEdit(
      "the phonetic name", { $0[.phoneticFamily] = "Ou" },
      removed: ["X-PHONETIC-LAST-NAME:Ouyang"], added: ["X-PHONETIC-LAST-NAME:Ou"]),
    TortureEdit(
      "two nicknames", { $0[.nickname] = "Nana, 娜娜" }, removed: ["NICKNAME:Nana"],
      added: ["NICKNAME:Nana,娜娜"]),
    TortureEdit(
      "the department", { $0[.department] = "市场部" }, removed: ["ORG:示例公司;研发部"],
      added: ["ORG:示例公司;市场部"]),
    TortureEdit(
      "no department", { $0[.department] = "" }, removed: ["ORG:示例公司;研发部"],
      added: ["ORG:示例公司;"]),
    TortureEdit(
      "neither organization nor department",
      {
        $0[.organization] = ""
        $0[.department] = ""
      }, removed: ["ORG:示例公司;研发部"]),
    TortureEdit("no title", { $0[.jobTitle] = "" }, removed: ["TITLE:工程师"]),
    TortureEdit(
      "another day of birth", { $0[.birthday] = "--03-01" },
      removed: ["BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-02-29"],
      added: ["BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-03-01"]),
    TortureEdit(
      "a year of birth", { $0[.birthday] = "1992-02-29" },
      removed: ["BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-02-29"],
      added: ["BDAY;value=date:1992-02-29"]),
    TortureEdit(
      "a birthday in words", { $0[.birthday] = "early summer" },
      removed: ["BDAY;value=date;X-APPLE-OMIT-YEAR=1604:1604-02-29"],
      added: ["BDAY;value=text:early summer"]),
    TortureEdit(
      "an anniversary without its year", { $0[.dates][0].value = "--06-01" },
      removed: ["item5.X-ABDATE;type=pref:2015-06-01"],
      added: ["item5.X-ABDATE;type=pref;X-APPLE-OMIT-YEAR=1604:1604-06-01"]),
    TortureEdit(
      "an IM name", { $0[.ims][0].value = "x-apple:nana" },
      removed: ["IMPP;X-SERVICE-TYPE=WeChat;type=pref:x-apple:nana-wx"],
      added: ["IMPP;X-SERVICE-TYPE=WeChat;type=pref:x-apple:nana"]),
    TortureEdit(
      "an IM service", { $0[.ims][0].service = "QQ" },
      removed: ["IMPP;X-SERVICE-TYPE=WeChat;type=pref:x-apple:nana-wx"],
      added: ["IMPP;X-SERVICE-TYPE=QQ;type=pref:x-apple:nana-wx"]),
    TortureEdit(
      "a URL", { $0[.urls][0].value = "https://example.com/?a=1,2;b" },
      removed: ["item4.URL;type=pref:https://example.com/nana"],
      added: ["item4.URL;type=pref:https://example.com/?a=1,2;b"]),
    TortureEdit(
      "one category", { $0[.categories][0] = "朋友, 老" }, removed: ["CATEGORIES:朋友,同事"],
      added: ["CATEGORIES:朋友\\, 老,同事"]),
    TortureEdit("no categories", { $0[.categories] = [] }, removed: ["CATEGORIES:朋友,同事"]),
    TortureEdit(
      "the note", { $0[.note] = "一\n二" }, removed: ["NOTE:第一行\\n第二行\\, 逗号\\; 分号"],
      added: ["NOTE:一\\n二"]),
    TortureEdit(
      "a gender, an age, hobbies",
      {
        $0[.gender] = "女"
        $0[.age] = "29"
        $0[.hobbies] = ["书法", "围棋, 象棋"]
      }, added: ["X-GENDER:女", "X-AGE:29", "X-HOBBY:书法", "X-HOBBY:围棋\\, 象棋"]),
    TortureEdit("the kind", { $0.kind = .organization }, added: ["X-ABShowAs:COMPANY"]),
    TortureEdit(
      "the order by hand",
      {
        guard let rank = Rank("nn") else { return }
        $0.order = ManualOrder(
          anchor: SortName("欧阳;锋", reading: "Ouyang Feng", kind: .unknown), rank: rank)
      }, added: ["X-ADDRESSBOOK-ORDER;KIND=name:欧阳\\;锋;nn;Ouyang Feng"]),
    TortureEdit(
      "a picture elsewhere", { $0.picture = .reference("https://example.com/a,b.png") },
      removed: [
        "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgID",
        " AwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQ",
        " ALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=",
      ], added: ["PHOTO;VALUE=uri:https://example.com/a,b.png"]),
  ]
}

@Suite struct VCardEditTests {
  private func torture() throws -> VCard {
    VCard(bytes: try Fixtures.bytes("Cards/torture.vcf"))
  }

  @Test(arguments: TortureEdit.all)
  func anEditChangesItsOwnLinesOnly(_ edit: TortureEdit) throws {
    var card = try torture()
    let before = card.bytes.lines
    let base = card.contact()
    var edited = base
    edit.change(&edited)
    try card.apply(edited, since: base, picture: nil, now: now)
    let revision = ["REV:2024-01-01T00:00:00Z", "REV:2023-11-14T22:13:20Z"]
    let difference = card.bytes.lines.difference(from: before)
    #expect(
      difference.removals.map(\.line).filter { $0 != revision[0] + "\r\n" }
        == edit.removed.map { $0 + "\r\n" })
    #expect(
      difference.insertions.map(\.line).filter { $0 != revision[1] + "\r\n" }
        == edit.added.map { $0 + "\r\n" })
    #expect(card.bytes.lines.contains(revision[1] + "\r\n"))
    #expect(card.contact().withoutSources == edited.withoutSources.withoutModified(from: card))
  }

  @Test func anEditThatChangesNothingWritesNothing() throws {
    var card = try torture()
    let bytes = card.bytes
    try card.apply(card.contact(), since: card.contact(), picture: nil, now: now)
    #expect(card.bytes == bytes)
  }

  @Test func theNewLineStandsBehindOthersOfItsName() throws {
    var card = try torture()
    let base = card.contact()
    var edited = base
    edited[.phones].append(LabeledValue("110"))
    try card.apply(edited, since: base, picture: nil, now: now)
    let lines = card.bytes.lines
    let place = try #require(lines.firstIndex(of: "TEL:110\r\n"))
    #expect(lines[place - 1] == "item2.X-ABLabel:公司前台\r\n")
  }

  /// A name that is folded is no name to most readers.
  @Test func theNameOfALongGroupStaysOnItsLine() throws {
    let group = String(repeating: "a", count: 90)
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\n\(group).TEL:1\r\nEND:VCARD\r\n"
    var card = VCard(bytes: Array(text.utf8))
    let base = card.contact()
    var edited = base
    edited[.phones][0].label = "office"
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(card.contact()[.phones][0].label == "office")
    #expect(card.bytes.lines.contains { $0.hasPrefix(group + ".X-ABLabel:") })
  }

  @Test func aNewLineIsNotTakenInByACardThatIsLeftOpen() throws {
    let text = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:A\r\nAGENT:\r\nBEGIN:VCARD\r\nFN:B\r\n"
    var card = VCard(bytes: Array(text.utf8))
    let base = card.contact()
    var edited = base
    edited[.age] = "40"
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(card.contact()[.age] == "40")
  }

  @Test(arguments: 30..<110)
  func noFoldComesBehindABareCarriageReturn(length: Int) throws {
    let name =
      String(repeating: "a", count: length) + "\r\r\u{1}" + String(repeating: "b", count: 90)
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nORG:\(name)\r\nEND:VCARD\r\n"
    var card = VCard(bytes: Array(text.utf8))
    let base = card.contact()
    var edited = base
    edited[.department] = "c"
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(card.contact()[.organization] == base[.organization])
    #expect(card.contact()[.department] == "c")
  }

  /// A bare type is what told 2.1; the note is still written by its rules.
  @Test func theVersionIsSaidWhereTheLineThatToldItGoes() throws {
    let text = "BEGIN:VCARD\r\nFN:A\r\nTEL;HOME:1\r\nNOTE:a\\nb\r\nEND:VCARD\r\n"
    var card = VCard(bytes: Array(text.utf8))
    let base = card.contact()
    var edited = base
    edited[.phones] = []
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(
      card.bytes.lines == [
        "BEGIN:VCARD\r\n", "VERSION:2.1\r\n", "FN:A\r\n", "NOTE:a\\nb\r\n", "END:VCARD\r\n",
      ])
    #expect(card.contact()[.note] == base[.note])
  }

  /// Behind a soft break that ends nowhere a new line would be a part of the value.
  @Test(arguments: [
    ("\r\n\r\nN:B\r\nEND:VCARD\r\n", "\r\n\r\nEMAIL;INTERNET:c\r\nN:B\r\nEND:VCARD\r\n"),
    ("\r\nEND:VCARD\r\n", "\r\n\r\nEMAIL;INTERNET:c\r\nEND:VCARD\r\n"),
    ("\r\n", "\r\n\r\nEMAIL;INTERNET:c\r\n"), ("", "\r\n\r\nEMAIL;INTERNET:c\r\n"),
  ])
  func aNewValueStandsBehindTheOthersWhereASoftBreakEndsNowhere(
    before: String, after: String
  ) throws {
    let head = "BEGIN:VCARD\r\nVERSION:2.1\r\nEMAIL;QUOTED-PRINTABLE:a="
    var card = VCard(bytes: Array((head + before).utf8))
    let base = card.contact()
    var edited = base
    edited[.emails].append(LabeledValue("c"))
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(card.contact()[.emails].map(\.value) == ["a", "c"])
    #expect(card.bytes == Array((head + after).utf8))
  }

  @Test func aParameterIsNotTakenInByAnEscapeBeforeIt() throws {
    let text = "BEGIN:VCARD\r\nVERSION:2.1\r\nTEL;CELL\\:1\r\nEND:VCARD\r\n"
    var card = VCard(bytes: Array(text.utf8))
    let base = card.contact()
    var edited = base
    edited[.phones][0].isPreferred = true
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(card.bytes.lines[2] == "TEL;PREF;CELL\\:1\r\n")
  }

  @Test func aPictureDoesNotTakeInWhatStoodBehindALineThatGoes() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nPHOTO;BASE64:/9j/4AAQ\r\nTEL:1\r\nAAAA\r\nEND:VCARD\r\n"
    var card = VCard(bytes: Array(text.utf8))
    let base = card.contact()
    var edited = base
    edited[.phones] = []
    try card.apply(edited, since: base, picture: nil, now: now)
    #expect(card.contact().picture == base.picture)
    #expect(card.bytes.lines.contains("AAAA\r\n"))
  }

  @Test func aPictureFromAFileNeedsItsBytes() throws {
    var card = try torture()
    let base = card.contact()
    var edited = base
    edited.picture = .file(path: "/tmp/x.png")
    #expect(throws: FormatError.missingPicture) {
      try card.apply(edited, since: base, picture: nil, now: now)
    }
    #expect(card.contact() == base)
    let png: PictureBytes = [0x89, 0x50, 0x4E, 0x47] + (0..<200).map { UInt8($0) }
    try card.apply(edited, since: base, picture: png, now: now)
    #expect(card.contact().picture == .embedded(byteCount: 204, format: "PNG"))
    let lines = card.bytes.lines
    let start = try #require(lines.firstIndex { $0.hasPrefix("PHOTO;ENCODING=b;TYPE=PNG:") })
    let picture = lines[start...].prefix { !$0.hasPrefix("X-CUSTOM") }
    #expect(picture.count == 5)
    #expect(picture.dropLast().allSatisfy { $0.utf8.count == 77 })
  }

  @Test func movingByHandWritesOneLineAndBackTakesItOut() throws {
    var card = try torture()
    let order = ManualOrder(anchor: SortName("欧阳锋", kind: .person), rank: .middle)
    card.setOrder(order, now: now)
    #expect(card.contact().order == order)
    #expect(card.bytes.lines.contains("X-ADDRESSBOOK-ORDER:欧阳锋;n\r\n"))
    card.setOrder(nil, now: now)
    let revised = try torture().bytes.lines.map {
      $0.hasPrefix("REV:") ? "REV:2023-11-14T22:13:20Z\r\n" : $0
    }
    #expect(card.bytes.lines == revised)
  }

  @Test func aNewCardHoldsWhatItWasGivenAndNothingElse() {
    var contact = Contact(name: "欧阳小美", phones: ["139 0000 0001"])
    contact[.family] = "欧阳"
    contact[.given] = "小美"
    contact[.phones][0].types = ["cell"]
    contact[.note] = "a\nb"
    let card = VCard(new: contact, uid: "u-1", picture: nil, now: now)
    #expect(
      card.bytes.lines == [
        "BEGIN:VCARD\r\n", "VERSION:3.0\r\n", "FN:欧阳小美\r\n", "N:欧阳;小美;;;\r\n",
        "NOTE:a\\nb\r\n", "TEL;TYPE=CELL:139 0000 0001\r\n", "UID:u-1\r\n",
        "REV:2023-11-14T22:13:20Z\r\n", "END:VCARD\r\n",
      ])
    #expect(card.uid == "u-1")
    #expect(ContactSummary(card.contact()) == card.summary())
  }

  @Test(arguments: CardCase.all)
  func theSummaryIsThatOfTheContact(_ fixture: CardCase) throws {
    for card in VCardFile(bytes: try fixture.input()).cards {
      #expect(card.summary() == ContactSummary(card.contact()))
      #expect(card.uid == card.contact().uid)
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var line: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

extension Contact {
  fileprivate func withoutModified(from card: VCard) -> Contact {
    var contact = self
    contact[.modified] = card.contact()[.modified]
    return contact
  }
}
