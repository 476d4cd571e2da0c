import Foundation
import TestSupport
import Testing

/// `import` and `export` as scripts use them.
struct ExchangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// In the test's folder, with the default book there.
  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["env", "-C", folder.url.path, programPath()] + arguments,
      environment: ["HOME": folder.url.path, "PATH": "/usr/bin:/bin"])
  }

  private static let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Dora\nTEL:5\nUID:d\nEND:VCARD\n"
  private static let empty = "BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nEND:VCARD\n"

  @Test func importingCountsInWordsAndTwiceAddsNothing() throws {
    _ = try folder.copy("Friends.vcf")
    let first = try run("import", "Friends.vcf")
    #expect(first.output == "29 added\n")
    #expect(first.errors.isEmpty)
    #expect(first.status == 0)
    let second = try run("import", "Friends.vcf", "--language", "zh")
    #expect(second.output == "新增 0 个，已有 29 个\n")
    #expect(second.status == 0)
    #expect(try run("list").rows.count == 29)
  }

  @Test func theCollectionThatAnImportGoesToIsNamed() throws {
    _ = try folder.write("Family\n".utf8, to: "all/home/displayname")
    _ = try folder.write(Self.card.utf8, to: "all/stray.vcf")
    _ = try folder.write(Self.card.replacing("UID:d", with: "UID:w").utf8, to: "all/home/w.vcf")
    _ = try folder.write("Name,Phone\n安娜,6\n".utf8, to: "people.csv")
    #expect(try run("import", "people.csv", "-b", "all").output == "1 added to Family\n")
  }

  @Test(arguments: ["book.vcf", "book.plist"])
  func anyBookTakesATable(book: String) throws {
    let empty = book.hasSuffix(".vcf") ? "" : "<plist version=\"1.0\"><dict/></plist>"
    _ = try folder.write(empty.utf8, to: book)
    _ = try folder.write("Name,Phone\nDora,5\n安娜,6\n".utf8, to: "people.csv")
    #expect(try run("import", "people.csv", "-b", book).output == "2 added\n")
    #expect(try run("import", "people.csv", "-b", book).output == "0 added, 2 already there\n")
    #expect(try run("list", "-b", book).rows == [["A", "安娜", "6"], ["D", "Dora", "5"]])
  }

  @Test func whatIsRefusedIsToldAndKept() throws {
    _ = try folder.write((Self.card + Self.empty).utf8, to: "people.vcf")
    let result = try run("import", "people.vcf")
    #expect(result.output == "1 added, 1 refused\n")
    #expect(result.errors.contains("people.vcf:7: not imported, a card with nothing in it"))
    #expect(result.errors.contains("kept in people.rejected.vcf"))
    #expect(result.status == 1)
    #expect(try text("people.rejected.vcf") == Self.empty)
    let again = try run("import", "people.vcf")
    #expect(again.output == "0 added, 1 already there, 1 refused\n")
    #expect(again.errors.contains("kept in people.rejected.vcf"))
    _ = try folder.write("other".utf8, to: "people.rejected.vcf")
    let other = try run("import", "people.vcf")
    #expect(other.errors.contains("kept in people.rejected-2.vcf"))
    #expect(try text("people.rejected-2.vcf") == Self.empty)
  }

  @Test(arguments: ["book", "books/one"])
  func whatIsRefusedNeverGetsIntoTheBookItself(current: String) throws {
    _ = try folder.write(Self.card.utf8, to: current + "/d.vcf")
    _ = try folder.write((Self.card + Self.empty).utf8, to: "people.vcf")
    let root = String(current.split(separator: "/")[0])
    let result = try CommandRun(
      [
        "env", "-C", folder.path(current), programPath(), "import", folder.path("people.vcf"),
        "-b", folder.path(root),
      ],
      environment: ["HOME": folder.url.path, "PATH": "/usr/bin:/bin"])
    #expect(result.errors.contains("kept in \(folder.path("people.rejected.vcf"))\n"))
    #expect(try text("people.rejected.vcf") == Self.empty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(current)) == ["d.vcf"])
  }

  @Test func anotherContentForAUIDNeedsARule() throws {
    _ = try folder.write(Self.card.utf8, to: "people.vcf")
    _ = try run("import", "people.vcf")
    let other = Self.card.replacing("TEL:5", with: "TEL:55")
    _ = try folder.write(other.utf8, to: "others.vcf")
    let refused = try run("import", "others.vcf")
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("--duplicates"))
    #expect(refused.errors.contains("\nothers.vcf:1: Dora (in the book already)\n"))
    #expect(refused.status == 1)
    #expect(try run("list").rows == [["D", "Dora", "5"]])
    #expect(
      try run("import", "others.vcf", "--duplicates", "skip").output == "0 added, 1 skipped\n")
    #expect(
      try run("import", "others.vcf", "--duplicates=replace").output == "0 added, 1 replaced\n")
    #expect(try run("list").rows == [["D", "Dora", "55"]])
    #expect(try run("import", "people.vcf", "--duplicates=keep-both").output == "1 added\n")
    #expect(try run("list").rows.map { $0[2] }.sorted() == ["5", "55"])
    let wrong = try run("import", "others.vcf", "--duplicates=ask")
    #expect(wrong.errors.contains("skip, replace, keep-both"))
    #expect(wrong.status == 2)
  }

  @Test(arguments: [
    ("en", "22 with a UID that another", "a.vcf:7: Dora (as in a.vcf:1)", "and 2 more\n"),
    ("zh", "有 22 个联系人与已有的 UID 相同", "a.vcf:7：Dora（与 a.vcf:1 相同）", "另有 2 个\n"),
  ])
  func whoHasTheUIDOfAnotherIsListed(
    language: String, sentence: String, first: String, last: String
  ) throws {
    let cards = (0...22).map { Self.card.replacing("TEL:5", with: "TEL:5\($0)") }
    _ = try folder.write(cards.joined().utf8, to: "a.vcf")
    let errors = try run("import", "a.vcf", "--language", language).errors
    let lines = errors.split(separator: "\n")
    #expect(lines.first?.contains(sentence) == true)
    #expect(lines.count == 22)
    #expect(lines.dropFirst().first.map(String.init) == first)
    #expect(errors.hasSuffix(last))
  }

  @Test func aFileThatCannotBeReadIsStatusTwoAndChangesNothing() throws {
    _ = try folder.write(Self.card.utf8, to: "people.vcf")
    let result = try run("import", "people.vcf", "none.vcf")
    #expect(result.errors.contains("there is no none.vcf"))
    #expect(result.status == 2)
    #expect(try run("list").rows.isEmpty)
  }

  @Test func exportGivesTheCardsAsTheyAreStored() throws {
    _ = try folder.copy("Friends.vcf")
    let result = try run("export", "out.vcf", "-b", "Friends.vcf")
    #expect(result.output == "29 contacts exported to out.vcf\n")
    #expect(result.status == 0)
    #expect(try text("out.vcf") == text("Friends.vcf"))
    #expect(try run("export", "-", "-b", "Friends.vcf").output == text("Friends.vcf"))
  }

  @Test func exportConvertsOnRequest() throws {
    _ = try folder.write(Self.card.utf8, to: "people.vcf")
    _ = try run("export", "out.vcf", "--vcard", "4.0", "-b", "people.vcf")
    #expect(try text("out.vcf") == Self.card.replacing("VERSION:3.0", with: "VERSION:4.0"))
    #expect(try run("export", "x.plist", "--vcard", "4.0", "-b", "people.vcf").status == 2)
  }

  @Test func exportNeverReplacesAFileUnasked() throws {
    _ = try folder.write(Self.card.utf8, to: "people.vcf")
    _ = try folder.write("mine".utf8, to: "out.vcf")
    let refused = try run("export", "out.vcf", "-b", "people.vcf")
    #expect(refused.errors.contains("--force"))
    #expect(refused.status == 1)
    #expect(try text("out.vcf") == "mine")
    #expect(try run("export", "out.vcf", "--force", "-b", "people.vcf").status == 0)
    #expect(try text("out.vcf") == Self.card)
    let itself = try run("export", "./people.vcf", "--force", "-b", "people.vcf")
    #expect(itself.errors.contains("in the book itself"))
    #expect(itself.status == 1)
  }

  @Test func aPropertyListSaysWhatItLeavesOut() throws {
    let card = Self.card.replacing("TEL:5", with: "TEL:5\nX-ODD:1")
    _ = try folder.write(card.utf8, to: "people.vcf")
    let result = try run("export", "out.plist", "-b", "people.vcf")
    #expect(result.output == "1 contact exported to out.plist\n")
    #expect(result.errors.contains("out.plist can't hold, so left out: X-ODD (1)"))
    #expect(try run("list", "-b", "out.plist").rows == [["D", "Dora", "5"]])
  }

  @Test func aTableComesBackAsTheSameContacts() throws {
    _ = try folder.copy("Friends.vcf")
    let result = try run("export", "out.csv", "-b", "Friends.vcf")
    #expect(result.output == "29 contacts exported to out.csv\n")
    #expect(try run("import", "out.csv").output == "29 added\n")
    #expect(try run("import", "out.csv").output == "0 added, 29 already there\n")
    #expect(try run("list").rows == run("list", "-b", "Friends.vcf").rows)
  }

  @Test func aNameWithoutAFormatIsAUsageError() throws {
    let result = try run("export", "out.txt")
    #expect(result.errors.contains(".vcf, .csv or .plist"))
    #expect(result.status == 2)
  }

  // MARK: - What the messages say

  private static let longName = String(repeating: "n", count: 300) + ".vcf"

  @Test(arguments: [
    ("en", "none/out.vcf", "none/out.vcf was not exported: there is no folder none; make it"),
    ("zh", "none/out.vcf", "none/out.vcf 没有导出：没有文件夹 none；请先创建"),
    ("en", "people.vcf/out.vcf", "people.vcf/out.vcf was not exported: there is no folder"),
    ("en", "./\(longName)", "./\(longName) was not exported: File name too long"),
    ("zh", "./\(longName)", "./\(longName) 没有导出：File name too long；请选别的位置"),
  ])
  func aPlaceThatTakesNoFileIsNamedAsItWasTyped(
    language: String, path: String, message: String
  ) throws {
    _ = try folder.write(Self.card.utf8, to: "people.vcf")
    let result = try run("export", path, "-b", "people.vcf", "--language", language)
    #expect(result.errors.contains(message))
    #expect(result.status == 2)
  }

  @Test(arguments: [
    ("en", "people.csv: it is not a table: it has NUL bytes"), ("zh", "people.csv：不是表格：其中有 NUL 字节"),
  ])
  func bytesThatAreNoTableAreSaidToBeNone(language: String, message: String) throws {
    let bytes: [UInt8] = [
      0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0x80, 0, 3, 0, 0x3E, 0, 1, 0, 0,
    ]
    _ = try folder.write(bytes, to: "people.csv")
    let result = try run("import", "people.csv", "--language", language)
    #expect(result.errors.contains(message))
    #expect(result.status == 2)
  }

  @Test func importSpeaksChinese() throws {
    _ = try folder.write((Self.card + Self.empty).utf8, to: "people.vcf")
    let result = try run("import", "people.vcf", "--language", "zh")
    #expect(result.output == "新增 1 个，拒绝 1 个\n")
    #expect(
      result.errors == "addressbook: people.vcf:7：未导入，名片是空的\n"
        + "addressbook: 未导入的内容保存在 people.rejected.vcf\n")
    _ = try folder.write("<plist version=\"1.0\"><dict/></plist>".utf8, to: "book.plist")
    _ = try folder.write(Self.card.replacing("TEL:5", with: "X-ODD:1").utf8, to: "odd.vcf")
    let lost = try run("import", "odd.vcf", "-b", "book.plist", "--language", "zh")
    #expect(lost.errors == "addressbook: odd.vcf:1：这种通讯录存不下 X-ODD\n")
    let none = try run("import", "none.vcf", "--language", "zh")
    #expect(none.errors == "addressbook: 找不到 none.vcf；请检查路径\n")
  }

  @Test(arguments: [
    (
      "en",
      "addressbook: people.csv: 2 dates in column “Birthday” stayed as written, because nothing "
        + "tells whether the day or the month comes first; 1987-05-04 would be clear\n"
        + "addressbook: people.csv: 1 date in column “Anniversary” stayed as written, because nothing "
        + "tells whether the day or the month comes first; 1987-05-04 would be clear\n"
    ),
    (
      "zh",
      "addressbook: people.csv：“Birthday”列里有 2 个日期看不出月在前还是日在前，原样保留；"
        + "写成 年-月-日（1987-05-04）就明确了\n"
        + "addressbook: people.csv：“Anniversary”列里有 1 个日期看不出月在前还是日在前，原样保留；"
        + "写成 年-月-日（1987-05-04）就明确了\n"
    ),
  ])
  func datesThatCouldBeReadInTwoWaysAreCounted(language: String, errors: String) throws {
    let table =
      "First Name,E-mail Address,Birthday,Anniversary\n"
      + "Ann,a@example.com,4/5/1987,2010-05-20\nBo,b@example.com,6/7/1990,8/9/2010\n"
    _ = try folder.write(table.utf8, to: "people.csv")
    let result = try run("import", "people.csv", "--language", language)
    #expect(result.errors == errors)
    #expect(result.status == 0)
    // One that tells is enough for all, which is said.
    _ = try folder.write((table + "Cy,c@example.com,25/5/1987,\n").utf8, to: "people.csv")
    let known = try run("import", "people.csv", "-b", folder.write([], to: "b.vcf"))
    #expect(
      known.errors.contains(
        "people.csv: 2 dates in column “Birthday” were read as day/month, because of line 4\n"))
    #expect(known.status == 0)
    let shown = try run("show", "Ann", "--json", "-b", "b.vcf").output
    #expect(shown.contains("\"birthday\": \"1987-05-04\""))
  }

  @Test func exportSpeaksChinese() throws {
    let card = Self.card.replacing("TEL:5", with: "TEL:5\nX-ODD:1\nNOTE:=1")
    _ = try folder.write(card.utf8, to: "people.vcf")
    let result = try run("export", "out.csv", "-b", "people.vcf", "--language", "zh")
    #expect(result.output == "已导出 1 个联系人到 out.csv\n")
    #expect(result.errors.contains("out.csv 存不下，没有导出：X-ODD (1)"))
    #expect(result.errors.contains("out.csv：有 1 个值会被电子表格当作公式"))
    let again = try run("export", "out.csv", "-b", "people.vcf", "--language", "zh")
    #expect(again.errors == "addressbook: out.csv 已存在，没有导出；要覆盖请加 --force\n")
    let itself = try run(
      "export", "people.vcf", "--force", "-b", "people.vcf", "--language", "zh")
    #expect(itself.errors.contains("people.vcf 在通讯录里面，没有导出"))
  }

  @Test(arguments: [
    (
      ["import", "people.vcf", "--duplicates", "ask"],
      "--duplicates 的值“ask”不对，只能是：skip、replace、keep-both"
    ),
    (["export", "out.txt"], "不知道以什么格式导出 out.txt"),
    (["export", "out.csv", "--vcard", "4.0"], "--vcard 只用于 .vcf，不用于 out.csv"),
  ])
  func wrongWordsAreAnsweredInTheLocalesLanguage(words: [String], message: String) throws {
    let result = try runProgram(words, environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(result.errors.contains(message))
    #expect(result.status == 2)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }
}
