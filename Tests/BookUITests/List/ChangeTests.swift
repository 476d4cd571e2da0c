import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

@Suite struct ChangeTests {
  @Test func deletingAsksFirst() {
    var play = Screenplay()
    play.type("jd")
    #expect(play.status.contains("Delete 高圆圆?"))
    play.type("n")
    #expect(play.names.contains("高圆圆"))
    play.type("dy")
    #expect(!play.names.contains("高圆圆"))
    #expect(play.status.contains("Deleted 高圆圆.  u undoes it"))
    #expect(play.selectedLine.contains("关晓彤"))
  }

  @Test func theLastContactOutOfASectionRemovesIt() {
    var play = Screenplay()
    play.type("dy")
    #expect(!play.titles.contains("F"))
    play.type("u")
    #expect(play.titles.contains("F"))
    #expect(play.selectedLine.contains("范冰冰"))
    play.type("<^R>")
    #expect(!play.titles.contains("F"))
  }

  @Test func undoAndRedoGoAnyNumberOfSteps() {
    var play = Screenplay()
    let start = play.names
    for _ in 0..<26 { play.type("dy") }
    #expect(play.names.isEmpty)
    play.type("d")
    #expect(play.status.contains("There is no contact here."))
    for _ in 0..<26 { play.type("u") }
    #expect(play.names == start)
    play.type("u")
    #expect(play.status.contains("Nothing to undo."))
    for _ in 0..<26 { play.type("<^R>") }
    #expect(play.names.isEmpty)
  }

  @Test func aStepThatCannotBeUndoneDoesNotBarTheWay() {
    var play = Screenplay()
    let start = play.names
    play.type("dydy")
    play.book.isOutdated = true
    play.type("u")
    #expect(play.status.contains("changed since. It is kept; u goes on to the step before it"))
    #expect(play.names.count == start.count - 2)
    play.book.isOutdated = false
    play.type("u")
    #expect(play.names == [start[0]] + start[2...])
    play.type("u")
    #expect(play.names == start)
    play.type("u")
    #expect(play.status.contains("Nothing to undo."))
    play.type("<^R><^R>")
    #expect(play.names == Array(start[2...]))
  }

  @Test(arguments: [true, false])
  func aRefusedStepComesFirstAgainOnceItsContactIsAsItWas(isAsItWas: Bool) {
    var play = Screenplay()
    let start = play.names
    play.type("dy")
    let second = play.state.book[0]
    play.type("dy")
    play.book.isOutdated = true
    play.type("u")
    play.book.isOutdated = false
    var change = OutsideChange()
    change.note(isAsItWas ? second : ContactID(900), nil)
    play.send(.changedOutside(change))
    play.type("u")
    #expect(play.names == (isAsItWas ? Array(start[1...]) : [start[0]] + start[2...]))
    play.type("u")
    #expect(play.names == start)
  }

  @Test func theOnlyStepThatIsRefusedIsTriedAgain() {
    var play = Screenplay()
    let start = play.names
    play.type("dy")
    play.book.isOutdated = true
    play.type("uu")
    #expect(play.status.hasSuffix("changed since"))
    play.book.isOutdated = false
    play.type("u")
    #expect(play.names == start)
    play.book.isOutdated = true
    play.type("<^R>")
    #expect(play.status.hasSuffix("changed since"))
    play.book.isOutdated = false
    play.type("<^R>")
    #expect(play.names == Array(start[1...]))
  }

  @Test func aStepThatFailedOnceCanBeUndoneLater() {
    var play = Screenplay()
    let start = play.names
    play.type("dy")
    play.book.failure = "the disk is full"
    play.type("u")
    #expect(play.status.contains("the disk is full"))
    play.book.failure = nil
    play.type("u")
    #expect(play.names == start)
  }

  @Test func whatIsNotYetSafeOnTheDiskIsSaid() {
    var play = Screenplay()
    let start = play.names
    play.book.caution = .unconfirmed(path: "book.vcf", reason: "Input/output error")
    play.type("dy")
    #expect(play.names == Array(start.dropFirst()))
    #expect(play.shows("saved, but"))
    #expect(!play.shows("not saved"))
    play.book.caution = nil
    play.type("u")
    #expect(play.names == start)
  }

