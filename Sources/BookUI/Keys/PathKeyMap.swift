import ScreenModel

/// What a key can ask while a path is typed; every other key edits it.
package enum PathCommand: Hashable, Sendable {
  case accept, complete, leave
}

package enum PathKeyMap {
  package static let all: [KeyBinding<PathCommand>] = [
    KeyBinding([Key(.enter)], .accept, Strings.pathAccept),
    KeyBinding([Key(.tab)], .complete, Strings.pathComplete),
    KeyBinding([Key(.escape), .control("c")], .leave, Strings.pathLeave),
  ]
}

/// An answer to what is to become of contacts that the book has with another content.
package enum DuplicateCommand: Hashable, Sendable {
  case answer(DuplicateAnswer)
  /// Import nothing at all.
  case leave
}

package enum DuplicateKeyMap {
  package static let all: [KeyBinding<DuplicateCommand>] = [
    KeyBinding([.character("s"), .character("S")], .answer(.skip), Strings.duplicatesSkip),
    KeyBinding([.character("r"), .character("R")], .answer(.replace), Strings.duplicatesReplace),
    KeyBinding([.character("b"), .character("B")], .answer(.keepBoth), Strings.duplicatesKeepBoth),
    KeyBinding([Key(.escape), .control("c")], .leave, Strings.importNothing),
  ]
}
