import ScreenModel
import TestSupport
import Testing

/// That the driver shows what happens in its pane, with commands that every system has.
@Suite(.needsTmux) struct TmuxPaneTests {
  @Test func textThatIsTypedArrives() async throws {
    let pane = try TmuxPane(["cat"], columns: 30, rows: 5)
    try pane.type("李磊; -x")
    try pane.press("Enter")
    let screen = try await pane.wait { $0.lines.prefix(2) == ["李磊; -x", "李磊; -x"] }
    #expect(screen.cursor == Position(column: 0, row: 2))
    #expect(screen.lines.count == 5)
    #expect(screen.exitStatus == nil)
    try pane.press("C-d")
    #expect(try await pane.waitForExit() == 0)
  }

  @Test func onlyTheGivenEnvironmentReachesTheCommand() async throws {
    let pane = try TmuxPane(["env"], columns: 200, environment: ["LANG": "zh_CN.UTF-8"])
    try await pane.waitForExit()
    let screen = try await pane.wait { $0.text.contains("LANG=zh_CN.UTF-8") }
    let names = screen.lines.compactMap { $0.split(separator: "=").first }
    #expect(Set(names).isSubset(of: ["PATH", "TERM", "HOME", "LANG"]))
  }

  @Test func theExitStatusIsSeen() async throws {
    #expect(try await TmuxPane(["sh", "-c", "exit 3"]).waitForExit() == 3)
    #expect(try await TmuxPane(["sh", "-c", "kill -9 $$"]).waitForExit() == 128 + 9)
  }

  @Test func resizingReachesTheCommand() async throws {
    let script = "while :; do stty size; sleep 0.05; done"
    let pane = try TmuxPane(["sh", "-c", script], columns: 40, rows: 10)
    try await pane.wait(forText: "10 40")
    try pane.resize(columns: 33, rows: 7)
    try await pane.wait(forText: "7 33")
  }

  @Test func signalsAreNotBlocked() async throws {
    let pane = try TmuxPane(["sh", "-c", "grep SigBlk /proc/self/status"])
    try await pane.wait(forText: "SigBlk:\t0000000000000000".replacing("\t", with: " "))
  }

  @Test func aWaitInVainShowsTheScreen() async throws {
    let pane = try TmuxPane(["sh", "-c", "echo 通讯录; sleep 100"])
    try await pane.wait(forText: "通讯录")
    await #expect {
      try await pane.wait(timeout: .zero) { $0.text.contains("nothing of the kind") }
    } throws: {
      "\($0)".contains("通讯录")
    }
  }
}
