import BookUI
import ScreenModel
import Testing

@Suite struct TextFieldDrawTests {
  @Test func showsAShortTextWhole() {
    let (line, caret) = draw(TextField(marked: "王|磊"), width: 10)
    #expect(line == "[王磊      ]")
    #expect(caret == 2)
  }

  @Test func showsItsHintWhenEmpty() {
    let (line, caret) = draw(TextField(), width: 6, hint: "number")
    #expect(line == "[number]")
    #expect(caret == 0)
  }

  @Test func scrollsToTheCaret() {
    let digits = "0123456789012345678901234567890123456789"
    let (line, caret) = draw(TextField(digits), width: 12)
    #expect(line == "[…0123456789 ]")
    #expect(caret == 11)
  }

  @Test func marksWhatIsLeftOutOnTheRight() {
    let (line, caret) = draw(TextField(marked: "01234|56789012345"), width: 10)
    #expect(line == "[012345678…]")
    #expect(caret == 5)
  }

  @Test func showsTheBeginningWithoutFocus() {
    let (line, _) = draw(TextField("01234567890"), width: 8, isFocused: false)
    #expect(line == "[0123456…]")
  }

  @Test(arguments: [
    "0123456789abcdefghijklmnopqrstuvwxyz", "王小美欧阳娜娜 Wáng 示例", "e\u{301}👨‍👩‍👧\t\u{1B}x",
  ])
  func theCaretIsInsideAtEveryPlaceAndWidth(_ text: String) {
    for width in 1...16 {
      var field = TextField(text)
      for _ in 0...text.count {
        let (line, caret) = draw(field, width: width)
        #expect((0..<width).contains(caret), "\(width) \(field.marked)")
        #expect(line.hasPrefix("[") && line.hasSuffix("]"), "\(width) \(field.marked)")
        field.apply(.left)
      }
    }
  }

  @Test(arguments: [
    ("one two three", 9, ["one two ", "three"]),
    ("onetwothree", 6, ["onetw", "othre", "e"]),
    ("第一行很长很长\n第二", 9, ["第一行很", "长很长", "第二"]),
    ("ab第一", 5, ["ab第", "一"]),
    ("a\r\n\nb", 5, ["a", "", "b"]),
    ("", 5, [""]),
    ("a\n", 5, ["a", ""]),
    ("王", 1, ["王"]),
    ("a\u{B}b\u{C}c\u{85}d", 20, ["a\u{B}b\u{C}c\u{85}d"]),
    ("a\u{2028}b\u{2029}c\rd", 20, ["a\u{2028}b\u{2029}c\rd"]),
  ])
  func wrapsAtBlanksAndBetweenHan(_ text: String, _ width: Int, _ expected: [String]) {
    let field = TextField(text, isMultiline: true)
    #expect(field.lines(width: width).map { String(field.text[$0]) } == expected)
  }

  @Test func upAndDownFollowTheShownLines() {
    var field = TextField(marked: "one two three\nfo|ur", isMultiline: true)
    #expect(move(&field, byLines: -1))
    #expect(field.marked == "one two th|ree\nfour")
    #expect(move(&field, byLines: -1))
    #expect(field.marked == "on|e two three\nfour")
    #expect(!move(&field, byLines: -1))
    #expect(field.marked == "on|e two three\nfour")
  }

  @Test func goingUpToAWrappedLineStaysOnIt() {
    var field = TextField("one two three\n12345678", isMultiline: true)
    #expect(move(&field, byLines: -2))
    let place = field.caretPlace(in: field.lines(width: 9))
    #expect(place.line == 0)
    #expect(place.column == 7)
  }

  private func move(_ field: inout TextField, byLines offset: Int) -> Bool {
    field.moveCaret(byLines: offset, width: 9)
  }

  /// The field between brackets that must stay, and the caret's column in it.
  private func draw(
    _ field: TextField, width: Int, hint: String = "", isFocused: Bool = true
  ) -> (line: String, caret: Int) {
    var canvas = Canvas(size: Size(columns: width + 2, rows: 1))
    canvas.write("[", column: 0, row: 0)
    canvas.write("]", column: width + 1, row: 0)
    let place = Position(column: 1, row: 0)
    let caret = field.draw(on: &canvas, at: place, width: width, hint: hint, isFocused: isFocused)
    return (canvas.text(row: 0), caret.column - 1)
  }
}
