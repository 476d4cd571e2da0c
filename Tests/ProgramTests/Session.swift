import BookUI
import Foundation
import TestSupport
import Testing

/// A language and a size of the window.
struct Look: Sendable, CustomTestStringConvertible {
  var language: Language
  var columns = 80
  var rows = 24

  static let all = Language.allCases.flatMap { language in
    [Look(language: language), Look(language: language, columns: 120, rows: 40)]
  }

  /// The user's locale, installed or not.
  var locale: String { language == .zh ? "zh_CN.UTF-8" : "C.UTF-8" }

  /// A folder of golden screens: `zh-80x24`.
  var name: String { "\(language)-\(columns)x\(rows)" }

  var testDescription: String { name }
}

/// The program on a terminal, with a book of its own.
struct Session {
  let look: Look
  let book: String
  let pane: TmuxPane

  /// - Parameter word: what the first frame shows.
  init(_ book: String, look: Look, environment: [String: String] = [:]) async throws {
    self.look = look
    self.book = book
    pane = try TmuxPane(
      [programPath(), book], columns: look.columns, rows: look.rows,
      environment: ["LANG": look.locale].merging(environment) { $1 })
    try await pane.wait(forText: Strings.contacts[look.language])
  }

  /// Presses keys, waits for a text, and compares the screen with a golden one.
  func press(
    _ keys: String..., shows text: String, screen name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for key in keys { try pane.press(key) }
    try await expect(text, screen: name, sourceLocation: sourceLocation)
  }

  /// Presses keys, waits until the list's selection is on a name, and compares the screen with a
  /// golden one.
  func press(
    _ keys: String..., selects name: String, screen: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for key in keys { try pane.press(key) }
    try await waitForSelection(name)
    try await expectScreen(
      of: pane, "Program/\(look.name)/\(screen)", sourceLocation: sourceLocation)
  }

  func waitForSelection(_ name: String) async throws {
    try await pane.wait(for: "selection of \(name)") { screen in
      screen.lines.contains { $0.hasPrefix("▌") && $0.contains(name) }
    }
  }

  /// Presses keys, waits for a phrase, and compares the screen with a golden one.
  func press(
    _ keys: String..., shows phrase: Phrase, screen name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for key in keys { try pane.press(key) }
    try await expect(phrase[look.language], screen: name, sourceLocation: sourceLocation)
  }

  /// Waits for a text, and compares the screen with a golden one.
  func expect(
    _ text: String, screen name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await pane.wait(forText: text)
    try await expectScreen(
      of: pane, "Program/\(look.name)/\(name)", sourceLocation: sourceLocation)
  }

  /// What `list` prints of the book.
  func listed() throws -> [[String]] {
    try runProgram(["list", "-b", book]).rows
  }
}
