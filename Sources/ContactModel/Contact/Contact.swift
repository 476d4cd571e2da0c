/// Everything that was read from one card: what the details and the form show.
///
/// A value of its own: changing it changes no card. ContactFormats turns the difference between two
/// of them into new lines of the card.
package struct Contact: Sendable {
  /// Where the contact's picture is, or what it is; the bytes themselves stay in the card.
  package enum Picture: Hashable, Sendable {
    /// In the card: size in bytes, and the format that its first bytes tell (`JPEG`, `PNG` …; empty
    /// where unknown).
    case embedded(byteCount: Int, format: String)
    /// In the card, but its encoding is broken.
    case damaged
    /// A URL or a file name; never fetched.
    case reference(String)
    /// A file of this machine that the next save puts into the card.
    case file(path: String)

    /// What the user typed for a picture: a URL, or a file of this machine; nil for no text.
    package init?(typed text: String) {
      if text.isEmpty { return nil }
      self = text.contains("://") ? .reference(text) : .file(path: text)
    }
  }

  package enum Kind: Hashable, Sendable {
    case person, organization, group
    /// A kind that the card names and we have no word for.
    case other(String)
  }

  private var texts: [Field: String] = [:]
  private var lists: [ListField: [String]] = [:]
  private var repeated: [RepeatedField: [LabeledValue]] = [:]
  /// Counts only while the nickname's text is still that of these.
  private var separateNicknames: [String] = []

  package var kind = Kind.person
  package var picture: Picture?
  /// Where the user moved it by hand; nil where its name says the place.
  package var order: ManualOrder?
  /// As the card has it; empty where it has none.
  package var uid = ""
  /// The properties that we have no field for, in the card's order.
  package var unknownProperties: [UnknownProperty] = []
  /// Of a group: the UIDs of its members, without `urn:uuid:`.
  package var members: [String] = []

  package init() {}

  package init(name: String, phones: [String] = []) {
    self[.name] = name
    self[.phones] = phones.map { LabeledValue($0) }
  }

  package subscript(field: Field) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue.isEmpty ? nil : newValue }
  }

  package subscript(field: ListField) -> [String] {
    get { lists[field] ?? [] }
    set { lists[field] = newValue.isEmpty ? nil : newValue }
  }

  package subscript(field: RepeatedField) -> [LabeledValue] {
    get { repeated[field] ?? [] }
    set { repeated[field] = newValue.isEmpty ? nil : newValue }
  }
}

extension Contact {
  /// The nicknames one by one. `self[.nickname]` is all of them as one text, with ", " between them:
  /// where that was set, it is one nickname as far as anybody can tell.
  package var nicknames: [String] {
    get { knownNicknames ?? [self[.nickname]].filter { !$0.isEmpty } }
    set {
      separateNicknames = newValue
      self[.nickname] = newValue.joined(separator: ", ")
    }
  }

  /// Nil where they were set as one text.
  package var knownNicknames: [String]? {
    let text = separateNicknames.joined(separator: ", ")
    return text.isIdentical(to: self[.nickname]) ? separateNicknames : nil
  }

  /// Whether a field says the same in both.
  package func agrees(with other: Contact, on field: Field) -> Bool {
    guard self[field].isIdentical(to: other[field]) else { return false }
    guard field == .nickname, let own = knownNicknames, let others = other.knownNicknames else {
      return true
    }
    return own.isIdentical(to: others)
  }

  /// Takes a field from another contact.
  package mutating func copy(_ field: Field, from other: Contact) {
    self[field] = other[field]
    if field == .nickname { separateNicknames = other.separateNicknames }
  }
}

extension Contact: Equatable {
  package static func == (a: Contact, b: Contact) -> Bool {
    Field.allCases.allSatisfy { a.agrees(with: b, on: $0) }
      && ListField.allCases.allSatisfy { a[$0].isIdentical(to: b[$0]) }
      && RepeatedField.allCases.allSatisfy { a[$0] == b[$0] }
      && a.kind == b.kind && a.picture == b.picture && a.order == b.order
      && a.uid.isIdentical(to: b.uid)
      && a.unknownProperties == b.unknownProperties
  }
}
