import BookUI
import ScreenModel
import Testing

@Suite struct MenuTests {
  private let types = Menu<Int>(
    title: "Type",
    rows: [
      .init(1, title: "Mobile"), .init(2, title: "Home"), .init(3, title: "Work"),
      .init(4, title: "Home fax"), .init(5, title: "其他", words: ["Other"]),
    ],
    selection: 1, ownTextTitle: Phrase(zh: "自己写", en: "own text"), language: .en)

  @Test(arguments: [
    ("<Enter>", "2"), ("<Down><Enter>", "3"), ("<Up><Up><Enter>", "5"),
    ("<Tab><^N><^P><Enter>", "3"),
    ("<PgDn><Enter>", "5"), ("<PgUp><Enter>", "1"), ("w<Enter>", "3"), ("FAX<Enter>", "4"),
    ("ot<Enter>", "5"), ("他<Enter>", "5"), ("home<Down><Enter>", "4"),
    ("homex<Enter>", "own homex"),
    ("w<Down><Enter>", "own w"), ("mobile<Down><Enter>", "1"), ("x<BS><Enter>", "1"),
    ("<Esc>", "closed"), ("w<^C>", "closed"), ("<F9>", "unbound F9"),
  ])
  func choosesByKeys(_ notation: String, _ expected: String) {
    #expect(outcome(of: notation, in: types) == expected)
  }

  @Test func withoutOwnTextNothingIsChosenWhereNothingIsFound() {
    let menu = Menu(title: "", rows: [.init(1, title: "One")], language: .en)
    #expect(outcome(of: "x<Enter>", in: menu) == "none")
    let empty = Menu<Int>(title: "", rows: [], language: .en)
    #expect(outcome(of: "<Down><Enter>", in: empty) == "none")
  }

  @Test func pasteFindsToo() {
    var menu = types
    _ = menu.handle(.paste("wo"))
    #expect(outcome(of: "<Enter>", in: menu) == "3")
  }

  @Test func isDrawnWithItsSelection() {
    var canvas = Canvas(size: Size(columns: 30, rows: 5))
    types.draw(on: &canvas, in: Rect(canvas.size))
    #expect(canvas.lines == [" Type", "   Mobile", "▌  Home", "   Work", "   Home fax"])
    #expect(canvas.cursor == Position(column: 0, row: 2))
    #expect(canvas[4, 2].style == .selection)
  }

  @Test func isDrawnWithWhatWasTyped() {
    var menu = types
    for key in keys("wor") { _ = menu.handle(.key(key)) }
    var canvas = Canvas(size: Size(columns: 40, rows: 5))
    menu.draw(on: &canvas, in: Rect(canvas.size))
    #expect(
      canvas.lines == [" Type  wor", "▌  Work", "   wor              own text", "", ""])
    #expect(canvas.cursor == Position(column: 10, row: 0))
  }

  @Test func keepsTheSelectionInSight() {
    var menu = Menu(
      title: "Numbers", rows: (0..<50).map { .init($0, title: "row \($0)") }, language: .en)
    for selected in 0..<50 {
      for rows in 1..<8 {
        var canvas = Canvas(size: Size(columns: 20, rows: rows))
        menu.draw(on: &canvas, in: Rect(canvas.size))
        #expect(canvas.lines.contains("▌  row \(selected)"))
      }
      _ = menu.handle(.key(Key(.down)))
    }
  }

  @Test func everySizeIsDrawn() {
    for columns in 0...40 {
      for rows in 0...12 {
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        types.draw(on: &canvas, in: Rect(canvas.size))
        #expect(canvas.lines.count == rows)
      }
    }
  }

  private func outcome(of notation: String, in menu: Menu<Int>) -> String {
    var menu = menu
    var last = Menu<Int>.Outcome.none
    for key in keys(notation) { last = menu.handle(.key(key)) }
    return switch last {
    case .none: "none"
    case .chosen(let choice): "\(choice)"
    case .ownText(let text): "own \(text)"
    case .closed: "closed"
    case .unbound(let key): "unbound \(key.name)"
    }
  }
}
