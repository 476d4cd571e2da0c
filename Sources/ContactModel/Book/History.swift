/// What the user did, for undo and redo: any number of steps.
///
/// A step that can't be carried out now, because its contact has changed since, is kept: it may be
/// what it was again. Until then it doesn't bar the way to the others.
package struct History: Sendable {
  private var done = Steps()
  private var undone = Steps()

  package init() {}

  /// The change that takes back the last step, for the store to carry out.
  package var undo: BookChange? { done.next }

  /// The change that does again what was undone last.
  package var redo: BookChange? { undone.next }

  /// A step was carried out; what was undone before can't be redone any more.
  package mutating func record(_ change: BookChange) {
    done.append(change)
    undone = Steps()
  }

  /// The store has carried out a request of `undo`, by this change.
  package mutating func recordUndo(_ change: BookChange, of request: BookChange) {
    done.remove(inverse: request)
    undone.append(change)
  }

  /// The store has carried out a request of `redo`, by this change.
  package mutating func recordRedo(_ change: BookChange, of request: BookChange) {
    undone.remove(inverse: request)
    done.append(change)
  }

  /// `undo` can't be carried out now: the step before it comes next.
  ///
  /// - Returns: whether there is one.
  package mutating func passOverUndo() -> Bool { done.passOverNext() }

  /// `redo` can't be carried out now: the step after it comes next.
  ///
  /// - Returns: whether there is one.
  package mutating func passOverRedo() -> Bool { undone.passOverNext() }

  /// Other programs changed the book: where a contact is again what a step left that was passed
  /// over, that step comes first again.
  package mutating func retry(after change: OutsideChange) {
    done.retry(after: change)
    undone.retry(after: change)
  }
}

/// Steps of which the last comes first, without those that were passed over.
private struct Steps: Sendable {
  private var changes: [BookChange] = []
  /// How many of the last ones are passed over.
  private var passed = 0

  /// The inverse of the step that comes next.
  var next: BookChange? { changes.dropLast(passed).last?.inverse }

  mutating func append(_ change: BookChange) {
    changes.append(change)
    passed = 0
  }

  mutating func remove(inverse: BookChange) {
    guard let index = changes.lastIndex(where: { $0.inverse == inverse }) else { return }
    changes.remove(at: index)
    if passed >= changes.count { passed = 0 }
  }

  /// After the first step the last has its turn again.
  mutating func passOverNext() -> Bool {
    passed = passed + 1 < changes.count ? passed + 1 : 0
    return passed > 0
  }

  mutating func retry(after change: OutsideChange) {
    let cards = changes.suffix(passed).flatMap(\.cards)
    let left = Dictionary(cards.map { ($0.id, $0.after?.summary) }) { _, last in last }
    let isBack = change.cards.contains { card in
      if let summary = left[card.id] { summary == card.summary } else { false }
    }
    if isBack { passed = 0 }
  }
}
