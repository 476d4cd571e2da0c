import ScreenModel

/// Asks, in the status line, for the file to import or to export to.
struct PathPrompt: Sendable {
  enum Purpose: Hashable, Sendable { case importing, exporting }

  let purpose: Purpose
  var field: TextField
  /// The names that the path could go on with, until the next key.
  var names: [String] = []

  init(_ purpose: Purpose, path: String = "") {
    self.purpose = purpose
    field = TextField(path)
  }

  /// Scrolls the path to the caret, in a window of so many columns.
  mutating func scroll(columns: Int, _ language: Language) {
    field.scroll(width: columns - cellWidth(of: label[language]) - 2)
  }

  func draw(on canvas: inout Canvas, row: Int, _ language: Language) {
    canvas.clear(columns: 0..<canvas.size.columns, rows: row..<(row + 1))
    let hint = purpose == .importing ? Strings.importHint : Strings.exportHint
    let start = canvas.write(label[language], column: 1, row: row, style: .question)
    let caret = field.draw(
      on: &canvas, at: Position(column: start, row: row), width: canvas.size.columns - start - 1,
      hint: hint[language])
    canvas.cursor = caret
  }

  private var label: Phrase {
    purpose == .importing ? Strings.importFrom : Strings.exportTo
  }
}
