import ScreenModel
import Testing

@testable import CursesTerminal

@Suite @MainActor struct TerminalTextTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"),
    ("李磊", "5p2O56OK"),
  ])
  func base64IsThatOfTheStandard(text: String, encoded: String) {
    #expect(base64(text.utf8) == encoded)
  }

  @Test(arguments: [
    ("\u{1B}[m", "\u{1B}[m"), ("\u{1B}[?5h$<100/>\u{1B}[?5l", "\u{1B}[?5h\u{1B}[?5l"),
    ("a$<2>b$<3*>", "ab"), ("$<", "$<"), ("", ""),
  ])
  func paddingIsLeftOut(capability: String, sent: String) {
    #expect(withoutPadding(capability) == sent)
  }

  @Test(arguments: [
    ("─", 1, "-"), ("▌", 1, ">"), ("李", 2, "? "), ("＋", 2, "+ "), ("a", 1, "a"), ("é", 1, "?"),
    ("e\u{301}", 1, "e"), ("", 0, ""), ("␛", 1, "?"),
  ])
  func asciiStandsInWithoutMovingColumns(text: String, width: Int, shown: String) {
    #expect(Cell(text: text, width: width, style: []).asciiText == shown)
  }
}
