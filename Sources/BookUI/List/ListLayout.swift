package import ScreenModel

/// Where the parts of the screen are: one list, and beside it the details in a wide window.
package struct ListLayout: Hashable, Sendable {
  package let size: Size

  package init(size: Size) {
    self.size = size
  }

  /// Below this there is only a sentence.
  package var isTooSmall: Bool { size.columns < 24 || size.rows < 6 }

  /// Whether the details stand beside the list.
  package var isWide: Bool { size.columns >= 100 }

  /// The columns of the list with its index bar.
  package var listColumns: Range<Int> {
    0..<(isWide ? min(max(46, size.columns * 38 / 100), 84) : size.columns)
  }

  /// The column of the line between list and details.
  package var separator: Int { listColumns.upperBound }

  /// Where the details are, or the form; nil in a narrow window.
  package var pane: Rect? {
    isWide ? Rect(columns: (separator + 1)..<size.columns, rows: 0..<size.rows) : nil
  }

  var listArea: Rect { Rect(columns: listColumns, rows: 0..<size.rows) }

  /// Where the form opens.
  package var formArea: Rect { pane ?? Rect(size) }

  /// The lines between title and status line.
  package var bodyRows: Range<Int> { 1..<max(1, size.rows - 1) }

  package var height: Int { bodyRows.count }

  package var statusRow: Int { size.rows - 1 }

  package var indexColumn: Int { listColumns.upperBound - 2 }

  /// The columns of rows and section titles.
  package var rowColumns: Range<Int> { 0..<max(0, indexColumn - 2) }

  package var nameColumn: Int { 3 }

  /// The column of the phone: names get up to 17 cells before it, fewer in a narrow list.
  package var phoneColumn: Int {
    rowColumns.count >= 38 ? 21 : max(10, rowColumns.count / 2)
  }

  /// The column of the organization or e-mail, in a window that has room to spare.
  package var extraColumn: Int? { size.columns > 80 && rowColumns.count >= 66 ? 42 : nil }
}
