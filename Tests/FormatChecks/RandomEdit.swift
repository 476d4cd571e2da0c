package import ContactFormats
package import ContactModel

/// A random change of one field, with the text that is hardest to write.
package struct RandomEdit {
  package enum Target {
    case field(Field)
    case list(ListField)
    case repeated(RepeatedField)
  }

  package let target: Target
  private let text: String
  private let other: String
  private let choice: Int

  private static let texts = [
    "", "x", "王小明", "a,b;c", "back\\slash", "\\n", "two\nlines", "\"quoted\"", "colon: x",
    "=3D=", "=", "BEGIN:VCARD", "END:VCARD", " blank ", "é", "e\u{301}", "😀👨‍👩‍👧", "a / b",
    "tab\there", "^n^^^'", "x;", ",", "\\", "\\;", "_$!<Home>!$_", "ＡＢＣ", "\u{85}", "\u{2028}",
    String(repeating: "长", count: 90), String(repeating: "long words ", count: 30),
    String(repeating: "=", count: 100),
  ]
  private static let dates = ["2001-02-03", "--04-05", "1999", "1999-11", "---07", "in spring"]

  package init(using generator: inout some RandomNumberGenerator) {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let fields = Field.allCases.filter { $0 != .created && $0 != .modified }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: target = .field(fields.randomElement(using: &generator) ?? .name)
    case 2: target = .list(ListField.allCases.randomElement(using: &generator) ?? .hobbies)
    default: target = .repeated(RepeatedField.allCases.randomElement(using: &generator) ?? .urls)
    }
    let isDate =
      switch target {
      case .field(.birthday), .repeated(.dates): true
      default: false
      }
    text = pick(isDate ? Self.dates : Self.texts)
    other = pick(Self.texts)
    choice = Int.random(in: 0..<8, using: &generator)
  }

  /// The contact with the change.
  package func changed(_ contact: Contact) -> Contact {
    var contact = contact
    switch target {
    case .field(.sortAs): contact[.sortAs] = text.filter { $0.isLetter }
    case .field(let field):
      // Of several lines the next one would count.
      if !text.isEmpty || contact.unknownProperties.isEmpty { contact[field] = text }
    case .list(let field):
      if choice < 2, !contact[field].isEmpty {
        contact[field].removeFirst()
      } else if choice < 5, !contact[field].isEmpty {
        contact[field][contact[field].count - 1] = text
      } else {
        contact[field].append(text)
      }
      contact[field].removeAll { $0.isEmpty }
    case .repeated(let field): contact[field] = changed(contact[field], field)
    }
    return contact
  }

  private func changed(_ values: [LabeledValue], _ field: RepeatedField) -> [LabeledValue] {
    var values = values
    guard choice > 1, !values.isEmpty else {
      var value = LabeledValue(text, isPreferred: choice == 0)
      if choice == 1 { value.label = label }
      if field == .addresses { value.address = PostalAddress([.city: text, .street: other]) }
      return value.address?.isBlank ?? value.isBlank ? values : values + [value]
    }
    let index = choice % values.count
    switch choice {
    case 2: values.remove(at: index)
    case 3: values[index].label = label
    case 4: values[index].isPreferred.toggle()
    case 5 where field != .socialProfiles:
      values[index].types = ["home", typeWord].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    default:
      if field == .addresses {
        values[index].address?[.street] = text
      } else if !text.isBlank {
        values[index].value = text
      }
    }
    return values.filter { !($0.address?.isBlank ?? $0.value.isBlank) }
  }

  /// A label as people type it: no blanks around it.
  private var label: String {
    other.isBlank || other.hasPrefix("_$!<") ? "office" : other.filter { $0 != "\n" }
  }

  /// A type of one's own, in what every version can hold.
  private var typeWord: String {
    let word = other.lowercased().filter { !",:\"\n\t".contains($0) }.trimmed
    return word.isEmpty || word == "home" ? "x-y" : word
  }

  /// The card with the change; nil where it can't be written. Checks what must hold for every edit:
  /// it reads back, its lines alone change, and a refused one changes nothing.
  package func applied(to card: VCard) throws(Finding) -> VCard? {
    let base = card.contact()
    let edited = changed(base)
    var result = card
    do {
      try result.apply(edited, since: base, picture: nil, now: 1_700_000_000)
    } catch {
      guard case .unencodable = error, result.bytes == card.bytes else {
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
