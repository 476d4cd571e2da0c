import ContactModel

extension CardEditor {
  /// Writes the kind where it was changed, or where the other edits would let a reader guess another
  /// one.
  mutating func setKind(_ edited: Contact, since base: Contact) throws(FormatError) {
    let isDeclared = sources.kind != nil || sources.showAs != nil
    let read = isDeclared ? contact.kind : edited.guessedKind
    let wanted = edited.kind == base.kind ? contact.kind : edited.kind
    if read == wanted { return }
    if version == .v40 { return try setDeclaredKind(wanted.word) }
    switch wanted {
    case .person: try setShownAs(edited.guessedKind == .person ? nil : "PERSON")
    case .organization: try setShownAs("COMPANY")
    case .group, .other: return try setDeclaredKind(wanted.word)
    }
    removeAll(.kind)
  }

  private mutating func setDeclaredKind(_ word: String) throws(FormatError) {
    if let line = sources.kind {
      return try edit(line) { property throws(FormatError) in try property.setText(word) }
    }
    let name = word == "group" && version != .v40 ? "X-ADDRESSBOOKSERVER-KIND" : "KIND"
    var property = Property(name: name, version: version)
    try property.setText(word)
    insert([property])
  }

  private mutating func setShownAs(_ word: String?) throws(FormatError) {
    switch (sources.showAs, word) {
    case (_, nil): removeAll(.showAs)
    case (let line?, let word?):
      try edit(line) { property throws(FormatError) in try property.setText(word) }
    case (nil, let word?):
      try add(.showAs) { property throws(FormatError) in try property.setText(word) }
    }
  }
}

extension Contact.Kind {
  /// As KIND says it.
  fileprivate var word: String {
    switch self {
    case .person: "individual"
    case .organization: "org"
    case .group: "group"
    case .other(let word): word
    }
  }
}
