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
    history.recordUndo(second.inverse)
    #expect(history.undo == first.inverse)
    #expect(history.redo == second)
  }

  @Test func redoDoesAgainWhatWasUndone() {
    var history = History()
    history.record(first)
    history.recordUndo(first.inverse)
    #expect(history.redo == first)
    history.recordRedo(first)
    #expect(history.redo == nil)
    #expect(history.undo == first.inverse)
  }

  @Test func aNewStepEndsWhatCouldBeRedone() {
    var history = History()
    history.record(first)
    history.recordUndo(first.inverse)
    history.record(second)
    #expect(history.redo == nil)
  }

  @Test func aStepThatCannotBeTakenBackMakesRoomForThoseBeforeIt() {
    var history = History()
    history.record(first)
    history.record(second)
    history.dropUndo()
    #expect(history.undo == first.inverse)
    #expect(history.redo == nil)
    history.recordUndo(first.inverse)
    history.dropRedo()
    #expect(history.redo == nil && history.undo == nil)
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
