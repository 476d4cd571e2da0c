import ContactModel

/// Changes of values that have a form of their own.
extension Property {
  /// The parts of N that RFC 9554 repeats for new readers: the second surname and the generation
  /// stand in the family name and the suffix as well.
  mutating func setNamePart(_ part: Int, to text: String) throws(FormatError) {
    let repeated = [0: 5, 4: 6][part]
    let old = repeated.flatMap { repeatedWords(in: part, and: $0) }
    try setListPart(part, to: text)
    guard let repeated, let old else { return }
    let words = parts.count > part ? words(of: parts[part]).map { self.text(of: $0) } : []
    try setListPart(repeated, to: words.dropFirst(old).joined(separator: " "))
  }

  /// How many words of a part come before those that another part repeats; nil where it repeats none.
  private func repeatedWords(in part: Int, and repeated: Int) -> Int? {
    guard parts.count > repeated else { return nil }
    let all = words(of: parts[part]).map { text(of: $0) }
    let again = words(of: parts[repeated]).map { text(of: $0) }
    guard again.contains(where: { !$0.isEmpty }), all.count > again.count,
      all.suffix(again.count).elementsEqual(again, by: { $0.isIdentical(to: $1) })
    else { return nil }
    return all.count - again.count
  }

  /// The units of an organization, shown with " / " between them.
  mutating func setUnits(to text: String) throws(FormatError) {
    let texts = parts.map { self.text(of: $0) }
    let old = texts.indices.dropFirst().filter { !texts[$0].isEmpty }
    let edited = EditedWord.all(
      in: text, from: old.map { texts[$0] }, separator: " / ", splitsRest: old.count > 1)
    let units = edited.map { word in
      switch word {
      case .kept(let index): texts[old[index]]
      case .new(let text): text
      }
    }
    try dropParts(after: units.count + 1)
    for (index, unit) in units.enumerated() {
      let current = parts.count > index + 1 ? self.text(of: parts[index + 1]) : nil
      if !(current?.isIdentical(to: unit) ?? false) { try setPart(index + 1, to: unit) }
    }
  }

  private mutating func dropParts(after count: Int) throws(FormatError) {
    for index in parts.indices.dropFirst(count) { try setPart(index, to: "") }
  }

  mutating func setPhone(_ text: String) throws(FormatError) {
    let isURI = isValue("uri")
    let old = self.text(isURI ? .uri : .text)
    let scheme = hasTelephoneScheme(old) ? String(old.prefix(4)) : ""
    try setText(scheme + text, isURI ? .uri : .text)
  }

  /// GENDER is sex;text. Words that say a sex set the letter too.
  mutating func setGender(_ text: String) throws(FormatError) {
    let parts = parts
    let isLetterShown = parts.count < 2 || self.text(of: parts[1]).isEmpty
    if ["M", "F", "O", "N", "U"].contains(where: { text.isIdentical(to: $0) }) {
      return try setParts([text])
    }
    let kept = isLetterShown ? "" : self.text(of: parts[0])
    try setParts([Self.sex(of: text) ?? kept, text])
  }

  /// X-WAB-GENDER: a number, as long as the text says one of the two.
  mutating func setGenderNumber(_ text: String) throws(FormatError) {
    switch text {
    case "F": try setText("1")
    case "M": try setText("2")
    default: try setText(text)
    }
  }

  private static func sex(of text: String) -> String? {
    switch text.lowercased() {
    case "m", "male", "man", "男", "男性": "M"
    case "f", "female", "woman", "女", "女性": "F"
    default: nil
    }
  }

  /// A date in the form that the old one had; in a new property as the version wants it. What is no
  /// date is written as text.
  mutating func setDate(_ text: String) throws(FormatError) {
    let old = CardDate(self.text())
    guard var new = CardDate(text), new.time.isEmpty, new.text.isIdentical(to: text) else {
      removeParameter("X-APPLE-OMIT-YEAR")
      if version != .v21, isValue("text") || old != nil || value.isEmpty {
        setParameter("VALUE", to: "text")
      }
      return try setText(text)
    }
    if isValue("text") { removeParameter("VALUE") }
    if new.year != nil || new.day == nil || new.month == nil {
      removeParameter("X-APPLE-OMIT-YEAR")
    } else {
      new.year = yearForUnknown(old)
    }
    let isComplete = new.year != nil && new.day != nil
    let time = isComplete && old?.year != nil && old?.day != nil ? old?.time ?? "" : ""
    // Without a year only the basic form is right in 4.0, unless the card has it otherwise already.
    let keepsForm = old?.day != nil && (new.year != nil || old?.year == nil)
    let isExtended = keepsForm ? old?.isExtended ?? true : version != .v40
    try setText(new.written(isExtended: isExtended) + time)
  }

  /// What stands for the unknown year: what stood there before, else Apple's way in 3.0, nothing in
  /// other versions.
  private mutating func yearForUnknown(_ old: CardDate?) -> String? {
    if let old, let year = old.year {
      if year == omittedYear || CardDate.fakeYears.contains(year) { return year }
    } else if old != nil {
      return nil
    }
    guard version == .v30 else { return nil }
    setParameter("X-APPLE-OMIT-YEAR", to: CardDate.fakeYears[0])
    return CardDate.fakeYears[0]
  }
}
