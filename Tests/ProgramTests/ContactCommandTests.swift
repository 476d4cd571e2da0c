import BookUI
import Foundation
import TestSupport
import Testing

/// `show`, `add`, `set`, `delete` and `check` on each kind of book, as scripts use them.
struct ContactCommandTests {
  enum Kind: CaseIterable { case folder, cards, propertyList }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// An empty book.
  private func book(_ kind: Kind) throws -> String {
    switch kind {
    case .folder:
      let path = folder.path("people")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      return path
    case .cards: return try folder.write([], to: "people.vcf")
    case .propertyList:
      let text = "<plist version=\"1.0\"><dict><key>A</key><array/></dict></plist>"
      return try folder.write(text.utf8, to: "people.plist")
    }
  }

  private func run(
    _ book: String, _ words: String..., language: Language = .en
  ) throws -> CommandRun {
    try runProgram(
      words + ["-b", book, "--language", language.rawValue],
      environment: ["HOME": folder.path("home")])
  }

  private func object(_ book: String, _ contact: String) throws -> [String: Any] {
    let run = try run(book, "show", contact, "--json")
    try #require(run.status == 0, "\(run.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
  }

  @Test(arguments: Kind.allCases)
  func aContactIsAddedShownSetAndDeleted(kind: Kind) throws {
    let book = try book(kind)
    let added = try run(
      book, "add", "fn=单雄信", "phones[0].value=139 0000 0036", "hobbies=马,槊",
      "emails[+].value=shan@example.com", "emails[+].label=瓦岗")
    try #require(added.status == 0, "\(added.errors)")
    let id = added.output.split(separator: "\n").map(String.init)
    try #require(id.count == 1)
    let name = kind == .propertyList ? id[0] : "uid:" + id[0]

    let json = try object(book, name)
    #expect(json["last"] as? String == (kind == .propertyList ? "" : "单"))
    #expect(json["hobbies"] as? [String] == ["马", "槊"])
    #expect((json["emails"] as? [[String: Any]])?.first?["label"] as? String == "瓦岗")
    for (language, label) in [(Language.en, "Phone:"), (.zh, "电话：")] {
      let shown = try run(book, "show", "单雄信", language: language)
      #expect(shown.output.contains(label))
      #expect(shown.output.contains("139 0000 0036\n"))
    }

    let set = try run(book, "set", "#1", "org=瓦岗", "birthday=581年2月3日", "hobbies[0]=")
    #expect(set.status == 0 && set.output.isEmpty && set.errors.isEmpty)
    #expect(try object(book, "#1")["org"] as? String == "瓦岗")
    #expect(try object(book, "#1")["hobbies"] as? [String] == ["槊"])
    let again = try run(book, "set", "#1", "org=瓦岗")
    #expect(again.status == 0)
    #expect(again.errors == "addressbook: \(Strings.nothingChanges("单雄信")[.en])\n")

    let deleted = try run(book, "delete", "单雄信", language: .zh)
    #expect(deleted.status == 0)
    #expect(deleted.output == "已删除 单雄信\n")
    #expect(try run(book, "list").output.isEmpty)
  }

  @Test(arguments: ["#99999999999999999999", "#007"])
  func aNumberIsNamedAsItWasTyped(number: String) throws {
    let book = try folder.write([], to: "empty.vcf")
    #expect(try run(book, "show", number).errors.contains(number))
  }

  @Test func aPictureThatIsNotThereIsNamedAsItWasTyped() throws {
    let book = try folder.write([], to: "empty.vcf")
    let path = folder.path("none.png")
    let result = try run(book, "add", "fn=Ann", "phones[0]=1", "photo=" + path)
    #expect(result.errors.contains(path))
  }

  @Test(arguments: Kind.allCases, Language.allCases)
  func nobodyAndNothingIsStatusOneWithASentence(kind: Kind, language: Language) throws {
    let book = try book(kind)
    _ = try run(book, "add", "fn=A B", "phones[0]=1")
    for words in [
      ["show", "nobody"], ["show", "#0"], ["show", "#2"], ["show", "#99999999999999999999"],
      ["show", "uid:"], ["show", "uid:x"], ["show", ""], ["delete", "A"], ["set", "a b", "org=x"],
      ["set", "#1", "phones[7].value=1"], ["set", "#1", "phones[+].label=x"],
      ["set", "#1", "fn= "], ["set", "#1", "phones="], ["add", "fn=x"], ["add", "phones[0]=1"],
    ] {
      let run = try runProgram(words + ["-b", book, "--language", language.rawValue])
      #expect(run.status == 1, "\(words)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("addressbook: ") && run.errors.count { $0 == "\n" } == 1)
    }
    #expect(try run(book, "list").rows == [["A", "A B", "1"]])
  }

