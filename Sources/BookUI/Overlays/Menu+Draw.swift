package import ScreenModel

extension Menu {
  /// Draws the title with what was typed, then the rows. The cursor stands on the selected row, or
  /// behind the typed text.
  package func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.clear(columns: area.columns, rows: area.rows)
    guard !area.rows.isEmpty, !area.columns.isEmpty else { return }
    var rows = area.rows
    if rows.count > 1 {
      drawTitle(on: &canvas, row: rows.lowerBound, columns: area.columns)
      rows = (rows.lowerBound + 1)..<rows.upperBound
    }
    drawLines(on: &canvas, in: Rect(columns: area.columns, rows: rows))
  }

  private func drawTitle(on canvas: inout Canvas, row: Int, columns: Range<Int>) {
    let start = canvas.write(
      title, column: columns.lowerBound + 1, row: row, style: .title, limit: columns.upperBound)
    let place = Position(column: start + 2, row: row)
    let caret = query.draw(on: &canvas, at: place, width: columns.upperBound - place.column)
    canvas.cursor = caret.column < columns.upperBound ? caret : nil
  }

  private func drawLines(on canvas: inout Canvas, in area: Rect) {
    let lines = lines
    if lines.isEmpty {
      canvas.write(
        nothingFound, column: area.columns.lowerBound + 3, row: area.rows.lowerBound, style: .dim,
        limit: area.columns.upperBound)
    }
    let lastFirst = max(0, lines.count - area.rows.count)
    let first = min(lastFirst, max(0, selection - area.rows.count / 2))
    for (row, index) in zip(area.rows, first..<max(first, lines.count)) {
      draw(
        lines[index], on: &canvas, row: row, columns: area.columns, isSelected: index == selection)
    }
  }

  private func draw(
    _ line: Line, on canvas: inout Canvas, row: Int, columns: Range<Int>, isSelected: Bool
  ) {
    let (title, detail) =
      switch line {
      case .row(let index): (rows[index].title, rows[index].detail)
      case .ownText: (query.text, ownTextTitle ?? "")
      }
    let style: Style = isSelected ? .selection : []
    if isSelected {
      canvas.clear(columns: columns, rows: row..<(row + 1), style: style)
      canvas.write("▌", column: columns.lowerBound, row: row, style: style)
      if query.text.isEmpty { canvas.cursor = Position(column: columns.lowerBound, row: row) }
    }
    let limit = columns.upperBound
    // A long title leaves room for the detail, up to half of the line.
    let start = max(limit - cellWidth(of: detail), columns.lowerBound + columns.count / 2)
    let end = canvas.write(
      title, column: columns.lowerBound + 3, row: row, style: style,
      limit: detail.isEmpty ? limit : start - 2)
    let detailColumn = max(end + 2, min(columns.lowerBound + 20, start))
    canvas.write(detail, column: detailColumn, row: row, style: style.union(.dim), limit: limit)
  }
}
