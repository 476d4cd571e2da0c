import ContactModel
import Pinyin
import Testing

@Suite struct HistoryTests {
  private let first = addition("Al", 1)
  private let second = addition("Bo", 2)

  @Test func undoTakesBackTheLastStepFirst() {
    var history = History()
    history.record(first)
    history.record(second)
    #expect(history.undo == second.inverse)
    history.recordUndo(second.inverse, of: second.inverse)
    #expect(history.undo == first.inverse)
    #expect(history.redo == second)
  }

  @Test func redoDoesAgainWhatWasUndone() {
    var history = History()
    history.record(first)
    history.recordUndo(first.inverse, of: first.inverse)
    #expect(history.redo == first)
    history.recordRedo(first, of: first)
    #expect(history.redo == nil)
    #expect(history.undo == first.inverse)
  }

  @Test func aNewStepEndsWhatCouldBeRedone() {
    var history = History()
    history.record(first)
    history.recordUndo(first.inverse, of: first.inverse)
    history.record(second)
    #expect(history.redo == nil)
  }

  @Test func aStepThatIsPassedOverMakesRoomForThoseBeforeItAndIsKept() {
    var history = History()
    history.record(first)
    history.record(second)
    let isLeft = history.passOverUndo()
    #expect(isLeft)
    #expect(history.undo == first.inverse)
    #expect(history.redo == nil)
    history.recordUndo(first.inverse, of: first.inverse)
    #expect(history.redo == first)
    #expect(history.undo == second.inverse)
    let isStillLeft = history.passOverUndo()
    #expect(!isStillLeft)
    #expect(history.undo == second.inverse)
  }

  @Test func afterTheFirstStepTheLastHasItsTurnAgain() {
    var history = History()
    for step in [first, second] {
      history.record(step)
    }
    let isLeft = history.passOverUndo()
    #expect(isLeft)
    let isStillLeft = history.passOverUndo()
    #expect(!isStillLeft)
    #expect(history.undo == second.inverse)
  }

  @Test func redoPassesOverToo() {
    var history = History()
    for step in [first, second] { history.record(step) }
    for step in [second, first] { history.recordUndo(step.inverse, of: step.inverse) }
    #expect(history.redo == first)
    let isLeft = history.passOverRedo()
    #expect(isLeft)
    #expect(history.redo == second)
    history.recordRedo(second, of: second)
    #expect(history.redo == first)
    #expect(history.undo == second.inverse)
  }

  @Test(arguments: [(2, "Bo", true), (2, "Bob", false), (1, "Al", false), (2, nil, false)])
  func aStepWhoseContactIsAsItWasComesFirstAgain(number: Int, name: String?, isTried: Bool) {
    var history = History()
    history.record(first)
    history.record(second)
    _ = history.passOverUndo()
    var change = OutsideChange()
    change.note(ContactID(number), name.map { ContactSummary(name: SortName($0)) })
    history.retry(after: change)
    #expect(history.undo == (isTried ? second : first).inverse)
  }

  @Test func anEmptyHistoryHasNothingToUndo() {
    #expect(History().undo == nil)
    #expect(History().redo == nil)
  }
}

private func addition(_ name: String, _ number: Int) -> BookChange {
  let state = CardChange.State(
    card: StoredCard(bytes: Array(name.utf8), location: name),
    summary: ContactSummary(name: SortName(name)))
  return BookChange(
    kind: .add, cards: [CardChange(id: ContactID(number), before: nil, after: state)])
}
