import ContactModel
import ScreenModel

extension AppState {
  /// The selected contact beside the list.
  func drawDetails(on canvas: inout Canvas, in pane: Rect) {
    guard let id = selectedID, let loaded, loaded.id == id, let details = loaded.details else {
      return
    }
    details.draw(on: &canvas, in: pane, name: name(of: id), language: language)
  }
}

extension Details {
  func draw(on canvas: inout Canvas, in pane: Rect, name: String, language: Language) {
    let left = pane.columns.lowerBound + 2
    let end = pane.columns.upperBound - 1
    drawAvatar(of: name, on: &canvas, column: left, row: pane.rows.lowerBound)
    canvas.write(name, column: left + 12, row: pane.rows.lowerBound, style: .title, limit: end)
    for (offset, line) in heading.enumerated() {
      canvas.write(
        line, column: left + 12, row: pane.rows.lowerBound + 1 + offset, limit: end)
    }
    let body = pane.rows.dropFirst(Details.headHeight)
    for (line, row) in zip(lines.dropFirst(top), body) {
      draw(line, row: row, column: left, end: end, on: &canvas)
    }
    drawRest(below: top + body.count, on: &canvas, pane: pane, language: language)
  }

  private func draw(_ line: Line, row: Int, column: Int, end: Int, on canvas: inout Canvas) {
    let stop = column + labelEnd
    canvas.write(
      line.label, column: max(column, stop - cellWidth(of: line.label)), row: row, style: .dim,
      limit: stop)
    let textEnd = canvas.write(
      line.text, column: stop + 2, row: row, style: line.style, limit: end)
    canvas.write(line.detail, column: textEnd + 2, row: row, style: .dim, limit: end)
  }

  /// How many lines there are above and below, and the keys that show them.
  private func drawRest(
    below shown: Int, on canvas: inout Canvas, pane: Rect, language: Language
  ) {
    let below = max(0, lines.count - shown)
    guard top > 0 || below > 0 else { return }
    let keys = ListKeyMap.all
    let next = keys.keyName(of: .detailsPageDown)
    let previous = keys.keyName(of: .detailsPageUp)
    let texts = [below > 0 ? "\(next) ↓\(below)" : "", top > 0 ? "\(previous) ↑\(top)" : ""]
    let text = texts.filter { !$0.isEmpty }.joined(separator: "   ")
    let column = pane.columns.upperBound - 1 - cellWidth(of: text)
    canvas.write(
      text, column: column, row: pane.rows.lowerBound + Details.headHeight - 1, style: .dim)
  }

  /// The first letter of the name in a field of blocks, where a phone shows the picture.
  private func drawAvatar(of name: String, on canvas: inout Canvas, column: Int, row: Int) {
    let art = ["▗▄▄▄▄▄▄▖", "▐██████▌", "▐██████▌", "▐██████▌", "▝▀▀▀▀▀▀▘"]
    for (offset, line) in art.enumerated() {
      canvas.write(line, column: column, row: row + offset, style: .dim)
    }
    let letter = cellClusters(of: String(name.drop { $0.isWhitespace }.prefix(1))).first
    if let letter {
      canvas.write(letter.text, column: column + 3, row: row + 2, style: .avatar)
      if letter.width == 1 { canvas.write(" ", column: column + 4, row: row + 2, style: .avatar) }
    }
  }
}
