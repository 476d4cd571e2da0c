import Foundation
package import ScreenModel
package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where tmux isn't installed.
  package static var needsTmux: Self {
    .enabled(if: TmuxPane.isAvailable, "tmux isn't installed")
  }
}

/// A command in a terminal of its own: the one pane of a tmux server that nobody else uses.
///
/// A test types, then waits until the screen shows what it should:
///
///     let pane = try TmuxPane(["addressbook", "Friends.vcf"], environment: ["LANG": "zh_CN.UTF-8"])
///     try await pane.wait(forText: "通讯录")
///     try pane.press("Z")
///     let screen = try await pane.wait { $0.lines[1].hasPrefix(" Z ") }
package final class TmuxPane: Sendable {
  package static let isAvailable =
    (try? CommandRun(["tmux", "-V"], environment: base))?.status == 0

  /// What tmux itself and every command get; the command's TERM is tmux's own.
  private static let base = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "TERM": "tmux-256color",
  ]

  private let folder: URL

  /// Starts a command. Of the tests' environment only PATH reaches it; HOME is an empty folder.
  package init(
    _ command: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tmux-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = """
      set -g default-terminal tmux-256color
      set -g status off
      set -s escape-time 0
      set -s exit-empty off

      """
    try Data(configuration.utf8).write(to: folder.appending(path: "tmux.conf"))
    let variables = Self.base.merging(["HOME": folder.path]) { $1 }.merging(environment) { $1 }
    try tmux(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + ["sh", "-c", Self.script, "sh", folder.path, "env", "-i"]
        + variables.map { "\($0.key)=\($0.value)" } + command)
  }

  /// Runs the command, notes its process and its status, and then keeps the pane open until the
  /// server goes: tmux would lose what a command writes just before its end.
  private static let script = """
    folder=$1
    shift
    trap : HUP INT QUIT TERM
    sh -c 'echo $$ >"$0/process"; exec "$@"' "$folder" "$@"
    echo $? >"$folder/status"
    while read -r line; do :; done
    """

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: What a user does

  /// Types text, character by character.
  package func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// Presses keys by tmux's names: `Enter`, `Escape`, `C-s`, `M-Up`, `BTab`, `PPage`, `x`.
  package func press(_ keys: String...) throws {
    try tmux(["send-keys", "--"] + keys)
  }

  /// Pastes text in one piece, in brackets if the program has asked for them.
  package func paste(_ text: String) throws {
    try tmux(["load-buffer", "-"], input: Array(text.utf8))
    try tmux(["paste-buffer", "-p"])
  }

  /// Changes the size of the window.
  package func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  // MARK: What a user sees

  /// The pane at one moment.
  package struct Screen: Sendable, CustomStringConvertible {
    /// Without the blanks at their ends.
    package var lines: [String]
    package var cursor: Position
    package var isCursorVisible: Bool
    /// Nil while the command runs; 128 and the signal's number where a signal ended it. What it
    /// wrote last may come a moment later.
    package var exitStatus: Int?

    package var text: String { lines.joined(separator: "\n") }

    package var description: String {
      text + "\n---- cursor: \(cursor.column),\(cursor.row)  exit: "
        + (exitStatus.map { "\($0)" } ?? "running")
    }
  }

  /// What the pane shows now.
  package func screen() throws -> Screen {
    let format = "#{cursor_x} #{cursor_y} #{cursor_flag}"
    let answer = try tmux(["display-message", "-p", format, ";", "capture-pane", "-p"])
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let state = lines.removeFirst().split(separator: " ").compactMap { Int($0) }
    guard state.count == 3 else { throw Failure(description: "tmux: no state in \(answer)") }
    if lines.last == "" { lines.removeLast() }
    return Screen(
      lines: lines, cursor: Position(column: state[0], row: state[1]),
      isCursorVisible: state[2] == 1, exitStatus: note("status"))
  }

  /// The characters of the pane with the sequences that style them.
  package func styledText() throws -> String {
    try tmux(["capture-pane", "-p", "-e"])
  }

  /// The process of the command; nil until it is started.
  package var process: Int32? { note("process").map { Int32(clamping: $0) } }

  /// A number that the script has written; nil until it is all there.
  private func note(_ name: String) -> Int? {
    let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    guard let text, text.hasSuffix("\n") else { return nil }
    return Int(text.dropLast())
  }

  // MARK: Waiting

  /// Waits until the pane shows what the condition asks for, and gives that screen; throws, with
  /// the last screen, when that takes too long.
  @discardableResult
  package func wait(
    for what: String = "condition", timeout: Duration = .seconds(60),
    until condition: (Screen) throws -> Bool
  ) async throws -> Screen {
    let end = ContinuousClock.now + timeout
    while true {
      let screen = try screen()
      if try condition(screen) { return screen }
      guard ContinuousClock.now < end else {
        throw Failure(description: "\(what) didn't come; the screen is\n\(screen)")
      }
      try await Task.sleep(for: .milliseconds(15))
    }
  }

  /// Waits until the pane shows a text.
  @discardableResult
  package func wait(forText text: String) async throws -> Screen {
    try await wait(for: "“\(text)”") { $0.text.contains(text) }
  }

  /// Waits until the command has ended, and gives its exit status.
  @discardableResult
  package func waitForExit() async throws -> Int? {
    try await wait(for: "the command's end") { $0.exitStatus != nil }.exitStatus
  }

  /// A wait in vain, or tmux's own complaint.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  @discardableResult
  private func tmux(_ arguments: [String], input: [UInt8] = []) throws -> String {
    let paths = [
      "-S", folder.appending(path: "socket").path, "-f", folder.appending(path: "tmux.conf").path,
    ]
    let run = try CommandRun(
      ["tmux", "-u"] + paths + arguments, environment: Self.base, input: input)
    guard run.status == 0 else {
      throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(run.errors)")
    }
    return run.output
  }
}
