import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

@Suite struct BrowseTests {
  @Test func keysGoFromRowToRowAndStopAtTheEnds() {
    var play = Screenplay()
    play.type("<Up>")
    #expect(play.selectedLine.contains("范冰冰"))
    play.type("j")
    #expect(play.selectedLine.contains("高圆圆"))
    play.type("<End>")
    #expect(play.selectedLine.contains("郑凯"))
    play.type("<Down>")
    #expect(play.selectedLine.contains("郑凯"))
    play.type("g")
    #expect(play.selectedLine.contains("范冰冰"))
  }

  @Test(arguments: [
    ("Z", "张亮"), ("F", "范冰冰"), ("A", "范冰冰"), ("N", "唐嫣"), ("#", "张亮"), ("'z", "张亮"),
    ("'#", "张亮"), ("'H", "黄磊"),
  ])
  func aLetterJumpsToItsSectionOrTheNext(keys: String, name: String) {
    var play = Screenplay()
    play.type(keys)
    #expect(play.selectedLine.contains(name))
  }

  @Test func aJumpBringsTheSectionToTheTop() {
    var play = Screenplay(rows: 12)
    play.type("L")
    #expect(play.lines[1].hasPrefix(" L ─"))
    #expect(play.lines[2].contains("李晓璐"))
  }

  @Test func sectionsAreWalkedBothWays() {
    var play = Screenplay()
    play.type("]]")
    #expect(play.selectedLine.contains("黄磊"))
    play.type("<Tab>")
    #expect(play.selectedLine.contains("李晓璐"))
    play.type("j[")
    #expect(play.selectedLine.contains("李晓璐"))
    play.type("<S-Tab>")
    #expect(play.selectedLine.contains("黄磊"))
  }

  @Test func theTopSectionsTitleSticks() {
    var play = Screenplay(rows: 8)
    play.type("L")
    play.type("jjjjj")
    #expect(play.lines[1].hasPrefix(" L ─"))
    #expect(play.selectedLine.contains("鹿晗"))
  }

  @Test func pagesOverlapAndReachBothEnds() {
    var play = Screenplay(rows: 10)
    play.type("<PgDn>")
    #expect(play.status.contains("7/26"))
    play.type("<^D>")
    #expect(play.status.contains("11/26"))
    for _ in 0..<9 { play.type("<PgDn>") }
    #expect(play.status.contains("26/26"))
    for _ in 0..<9 { play.type("<^B>") }
    #expect(play.status.contains("1/26"))
  }

  @Test func anUnboundKeySaysSoAndNamesTheHelp() {
    var play = Screenplay()
    play.type("z")
    #expect(play.status.contains("z does nothing here.  ? help"))
    play.type("j")
    #expect(!play.status.contains("does nothing"))
  }

