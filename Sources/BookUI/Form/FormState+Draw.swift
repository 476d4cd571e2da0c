import ContactModel
package import ScreenModel

extension FormState {
  /// Draws the form: its title, the lines with the caret in sight, the status line. Sets the cursor.
  package func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.clear(columns: area.columns, rows: area.rows)
    guard !area.rows.isEmpty, !area.columns.isEmpty else { return }
    var body = area.rows
    if area.rows.count > 1 {
      let status = statusLines(width: area.columns.count - 2, limit: area.rows.count < 6 ? 1 : 3)
      let first = area.rows.upperBound - status.count
      for (row, line) in zip(first..<area.rows.upperBound, status) {
        canvas.write(
          line, column: area.columns.lowerBound + 1, row: row, style: statusStyle,
          limit: area.columns.upperBound)
      }
      body = body.lowerBound..<first
    }
    if area.rows.count > 2 {
      drawTitle(on: &canvas, row: body.lowerBound, columns: area.columns)
      let margin = area.rows.count < 10 ? 0 : 1
      body = (body.lowerBound + 1 + margin)..<(body.upperBound - margin)
    }
    let rest = Rect(columns: area.columns, rows: body)
    switch menu {
    case .types(let menu, _): menu.draw(on: &canvas, in: rest)
    case .fields(let menu): menu.draw(on: &canvas, in: rest)
    case nil: drawBody(on: &canvas, in: rest)
    }
  }

  private func drawTitle(on canvas: inout Canvas, row: Int, columns: Range<Int>) {
    let title = (isNew ? Strings.newContact : Strings.details)[language]
    let end = canvas.write(
      title, column: columns.lowerBound + 1, row: row, style: .title, limit: columns.upperBound)
    let hints = (isReadOnly ? [] : [hint(.save, Strings.save)]) + [hint(.back, Strings.hintBack)]
    let text = hints.joined(separator: "   ")
    let start = columns.upperBound - 1 - cellWidth(of: text)
    if start >= end + 2 { canvas.write(text, column: start, row: row, style: .dim) }
  }

  // MARK: - Body

  private func drawBody(on canvas: inout Canvas, in area: Rect) {
    let columns = FormColumns(columns: area.columns.count, language: language)
    let body = body(columns)
    let lastFirst = max(0, body.rows.count - area.rows.count)
    let first = min(lastFirst, max(0, body.caretRow - area.rows.count / 2))
    for (screenRow, index) in zip(area.rows, first..<body.rows.count) {
      guard case .line(let line, let part) = body.rows[index] else { continue }
      let place = Position(column: area.columns.lowerBound, row: screenRow)
      if part.map({ $0.lowerBound == lines[line].text.text.startIndex }) ?? true {
        drawLabels(of: line, on: &canvas, at: place, columns: columns)
      }
      let caret = drawValue(of: line, part: part, on: &canvas, at: place, columns: columns)
      if index == body.caretRow {
        let column = body.caretColumn.map { $0 + place.column + columns.start(of: lines[line]) }
        canvas.cursor = Position(
          column: min(column ?? caret.column, area.columns.upperBound - 1), row: screenRow)
      }
    }
  }

  /// Returns where the caret would stand in a text of one line.
  private func drawValue(
    of index: Int, part: TextField.Line?, on canvas: inout Canvas, at place: Position,
    columns: FormColumns
  ) -> Position {
    let line = lines[index]
    let start = Position(column: place.column + columns.start(of: line), row: place.row)
    let limit = place.column + columns.end
    let style: Style =
      line.field.isFixed || line.field == .single(.age) && countedAge != nil ? .dim : []
    if let text = fixedText(of: line) {
      canvas.write(text, column: start.column, row: start.row, style: style, limit: limit)
      return start
    }
    if let part, !line.text.text.isEmpty {
      let text = String(line.text.text[part])
      canvas.write(text, column: start.column, row: start.row, style: style, limit: limit)
      return start
    }
    return line.text.draw(
      on: &canvas, at: start, width: columns.width(of: line), style: style,
      hint: line.text.text.isEmpty ? hint(of: index) : "", isFocused: index == focus)
  }

  private func drawLabels(
    of index: Int, on canvas: inout Canvas, at place: Position, columns: FormColumns
  ) {
    let line = lines[index]
    if isFirstOfField(index) {
      let label = line.field.label[language]
      let start = max(0, columns.labelEnd - cellWidth(of: label))
      canvas.write(
        label, column: place.column + start, row: place.row,
        style: lines[focus].field == line.field ? .title : .dim,
        limit: place.column + columns.labelEnd)
    }
    guard let field = line.repeated else { return }
    let label =
      line.part.flatMap { $0 == .street ? nil : Strings.label(of: $0) }
      ?? Strings.typeLabel(of: line.value, in: field)
    let start = place.column + columns.valueStart
    canvas.write(
      label[language], column: start, row: place.row, style: index == focus ? [] : .dim,
      limit: start + columns.typeWidth - 1)
  }
}
