import ScreenModel

/// An answer to what the user and another program both changed.
package enum ConflictCommand: Hashable, Sendable {
  case mine, theirs, both, back
}

package enum ConflictKeyMap {
  package static let all: [KeyBinding<ConflictCommand>] = [
    KeyBinding([.character("m"), .character("M")], .mine, Strings.mine),
    KeyBinding([.character("t"), .character("T")], .theirs, Strings.theirs),
    KeyBinding([.character("b"), .character("B")], .both, Strings.keepBoth),
    KeyBinding([Key(.escape), .control("c")], .back, Strings.backToForm),
  ]
}

/// An answer to whether a contact that is gone is kept as a new one.
package enum KeepCommand: Hashable, Sendable {
  case keep, back
}

package enum KeepKeyMap {
  package static let all: [KeyBinding<KeepCommand>] = [
    KeyBinding([.character("y"), .character("Y")], .keep, Strings.keepAsNew),
    KeyBinding(
      [.character("n"), .character("N"), Key(.escape), .control("c")], .back, Strings.backToForm),
  ]
}
