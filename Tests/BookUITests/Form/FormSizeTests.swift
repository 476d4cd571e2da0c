import BookUI
import ContactModel
import ScreenModel
import Testing

/// The form at every size, with values of every kind.
@Suite struct FormSizeTests {
  private static let states: [(String, FormState)] = {
    var adding = FormState(adding: .zh, today: today)
    var editing = FormState(editing: .nana, language: .en, today: today)
    editing.type("<PgDn><PgDn>")
    var types = editing
    types.type("<PgUp><PgUp><Tab><Tab><^T>")
    var question = editing
    question.type("x<Esc>")
    var failed = adding
    failed.saveFailed(message: String(repeating: "磁盘已满，请先腾出空间。", count: 8))
    var odd = Contact(name: String(repeating: "e\u{301}👨‍👩‍👧王\u{1B}[31m\u{202E}", count: 20))
    odd[.note] = String(repeating: "一二三 four\r\n\u{200B}", count: 40)
    odd[.phones] = [LabeledValue("\u{301}\u{301}", label: String(repeating: "标签", count: 30))]
    var long = FormState(editing: odd, language: .en, today: today)
    var note = long
    for _ in 0..<8 { note.type("<Down>") }
    adding.type("王")
    long.type("<^A>")
    return [
      ("adding", adding), ("editing", editing), ("types", types), ("question", question),
      ("failed", failed), ("long", long), ("note", note),
    ]
  }()

  @Test(arguments: states.map(\.0))
  func everySizeIsDrawnWithTheCursorInside(_ name: String) throws {
    let form = try #require(Self.states.first { $0.0 == name }).1
    for columns in Array(0...40) + [80, 121] {
      for rows in Array(0...12) + [24, 50] {
        let canvas = form.canvas(columns: columns, rows: rows)
        guard columns > 0, rows > 0 else { continue }
        let cursor = try #require(canvas.cursor, "\(columns)×\(rows)")
        #expect((0..<columns).contains(cursor.column), "\(columns)×\(rows)")
        #expect((0..<rows).contains(cursor.row), "\(columns)×\(rows)")
      }
    }
  }

  @Test func theFormStaysInsideItsArea() {
    let form = FormState(editing: .nana, language: .zh, today: today)
    for columns in 0...30 {
      for rows in 0...12 {
        var canvas = Canvas(size: Size(columns: 60, rows: 20))
        for row in 0..<20 { canvas.fill("#", columns: 0..<60, row: row) }
        let area = Rect(columns: 20..<(20 + columns), rows: 4..<(4 + rows))
        form.draw(on: &canvas, in: area)
        for (row, line) in canvas.lines.enumerated() {
          let isInside = area.rows.contains(row)
          #expect(line.hasPrefix(String(repeating: "#", count: 20)))
          #expect(line.filter { $0 == "#" }.count == (isInside ? 60 - columns : 60))
        }
      }
    }
  }

  @Test func theCaretIsInSightOnEveryLine() {
    var form = FormState(editing: .nana, language: .en, today: today)
    for _ in 0..<40 {
      for rows in 1...12 {
        let canvas = form.canvas(columns: 40, rows: rows)
        let line = canvas.cursor.map { canvas.text(row: $0.row) } ?? ""
        #expect(!line.isEmpty)
      }
      form.type("<Down>")
    }
  }
}
