/// A key press, as the terminal sent it, without any meaning yet.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    /// A character that was typed (a capital letter carries no shift of its own).
    case character(Character)
    /// Control and a lower-case letter or one of `[ \ ] ^ _`: `.control("s")` is ^S. Enter, Tab,
    /// Escape, and Backspace have codes of their own.
    case control(Character)
    case enter, tab, backTab, escape, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  package var code: Code
  /// Pressed with Alt (or after Escape).
  package var alt: Bool

  package init(_ code: Code, alt: Bool = false) {
    self.code = code
    self.alt = alt
  }

  package static func character(_ character: Character) -> Key { Key(.character(character)) }
  package static func control(_ letter: Character) -> Key { Key(.control(letter)) }
  package static func alt(_ code: Code) -> Key { Key(code, alt: true) }
}

/// What a mouse did, at a cell of the screen.
package struct MouseEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, drag, release, wheelUp, wheelDown
  }

  package var action: Action
  package var position: Position

  package init(_ action: Action, at position: Position) {
    self.action = action
    self.position = position
  }
}

/// Everything that can come in from the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// Text that arrived in one piece (bracketed paste).
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
  /// The program runs again after it was suspended.
  case resume
  /// The terminal is gone, or the program is asked to end (HUP, TERM, INT).
  case terminate
}
