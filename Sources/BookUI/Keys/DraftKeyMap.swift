import ScreenModel

/// An answer to whether to go on with a draft.
package enum DraftCommand: Hashable, Sendable {
  case open, discard, later
}

package enum DraftKeyMap {
  package static let all: [KeyBinding<DraftCommand>] = [
    KeyBinding(
      [.character("o"), .character("O"), Key(.enter)], .open, Strings.openDraft),
    KeyBinding([.character("d"), .character("D")], .discard, Strings.discard),
    KeyBinding([Key(.escape), .control("c")], .later, Strings.draftLater),
  ]
}
