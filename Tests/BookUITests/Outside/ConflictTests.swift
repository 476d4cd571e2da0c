import BookUI
import ContactModel
import ScreenModel
import Testing

/// The question which of two versions stays, of texts that are long and in windows that are small.
@Suite struct ConflictTests {
  private static let lines = (1...100).map { "line \($0)" }

  @Test func aLongNoteIsShownFromWhereTheTwoDiffer() {
    let play = asking(mine: note(line: 100, "mine"), theirs: note(line: 60, "theirs"))
    #expect(play.shows("m  mine    …line 60"))
    #expect(play.shows("t  theirs  …line 60 theirs"))
    #expect(!play.shows("line 59"))
    #expect(play.shows("line 63…"))
    #expect(!play.shows("line 64"))
  }

  @Test func aLongLineIsShownFromWhereTheTwoDiffer() {
    let words = (1...500).map { "word\($0)" }
    var (mine, theirs) = (words, words)
    mine[300] = "green"
    theirs[300] = "blue"
    let play = asking(mine: mine.joined(separator: " "), theirs: theirs.joined(separator: " "))
    #expect(play.lines.contains { $0.hasPrefix(" m  mine    …") && $0.contains("green") })
    #expect(play.lines.contains { $0.hasPrefix(" t  theirs  …") && $0.contains("blue") })
    #expect(play.lines.count { $0.hasSuffix("…") } == 2)
  }

  @Test func theEndOfATextIsNotCut() {
    let play = asking(mine: note(line: 100, "mine"), theirs: note(line: 100, "theirs"))
    #expect(play.lines.contains { $0.hasSuffix("m  mine    …line 100 mine") })
    #expect(play.lines.contains { $0.hasSuffix("t  theirs  …line 100 theirs") })
  }

  @Test func textsThatDifferInAMarkAloneAreShownFromThere() {
    let start = String(repeating: "很长的备注", count: 100)
    let play = asking(mine: start + "e\u{301}", theirs: start + "e")
    #expect(play.lines.contains { $0.hasPrefix(" m  mine    …") && $0.hasSuffix("e\u{301}") })
    #expect(play.lines.contains { $0.hasPrefix(" t  theirs  …") && $0.hasSuffix("e") })
  }

  @Test(arguments: [Language.zh, .en])
  func inEveryWindowTheChoicesAndTheHeadingAreSeen(language: Language) {
    for columns in [24, 25, 30, 40, 60, 80, 99, 100] {
      for rows in 6...14 {
        let play = asking(
          mine: note(line: 100, "mine"), theirs: note(line: 60, "theirs"), language: language,
          columns: columns, rows: rows)
        // In a wide window the list stands to the left of it.
        let lines = play.lines.map { $0.split(separator: "│").last ?? "" }
        let mine = lines.first { $0.hasPrefix(" m  ") }?.dropFirst(4)
        let theirs = lines.first { $0.hasPrefix(" t  ") }?.dropFirst(4)
        let place = Comment(rawValue: "\(columns)×\(rows)\n" + play.testDescription)
        #expect(mine?.contains("…") == true && theirs?.contains("…") == true, place)
        #expect(theirs?.contains("the") == true && mine?.contains("the") == false, place)
        #expect(lines.contains { $0.hasPrefix(" b ") }, place)
        #expect(play.shows(language == .zh ? "备注" : "Note"), place)
        #expect(play.shows(language == .zh ? "另一程序" : "Another"), place)
      }
    }
  }

  private func note(line: Int, _ change: String) -> String {
    var lines = Self.lines
    lines[line - 1] += " " + change
    return lines.joined(separator: "\n")
  }

  private func asking(
    mine: String, theirs: String, language: Language = .en, columns: Int = 80, rows: Int = 24
  ) -> Screenplay {
    var base = Contact(name: "单雄信", phones: ["1"])
    base[.note] = Self.lines.joined(separator: "\n")
    var play = Screenplay([base], language: language, columns: columns, rows: rows)
    let id = play.state.book[0]
    let sides = [mine, theirs].map { text in
      var contact = base
      contact[.note] = text
      return contact
    }
    play.send(
      .conflicted(
        .update(id, from: base, to: sides[0]),
        ContactMerge(base: base, mine: sides[0], theirs: sides[1])))
    return play
  }
}