  @Test func inEditModeDeletingAsksNothing() {
    var play = Screenplay()
    play.type("e")
    #expect(play.selectedLine.contains("⊖"))
    #expect(play.selectedLine.contains("≡"))
    play.type("d")
    #expect(!play.names.contains("范冰冰"))
    play.type("e")
    #expect(!play.selectedLine.contains("⊖"))
  }

  @Test func moveModeCarriesARowAndDropsIt() {
    var play = Screenplay()
    play.type("Ljjm")
    #expect(play.selectedLine.contains("↕ 李易峰"))
    play.type("jj")
    #expect(play.order(of: "刘诗诗", after: "李易峰"))
    play.type("<Enter>")
    #expect(Array(play.names[5..<11]) == ["李晓璐", "李彦宏", "刘诗诗", "刘亦菲", "李易峰", "鹿晗"])
    #expect(play.selectedLine.contains("李易峰"))
    play.type("u")
    #expect(play.order(of: "刘诗诗", after: "李易峰"))
  }

  @Test func escapePutsACarriedRowBack() {
    var play = Screenplay()
    let start = play.names
    play.type("Lmjj")
    play.type("<Esc>")
    #expect(play.names == start)
    #expect(play.status.contains("Put back."))
    #expect(play.selectedLine.contains("李晓璐"))
  }

  @Test func atTheSectionsEdgeARowStaysAndSaysWhy() {
    var play = Screenplay()
    let start = play.names
    play.type("L")
    play.type("<M-Up>")
    #expect(play.status.contains("First in L already"))
    play.type("m")
    play.type("<End>")
    play.type("j")
    #expect(play.status.contains("Last in L already"))
    play.type("<Esc>")
    #expect(play.names == start)
  }

  @Test func altArrowsMoveAtOnce() {
    var play = Screenplay()
    play.type("L")
    play.type("<M-Down>")
    #expect(play.order(of: "李晓璐", after: "李彦宏"))
    #expect(play.selectedLine.contains("李晓璐"))
    play.type("<M-Up>")
    #expect(play.order(of: "李彦宏", after: "李晓璐"))
  }

  @Test func undoingAMoveAmongCardsOfOneNameSelectsTheOneThatMoved() {
    var play = Screenplay((1...3).map { Contact(name: "李雷", phones: ["\($0)00"]) })
    play.type("<M-Down>")
    #expect(play.selectedLine.contains("100"))
    play.type("ju")
    #expect(play.selectedLine.contains("100"))
    play.type("j<^R>")
    #expect(play.selectedLine.contains("100"))
  }

  @Test func whatCouldNotBeStoredChangesNothingAndSaysWhy() {
    var play = Screenplay()
    let start = play.names
    play.book.failure = "the disk is full"
    play.type("dy")
    #expect(play.names == start)
    #expect(play.status.contains("! the disk is full"))
  }

  @Test(arguments: ["a", "d", "m", "e", "u"]) func aReadOnlyBookExplains(key: String) {
    var play = Screenplay(readOnlyReason: "The book is read-only: no permission to write.")
    #expect(play.status.contains("no permission to write"))
    play.type("j")
    play.type(key)
    #expect(play.status.contains("no permission to write"))
    #expect(play.lines[0].contains("read-only"))
  }

  @Test func aContactThatCannotBeSavedSaysSoWhenItIsOpened() {
    var play = Screenplay([Contact(name: "王源", phones: ["1"]), Contact(name: "马云", phones: ["2"])])
    play.book.readOnlyReasons[.contact(play.state.book[0])] = "m.vcf may not be written."
    play.type("<Enter>")
    #expect(play.status.contains("m.vcf may not be written."))
    play.type("<Tab>x")
    #expect(play.status.contains("m.vcf may not be written."))
    play.type("<Esc>W<Enter>")
    #expect(!play.shows("may not be written"))
    #expect(play.shows("^S save"))
  }

