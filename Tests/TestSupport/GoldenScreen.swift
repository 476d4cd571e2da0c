import Foundation
package import ScreenModel
package import Testing

extension Canvas {
  /// The frame as a text file: its lines, then the cursor, then what is styled.
  package var goldenText: String {
    var text = lines.joined(separator: "\n") + "\n"
    text += "---- cursor: " + (cursor.map { "\($0.column),\($0.row)" } ?? "hidden") + "\n"
    for row in 0..<size.rows {
      let runs = styleRuns(row: row)
      if !runs.isEmpty { text += "\(row): " + runs.joined(separator: "  ") + "\n" }
    }
    return text
  }

  private func styleRuns(row: Int) -> [String] {
    var runs: [String] = []
    var start = 0
    for column in 1...max(1, size.columns) {
      let style = self[start, row].style
      if column < size.columns, self[column, row].style == style { continue }
      if style != [] { runs.append("\(start)..<\(column) \(style.names)") }
      start = column
    }
    return runs
  }
}

extension Style {
  fileprivate var names: String {
    let roles: [(Style, String)] = [
      (.title, "title"), (.sectionTitle, "sectionTitle"), (.dim, "dim"), (.selection, "selection"),
      (.indexTitle, "indexTitle"), (.currentIndexTitle, "currentIndexTitle"), (.match, "match"),
      (.error, "error"), (.question, "question"), (.lifted, "lifted"), (.avatar, "avatar"),
    ]
    return roles.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

/// Compares a frame with Fixtures/Screens/NAME.txt. With ADDRESSBOOK_RECORD set it writes the file
/// instead, and fails, so that recording is never left on.
package func expectScreen(
  _ canvas: Canvas, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = GoldenScreen(name)
  if GoldenScreen.isRecording {
    try golden.record(canvas.goldenText, sourceLocation: sourceLocation)
  } else {
    golden.expect(canvas.goldenText, sourceLocation: sourceLocation)
  }
}

/// Compares what a pane shows with Fixtures/Screens/NAME.txt, as soon as it has come to show it.
package func expectScreen(
  of pane: TmuxPane, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let golden = GoldenScreen(name)
  if GoldenScreen.isRecording {
    var last = ""
    let screen = try await pane.wait(for: "a screen that stays") { screen in
      defer { last = screen.goldenText }
      return screen.goldenText == last
    }
    try golden.record(screen.goldenText, sourceLocation: sourceLocation)
  } else {
    var actual = ""
    _ = try? await pane.wait(timeout: .seconds(5)) { screen in
      actual = screen.goldenText
      return actual == golden.text
    }
    golden.expect(actual, sourceLocation: sourceLocation)
  }
}

extension TmuxPane.Screen {
  /// The lines and the cursor; how they are styled is for the canvas's own screens to say.
  fileprivate var goldenText: String {
    text + "\n---- cursor: " + (isCursorVisible ? "\(cursor.column),\(cursor.row)" : "hidden")
      + "\n"
  }
}

/// A screen that is kept as text.
private struct GoldenScreen {
  static let isRecording = ProcessInfo.processInfo.environment["ADDRESSBOOK_RECORD"] != nil

  let name: String
  private let file: URL

  init(_ name: String) {
    self.name = name
    file = Fixtures.folder.appending(path: "Screens/\(name).txt")
  }

  var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "(no such file)" }

  func record(_ actual: String, sourceLocation: SourceLocation) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
  }

  func expect(_ actual: String, sourceLocation: SourceLocation) {
    let expected = text
    if expected != actual {
      Issue.record(
        "screen \(name) differs\n\(difference(expected, actual))", sourceLocation: sourceLocation)
    }
  }
}

/// The lines that differ, expected with `-`, actual with `+`.
private func difference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  var report: [String] = []
  for index in 0..<max(old.count, new.count) {
    let a = index < old.count ? String(old[index]) : nil
    let b = index < new.count ? String(new[index]) : nil
    guard a != b else { continue }
    if let a { report.append("\(index) -\(a)") }
    if let b { report.append("\(index) +\(b)") }
  }
  return report.joined(separator: "\n")
}
