import ContactModel
import ScreenModel

/// What the details show of a contact: an avatar, the name, and every field that has a value, laid
/// out for a width.
///
/// It is made when the contact is read, not with every frame: a note may be as long as a book.
struct Details: Sendable {
  /// A label, a value of one or more lines, and what kind of value it is (home, work).
  struct Row: Hashable, Sendable {
    var label: String
    var text: String
    var detail: String
    var style: Style = []
  }

  /// One line of the pane.
  struct Line: Hashable, Sendable {
    var label = ""
    var text = ""
    /// Stands, dim, after the text.
    var detail = ""
    var style: Style = []
  }

  /// The lines that the avatar and the name take.
  static let headHeight = 6

  let heading: [String]
  let lines: [Line]
  /// How many columns it is laid out for.
  let width: Int
  /// Where labels end.
  let labelEnd: Int
  /// The first line that is shown below the name.
  private(set) var top = 0

  /// - Parameters:
  ///   - members: the names of a group's members.
  ///   - width: the columns from the labels to the end of the values.
  init(
    _ contact: Contact, members: [String], language: Language, today: CalendarDay?, width: Int
  ) {
    let rows = DetailRows(contact, members: members, language: language, today: today)
    let groups = rows.groups
    let widest = groups.joined().map { cellWidth(of: $0.label) }.max() ?? 0
    self.width = width
    labelEnd = min(max(12, widest), 20, max(12, width / 3))
    heading = rows.heading
    let valueWidth = max(1, width - labelEnd - 2)
    let blocks = groups.map { $0.flatMap { Details.lines(of: $0, width: valueWidth) } }
    lines = Array(blocks.joined(separator: [Line()]))
  }

  /// The kind of the value stands behind its first line, or below where there is no room.
  private static func lines(of row: Row, width: Int) -> [Line] {
    var lines = wrappedLines(of: row.text, width: width).map { Line(text: $0, style: row.style) }
    lines[0].label = row.label
    guard !row.detail.isEmpty else { return lines }
    if cellWidth(of: lines[0].text) + 2 + cellWidth(of: row.detail) <= width {
      lines[0].detail = row.detail
    } else {
      lines.append(Line(text: row.detail, style: .dim))
    }
    return lines
  }

  /// Scrolls by lines, as far as there are any.
  mutating func scroll(by offset: Int, height: Int) {
    top = min(max(0, top + offset), max(0, lines.count - height))
  }
}
