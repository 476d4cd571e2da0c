import ScreenModel

/// A question over the lower lines of an area: what it is about, what there is to choose from, and
/// the keys that answer.
struct Prompt {
  struct Row {
    var key: String
    var label: String
    var text: String
  }

  var title: String
  var subject = ""
  var rows: [Row] = []
  var answers: [String]

  /// How many lines one text takes at most; the answers must stay in sight.
  private static let textLimit = 4

  func draw(on canvas: inout Canvas, in area: Rect) {
    let width = area.columns.count
    let lines = lines(width: width - 2).suffix(area.rows.count)
    let first = area.rows.upperBound - lines.count
    canvas.clear(columns: area.columns, rows: first..<area.rows.upperBound)
    var end = area.columns.lowerBound
    for (line, row) in zip(lines, first..<area.rows.upperBound) {
      end = canvas.write(
        line.text, column: area.columns.lowerBound + 1, row: row, style: line.style,
        limit: area.columns.upperBound)
    }
    let last = area.columns.upperBound - 1
    canvas.cursor = Position(column: min(end + 1, last), row: area.rows.upperBound - 1)
  }

  private func lines(width: Int) -> [(text: String, style: Style)] {
    var lines = wrappedLines(of: title, width: width).map { ($0, Style.question) }
    if !subject.isEmpty { lines.append((subject, .title)) }
    let labelWidth = rows.map { cellWidth(of: $0.label) }.max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: labelWidth - cellWidth(of: row.label))
      let start = "\(row.key)  \(row.label)\(padding)  "
      let indent = String(repeating: " ", count: cellWidth(of: start))
      let room = max(1, width - cellWidth(of: start))
      for (index, text) in wrappedLines(of: row.text, width: room).prefix(Self.textLimit)
        .enumerated()
      {
        lines.append(((index == 0 ? start : indent) + text, []))
      }
    }
    return lines
      + wrappedLines(of: answers.joined(separator: "   "), width: width).map { ($0, .dim) }
  }
}
