package import ContactModel

extension VCard {
  /// A new card in 3.0, with CRLF. `now` is in seconds since 1970.
  ///
  /// A picture that is a file gets in by its bytes; without them it stays out.
  package init(new contact: Contact, uid: String, picture: PictureBytes?, now: Int) {
    let revision = Timestamp.written(now, style: .init())
    let skeleton = [
      "BEGIN:VCARD", "VERSION:3.0", "FN:", "N:;;;;", "UID:", "REV:" + revision, "END:VCARD",
    ]
    self.init(bytes: skeleton.flatMap { Array(($0 + "\r\n").utf8) })
    var contact = contact
    contact.uid = uid
    if picture == nil, contact.picture?.isReference == false { contact.picture = nil }
    // What a reader guesses need not be said.
    if contact.kind == .person { contact.kind = contact.guessedKind }
    var editor = CardEditor(self)
    // 3.0 in UTF-8 can hold every text.
    try? editor.apply(contact, since: Contact(), picture: picture)
    storage = editor.result[...]
  }

  /// Changes the lines of what differs between the two contacts, and no other. `base` is what
  /// `contact()` gave; `picture` holds the bytes of a picture that was chosen from a file; `now`
  /// (seconds since 1970) goes into REV.
  package mutating func apply(
    _ edited: Contact, since base: Contact, picture: PictureBytes?, now: Int
  ) throws(FormatError) {
    var editor = CardEditor(self)
    try editor.apply(edited, since: base, picture: picture)
    save(editor, now: now)
  }

  /// Moves the card by hand, or (nil) lets its name say its place again.
  package mutating func setOrder(_ order: ManualOrder?, now: Int) {
    var editor = CardEditor(self)
    // Only a charset could refuse a text, and the line that is written here names none.
    try? editor.set(order)
    save(editor, now: now)
  }

  private mutating func save(_ editor: CardEditor, now: Int) {
    guard editor.isChanged else { return }
    var editor = editor
    editor.touchRevision(now)
    let before = version
    storage = editor.result[...]
    if version == before { return }
    // What told the version is gone; the other lines are still written by its rules.
    editor.declareVersion()
    storage = editor.result[...]
  }
}

extension Contact.Picture {
  fileprivate var isReference: Bool { if case .reference = self { true } else { false } }
}
