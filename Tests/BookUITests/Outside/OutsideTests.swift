import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// Other programs change the book while it is on the screen.
@Suite struct OutsideTests {
  @Test func whatOthersAddDeleteAndRenameIsShown() throws {
    var play = Screenplay()
    try play.send(
      .changedOutside(
        outside(
          (id("范冰冰", in: play), nil), (id("王源", in: play), "欧阳源"), (ContactID(900), "Ångström"))))
    #expect(!play.names.contains("范冰冰"))
    #expect(play.names.first == "Ångström")
    #expect(play.titles.hasPrefix("AG"))
    #expect(play.titles.contains("O"))
  }

  @Test func theSelectionStaysAtItsPlaceOnTheScreen() throws {
    var play = Screenplay(rows: 12)
    play.type("W")
    let line = play.lines.firstIndex { $0.hasPrefix("▌") }
    let selected = play.selectedLine
    play.send(.changedOutside(outside((ContactID(900), "安若舟"), (ContactID(901), "Bo"))))
    #expect(play.selectedLine == selected)
    #expect(play.lines.firstIndex { $0.hasPrefix("▌") } == line)
    try play.send(.changedOutside(outside((id("范冰冰", in: play), nil))))
    #expect(play.selectedLine == selected)
    #expect(play.lines.firstIndex { $0.hasPrefix("▌") } == line)
  }

  @Test func whereTheSelectedContactGoesItsNeighbourIsSelected() throws {
    var play = Screenplay()
    play.type("j")
    try play.send(.changedOutside(outside((id("高圆圆", in: play), nil))))
    #expect(play.selectedLine.contains("关晓彤"))
  }

  @Test func everyContactCanGo() {
    var play = Screenplay()
    var change = OutsideChange()
    for row in 0..<play.state.book.count { change.note(play.state.book[row], nil) }
    play.send(.changedOutside(change))
    #expect(play.names.isEmpty)
    play.type("jk")
    #expect(play.shows("a"))
  }

  @Test func aSearchStaysAndLooksAgain() throws {
    var play = Screenplay()
    play.type("/wang")
    let before = play.selectedLine
    play.send(.changedOutside(outside((ContactID(900), "王小舟"))))
    #expect(play.shows("王小舟"))
    #expect(play.selectedLine == before)
  }

  @Test func theDetailsBesideTheListAreReadAnew() throws {
    var play = Screenplay(columns: 120, rows: 30)
    play.type("L")
    let selected = try #require(play.state.book.row(of: id("李易峰", in: play)))
    play.send(.changedOutside(outside((play.state.book[selected], "李易峰"))))
    #expect(play.shows("139 0000"))
  }

  @Test func aCarriedRowStaysInTheHand() throws {
    var play = Screenplay()
    play.type("Lmj")
    let carried = play.selectedLine
    play.send(.changedOutside(outside((ContactID(900), "安若舟"))))
    #expect(play.selectedLine == carried)
    let lifted = try #require(play.names.first { carried.contains($0) })
    try play.send(.changedOutside(outside((id(lifted, in: play), nil))))
    #expect(play.status.contains("has deleted the contact being moved"))
  }

  @Test func whatChangedWhileTheQuestionStoodIsNotDeleted() throws {
    var play = Screenplay()
    play.type("d")
    try play.send(.changedOutside(outside((id("范冰冰", in: play), "范冰冰"))))
    play.type("y")
    #expect(play.names.contains("范冰冰"))
    #expect(play.shows("has just changed 范冰冰; not deleted"))
  }

  @Test func whoIsDeletedWhileTheQuestionStandsIsNamedAndTheAnswerDoesNothing() throws {
    var play = Screenplay()
    play.type("d")
    try play.send(.changedOutside(outside((id("范冰冰", in: play), nil))))
    #expect(play.status.contains("范冰冰 has just been deleted by another program"))
    let names = play.names
    play.type("y")
    #expect(play.names == names)
    #expect(play.effects.isEmpty)
    #expect(!play.shows("Copy which value?"))
    #expect(play.status.contains("范冰冰 has just been deleted by another program"))
    play.type("y")
    #expect(play.shows("Copy which value?"))
  }

  @Test func otherKeysThanTheAnswerAreNotHeldBack() throws {
    var play = Screenplay()
    play.type("d")
    try play.send(.changedOutside(outside((id("范冰冰", in: play), nil))))
    play.type("j")
    #expect(play.selectedLine.contains("关晓彤"))
    play.type("y")
    #expect(play.shows("Copy which value?"))
  }

  @Test func anOpenFormSurvives() throws {
    var play = Screenplay()
    play.type("<Enter>x")
    try play.send(.changedOutside(outside((id("范冰冰", in: play), "范小冰"))))
    #expect(play.shows("范冰冰x"))
    try play.send(.changedOutside(outside((id("范小冰", in: play), nil))))
    #expect(play.shows("范冰冰x"))
    #expect(play.shows("has deleted this contact"))
  }

