import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// Forms that had to be left.
@Suite struct DraftTests {
  @Test func aChangedFormIsKeptWhenTheProgramMustEnd() throws {
    var play = Screenplay()
    play.type("<Enter>x")
    play.send(.terminate)
    guard case .keepDraft(let draft, nil) = play.effects.first else {
      Issue.record("not kept: \(play.effects)")
      return
    }
    #expect(draft.base?[.name] == "范冰冰")
    #expect(draft.edited[.name] == "范冰冰x")
    #expect(play.effects.last == .quit)
  }

  @Test func anUnchangedFormIsNot() {
    var play = Screenplay()
    play.type("<Enter>")
    play.send(.terminate)
    #expect(play.effects == [.quit])
  }

  @Test(arguments: [Language.zh, .en])
  func aDraftIsOfferedAtTheStart(language: Language) throws {
    let play = Screenplay(language: language, drafts: [draft])
    try expectScreen(play.canvas, "Outside/draft-\(language.rawValue)")
  }

  @Test func anOpenedDraftIsSavedAndGone() {
    var play = Screenplay(drafts: [draft])
    play.type("o")
    #expect(play.shows("范冰冰x"))
    play.type("<^S>")
    #expect(play.names.contains("范冰冰x"))
    #expect(!play.names.contains("范冰冰"))
    #expect(play.effects == [.dropDraft("d1")])
  }

  @Test func leavingAnOpenedDraftAsks() {
    var play = Screenplay(drafts: [draft])
    play.type("o<Esc>")
    #expect(play.shows("范冰冰x"))
    play.type("d")
    #expect(play.names.contains("范冰冰"))
    #expect(play.effects == [.dropDraft("d1")])
  }

  @Test func aDraftThatMustBeLeftAgainIsKeptAgain() {
    var play = Screenplay(drafts: [draft])
    play.type("oy")
    play.send(.terminate)
    // One step: where the new one can't be kept, the old one stays.
    guard play.effects.count == 2, case .keepDraft(_, replacing: "d1") = play.effects[0] else {
      Issue.record("\(play.effects)")
      return
    }
  }

  @Test func aDraftCanWaitOrGo() {
    var play = Screenplay(drafts: [draft, newcomer])
    play.type("<Esc>")
    #expect(play.shows("欧阳小美"))
    play.type("d")
    #expect(play.effects == [.dropDraft("d2")])
    play.type("j")
    #expect(play.selectedLine.contains("高圆圆"))
  }

  @Test func aNewContactIsAddedFromItsDraft() {
    var play = Screenplay(drafts: [newcomer])
    play.type("<Enter><^S>")
    #expect(play.selectedLine.contains("欧阳小美"))
    #expect(play.names.count == 27)
  }

  @Test func theDraftOfAContactThatIsGoneSaysSo() {
    var gone = draft
    gone.base?[.name] = "nobody"
    gone.base?.uid = "nobody"
    var play = Screenplay(drafts: [gone])
    play.type("o")
    #expect(play.shows("has deleted this contact"))
    play.type("<^S>")
    #expect(play.names.count == 27)
  }

  @Test func ofTwoOfOneNameTheDraftIsThatOfItsOwn() {
    let lis = [Contact(name: "Li", phones: ["1"]), Contact(name: "Li", phones: ["2"])]
    let changed = Contact(name: "Lin", phones: ["2"])
    var play = Screenplay(lis, drafts: [Draft(name: "d1", base: lis[1], edited: changed)])
    play.type("o<^S>")
    #expect(play.selectedLine.contains("Lin"))
    #expect(play.lines.contains { $0.contains("Li ") && $0.contains("1") })
    #expect(play.names.count == 2)
  }

  @Test func theDraftOfOneOfTwoThatNothingTellsApartIsKeptAsNew() {
    let li = Contact(name: "Li", phones: ["1"])
    let changed = Contact(name: "Lin", phones: ["1"])
    var play = Screenplay([li, li], drafts: [Draft(name: "d1", base: li, edited: changed)])
    play.type("o<^S>")
    #expect(play.names.count == 3)
  }

  @Test func aDraftThatAnotherInstanceHasIsNotOpened() {
    var play = Screenplay(drafts: [draft, newcomer])
    play.book.takenDrafts = ["d1"]
    play.type("o")
    #expect(play.shows("in another window"))
    #expect(play.shows("欧阳小美"))
    play.type("o<^S>")
    #expect(play.names.contains("欧阳小美"))
    #expect(play.names.contains("范冰冰"))
    #expect(play.effects == [.dropDraft("d2")])
  }

  @Test func aNewContactGoesToTheCollectionInWhichItWasBegun() {
    let people = [Contact(name: "Ann", phones: ["1"]), Contact(name: "Bo", phones: ["2"])]
    let collections = [
      ContactCollection(), ContactCollection(name: "A", folder: "a1"),
      ContactCollection(name: "B", folder: "b2"),
    ]
    var play = Screenplay(people, collections: collections, places: [1, 2])
    play.type("Baxin<Tab>")
    play.send(.terminate)
    guard case .keepDraft(let draft, nil) = play.effects.first else {
      Issue.record("not kept: \(play.effects)")
      return
    }
    #expect(draft.folder == "b2")

    var kept = newcomer
    kept.folder = draft.folder
    var next = Screenplay(people, collections: collections, drafts: [kept], places: [1, 2])
    let bo = next.state.book[1]
    next.type("o<^S>")
    #expect(next.book.neighbours == [bo])

    // It is gone.
    kept.folder = "c3"
    next = Screenplay(people, collections: collections, drafts: [kept], places: [1, 2])
    next.type("o")
    #expect(next.shows("in the folder c3"))
    next.type("<^S>")
    #expect(next.book.neighbours == [nil])
  }

  @Test func aReadOnlyBookOffersNone() {
    let play = Screenplay(readOnlyReason: "read-only", drafts: [draft])
    #expect(!play.shows("范冰冰x"))
  }

  private var draft: Draft {
    let base = sampleContacts.first { $0[.name] == "范冰冰" } ?? Contact()
    var edited = base
    edited[.name] = "范冰冰x"
    return Draft(name: "d1", base: base, edited: edited)
  }

  private var newcomer: Draft {
    Draft(name: "d2", base: nil, edited: Contact(name: "欧阳小美", phones: ["1"]))
  }
}
