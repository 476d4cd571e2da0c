package import ScreenModel

extension TextField {
  /// Draws the text on one line, and returns where the caret stands.
  ///
  /// A text that is too wide scrolls so that the caret is seen; `…` marks what is left out. A field
  /// that isn't focused shows its beginning. `hint` stands, dim, in an empty field.
  @discardableResult
  package func draw(
    on canvas: inout Canvas, at place: Position, width: Int, style: Style = [], hint: String = "",
    isFocused: Bool = true
  ) -> Position {
    guard width > 0 else { return place }
    let limit = place.column + width
    if text.isEmpty {
      canvas.write(
        hint, column: place.column, row: place.row, style: style.union(.dim), limit: limit)
      return place
    }
    guard isFocused else {
      canvas.write(text, column: place.column, row: place.row, style: style, limit: limit)
      return place
    }
    let start = firstColumn(width: width)
    drawPart(start..<(start + width), on: &canvas, at: place, style: style)
    return Position(column: place.column + caretColumn - start, row: place.row)
  }

  /// Scrolls a text that is wider than its field to where the caret is seen. The owner does it after
  /// every key, so that the caret moves in the text as it is shown.
  package mutating func scroll(width: Int) {
    scrolledColumns = firstColumn(width: width)
  }

  private var caretColumn: Int { cellWidth(of: String(text[..<caret])) }

  /// Which column of the text stands first: the one that stood there last, or the nearest with which
  /// the caret, what is under it, and the marks of what is left out have room. The field stays full:
  /// behind the text's end there is only the caret.
  private func firstColumn(width: Int) -> Int {
    let textWidth = cellWidth(of: text)
    guard textWidth >= width else { return 0 }
    let column = caretColumn
    let end = column + (caret < text.endIndex ? cellWidth(of: String(text[caret])) : 1)
    let mark = end < textWidth ? 1 : 0
    let wanted = min(max(scrolledColumns, end + mark - width), column - 1, textWidth + 1 - width)
    return max(0, wanted, column + 1 - width)
  }

  private func drawPart(
    _ columns: Range<Int>, on canvas: inout Canvas, at place: Position, style: Style
  ) {
    var column = 0
    for cluster in cellClusters(of: text) {
      let end = column + cluster.width
      if column >= columns.lowerBound, end <= columns.upperBound {
        let x = place.column + column - columns.lowerBound
        canvas.write(cluster.text, column: x, row: place.row, style: style)
      }
      column = end
    }
    if columns.lowerBound > 0 { drawMark(on: &canvas, at: place, style: style) }
    if column > columns.upperBound {
      let last = Position(column: place.column + columns.count - 1, row: place.row)
      drawMark(on: &canvas, at: last, style: style)
    }
  }

  private func drawMark(on canvas: inout Canvas, at place: Position, style: Style) {
    canvas.write("…", column: place.column, row: place.row, style: style.union(.dim))
  }
}
