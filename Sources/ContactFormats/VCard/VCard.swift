package import ContactModel

/// The bytes of a picture, as a file of its own would have them.
package typealias PictureBytes = [UInt8]

/// One card: its bytes, and what can be read from them when it is wanted.
package struct VCard: Sendable {
  /// A part of the file, or an array of its own.
  private(set) var storage: Bytes
  /// The card's first line in its file, 1-based.
  package internal(set) var line: Int

  /// A card as it is stored, in UTF-8 (or what its properties' charsets say).
  package init(bytes: [UInt8]) {
    self.init(storage: bytes[...], line: 1)
  }

  init(storage: Bytes, line: Int) {
    self.storage = storage
    self.line = line
  }

  package var bytes: [UInt8] { Array(storage) }

  /// As the card has it; empty where it has none.
  package var uid: String {
    var scanner = ContentLineScanner(storage, version: version)
    while let content = scanner.next() {
      if content.role == .uid { return Property(content, in: storage, version: version).text() }
    }
    return ""
  }

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
    if picture == nil, case .reference = contact.picture {
    } else if picture == nil {
      contact.picture = nil
    }
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
    storage = editor.result[...]
  }

  /// Everything that is in the card. `LabeledValue.source` counts its content lines.
  package func contact() -> Contact {
    ContactDecoder.decode(self).contact
  }

  /// What the list and the search need.
  package func summary() -> ContactSummary {
    SummaryDecoder.decode(self)
  }

  /// The rules that it follows: what its VERSION says, else 3.0, or 2.1 where a parameter is a bare
  /// word.
  var version: Version {
    declaredVersion.flatMap { Version($0) } ?? (hasBareParameter ? .v21 : .v30)
  }

  private var hasBareParameter: Bool {
    var scanner = ContentLineScanner(storage, version: .v30)
    while let content = scanner.next() {
      guard content.kind == .property, content.role != .unknown else { continue }
      let property = Property(content, in: storage, version: .v30)
      if property.parameters.contains(where: { $0.name.isEmpty && !$0.value.isEmpty }) {
        return true
      }
    }
    return false
  }

  /// The value of its first VERSION, which may stand anywhere in it.
  var declaredVersion: Bytes? {
    var scanner = LineScanner(storage)
    while let line = scanner.next() {
      guard !line.isEmpty, storage[line.start].uppercased == UInt8(ascii: "V") else { continue }
      let content = storage[line.content]
      guard content.startsCaseless(with: "VERSION", at: line.start),
        let colon = content.firstIndex(of: ASCII.colon)
      else { continue }
      return content[(colon + 1)...].trimmed
    }
    return nil
  }

  var contentLines: [ContentLine] {
    var scanner = ContentLineScanner(storage, version: version)
    var lines: [ContentLine] = []
    while let line = scanner.next() { lines.append(line) }
    return lines
  }
}
