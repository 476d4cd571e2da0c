import BookUI
import ScreenModel
import Testing

@Suite struct TextFieldTests {
  /// Text with its caret, keys, text with its caret.
  struct Triple: CustomTestStringConvertible {
    let before: String
    let keys: String
    let after: String

    init(_ before: String, _ keys: String, _ after: String) {
      (self.before, self.keys, self.after) = (before, keys, after)
    }

    var testDescription: String { "\(before) \(keys)" }
  }

  @Test(arguments: [
    Triple("|", "Aé王", "Aé王|"),
    Triple("王|磊", "小", "王小|磊"),
    Triple("ab|", "<Left><Left><Left>x", "x|ab"),
    Triple("|ab", "<^F><Right><Right>x", "abx|"),
    Triple("a|b", "<^A>", "|ab"),
    Triple("a|b", "<Home>", "|ab"),
    Triple("a|b", "<^E>", "ab|"),
    Triple("a|b", "<End>", "ab|"),
    Triple("ab|", "<^B><^B>", "|ab"),
    Triple("one two-three|", "<M-b>", "one two-|three"),
    Triple("one two-three|", "<M-b><M-b><M-b><M-b>", "|one two-three"),
    Triple("|one  two", "<M-f><M-f>", "one  two|"),
    Triple("one| two", "<M-f>", "one two|"),
  ])
  func moves(_ triple: Triple) { check(triple) }

  @Test(arguments: [
    Triple("ab|c", "<BS>", "a|c"),
    Triple("ab|c", "<^H>", "a|c"),
    Triple("|c", "<BS>", "|c"),
    Triple("a|bc", "<Del>", "a|c"),
    Triple("a|bc", "<^D><^D><^D>", "a|"),
    Triple("e\u{301}x|", "<Left><BS>", "|x"),
    Triple("👨‍👩‍👧|", "<BS>", "|"),
    Triple("🇨🇳|🇩🇪", "<Del>", "🇨🇳|"),
  ])
  func deletesWholeCharacters(_ triple: Triple) { check(triple) }

  @Test(arguments: [
    Triple("a@b.cd e@f|", "<^W>", "a@b.cd |"),
    Triple("a b  |", "<^W>", "a |"),
    Triple("a@b.cd|", "<M-BS>", "a@b.|"),
    Triple("x|one two", "<M-d>", "x| two"),
    Triple("one |two", "<^K>", "one |"),
    Triple("one |two", "<^U>", "|two"),
    Triple("one two|", "<^W><^Y><^Y>", "one twotwo|"),
    Triple("one two|", "<^W><^W><^Y>", "one two|"),
    Triple("|one two", "<M-d><M-d><^E><^Y>", "one two|"),
    Triple("one two|", "<^W>x<^W><^Y>", "one x|"),
    Triple("ab|", "<^Y>", "ab|"),
  ])
  func cutsAndPutsBack(_ triple: Triple) { check(triple) }

  @Test(arguments: [
    Triple("a\nb|c", "<Home>", "a\n|bc"),
    Triple("a|b\nc", "<^E>", "ab|\nc"),
    Triple("a|b\nc", "<^K><^K>", "a|c"),
    Triple("a\nbc|", "<^U>", "a\n|"),
    Triple("ab|c", "<M-Enter>", "ab\n|c"),
    Triple("ab|c", "<^O>", "ab\n|c"),
    Triple("a\r\n|b", "<BS>", "a|b"),
    Triple("a\nb\u{2028}c|", "<^A>", "a\n|b\u{2028}c"),
  ])
  func editsSeveralLines(_ triple: Triple) { check(triple, isMultiline: true) }

  @Test func aLineBreakMeansNothingToOneLine() {
    var field = TextField("ab")
    let isHandled = field.handle(.control("o"))
    #expect(!isHandled)
    #expect(field.text == "ab")
  }

  @Test(arguments: [
    Key(.enter), Key(.tab), Key(.function(1)), .alt(.character("x")), .control("s"),
  ])
  func leavesOtherKeysToItsOwner(_ key: Key) {
    var field = TextField("ab")
    let isHandled = field.handle(key)
    #expect(!isHandled)
    #expect(field.marked == "ab|")
  }

  @Test func pasteGoesInAsOnePiece() {
    var field = TextField(marked: "a|b")
    field.paste("1\n2\r\n3\t4")
    #expect(field.marked == "a1 2 3 4|b")
  }

  @Test func pasteIntoOneLineLeavesOutWhatCannotBeSeen() {
    var field = TextField()
    field.paste("\u{202A}+86 10\u{202C}\u{200E} 5555\u{1B}[m 👨‍👩‍👧")
    #expect(field.text == "+86 10 5555[m 👨‍👩‍👧")
    var note = TextField(isMultiline: true)
    note.paste("\u{202A}a\tb")
    #expect(note.text == "\u{202A}a\tb")
  }

  @Test func pasteKeepsLinesWhereThereMayBeSeveral() {
    var field = TextField(marked: "a|b", isMultiline: true)
    field.paste("1\r\n2\r3\n")
    #expect(field.marked == "a1\n2\n3\n|b")
  }

  @Test func aMarkThatJoinsTheTextAfterTheCaretTakesTheCaretBehindIt() {
    var field = TextField("\u{301}x")
    field.type("<^A>e")
    #expect(field.text == "e\u{301}x")
    #expect(field.caretOffset == 1)
  }

  @Test func deletingWhatStandsBetweenTwoHalvesOfAClusterKeepsTheCaretOutsideIt() {
    var field = TextField("\u{1F1E8}x\u{1F1F3}y")
    field.type("<^A><Right><Del>")
    #expect(field.text == "\u{1F1E8}\u{1F1F3}y")
    #expect(field.caretOffset == 1)
    field.type("<BS>")
    #expect(field.text == "y")
  }

  private func check(
    _ triple: Triple, isMultiline: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var field = TextField(marked: triple.before, isMultiline: isMultiline)
    field.type(triple.keys)
    #expect(field.marked == triple.after, sourceLocation: sourceLocation)
  }
}
