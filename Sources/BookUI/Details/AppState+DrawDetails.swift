import ContactModel
import ScreenModel

extension AppState {
  /// The selected contact beside the list.
  func drawDetails(on canvas: inout Canvas, in pane: Rect) {
    guard let id = selectedID, let loaded, loaded.id == id, let contact = loaded.contact else {
      return
    }
    let details = Details(contact, language: language, today: today)
    details.draw(on: &canvas, in: pane, name: name(of: id))
  }
}

/// What the details show of a contact: an avatar, the name, and every field that has a value.
struct Details: Sendable {
  /// A label, a value of one or more lines, and what kind of value it is (home, work).
  struct Row: Hashable, Sendable {
    var label: String
    var text: String
    var detail: String
  }

  let heading: [String]
  /// In groups, a blank line between them.
  let groups: [[Row]]
  let language: Language

  init(_ contact: Contact, language: Language, today: CalendarDay?) {
    self.language = language
    heading = Details.heading(of: contact)
    groups = DetailRows(contact, language: language, today: today).groups
  }

  func draw(on canvas: inout Canvas, in pane: Rect, name: String) {
    let left = pane.columns.lowerBound + 2
    let end = pane.columns.upperBound - 1
    drawAvatar(of: name, on: &canvas, column: left, row: pane.rows.lowerBound)
    canvas.write(name, column: left + 12, row: pane.rows.lowerBound, style: .title, limit: end)
    for (offset, line) in heading.enumerated() {
      canvas.write(
        line, column: left + 12, row: pane.rows.lowerBound + 1 + offset, limit: end)
    }
    var row = pane.rows.lowerBound + 6
    let labelEnd = left + 12
    for group in groups {
      for detail in group {
        let column = max(left, labelEnd - cellWidth(of: detail.label))
        canvas.write(detail.label, column: column, row: row, style: .dim, limit: labelEnd)
        var note = detail.detail
        for line in detail.text.split(separator: "\n", omittingEmptySubsequences: false) {
          guard row < pane.rows.upperBound else { return }
          let stop = canvas.write(String(line), column: labelEnd + 2, row: row, limit: end)
          canvas.write(note, column: stop + 2, row: row, style: .dim, limit: end)
          note = ""
          row += 1
        }
      }
      row += 1
    }
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

  private static func heading(of contact: Contact) -> [String] {
    let work = [contact[.organization], contact[.department], contact[.jobTitle]]
      .filter { !$0.isBlank }.joined(separator: " · ")
    let categories = contact[.categories].filter { !$0.isBlank }.joined(separator: " ")
    return [work, categories.isEmpty ? "" : "★ " + categories].filter { !$0.isEmpty }
  }
}
