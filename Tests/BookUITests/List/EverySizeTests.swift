import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

@Suite struct EverySizeTests {
  /// Every screen of the program at every small size: none traps, each keeps inside its window.
  @Test(arguments: [
    "", "Lm", "e", "/w", "?", "d", "'", "a", "Ljj<Enter>", "Ljjy", "i/home/someone/books", "x",
  ])
  func everySizeRenders(keys: String) {
    for language in Language.allCases {
      var play = Screenplay(language: language)
      play.type(keys)
      for columns in 0...40 {
        for rows in 0...12 {
          play.send(.resize(Size(columns: columns, rows: rows)))
          #expect(play.canvas.cells.count == columns * rows)
        }
      }
      for columns in stride(from: 99, through: 240, by: 23) {
        play.send(.resize(Size(columns: columns, rows: 30)))
        #expect(play.lines.count == 30)
      }
    }
  }
}
