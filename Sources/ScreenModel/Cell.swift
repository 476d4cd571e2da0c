/// One column of one line of the screen.
package struct Cell: Hashable, Sendable {
  /// What is drawn: one spacing scalar and up to four marks. Empty in the second column of a wide
  /// cluster.
  package var text: String
  /// How many columns `text` takes: 1 or 2; 0 in the second column of a wide cluster.
  package var width: Int
  package var style: Style

  package init(text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  package static let blank = Cell(text: " ", width: 1, style: [])
}
