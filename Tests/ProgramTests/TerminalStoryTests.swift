import BookUI
import Foundation
import Glibc
import TestSupport
import Testing

/// How the program lives with its terminal: sizes, suspending, signals, crashes.
@Suite(.needsTmux) struct TerminalStoryTests {
  private let folder: TemporaryFolder
  private let look = Look(language: .zh)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func everyChangeOfTheWindowIsFollowed() async throws {
    let session = try await Session(folder.copy("Friends.vcf"), look: look)
    try session.pane.press("M")
    try await session.waitForSelection("马化腾")
    try session.pane.resize(columns: 20, rows: 5)
    try await session.expect(Strings.tooSmall[.zh], screen: "too-small")
    try session.pane.resize(columns: 120, rows: 40)
    try await session.expect("│", screen: "grown")
    try session.pane.resize(columns: 80, rows: 24)
    try await session.expect("12/29", screen: "shrunk")
  }

  @Test func aTerminalThatIsTooSmallStillQuits() async throws {
    let pane = try TmuxPane(
      [programPath(), folder.copy("Friends.vcf")], columns: 20, rows: 4,
      environment: ["LANG": look.locale])
    try await pane.wait(forText: Strings.tooSmall[.zh])
    try pane.press("q")
    #expect(try await pane.waitForExit() == 0)
  }

  @Test func theShellHasTheTerminalWhileTheProgramIsSuspended() async throws {
    let pane = try TmuxPane(["/bin/sh", "-i"], environment: ["LANG": look.locale, "PS1": "$ "])
    try await pane.wait(forText: "$")
    try pane.type("'\(programPath())' '\(folder.copy("Friends.vcf"))'")
    try pane.press("Enter")
    try await pane.wait(forText: "1/29")
    try pane.press("L", "C-z")
    try await pane.wait(forText: "Stopped")
    try pane.type("echo $((6*7))")
    try pane.press("Enter")
    try await pane.wait(forText: "\n42")
    try pane.type("fg")
    try pane.press("Enter")
    try await pane.wait(forText: "6/29")
    try pane.press("j")
    try await pane.wait(forText: "7/29")
    try pane.press("q")
    try await pane.wait(forText: "\n42")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func aRequestToEndLeavesTheTerminalAsItWas(signal: Int32) async throws {
    let pane = try await shellAround(book: "Friends.vcf")
    kill(try programProcess(), signal)
    let screen = try await pane.wait(forText: "status=0")
    expectOrder(on: screen)
  }

  @Test func aCrashLeavesTheTerminalAsItWas() async throws {
    let pane = try await shellAround(book: "Friends.vcf")
    kill(try programProcess(), SIGSEGV)
    let screen = try await pane.wait(forText: "status=\(128 + SIGSEGV)")
    expectOrder(on: screen)
  }

  /// What stood on the screen before is back, nothing of the program is left, and typing is echoed.
  private func expectOrder(on screen: TmuxPane.Screen) {
    #expect(screen.text.contains("before"))
    #expect(!screen.text.contains("范冰冰"))
    #expect(screen.text.contains("opost icanon echo status="))
    #expect(screen.isCursorVisible)
  }

  /// The program in a shell, which then says the exit status and the terminal's modes.
  private func shellAround(book: String) async throws -> TmuxPane {
    let script = """
      echo before
      sh -c 'echo $$ >"$2"; exec "$0" "$1"' "$0" "$1" "$2"
      status=$?
      echo $(stty -a | tr ' ' '\\n' | grep -x -e '-*icanon' -e '-*echo' -e '-*opost') "status=$status"
      sleep 1000
      """
    let pane = try TmuxPane(
      ["/bin/sh", "-c", script, programPath(), folder.copy(book), folder.path("process")],
      environment: ["LANG": look.locale])
    try await pane.wait(forText: "1/29")
    return pane
  }

  private func programProcess() throws -> pid_t {
    let text = try String(contentsOfFile: folder.path("process"), encoding: .utf8)
    return try #require(pid_t(text.prefix { $0.isNumber }))
  }

  @Test(arguments: [("no-such-terminal", "no-such-terminal"), ("dumb", "dumb"), ("", "TERM")])
  func anUnusableTerminalIsASentence(type: String, word: String) async throws {
    for language in Language.allCases {
      let pane = try TmuxPane(
        [programPath(), folder.copy("Friends.vcf")],
        environment: ["TERM": type, "LANG": Look(language: language).locale])
      #expect(try await pane.waitForExit() == 2)
      let text = try pane.screen().text
      #expect(text.hasPrefix("addressbook: "))
      #expect(text.contains(word))
    }
  }
}
