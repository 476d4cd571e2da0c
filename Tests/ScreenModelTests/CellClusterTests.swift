import ScreenModel
import Testing

@Suite struct CellClusterTests {
  @Test(arguments: [
    ("", []),
    ("Ab", ["A", "b"]),
    ("李磊", ["李", "磊"]),
    ("e\u{301}a", ["e\u{301}", "a"]),
    // Decomposed Hangul: one syllable, in the two columns of its initial.
    ("\u{1112}\u{1161}\u{11AB}", ["\u{1112}\u{1161}\u{11AB}"]),
    // A mark without a character to stand on.
    ("\u{301}a", ["\u{25CC}\u{301}", "a"]),
    ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", ["a\u{301}\u{302}\u{303}\u{304}"]),
    // Emoji sequences fall apart into what every terminal draws in two columns.
    ("👨‍👩‍👧", ["👨", "👩", "👧"]),
    ("👍🏽", ["👍"]),
    ("🏽", ["🏽"]),
    ("❤️x", ["\u{2764}", "x"]),
    ("葛\u{E0100}x", ["葛", "x"]),
    // Persian needs its non-joiner.
    ("می\u{200C}خ", ["م", "ی\u{200C}", "خ"]),
  ])
  func textFallsIntoClusters(text: String, clusters: [String]) {
    #expect(cellClusters(of: text).map { Array($0.text.utf8) } == clusters.map { Array($0.utf8) })
  }

  @Test(arguments: [
    ("\u{1B}[31m", "␛[31m"), ("\0", "␀"), ("a\tb\r\n", "a␉b␍␊"), ("\u{7F}", "␡"),
    ("\u{9B}31m", "␦31m"), ("\u{202E}evil", "␦evil"), ("\u{2028}\u{2029}", "␦␦"),
    ("\u{200B}\u{FEFF}\u{AD}\u{3164}", "␦␦␦␦"),
  ])
  func whatMustNotReachTheTerminalBecomesAMark(text: String, shown: String) {
    let clusters = cellClusters(of: text)
    #expect(clusters.map(\.text).joined() == shown)
    #expect(clusters.allSatisfy { $0.width == 1 })
  }

  /// Whatever scalar a text has, what is drawn of it has no control character and a width.
  @Test func noScalarIsSentAsAControlCharacter() {
    let wrong = allScalars.filter { scalar in
      cellClusters(of: String(scalar)).contains { cluster in
        !(1...2).contains(cluster.width) || cluster.text.unicodeScalars.contains(where: isControl)
      }
    }
    #expect(wrong == [])
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  @Test(arguments: ["", "abc", "李磊 139", "a\u{301}", "\u{1B}", "👨‍👩‍👧"])
  func aTextIsAsWideAsItsClusters(text: String) {
    #expect(cellWidth(of: text) == cellClusters(of: text).reduce(0) { $0 + $1.width })
  }
}