  @Test(arguments: [Language.zh, .en])
  func aContactThatIsGoneCanBeKeptAsANewOne(language: Language) throws {
    var play = Screenplay(language: language)
    play.book.outsideAnswer = { .gone($0) }
    play.type("<Enter>x<^S>")
    try expectScreen(play.canvas, "Outside/gone-\(language.rawValue)")
    play.type("n")
    #expect(play.shows("范冰冰x"))
    let id = try id("范冰冰", in: play)
    play.type("<^S>y")
    #expect(play.selectedLine.contains("范冰冰x"))
    #expect(play.book.copies.map(\.original) == [id])
    #expect(play.book.copies.map(\.base[.name]) == ["范冰冰"])
    #expect(play.names.count == 27)
  }

  @Test func aContactThatIsKeptStaysInItsCollection() throws {
    var play = Screenplay()
    let id = try id("范冰冰", in: play)
    play.type("<Enter>x")
    play.send(.changedOutside(outside((id, nil))))
    play.book.outsideAnswer = { .gone($0) }
    play.type("<^S>y")
    #expect(play.book.neighbours == [id])
    #expect(play.selectedLine.contains("范冰冰x"))
  }

  @Test func whatACollectionSaysOfItselfIsShownAtOnce() throws {
    var play = Screenplay(collections: [ContactCollection(name: "家人")])
    play.type("L/li")
    let selected = play.selectedLine
    var change = OutsideChange()
    change.collections = [ContactCollection(name: "Family", color: .red)]
    play.send(.changedOutside(change))
    #expect(play.selectedLine == selected)
    play.type("<Esc>")
    #expect(play.lines.first?.hasPrefix(" ■ Family") == true)

    play.type("<Enter>x")
    change.collections = [ContactCollection(name: "Relatives")]
    play.send(.changedOutside(change))
    #expect(play.shows("x"))
    play.type("<^S>")
    #expect(play.lines.first?.hasPrefix(" Relatives") == true)
  }

  @Test(arguments: [Language.zh, .en], [80, 120])
  func whatBothChangedIsAskedFor(language: Language, columns: Int) throws {
    var play = conflicting(language: language, columns: columns)
    try expectScreen(play.canvas, "Outside/conflict-\(columns)-\(language.rawValue)")
    play.type("m")
    #expect(play.shows("2/2"))
    play.type("x")
    #expect(play.shows("2/2"))
    play.book.outsideAnswer = nil
    play.type("t")
    #expect(!play.shows("2/2"))
    #expect(play.selectedLine.contains("李小峰"))
    #expect(play.selectedLine.contains("theirs"))
  }

  @Test func bothCanBeKept() throws {
    var play = conflicting(language: .en, columns: 80)
    let id = try id("李易峰", in: play)
    play.type("b")
    let copies = play.book.copies
    #expect(copies.map(\.original) == [id])
    #expect(copies.map(\.contact.uid) == [""])
    #expect(copies.map(\.base[.name]) == ["李易峰"])
    #expect(play.names.contains("李易峰"))
    #expect(play.names.contains("李小峰"))
  }

  @Test func theQuestionCanBeLeftForTheForm() {
    var play = conflicting(language: .en, columns: 80)
    play.type("<Esc>")
    #expect(play.shows("李小峰"))
    #expect(play.lines.last?.contains("^T") == true || play.shows("mine"))
  }

  @Test func noQuestionOutgrowsASmallWindow() {
    for rows in 0...12 {
      for columns in 0...40 {
        var play = conflicting(language: .en, columns: 80)
        play.send(.resize(Size(columns: columns, rows: rows)))
        #expect(play.canvas.size == Size(columns: columns, rows: rows))
      }
    }
  }

  /// 李易峰 was renamed here and there, and his first phone changed on both sides.
  private func conflicting(language: Language, columns: Int) -> Screenplay {
    var play = Screenplay(language: language, columns: columns)
    play.book.outsideAnswer = { effect in
      guard case .update(_, let base, let mine) = effect else { return .input(.resume) }
      var theirs = base
      theirs[.name] = "李大峰"
      theirs[.phones][0].value = "theirs"
      return .conflicted(effect, ContactMerge(base: base, mine: mine, theirs: theirs))
    }
    play.type("/李易峰<Enter><^U>李小峰<Tab><Tab><^U>mine<^S>")
    return play
  }

  private func outside(_ cards: (ContactID, String?)...) -> OutsideChange {
    var change = OutsideChange()
    for (id, name) in cards {
      change.note(id, name.map { ContactSummary(Contact(name: $0, phones: ["1"])) })
    }
    return change
  }

  private func id(_ name: String, in play: Screenplay) throws -> ContactID {
    let book = play.state.book
    let row = try #require(
      (0..<book.count).first { book.summary(of: book[$0])?.displayName == name })
    return book[row]
  }
}
