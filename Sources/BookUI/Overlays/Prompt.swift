import ScreenModel

/// A question over the lower lines of an area: what it is about, what there is to choose from, and
/// the keys that answer.
struct Prompt {
  struct Row {
    var key: String
    var label: String
    var text: String
    /// Where in the text that begins which matters; what is before it is left out.
    var start: String.Index?
  }

  var title: String
  var subject = ""
  var rows: [Row] = []
  var answers: [String]

  /// How many lines one text takes at most.
  private static let textLimit = 4

  func draw(on canvas: inout Canvas, in area: Rect) {
    let width = area.columns.count
    let lines = lines(width: width - 2, height: area.rows.count).suffix(area.rows.count)
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

  /// Where there is little room, the heading gives way first, then the texts: all answers stay in
  /// sight.
  private func lines(width: Int, height: Int) -> [(text: String, style: Style)] {
    let answers = wrappedLines(of: answers.joined(separator: "   "), width: width)
    let room = height - answers.count
    let heading = heading(width: width, limit: max(1, room - rows.count))
    let share = (room - heading.count) / max(1, rows.count)
    return heading + lines(ofRows: min(share, Self.textLimit), width: width).map { ($0, []) }
      + answers.map { ($0, .dim) }
  }

  private func heading(width: Int, limit: Int) -> [(text: String, style: Style)] {
    let titles = wrappedLines(of: title, width: width)
    if subject.isEmpty { return titles.cut(to: limit).map { ($0, .question) } }
    if limit == 1 { return [(subject + "  " + title, .question)] }
    return titles.cut(to: limit - 1).map { ($0, .question) } + [(subject, .title)]
  }

  /// - Parameter limit: how many lines one text takes at most.
  private func lines(ofRows limit: Int, width: Int) -> [String] {
    let labelWidth = rows.map { cellWidth(of: $0.label) }.max() ?? 0
    return rows.flatMap { row in
      let padding = String(repeating: " ", count: labelWidth - cellWidth(of: row.label))
      let start = "\(row.key)  \(row.label)\(padding)  "
      let indent = String(repeating: " ", count: cellWidth(of: start))
      let room = max(1, width - cellWidth(of: start))
      let excerpt = Excerpt(
        of: row.text, from: row.start ?? row.text.startIndex, lead: room / 3)
      return excerpt.lines(width: room, limit: limit).enumerated().map { index, text in
        (index == 0 ? start : indent) + text
      }
    }
  }
}
