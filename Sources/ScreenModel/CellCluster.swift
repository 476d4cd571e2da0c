/// The smallest piece of text that a terminal draws in cells of its own: one spacing scalar and
/// the marks on it.
package struct CellCluster: Hashable, Sendable {
  /// What is sent to the terminal; never a control character.
  package var text: String
  /// Columns: 1 or 2.
  package var width: Int

  package init(text: String, width: Int) {
    self.text = text
    self.width = width
  }
}

/// Splits text into what a terminal draws, cell by cell.
package func cellClusters(of text: String) -> [CellCluster] {
  text.unicodeScalars.map { CellCluster(text: String($0), width: $0.value >= 0x2E80 ? 2 : 1) }
}

/// How many columns a text takes.
package func cellWidth(of text: String) -> Int {
  cellClusters(of: text).reduce(0) { $0 + $1.width }
}
