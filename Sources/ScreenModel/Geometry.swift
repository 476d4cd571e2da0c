/// A size in terminal cells.
package struct Size: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A place on the screen, in terminal cells from the top left corner.
package struct Position: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A part of the screen, in terminal cells.
package struct Rect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The whole of a screen.
  package init(_ size: Size) {
    self.init(columns: 0..<size.columns, rows: 0..<size.rows)
  }

  package var size: Size { Size(columns: columns.count, rows: rows.count) }
}
