import Foundation
import TestSupport
import Testing
import addressbook

/// The commands as scripts use them: what they print, and their exit status.
struct CommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var home: [String: String] { ["HOME": folder.url.path] }

  @Test func readingPrintsSectionAndPinyin() throws {
    let rows = try Fixtures.rows("Names/expected_26.tsv")
    let run = try runProgram(["reading"] + rows.map { $0[2] })
    #expect(run.rows == rows.map { [$0[2], $0[1], $0[3]] })
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func readingTakesAnyText() throws {
    let run = try runProgram(["reading", "", "a\tb\u{1B}", "42", "Élise"])
    #expect(
      run.rows.map { $0.prefix(2) } == [["", "#"], ["a b␛", "A"], ["42", "#"], ["Élise", "E"]])
    #expect(run.status == 0)
  }

  @Test func listPrintsTheScreensOrder() throws {
    let rows = try Fixtures.rows("Names/expected_26.tsv").map { [$0[1], $0[2]] }
    let run = try runProgram(["list", "-b", folder.copy("Friends.vcf")])
    #expect(run.rows.filter { $0[0] != "S" }.map { Array($0.prefix(2)) } == rows)
    #expect(run.rows.first == ["F", "范冰冰", "139 0000 0010"])
    #expect(run.status == 0)
  }

  @Test func listInFileOrderFollowsTheFile() throws {
    let run = try runProgram(["list", "--file-order", "-b", folder.copy("Friends.vcf")])
    #expect(
      run.rows.suffix(3) == [
        ["S", "单雄信", "139 0000 0036"], ["S", "孙小香", "139 0000 0037"],
        ["S", "宋晓曦", "139 0000 0038"],
      ])
  }

  @Test(arguments: [
    (["sxx"], ["单雄信", "宋晓曦", "孙小香"]), (["单雄信"], ["单雄信"]), (["0013"], ["黄磊"]),
    (["li@example"], ["李彦宏"]), (["liu", "0018"], ["刘诗诗"]),
  ])
  func listFindsWhatTheScreenFinds(words: [String], names: [String]) throws {
    let run = try runProgram(["list", "-b", folder.copy("Friends.vcf")] + words)
    #expect(run.rows.map { $0[1] } == names)
    #expect(run.status == 0)
  }

  @Test func nothingFoundIsStatusOneAndASentence() throws {
    let run = try runProgram(["list", "-b", folder.copy("Friends.vcf"), "nobody"])
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("nobody"))
    #expect(run.status == 1)
  }

  @Test func aPropertyListIsABook() throws {
    let run = try runProgram(["list", "-b", folder.copy("Class14ContactList.plist")])
    #expect(run.rows.first == ["A", "艾小禾", "+86 10 5555 0000"])
    #expect(run.rows.suffix(2).map { $0[1] } == ["007 配送", "Яна Озёрная"])
    #expect(run.rows.contains { $0.prefix(2) == ["S", "单云舟"] })
    #expect(run.status == 0)
  }

  @Test func theDefaultBookIsMadeAtItsFirstUse() throws {
    let run = try runProgram(["list"], environment: home)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    var isFolder: ObjCBool = false
    let path = folder.path(".local/share/addressbook")
    #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test func theConfigurationNamesTheBook() throws {
    _ = try folder.copy("Friends.vcf")
    _ = try folder.write("book = ~/Friends.vcf\n".utf8, to: ".config/addressbook/config")
    #expect(try runProgram(["list"], environment: home).rows.count == 29)

    _ = try folder.write("\nbok = x\n".utf8, to: ".config/addressbook/config")
    let run = try runProgram(["list"], environment: home)
    #expect(run.errors.contains(".config/addressbook/config:2: "))
    #expect(run.errors.contains("bok"))
    #expect(run.status == 2)
  }

  @Test(arguments: [
    (["--frob"], "--frob"), (["query", "x"], "HOME"), (["reading"], "reading"),
    (["list", "-b", "/nowhere/at.vcf"], "touch /nowhere/at.vcf"), (["/nowhere"], "mkdir /nowhere"),
    (["list"], "HOME"), ([], "HOME"), (["list", "-b", "/dev/null"], "/dev/null"),
    (["\u{1B}[2J"], "␛[2J"),
  ])
  func whatCannotBeDoneIsOneSentenceAndStatusTwo(words: [String], part: String) throws {
    for language in ["en_GB.UTF-8", "zh_CN.UTF-8"] {
      let run = try runProgram(words, environment: ["LANG": language])
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(part))
      #expect(run.errors.hasPrefix("addressbook: ") && run.errors.hasSuffix("\n"))
      #expect(run.errors.count { $0 == "\n" } == 1)
      #expect(run.status == 2)
    }
  }

  @Test(arguments: [
    ("<plist>\n<dict>\n<key>A</kex>\n</dict></plist>", ":3: "), ("", ": "),
    ("<plist><array><string>a</string></array></plist>", ": "), ("{ A = ( );", ":1: "),
  ])
  func aMalformedPropertyListIsNamedWithItsLine(text: String, line: String) throws {
    let path = try folder.write(text.utf8, to: "bad.plist")
    let run = try runProgram(["list", "-b", path])
    #expect(run.errors.hasPrefix("addressbook: \(path)\(line)"))
    #expect(run.status == 2)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func withoutATerminalTheScreenSaysSo() throws {
    let run = try runProgram([folder.copy("Friends.vcf")], environment: ["TERM": "xterm"])
    #expect(run.errors.contains("addressbook list"))
    #expect(run.status == 2)
  }

  @Test func aFullDiskIsAnError() throws {
    let run = try CommandRun(
      ["/bin/sh", "-c", "exec \"$0\" reading 单 >/dev/full", programPath()])
    #expect(run.errors.hasPrefix("addressbook: "))
    #expect(run.status == 2)
  }

  @Test func aReaderThatHasEnoughIsNoError() throws {
    // More than a pipe holds, so that the program is still writing when its reader goes.
    let names = (1...3000).map { "小\($0)" }.joined(separator: " ")
    let run = try CommandRun([
      "/bin/sh", "-c", "{ \"$0\" reading \(names); echo $? >&2; } | read line", programPath(),
    ])
    #expect(run.errors == "0\n")
  }

  @Test(arguments: [("en_GB.UTF-8", "Usage"), ("zh_CN.UTF-8", "用法")])
  func helpSpeaksTheLocalesLanguage(locale: String, word: String) throws {
    let run = try runProgram(["--help"], environment: ["LANG": locale])
    #expect(run.output.hasPrefix(word))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--frob", "--language", "zh"], true), (["--language=zh", "--frob"], true),
    (["list", "-x", "a", "--language", "zh"], true), (["set", "a", "b", "--lang=zh"], true),
    (["--language=fr", "--language=zh", "a", "b"], true), (["-b", "--language=zh", "-x"], false),
    (["a", "b", "--", "--language=zh"], false), (["--frob", "--language=fr"], false),
    (["query", "--language=zh"], true), (["--language=zh", "--language"], true),
  ])
  func aUsageErrorIsInTheLanguageThatIsAskedFor(words: [String], isChinese: Bool) throws {
    let run = try runProgram(words, environment: home)
    #expect(run.errors.contains("用法见") == isChinese)
    #expect(run.status == 2)
    let other = words.map { $0.replacing("=zh", with: "=en").replacing("zh", with: "en") }
    let english = try runProgram(other, environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(english.errors.contains("See addressbook --help") == isChinese)
  }

  @Test func theConfigurationsLanguageIsThatOfErrorsAndHelpToo() throws {
    _ = try folder.write("language = zh\n".utf8, to: ".config/addressbook/config")
    #expect(try runProgram(["--frob"], environment: home).errors.contains("没有选项 --frob"))
    #expect(try runProgram(["--help"], environment: home).output.hasPrefix("用法"))
    let english = try runProgram(["--language=en", "--help"], environment: home)
    #expect(english.output.hasPrefix("Usage"))
  }

  @Test func versionPrintsOneLine() throws {
    let run = try runProgram(["--version"])
    #expect(run.output == "addressbook \(Program.version)\n")
    #expect(run.status == 0)
  }
}