  @Test func theHelpListsEveryBindingOfTheList() {
    var play = Screenplay(columns: 80, rows: 100)
    play.type("?")
    for binding in ListKeyMap.all { #expect(play.shows(binding.keys.names)) }
    play.type("<Esc>")
    #expect(play.selectedLine.contains("范冰冰"))
  }

  @Test func noTwoCommandsShareAKey() {
    let keys = ListKeyMap.all.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func aBooksOwnNameIsItsTitle() {
    var play = Screenplay(
      collections: [
        ContactCollection(
          name: "Family and friends of the choir of the old town hall by the river and its bridges")
      ])
    #expect(play.lines[0].hasPrefix(" Family and friends"))
    #expect(play.lines[0].hasSuffix("…  26 contacts"))
    play = Screenplay(collections: [ContactCollection(name: "家人")])
    #expect(play.lines[0].hasPrefix(" 家人 "))
  }

  @Test(arguments: [Language.zh, .en])
  func theTitleIsTheSelectedContactsCollection(language: Language) throws {
    var play = Screenplay(
      language: language,
      collections: [
        ContactCollection(name: "家人", color: .red),
        ContactCollection(name: "Arbeit", color: [.red, .green]),
      ])
    var change = OutsideChange()
    var summary = ContactSummary(Contact(name: "安若舟", phones: ["1"]))
    summary.collection = 1
    change.note(ContactID(900), summary)
    play.send(.changedOutside(change))
    #expect(play.lines[0].hasPrefix(" ■ 家人 "))
    play.type("g")
    try expectScreen(play.canvas, "List/collection-\(language.rawValue)")
  }

  @Test func aNewContactGoesToTheSelectedContactsCollection() {
    var play = Screenplay()
    let neighbour = play.state.book[1]
    play.type("ja安若舟<Tab><Tab>1<^S>")
    #expect(play.book.neighbours == [neighbour])
  }

  @Test func quitRepaintAndSuspendAreEffects() {
    var play = Screenplay()
    play.type("<^L>")
    play.type("<^Z>")
    play.send(.resume)
    play.type("q")
    #expect(play.effects == [.repaint, .suspend, .repaint, .quit])
  }

  @Test func theCursorStandsOnTheSelectedRow() {
    var play = Screenplay()
    play.type("Z")
    let canvas = play.canvas
    #expect(canvas.cursor.map { canvas.text(row: $0.row).contains("张亮") } == true)
  }

  @Test func anEmptyBookSaysWhatToPress() {
    let play = Screenplay([])
    #expect(play.shows("No contacts yet."))
    #expect(play.shows("a   add the first one"))
  }

  @Test func aWindowThatIsTooSmallKeepsAllState() {
    var play = Screenplay()
    play.type("Zj")
    play.send(.resize(Size(columns: 20, rows: 5)))
    #expect(play.lines[0] == "Window too small")
    play.type("xyz")
    play.send(.resize(Size(columns: 80, rows: 24)))
    #expect(play.selectedLine.contains("张艺兴"))
  }

  @Test func aWindowThatIsTooSmallCanBeLeftAndTakesNothingIn() {
    var play = Screenplay()
    play.type("/")
    play.send(.resize(Size(columns: 20, rows: 5)))
    play.send(.paste("lyf"))
    play.type("<^Z><^L>lyf<^C>")
    #expect(play.effects == [.suspend, .repaint, .quit])
    play.send(.resize(Size(columns: 80, rows: 24)))
    #expect(play.shows("范冰冰"))
  }

  @Test func aWindowThatIsTooSmallKeepsAChangedForm() {
    var play = Screenplay()
    play.type("a王")
    play.send(.resize(Size(columns: 20, rows: 5)))
    play.type("q<^C>")
    #expect(play.effects == [])
    #expect(play.lines.joined().contains("not saved yet"))
    play.send(.resize(Size(columns: 80, rows: 24)))
    play.type("<^U>")
    play.send(.resize(Size(columns: 20, rows: 5)))
    play.type("q")
    #expect(play.effects == [.quit])
  }

  @Test func aSearchWithoutAQueryLeavesTheListAsItIs() {
    var play = Screenplay()
    play.type("L/")
    #expect(play.selectedLine.contains("李晓璐"))
    play.type("<Down>")
    #expect(play.selectedLine.contains("李彦宏"))
    #expect(play.canvas.cursor?.row == 0)
    play.type("lyf")
    #expect(play.selectedLine.contains("李易峰"))
    play.type("<^U><Enter>")
    #expect(play.shows("li@example.com"))
    #expect(play.shows("^S save"))
  }

  @Test func anUnboundAltKeyIsEscapeThenTheKey() {
    var play = Screenplay()
    play.type("/lssh<M-k>")
    #expect(play.selectedLine.contains("李易峰"))
    play.type("j<M-z>")
    #expect(play.status.contains("z does nothing here"))
  }

  @Test func aMouseSelectsRowsAndLetters() {
    var play = Screenplay()
    play.send(.mouse(MouseEvent(.press, at: Position(column: 10, row: 4))))
    #expect(play.selectedLine.contains("高圆圆"))
    play.send(.mouse(MouseEvent(.drag, at: Position(column: 78, row: 15))))
    #expect(play.selectedLine.contains("张亮"))
    play.send(.mouse(MouseEvent(.wheelUp, at: Position(column: 10, row: 4))))
    #expect(play.selectedLine.contains("杨颖"))
  }

  @Test func nothingOfANameReachesTheScreenAsAControl() {
    let play = Screenplay([Contact(name: "Al\u{1B}[31m\u{9B}x\u{202E}y", phones: ["1\u{7}2"])])
    let scalars = play.lines.joined().unicodeScalars
    #expect(!scalars.contains { $0.properties.generalCategory == .control || $0.value == 0x202E })
  }
}
