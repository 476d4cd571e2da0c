/// What a key does to a text.
package enum TextEdit: Hashable, Sendable {
  case left, right, wordLeft, wordRight, lineStart, lineEnd
  case deleteLeft, deleteRight
  /// The kills put what they take into the kill buffer, for `yank`.
  case killWordLeft, killBlankWordLeft, killWordRight, killToLineStart, killToLineEnd
  case yank
  /// A line break, in a text that may have several lines.
  case lineBreak

  /// Whether it only moves the caret.
  package var isMovement: Bool {
    switch self {
    case .left, .right, .wordLeft, .wordRight, .lineStart, .lineEnd: true
    default: false
    }
  }

  package var isKill: Bool {
    switch self {
    case .killWordLeft, .killBlankWordLeft, .killWordRight, .killToLineStart, .killToLineEnd: true
    default: false
    }
  }
}