  @Test(arguments: ["d", "m", "<M-Down>", "ed"])
  func aContactThatCannotBeChangedSaysSoAtTheKey(key: String) {
    var play = Screenplay([Contact(name: "王源", phones: ["1"]), Contact(name: "汪峰", phones: ["2"])])
    let (first, start) = (play.state.book[0], play.names)
    play.book.readOnlyReasons[.contact(first)] = "m.vcf may not be written."
    play.type(key)
    #expect(play.status.contains("m.vcf may not be written."))
    #expect(play.names == start)
    // Its right comes back.
    play.book.readOnlyReasons = [:]
    play.type(key)
    #expect(!play.shows("may not be written"))
  }

  @Test func aCollectionThatCannotBeChangedSaysSoBeforeTheForm() {
    let people = [Contact(name: "Ann", phones: ["1"]), Contact(name: "Bo", phones: ["2"])]
    let collections = [
      ContactCollection(), ContactCollection(name: "A", folder: "a1"),
      ContactCollection(name: "B", folder: "b2", isReadOnly: true),
    ]
    var play = Screenplay(people, collections: collections, places: [1, 2])
    let bo = play.state.book[1]
    play.book.readOnlyReasons[.newContact(beside: bo)] = "b2 may not be written."
    #expect(!play.lines[0].contains("read-only"))
    play.type("B")
    #expect(play.lines[0].contains("read-only"))
    for key in ["a", "i"] {
      play.type(key)
      #expect(play.status.contains("b2 may not be written."))
    }
    play.book.readOnlyReasons = [:]
    play.type("a")
    #expect(play.shows("^S save"))
  }

  @Test func aBookThatCanBeChangedAgainSaysNoMoreOfIt() {
    var play = Screenplay(readOnlyReason: "The book may not be written.")
    play.book.readOnlyReason = nil
    play.send(.rightsChanged(readOnlyReason: nil))
    play.type("e")
    #expect(!play.shows("may not be written"))
    play.type("e")
    #expect(!play.lines[0].contains("read-only"))
  }

  @Test func aNewReadingFilesTheContactAnewAtOnce() {
    var person = Contact(name: "乐小明", phones: ["1"])
    (person[.family], person[.given]) = ("乐", "小明")
    var play = Screenplay([person, Contact(name: "马云", phones: ["2"])])
    #expect(play.titles == "MY")
    play.type("Y<Enter>")
    play.type("<PgDn>family r<Enter>Le<^S>")
    #expect(play.titles == "LM")
    #expect(play.selectedLine.contains("乐小明"))
    play.type("u")
    #expect(play.titles == "MY")
  }

  @Test func aContactThatTheSearchNoLongerFindsIsSelectedInTheList() {
    var play = Screenplay()
    play.type("/lyf<Enter><^U>阿三<^S>")
    #expect(play.titles.hasPrefix("A"))
    #expect(play.selectedLine.contains("阿三"))
    play.type("<Esc>")
    #expect(play.selectedLine.contains("阿三"))
  }

  @Test func aReadOnlyBookWithAProblemSaysBoth() {
    let play = Screenplay(readOnlyReason: "No permission to write.", notice: "x.vcf: no card")
    #expect(play.shows("No permission to write."))
    #expect(play.shows("x.vcf: no card"))
  }

  @Test func aLongErrorIsReadToItsEnd() {
    var play = Screenplay()
    let reason = String(repeating: "the disk is full and ", count: 8) + "now free some space"
    play.book.failure = reason
    play.type("dy")
    #expect(play.shows("free some space"))
    #expect(play.lines.count == 24)
    play.type("j")
    #expect(!play.shows("the disk is full"))
  }

  @Test func copyingOffersTheValues() {
    var play = Screenplay()
    play.type("y")
    #expect(play.shows("139 0000 0010"))
    play.type("<Enter>")
    #expect(play.effects == [.copyToClipboard("139 0000 0010")])
  }
}

extension Screenplay {
  /// Whether one name stands below another.
  func order(of name: String, after other: String) -> Bool {
    guard let a = names.firstIndex(of: name), let b = names.firstIndex(of: other) else {
      return false
    }
    return a > b
  }
}
