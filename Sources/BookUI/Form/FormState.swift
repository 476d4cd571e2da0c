package import ContactModel

/// What the form asks of its owner.
package enum FormOutcome: Sendable {
  /// Nothing: it goes on.
  case none
  /// Save this contact. The form stays as it is until its owner drops it, or `saveFailed`.
  case save(Contact)
  /// Go back to the list.
  case close
  case help
}

/// The form: adds a contact, or shows and edits one.
package struct FormState: Sendable {
  /// What the status line shows.
  enum Status: Sendable {
    case hints
    case message(Phrase)
    case error(Phrase)
    /// Whether to save what was changed.
    case question
  }

  enum OpenMenu: Sendable {
    /// Of the type label of a line.
    case types(Menu<TypeChoice>, line: Int)
    case fields(Menu<FormField>)
  }

  /// The contact as it was read; what a save changes is measured against it.
  package let base: Contact
  /// Whether it adds a contact.
  package let isNew: Bool
  /// Whether it goes on with a draft, so that even `base` is not saved yet.
  package let isRestored: Bool
  /// Why the contact can't be changed; nil where it can.
  package let readOnlyReason: String?
  /// The names of a group's members.
  let memberNames: [String]
  let language: Language
  let today: CalendarDay?
  /// How many columns it is drawn in. The owner keeps it right: in a wrapped text ↑ and ↓ follow the
  /// lines as they are shown.
  package var columns = 80 { didSet { fitTexts() } }

  var lines: [FormLine] = []
  /// The line with the caret.
  var focus = 0
  var kind: Contact.Kind
  /// Whether a picture of the card is to go.
  var isPictureRemoved = false
  var status = Status.hints
  var menu: OpenMenu?

  /// An empty form, to add a contact.
  package init(adding language: Language, today: CalendarDay?) {
    self.init(Contact(), isNew: true, language: language, today: today)
  }

  /// A form as it was left.
  package init(restoring draft: Draft, language: Language, today: CalendarDay?) {
    self.init(
      draft.edited, isNew: draft.base == nil, isRestored: true, language: language, today: today)
  }

  /// A form filled with a contact.
  ///
  /// - Parameters:
  ///   - memberNames: of a group.
  ///   - readOnlyReason: a sentence, where the contact can't be changed: the form only shows it.
  package init(
    editing contact: Contact, memberNames: [String] = [], language: Language, today: CalendarDay?,
    readOnlyReason: String? = nil
  ) {
    self.init(
      contact, isNew: false, memberNames: memberNames, language: language, today: today,
      readOnlyReason: readOnlyReason)
    if let readOnlyReason { status = .message(Phrase(readOnlyReason)) }
  }

  private init(
    _ base: Contact, isNew: Bool, isRestored: Bool = false, memberNames: [String] = [],
    language: Language, today: CalendarDay?, readOnlyReason: String? = nil
  ) {
    self.base = base
    self.isNew = isNew
    self.isRestored = isRestored
    self.memberNames = memberNames
    self.readOnlyReason = readOnlyReason
    self.language = language
    self.today = today
    kind = base.kind
    fillLines()
    fitTexts()
  }

  var isReadOnly: Bool { readOnlyReason != nil }

  /// Whether leaving it would lose something.
  package var isChanged: Bool { isRestored || draft != base }

  /// Says something that the user should know before going on.
  package mutating func warn(_ phrase: Phrase) {
    if case .question = status { return }
    status = .error(phrase)
  }

  /// The save was not carried out: everything stays, and the message says why.
  package mutating func saveFailed(message: String) {
    status = .error(Phrase(message))
  }
}
