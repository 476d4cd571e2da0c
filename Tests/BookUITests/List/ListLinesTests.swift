import BookUI
import ContactModel
import Pinyin
import Testing

@Suite struct ListLinesTests {
  private let lines = ListLines(
    sections: AddressBook(
      ["Al", "Am", "An", "Bo", "Cy", "Di"].enumerated().map {
        (ContactID($0), ContactSummary(name: SortName($1)))
      }
    ).sections)

  @Test func rowsAndTitlesAlternateAsSectionsSay() {
    #expect(lines.count == 10)
    #expect((0..<6).map(lines.line(ofRow:)) == [1, 2, 3, 5, 7, 9])
    for row in 0..<6 { #expect(lines.line(at: lines.line(ofRow: row)) == .row(row)) }
    #expect(lines.line(at: 10) == nil)
    #expect(lines.section(at: 4)?.letter.title == "B")
  }

  @Test(arguments: 2...12) func everyRowCanBeSeenWhereverTheListStood(height: Int) {
    for former in 0..<lines.count {
      for row in 0..<6 {
        let top = lines.top(former, showing: row, height: height)
        let line = lines.line(ofRow: row)
        #expect(top >= 0)
        // The first line shows a title, so the row must stand below it.
        #expect((top + 1..<top + height).contains(line))
      }
    }
  }

  @Test func aListThatFitsNeverScrolls() {
    for row in 0..<6 { #expect(lines.top(5, showing: row, height: 10) == 0) }
  }

  @Test func aTitleNeverStandsAloneOnTop() {
    for row in 0..<6 {
      for former in 0..<lines.count {
        let top = lines.top(former, showing: row, height: 5)
        if case .row = lines.line(at: top), case .title = lines.line(at: top + 1) {
          Issue.record("two titles on top for row \(row) from \(former)")
        }
      }
    }
  }
}
