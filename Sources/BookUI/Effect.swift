package import ContactModel
package import ScreenModel

/// What the state asks the program to do. Each that touches the book is answered by an event.
package enum Effect: Equatable, Sendable {
  /// Read everything of one contact. Answer: `loaded`.
  case load(ContactID)
  /// Look whether a command may change what it is about, as rights come and go. Answer:
  /// `rightExamined`.
  case examineRight(ListCommand, Subject)
  /// Answer of the next seven: `changed`, or `failed` with the same effect.
  /// In a book of several collections, to that of another contact.
  case add(Contact, beside: ContactID? = nil)
  /// A new contact that was made of another, as `since` has it; what else that one's card says goes
  /// with it.
  case addCopy(Contact, of: ContactID, since: Contact, beside: ContactID?)
  case update(ContactID, from: Contact, to: Contact)
  case delete(ContactID)
  case move(Placement)
  /// Make the cards of this step what its `after` says: the inverse of the step that is undone, or
  /// of the undoing that is redone. On the way `progress`; the answer can be `stopped` too.
  case revert(BookChange, Direction)
  /// Put a deleted contact back.
  case restore(DeletedContact)
  /// Tell what can be restored. Answer: `deleted`.
  case listDeleted
  /// Keep a form that must be left; then the draft that it came from is no longer wanted. No answer.
  case keepDraft(Draft, replacing: String? = nil)
  /// Take this draft, so that no other instance goes on with it too. Answer: `draftTaken` or
  /// `draftGone`.
  case takeDraft(Draft)
  /// The draft of this name is no longer wanted. No answer.
  case dropDraft(String)
  /// Say how a path that is being typed can go on. Answer: `pathSuggested`.
  case completePath(String)
  /// Take in the contacts of a file or a folder. Answer: `imported`, `importNeedsRule`, `stopped` or
  /// `failed`; on the way `progress`. New ones go where `add` puts them.
  case importFiles(String, duplicates: DuplicateAnswer?, beside: ContactID? = nil)
  /// Put everybody into a file, whose name tells the format. Answer: `exported`, `exportExists`,
  /// `stopped` or `failed`; on the way `progress`.
  case exportFile(String, replacing: Bool)
  case copyToClipboard(String)
  /// Paint the whole screen anew.
  case repaint
  case suspend
  case quit

  package enum Direction: Hashable, Sendable { case undo, redo }

  /// What a command is about to change.
  package enum Subject: Hashable, Sendable {
    case book
    case contact(ContactID)
    /// In a book of several collections, in that of another contact.
    case newContact(beside: ContactID?)
  }
}

/// What comes in: from the terminal, and from the store as answers to effects.
package enum Event: Sendable {
  case input(InputEvent)
  /// Everything of a contact; a sentence where this one can't be changed.
  case loaded(ContactID, Contact, readOnlyReason: String? = nil)
  /// A sentence where what the command is about can't be changed.
  case rightExamined(ListCommand, Effect.Subject, readOnlyReason: String?)
  /// A sentence where the book as a whole can't be changed by now.
  case rightsChanged(readOnlyReason: String?)
  /// The effect was carried out: the book on disk is as the change says.
  case changed(BookChange, by: Effect)
  /// The latest first.
  case deleted([DeletedRow])
  /// Other programs changed the book; nobody asked for it.
  case changedOutside(OutsideChange)
  /// What other programs made of the book can't be read.
  case unreadableOutside(message: String)
  /// An `update` was not carried out: another program changed the same properties.
  case conflicted(Effect, ContactMerge)
  /// An `update` was not carried out: the contact is gone.
  case gone(Effect)
  /// The effect was not carried out; nothing changed. The message says what, where, what to do.
  case failed(Effect, message: String)
  /// The same of an `add` or `update`: the file that was chosen as a picture can't be used.
  case pictureRefused(Effect, message: String)
  /// The same of a step that can't be undone or redone as long as its contact is not as it was.
  case outdated(Effect, message: String)
  case draftTaken(Draft)
  /// Another instance goes on with it, or is done with it.
  case draftGone(Draft)
  case pathSuggested(PathSuggestion)
  /// Told only of a work that takes long.
  case progress(WorkProgress)
  case imported(ImportResult, by: Effect)
  /// Nothing was imported: so many contacts are in the book with another content.
  case importNeedsRule(count: Int, by: Effect)
  /// How many contacts, and what else there is to say.
  case exported(Int, remarks: [String], by: Effect)
  /// Nothing was exported: there is such a file.
  case exportExists(Effect)
  /// The user has stopped the work; nothing changed.
  case stopped(Effect)
}

/// A deleted contact as it is listed.
package struct DeletedRow: Equatable, Sendable {
  package var contact: DeletedContact
  /// When it was deleted, by the user's clock.
  package var time: String
  /// The name of the book that it was deleted from; empty where it is this one.
  package var book: String

  package init(contact: DeletedContact, time: String, book: String) {
    self.contact = contact
    self.time = time
    self.book = book
  }
}
