package import ContactModel
package import ScreenModel

/// What the state asks the program to do. Each that touches the book is answered by an event.
package enum Effect: Equatable, Sendable {
  /// Read everything of one contact. Answer: `loaded`.
  case load(ContactID)
  /// Answer of the next five: `changed`, or `failed` with the same effect.
  case add(Contact)
  case update(ContactID, from: Contact, to: Contact)
  case delete(ContactID)
  case move(Placement)
  /// Undo and redo: put the cards of this step back.
  case revert(BookChange)
  case copyToClipboard(String)
  /// Paint the whole screen anew.
  case repaint
  case suspend
  case quit
}

/// What comes in: from the terminal, and from the store as answers to effects.
package enum Event: Sendable {
  case input(InputEvent)
  case loaded(ContactID, Contact)
  case changed(BookChange)
  /// The effect was not carried out; nothing changed. The message says what, where, what to do.
  case failed(Effect, message: String)
}