  @Test(arguments: [
    ["show"], ["set"], ["set", "#1"], ["add"], ["delete"], ["show", "a", "b"], ["check", "a"],
    ["set", "#1", "x"], ["set", "#1", "=x"], ["set", "#1", "phone=1"], ["set", "#1", "uid=1"],
    ["set", "#1", "phones[-1]=1"], ["set", "#1", "kind=x"], ["delete", "--json", "a"],
    ["add", "--file-order", "fn=a"],
  ])
  func whatIsNotUnderstoodIsStatusTwo(words: [String]) throws {
    for language in Language.allCases {
      let run = try runProgram(words + ["-b", "/nowhere", "--language", language.rawValue])
      #expect(run.status == 2)
      #expect(run.errors.contains("addressbook --help"))
    }
  }

  @Test func severalOfOneNameAreListed() throws {
    let path = try folder.write(
      (card("UID:a", "FN:王源", "TEL:1") + card("FN:x") + card("FN:王源 ", "TEL:2")).utf8, to: "b.vcf")
    let before = try Data(contentsOf: URL(filePath: path))
    for words in [["delete", "王源"], ["set", "王源", "org=x"], ["show", " 王源 "]] {
      let run = try runProgram(words + ["-b", path])
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      let lines = run.errors.split(separator: "\n")
      #expect(lines.dropFirst() == ["#1\t王源\t1\tuid:a", "#3\t王源 \t2\t"])
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func theFullNameOfTheCardNamesAContactToo() throws {
    let path = try folder.write(
      card("FN:雄信 单", "N:单;雄信;;;", "TEL:1").utf8, to: "b.vcf")
    #expect(try object(path, "雄信 单")["display"] as? String == "单雄信")
    #expect(try object(path, "单雄信")["fn"] as? String == "雄信 单")
  }

  @Test func showIsHarmlessAndWhole() throws {
    let path = try folder.write(
      card(
        "FN:a\u{1B}[2J", "TEL:1", "NOTE:one\\ntwo", "PHOTO;ENCODING=b:%%%", "X-ODD:\u{1B}]0;kept",
        "item1.X-ABRELATEDNAMES:Bo", "item1.X-ABLabel:_$!<Spouse>!$_"
      ).utf8, to: "b.vcf")
    let shown = try run(path, "show", "#1", language: .zh).output
    #expect(!shown.unicodeScalars.contains { $0.value == 0x1B })
    for part in ["a␛[2J", "图片已损坏", "X-ODD：", "␛]0;kept", "配偶：", "位置："] {
      #expect(shown.contains(part))
    }
    // The second line of a value stands below the first: labels are as wide as they look.
    let lines = shown.split(separator: "\n")
    let first = try #require(lines.first { $0.hasSuffix("one") })
    let second = try #require(lines.first { $0.hasSuffix("two") })
    let label = first.prefix { $0 != " " }
    #expect(second.count - "two".count == first.count - "one".count + label.count)
  }

  @Test func aPictureIsTakenFromItsFile() throws {
    let png = Array(Data(base64Encoded: "iVBORw0KGgo=") ?? Data())
    let picture = try folder.write(png, to: "a.png")
    let path = try folder.write(card("FN:a", "TEL:1").utf8, to: "b.vcf")
    #expect(try run(path, "set", "a", "photo=" + picture).status == 0)
    #expect((try object(path, "a")["photo"] as? [String: Any])?["size"] as? Int == png.count)
    #expect(try run(path, "set", "a", "picture=/nowhere.png").status == 2)
    let none = try run(path, "set", "a", "picture=" + path)
    #expect(none.status == 1 && none.errors.contains("b.vcf"))
    #expect(try run(path, "set", "a", "picture=").status == 0)
    #expect(try object(path, "a")["photo"] is NSNull)
  }

  @Test func aWordThatIsNoTextIsRefused() throws {
    let path = try folder.write(card("FN:a", "TEL:1").utf8, to: "b.vcf")
    for (language, message) in [("en", "isn't text in UTF-8"), ("zh", "不是 UTF-8 文字")] {
      let run = try CommandRun([
        "/bin/sh", "-c", "\"$0\" set a \"org=$(printf 'x\\377')\" -b \"$1\" --language $2",
        programPath(), path, language,
      ])
      #expect(run.status == 2)
      #expect(run.errors.contains(message))
    }
    #expect(try object(path, "a")["org"] as? String == "")
  }

  @Test(arguments: Kind.allCases)
  func nicknamesAreSetOneByOne(kind: Kind) throws {
    let book = try book(kind)
    let added = try run(book, "add", "fn=Ann Lee", "phones[0]=1", "nickname[+]=Lee, the elder")
    #expect(added.status == 0)
    #expect(try object(book, "#1")["nickname"] as? [String] == ["Lee, the elder"])
    #expect(try run(book, "set", "#1", "nickname[+]=Annie").status == 0)
    #expect(try object(book, "#1")["nickname"] as? [String] == ["Lee, the elder", "Annie"])
    #expect(try run(book, "set", "#1", "nickname[0]=Lee", "org=x").status == 0)
    #expect(try object(book, "#1")["nickname"] as? [String] == ["Lee", "Annie"])
    #expect(try run(book, "set", "#1", "nickname=a, b").status == 0)
    #expect(try object(book, "#1")["nickname"] as? [String] == ["a", "b"])
  }

  @Test(arguments: [
    ("custom[0].label=x", "no field"), ("social[0].types=x", "social[0].service"),
    ("uid=x", "programs note"), ("section=X", "follows"),
  ])
  func whatCannotBeSetSaysWhy(word: String, reason: String) throws {
    let run = try run("/nowhere", "set", "#1", word)
    #expect(run.status == 2)
    #expect(run.errors.contains(reason))
  }

  @Test func aReadOnlyBookIsRefused() throws {
    let text =
      "<plist version=\"1.0\"><!-- mine --><dict><key>A</key><array><dict><key>name</key>"
      + "<string>a</string></dict></array></dict></plist>"
    let path = try folder.write(text.utf8, to: "b.plist")
    let run = try run(path, "set", "a", "org=x")
    #expect(run.status == 1)
    #expect(run.errors.contains("read-only"))
    let old = try folder.write(
      Fixtures.bytes("PropertyLists/contacts-openstep.plist"), to: "old.plist")
    let refused = try self.run(old, "set", "#1", "org=x")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("read-only"))
  }

  @Test(arguments: Language.allCases)
  func checkListsWhatIsWrongByFileAndLine(language: Language) throws {
    let path = try folder.write(
      (card("UID:1", "FN:a", "BDAY:1990-13-45") + "junk\r\n" + card("UID:1", "FN:b", "no colon")
        + card("KIND:group", "FN:g", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:9")).utf8, to: "b.vcf")
    let run = try run(path, "check", language: language)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    let places = lines.map { String($0.dropFirst(path.count).prefix { $0 != " " }) }
    #expect(lines.allSatisfy { $0.hasPrefix(path) })
    #expect(places == [":1:", ":5:", ":7:", ":8:", ":12:", ":14:"])
    #expect(lines[0].contains("b.vcf:8"))
    #expect(lines[5].contains("9"))
  }

  @Test func checkLooksAtEveryFileOfAFolder() throws {
    let folder = try book(.folder)
    _ = try self.folder.write(card("UID:1", "FN:a").utf8, to: "people/b.vcf")
    _ = try self.folder.write(card("UID:1", "FN:a").utf8, to: "people/a.vcf")
    _ = try self.folder.write(card("UID:3", "FN:a").utf8, to: "people/c.VCF")
    _ = try self.folder.write("\u{FEFF}".utf8, to: "people/d.vcf")
    let run = try run(folder, "check")
    #expect(
      run.output == """
        \(folder)/a.vcf:1: a: the same UID as b.vcf:1
        \(folder)/b.vcf:1: a: the same UID as a.vcf:1
        \(folder)/c.VCF: not read: a card's file name ends in .vcf
        \(folder)/d.vcf: no card in it

        """)
  }

  @Test func aBookInWhichNothingIsWrongIsStatusZero() throws {
    let run = try run(folder.copy("Friends.vcf"), "check")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
  }

  @Test func anEmptyFileWithAByteOrderMarkIsABook() throws {
    let path = try folder.write("\u{FEFF}".utf8, to: "b.vcf")
    #expect(try run(path, "check").status == 0)
    #expect(try run(path, "add", "fn=a", "phones[0]=1").status == 0)
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.starts(with: "\u{FEFF}BEGIN:VCARD\r\n".utf8))
  }

  @Test func aBrokenConfigurationIsAWarningWhereTheBookIsNamed() throws {
    _ = try folder.write("bok = x\n".utf8, to: "home/.config/addressbook/config")
    let path = try folder.copy("Friends.vcf")
    let run = try run(path, "list", "sxx")
    #expect(run.status == 0)
    #expect(run.rows.count == 3)
    #expect(run.errors.contains("config:1: ") && run.errors.contains("bok"))
    try FileManager.default.removeItem(atPath: folder.path("home/.config/addressbook/config"))
    try FileManager.default.createDirectory(
      atPath: folder.path("home/.config/addressbook/config"), withIntermediateDirectories: true)
    #expect(try self.run(path, "list", "sxx").status == 0)
    let unnamed = try runProgram(["list"], environment: ["HOME": folder.path("home")])
    #expect(unnamed.status == 2)
  }
}
