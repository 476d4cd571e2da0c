import BookUI
import ContactModel
import ScreenModel
import Testing

/// What a search shows of its hits, and what it does where there are none.
@Suite struct SearchTests {
  @Test(arguments: [
    (Language.en, "No contact matches"), (.zh, "没有匹配的联系人"),
  ])
  func enterWithoutHitsStaysInTheSearchAndSaysSo(language: Language, sentence: String) {
    var play = Screenplay(language: language)
    play.type("/zzzz<Enter>")
    #expect(play.status.contains(sentence))
    play.type("d")
    #expect(play.lines[0].hasPrefix(" / zzzzd"))
    play.type("<Esc>")
    #expect(play.lines[0].hasPrefix(language == .en ? " Contacts" : " 通讯录"))
  }

  @Test func enterInAnEmptyBookStaysInTheSearch() {
    var play = Screenplay([])
    play.type("/<Enter>")
    #expect(play.status.contains("There is no contact here."))
    play.type("d")
    #expect(play.lines[0].hasPrefix(" / d"))
  }

  @Test(
    arguments: [
      (String(repeating: "word ", count: 100) + "then the violin, ", "violin"),
      (String(repeating: "很长的备注", count: 100) + "然后是", "小提琴"),
      ("first line\n" + String(repeating: "second line ", count: 20), "violin"),
    ], [24, 40, 80, 120])
  func aHitFarInsideANoteIsShownAndMarked(
    note: (start: String, hit: String), columns: Int
  ) throws {
    var person = Contact(name: "单雄信", phones: ["1"])
    person[.note] = note.start + note.hit + String(repeating: " and more", count: 50)
    var play = Screenplay([person], columns: columns, rows: 10)
    play.type("/\(note.hit)")
    let canvas = play.canvas
    let row = try #require(play.lines.firstIndex { $0.hasPrefix("▌") })
    let list = 0..<(columns == 120 ? 46 : columns)
    let marked = list.filter { canvas[$0, row].style.contains(.match) }
      .map { canvas[$0, row].text }.joined()
    #expect(play.lines[row].contains("…"))
    #expect(!marked.isEmpty && note.hit.hasPrefix(marked.filter { $0 != "…" }))
    if columns >= 80 { #expect(marked == note.hit) }
    if columns == 80 { #expect(play.lines[row].count { $0 == "…" } == 2) }
  }

  @Test func aHitNearTheStartLeavesTheTextAsItIs() {
    var person = Contact(name: "单雄信", phones: ["1"])
    person[.note] = "plays the violin " + String(repeating: "and more ", count: 50)
    var play = Screenplay([person])
    play.type("/violin")
    #expect(play.selectedLine.contains("Note plays the violin and more"))
  }
}
