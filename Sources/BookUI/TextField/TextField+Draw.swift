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
    let caretColumn = cellWidth(of: String(text[..<caret]))
    let clusters = cellClusters(of: text)
    let textWidth = clusters.reduce(0) { $0 + $1.width }
    let start = textWidth < width ? 0 : firstColumn(caret: caretColumn, width: width)
    drawPart(start..<(start + width), of: clusters, on: &canvas, at: place, style: style)
    return Position(column: place.column + caretColumn - start, row: place.row)
  }

  /// Which column of a wide text stands first. A function of the caret alone, so that drawing keeps
  /// no state: it changes by pages that overlap by some columns.
  private func firstColumn(caret: Int, width: Int) -> Int {
    let overlap = 8
    if caret + 2 < width { return 0 }
    guard width > overlap else { return max(0, caret - max(0, width - 2)) }
    let inner = caret - (overlap - 2)
    return max(0, inner - inner % (width - overlap))
  }

  private func drawPart(
    _ columns: Range<Int>, of clusters: [CellCluster], on canvas: inout Canvas, at place: Position,
    style: Style
  ) {
    var column = 0
    for cluster in clusters {
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
