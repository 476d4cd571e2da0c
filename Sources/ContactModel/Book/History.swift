/// What the user did, for undo and redo: any number of steps.
package struct History: Sendable {
  private var done: [BookChange] = []
  private var undone: [BookChange] = []

  package init() {}

  /// The change that takes back the last step, for the store to carry out.
  package var undo: BookChange? { done.last?.inverse }

  /// The change that does again what was undone last.
  package var redo: BookChange? { undone.last?.inverse }

  /// A step was carried out; what was undone before can't be redone any more.
  package mutating func record(_ change: BookChange) {
    done.append(change)
    undone = []
  }

  /// The store has carried out `undo`, by this change.
  package mutating func recordUndo(_ change: BookChange) {
    _ = done.popLast()
    undone.append(change)
  }

  /// `undo` can never be carried out: the step is forgotten, so that those before it can be undone.
  package mutating func dropUndo() {
    _ = done.popLast()
  }

  /// `redo` can never be carried out.
  package mutating func dropRedo() {
    _ = undone.popLast()
  }

  /// The store has carried out `redo`, by this change.
  package mutating func recordRedo(_ change: BookChange) {
    _ = undone.popLast()
    done.append(change)
  }
}
