package import ContactFormats
package import ContactModel

/// One to three random changes, saved as one.
package struct RandomEdit {
  let changes: [RandomChange]

  package init(using generator: inout some RandomNumberGenerator) {
    changes = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      RandomChange(using: &generator)
    }
  }

  /// The contact with the changes.
  package func changed(_ contact: Contact) -> Contact {
    changes.reduce(contact) { $1.changed($0) }
  }

  /// The card with the changes; nil where it can't be written. Checks what must hold for every edit:
  /// it reads back, its lines alone change, and a refused one changes nothing.
  package func applied(to card: VCard) throws(Finding) -> VCard? {
    let base = card.contact()
    let edited = changed(base)
    var result = card
    do {
      try result.apply(edited, since: base, picture: nil, now: 1_700_000_000)
    } catch {
      guard error.isOfCharset, result.bytes == card.bytes else {
        throw finding("refused: \(error)", card, result)
      }
      return nil
    }
    let read = result.contact()
    let differing = Self.differences(read, edited)
    if !differing.isEmpty { throw finding("reads back otherwise: \(differing)", card, result) }
    let strange = strangeLines(from: card, to: result)
    if !strange.isEmpty { throw finding("touches other lines: \(strange)", card, result) }
    try checkSecondSave(of: result, as: read)
    return result
  }

  /// What was read from the saved card says nothing that isn't in it already.
  private func checkSecondSave(of card: VCard, as contact: Contact) throws(Finding) {
    var again = card
    do {
      try again.apply(contact, since: contact, picture: nil, now: 1_800_000_000)
    } catch {
      throw finding("a second save is refused: \(error)", card, again)
    }
    if again.bytes != card.bytes { throw finding("a second save differs", card, again) }
  }

  /// The fields that differ, but for what follows from others.
  private static func differences(_ read: Contact, _ edited: Contact) -> [String] {
    let read = read.comparable
    var edited = edited.comparable
    // The sort key of an organization goes with it.
    if edited[.organization].isEmpty, read[.sortAs].isEmpty { edited[.sortAs] = "" }
    var found: [String] = []
    for field in Field.allCases
    where field != .modified && !read[field].isIdentical(to: edited[field]) {
      found.append("\(field): \(read[field].debugDescription)")
    }
    for field in ListField.allCases where !read[field].isIdentical(to: edited[field]) {
      found.append("\(field): \(read[field])")
    }
    for field in RepeatedField.allCases where read[field] != edited[field] {
      found.append("\(field): \(read[field])")
    }
    if read.kind != edited.kind { found.append("kind: \(read.kind)") }
    if read.picture != edited.picture { found.append("picture") }
    return found
  }

  private func finding(_ what: String, _ before: VCard, _ after: VCard) -> Finding {
    func show(_ card: VCard) -> String {
      card.bytes.lines.map(\.debugDescription).joined(separator: "\n")
    }
    return Finding("\(self): \(what)\n\(show(before))\n\(show(after))")
  }
}

extension Contact {
  /// Without what the bytes of a card can't tell: a CR alone, which quoted-printable can't hold, is a
  /// line break.
  fileprivate var comparable: Contact {
    var contact = withoutSources
    for field in Field.allCases { contact[field] = contact[field].withLineBreaks }
    for field in ListField.allCases { contact[field] = contact[field].map(\.withLineBreaks) }
    for field in RepeatedField.allCases {
      for index in contact[field].indices {
        contact[field][index].value = contact[field][index].value.withLineBreaks
        for part in PostalAddress.Part.allCases {
          guard let text = contact[field][index].address?[part] else { continue }
          contact[field][index].address?[part] = text.withLineBreaks
        }
      }
    }
    return contact
  }

  /// For comparisons: which line a value stands on, and what an address reads like as one text,
  /// follow from the rest.
  package var withoutSources: Contact {
    var contact = self
    for field in RepeatedField.allCases {
      contact[field] = contact[field].map { value in
        var value = value
        value.source = nil
        if value.address != nil { value.value = "" }
        return value
      }
    }
    return contact
  }
}

extension String {
  fileprivate var withLineBreaks: String {
    replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}

extension FormatError {
  fileprivate var isOfCharset: Bool {
    switch self {
    case .unencodable, .unknownCharset, .undecodable: true
    default: false
    }
  }
}
