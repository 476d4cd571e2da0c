import Testing
import addressbook

struct TabSeparatedTests {
  @Test func aRowIsALine() {
    #expect(tabSeparated([["L", "李彦宏", ""], ["#", "007", "1"]]) == "L\t李彦宏\t\n#\t007\t1\n")
    #expect(tabSeparated([]).isEmpty)
  }

  @Test(arguments: [
    ("a\tb\nc\r\nd", "a b c  d"), ("\u{1B}[2J", "␛[2J"), ("\0\u{7F}\u{9B}", "␀␡\u{FFFD}"),
    ("a\u{202E}b\u{2066}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{85}\u{2028}\u{2029}", "   "), ("欧阳 小美", "欧阳 小美"), ("e\u{301}", "e\u{301}"),
  ])
  func nothingInAValueBreaksALineOrATerminal(value: String, shown: String) {
    #expect(value.harmless.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }
}
