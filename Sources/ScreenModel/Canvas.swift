/// A whole frame of the screen as a value: what `screen()` returns and the terminal paints.
///
/// Writing outside the canvas is clipped, never an error, so that every window size renders.
package struct Canvas: Hashable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]
  /// Where the hardware cursor stands; hidden where nil.
  package var cursor: Position?

  package init(size: Size) {
    self.size = size
    self.cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  package subscript(column: Int, row: Int) -> Cell {
    contains(column: column, row: row) ? cells[row * size.columns + column] : .blank
  }

  /// Writes text from a column on, and returns the column after its last cell.
  ///
  /// Text that would pass `limit` (a column, the right edge where nil) is cut; with `ellipsis` its
  /// last column shows `…`. A wide cluster is never cut in half.
  @discardableResult
  package mutating func write(
    _ text: String, column: Int, row: Int, style: Style = [], limit: Int? = nil,
    ellipsis: Bool = true
  ) -> Int {
    let end = min(limit ?? size.columns, size.columns)
    guard row >= 0, row < size.rows, column < end else { return column }
    var x = column
    for cluster in clusters(of: text, from: column, to: end, ellipsis: ellipsis) {
      put(cluster, column: x, row: row, style: style)
      x += cluster.width
    }
    return x
  }

  /// Adds roles to cells that are already drawn.
  package mutating func add(_ style: Style, columns: Range<Int>, row: Int) {
    guard row >= 0, row < size.rows else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      cells[row * size.columns + column].style.formUnion(style)
    }
  }

  /// Sets every cell of a rectangle to blank.
  package mutating func clear(columns: Range<Int>, rows: Range<Int>, style: Style = []) {
    for row in rows.clamped(to: 0..<size.rows) {
      fill(" ", columns: columns, row: row, style: style)
    }
  }

  /// Fills part of a line with one narrow character (a rule).
  package mutating func fill(_ text: String, columns: Range<Int>, row: Int, style: Style = []) {
    for column in columns.clamped(to: 0..<size.columns) {
      put(CellCluster(text: text, width: 1), column: column, row: row, style: style)
    }
  }

  /// The text of one line, blanks at its end left out.
  package func text(row: Int) -> String {
    guard row >= 0, row < size.rows else { return "" }
    var line = ""
    for cell in cells[(row * size.columns)..<((row + 1) * size.columns)] { line += cell.text }
    while line.last == " " { line.removeLast() }
    return line
  }

  /// All lines, each without the blanks at its end.
  package var lines: [String] {
    (0..<size.rows).map(text(row:))
  }

  private func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  private mutating func put(_ cluster: CellCluster, column: Int, row: Int, style: Style) {
    guard cluster.width > 0, contains(column: column, row: row),
      contains(column: column + cluster.width - 1, row: row)
    else { return }
    for offset in 0..<cluster.width { separate(column: column + offset, row: row) }
    let index = row * size.columns + column
    cells[index] = Cell(text: cluster.text, width: cluster.width, style: style)
    if cluster.width == 2 { cells[index + 1] = Cell(text: "", width: 0, style: style) }
  }

  /// Blanks the other half of a wide cluster that is about to be overwritten.
  private mutating func separate(column: Int, row: Int) {
    let index = row * size.columns + column
    if cells[index].width == 0, column > 0 {
      cells[index - 1] = Cell(text: " ", width: 1, style: cells[index - 1].style)
      cells[index] = Cell(text: " ", width: 1, style: cells[index].style)
    } else if cells[index].width == 2 {
      cells[index] = Cell(text: " ", width: 1, style: cells[index].style)
      cells[index + 1] = Cell(text: " ", width: 1, style: cells[index + 1].style)
    }
  }

  /// What of a text fits between two columns. No more of it is looked at than that.
  private func clusters(
    of text: String, from column: Int, to end: Int, ellipsis: Bool
  ) -> [CellCluster] {
    var fitting: [CellCluster] = []
    var x = column
    for cluster in CellClusters(text) {
      if x + cluster.width <= end {
        fitting.append(cluster)
        x += cluster.width
        continue
      }
      guard ellipsis else { break }
      while x + 1 > end, let last = fitting.popLast() { x -= last.width }
      fitting.append(CellCluster(text: "…", width: 1))
      break
    }
    return fitting
  }
}
