import Glibc
import ScreenModel
import TestSupport
import Testing

/// The terminal in a real one, by way of a program that shows its events: what needs processes,
/// signals, and a shell.
@Suite(.needsTmux) struct TerminalInTmuxTests {
  private func probe(
    columns: Int = 80, rows: Int = 24, environment: [String: String] = ["LANG": "C.UTF-8"]
  ) throws -> TmuxPane {
    try TmuxPane(
      [builtProgram("terminal-probe")], columns: columns, rows: rows, environment: environment)
  }

  /// The probe, started by a shell that says afterwards how it ended and what the modes are.
  private func probeInScript() throws -> TmuxPane {
    let script = "ulimit -c 0; \"$0\"; echo \"status $?\"; stty -a; exec cat"
    return try TmuxPane(["sh", "-c", script, builtProgram("terminal-probe")])
  }

  @Test func framesAndKeysGoThrough() async throws {
    let pane = try probe()
    let screen = try await pane.wait(forText: "─ 探针 80×24")
    #expect(screen.cursor == Position(column: 3, row: 0))
    #expect(screen.isCursorVisible)
    try pane.press("M-Up")
    try await pane.wait { $0.lines[1].contains("Code.up, alt: true") }
    try pane.press("Escape")
    try await pane.wait { $0.lines[1].contains("Code.escape, alt: false") }
    try pane.type("李")
    try await pane.wait { $0.lines[1].contains("character(\"李\")") }
  }

  @Test(arguments: [Size(columns: 23, rows: 9), Size(columns: 40, rows: 6)])
  func manyFramesLeaveTheLastOne(size: Size) async throws {
    let pane = try probe(columns: size.columns, rows: size.rows)
    try await pane.wait(forText: "探针")
    try pane.press("r")
    let shown = try await pane.wait {
      $0.isCursorVisible && $0.cursor == Position(column: 1, row: size.rows - 1)
    }
    try pane.resize(columns: 80, rows: 24)
    try pane.press("x", "q")
    let ended = try await pane.wait(forText: "ended by")
    let expected = ended.lines.filter { $0.hasPrefix("expected:") }.map { $0.dropFirst(9) }
    #expect(shown.lines.map { Substring($0) } == expected)
  }

  @Test func aPasteComesInOnePiece() async throws {
    let pane = try probe()
    try await pane.wait(forText: "探针")
    try pane.paste("李磊\n\u{1B}[Aq")
    let screen = try await pane.wait(forText: "paste(")
    #expect(screen.lines[1] == #"paste("李磊\n\u{1B}[Aq")"#)
  }

  @Test func aNewSizeIsToldAndDrawn() async throws {
    let pane = try probe(columns: 40, rows: 10)
    try await pane.wait(forText: "探针 40×10")
    try pane.resize(columns: 30, rows: 5)
    try await pane.wait(forText: "探针 30×5")
    try pane.resize(columns: 100, rows: 30)
    try await pane.wait(forText: "探针 100×30")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func aSignalThatAsksForTheEndIsAnEvent(signal: Int32) async throws {
    let pane = try probe()
    try await pane.wait(forText: "探针")
    kill(try #require(pane.process), signal)
    try await pane.wait(forText: "ended by terminate")
    #expect(try await pane.waitForExit() == 0)
  }

  @Test func whatWasStoppedComesBack() async throws {
    let pane = try probe()
    try await pane.wait(forText: "探针")
    let process = try #require(pane.process)
    kill(process, SIGSTOP)
    kill(process, SIGCONT)
    try await pane.wait { $0.lines[1] == "resume" }
  }

  @Test func suspendingGivesTheShellItsTerminal() async throws {
    let pane = try TmuxPane(["sh", "-i"], environment: ["LANG": "C.UTF-8", "PS1": "prompt "])
    try await pane.wait(forText: "prompt")
    try pane.type(builtProgram("terminal-probe") + "\n")
    try await pane.wait(forText: "探针")
    try pane.press("C-z")
    try await pane.wait(forText: "Stopped")
    try pane.type("stty -a; echo $((6 * 7))\n")
    let shell = try await pane.wait { $0.lines.contains("42") }
    #expect(shell.text.contains(" icanon") && shell.text.contains(" echo "))
    #expect(!shell.text.contains("探针"))
    try pane.type("fg\n")
    try await pane.wait { $0.lines[0].contains("探针") && $0.lines[1] == "resume" }
    try pane.press("x")
    try await pane.wait { $0.lines[1].contains("character(\"x\")") }
  }

  @Test(arguments: [
    ("t", [132, 133], "Fatal error: Index out of range"), ("s", [139], "status"),
    ("a", [134], "status"),
  ])
  func aCrashLeavesTheTerminalUsable(key: String, statuses: [Int], message: String) async throws {
    let pane = try probeInScript()
    try await pane.wait(forText: "探针")
    try pane.press("e", key)
    let screen = try await pane.wait { $0.text.contains("status") && $0.text.contains("icanon") }
    #expect(statuses.contains { screen.lines.contains("status \($0)") })
    #expect(screen.lines.contains("a complaint"))
    #expect(screen.text.contains(message))
    #expect(screen.text.contains(" icanon") && screen.text.contains(" echo "))
    #expect(!screen.text.contains("探针"))
    #expect(screen.isCursorVisible)
  }

  @Test func whatWasWrittenToStandardErrorIsSeenAtTheEnd() async throws {
    let pane = try probeInScript()
    try await pane.wait(forText: "探针")
    try pane.press("e")
    let during = try await pane.wait { $0.lines[1].contains("character(\"e\")") }
    #expect(!during.text.contains("complaint"))
    try pane.press("q")
    let after = try await pane.wait(forText: "status 0")
    #expect(after.lines.contains("a complaint"))
  }

  @Test(arguments: [
    (["TERM": "no-such-terminal"], #"unknownTerminalType("no-such-terminal")"#),
    (["TERM": "dumb"], #"incapableTerminalType("dumb")"#), (["TERM": ""], "noTerminalType"),
  ])
  func aTerminalThatCannotDoItIsAnError(variables: [String: String], error: String) async throws {
    let pane = try probe(columns: 120, environment: variables)
    try await pane.wait(forText: error)
    #expect(try await pane.waitForExit() == 2)
  }

  @Test func aFileIsNoTerminal() throws {
    let run = try CommandRun(
      [builtProgram("terminal-probe")], environment: ["TERM": "xterm", "LANG": "C.UTF-8"])
    #expect(run.output.contains("notATerminal"))
    #expect(run.status == 2)
  }

  @Test(arguments: ["C", "POSIX", "", "zh_CN.UTF-8"])
  func unknownLocalesGetUTF8(language: String) async throws {
    try await probe(environment: ["LANG": language]).wait(forText: "─ 探针 80×24")
  }
}
