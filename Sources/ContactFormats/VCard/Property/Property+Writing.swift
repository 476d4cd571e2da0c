/// From text to the bytes of a value, in the way that the property is already written: its version's
/// escapes, its quoted-printable, its charset.
extension Property {
  /// Replaces the whole value.
  mutating func setText(_ text: String, _ escaping: Escaping = .text) throws(FormatError) {
    try prepare(for: text, keepsRest: false)
    try store(encoded(text, escaping))
  }

  /// Replaces all parts.
  mutating func setParts(_ texts: [String]) throws(FormatError) {
    try prepare(for: texts.joined(), keepsRest: false)
    try store(Self.joined(texts.map { encoded($0, .part) }, by: ASCII.semicolon))
  }

  /// Replaces one part; the others stay as they are written.
  mutating func setPart(_ index: Int, to text: String) throws(FormatError) {
    try prepare(for: text, keepsRest: true)
    try setPart(index, raw: encoded(text, .part))
  }

  /// Replaces one part that is a list shown with blanks between its words: words that are still
  /// there stay as they are written.
  mutating func setListPart(_ index: Int, to text: String) throws(FormatError) {
    try prepare(for: text, keepsRest: true)
    let parts = parts
    let old =
      index < parts.count ? words(of: parts[index]).filter { !self.text(of: $0).isEmpty } : []
    let edited = EditedWord.all(
      in: text, from: old.map { self.text(of: $0) }, separator: " ", splitsRest: old.count > 1)
    let raw = edited.map { word in
      switch word {
      case .kept(let index): Array(old[index])
      case .new(let text): encoded(text, .part)
      }
    }
    try setPart(index, raw: Self.joined(raw, by: ASCII.comma))
  }

  /// Replaces the whole value, a comma list: words that stay do so as they are written, unless the
  /// value must get another encoding.
  mutating func setWords(_ words: [RawWord]) throws(FormatError) {
    let old = rawWords.map { (raw: Array($0), text: text(of: $0)) }
    let before = (joining, namedCharset)
    try prepare(
      for: words.map { if case .text(let text) = $0 { text } else { "" } }.joined(), keepsRest: true
    )
    let isKept = before == (joining, namedCharset)
    let raw = words.map { word in
      switch word {
      case .text(let text): encoded(text, .word)
      case .written(let place):
        place < old.count ? isKept ? old[place].raw : encoded(old[place].text, .word) : []
      }
    }
    try store(Self.joined(raw, by: ASCII.comma))
  }

  enum RawWord: Equatable {
    case text(String)
    /// A word of the value as it is, by its place in `rawWords`.
    case written(Int)
  }

  /// The words of a comma list that are not empty, as they are written.
  var rawWords: [Bytes] {
    escapedValue.split(at: ASCII.comma).filter { !text(of: $0).isEmpty }
  }

  func texts(of words: [RawWord]) -> [String] {
    let old = rawWords
    return words.map { word in
      switch word {
      case .text(let text): text
      case .written(let place): place < old.count ? text(of: old[place]) : ""
      }
    }
  }

  private mutating func setPart(_ index: Int, raw: [UInt8]) throws(FormatError) {
    var parts = parts.map { Array($0) }
    while parts.count <= index { parts.append([]) }
    parts[index] = raw
    try store(Self.joined(parts, by: ASCII.semicolon))
  }

  private func encoded(_ text: String, _ escaping: Escaping) -> [UInt8] {
    let escaped = Array(text.utf8)[...].escaped(escaping, version: version)
    guard joining == .quotedPrintable else { return escaped }
    let bytes = writtenCharset.encode(escaped[...]) ?? escaped
    return bytes[...].quotedPrintableEncoded
  }

  /// Sets the value to what is escaped (and quoted-printable) already, in its charset. A charset that
  /// was only guessed must be what a reader guesses again; else the value becomes UTF-8.
  private mutating func store(_ escaped: [UInt8]) throws(FormatError) {
    let charset = writtenCharset
    if joining == .quotedPrintable {
      value = escaped[...]
      if !isStable(charset, for: writtenBytes) { encodeParts(from: charset, to: .utf8) }
      return
    }
    guard var bytes = charset.encode(escaped[...]) else { throw refusal(charset) }
    if !isStable(charset, for: bytes[...]) { bytes = escaped }
    value = (joining == .base64 ? Base64.encode(bytes) : bytes)[...]
  }

  /// A lone "\" at the end of a part is doubled, or it would take the separator with it.
  private static func joined(_ parts: [[UInt8]], by separator: UInt8) -> [UInt8] {
    var value: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { value.append(separator) }
      value += part
      let isOpen = part.reversed().prefix { $0 == ASCII.backslash }.count % 2 == 1
      if isOpen, index + 1 < parts.count { value.append(ASCII.backslash) }
    }
    return value
  }
}

/// The encoding that a value is written in.
extension Property {
  /// Makes the property fit to hold the text: in 2.1 what isn't plain ASCII becomes quoted-printable,
  /// and a charset that lacks a character becomes UTF-8 (other versions have no such way out).
  private mutating func prepare(for text: String, keepsRest: Bool) throws(FormatError) {
    let charset = writtenCharset
    let isExact = !keepsRest || charset.decode(writtenBytes)?.isLossy == false
    guard isExact || charset == .utf8 else { throw refusal(charset, ofRest: true) }
    if version == .v21, joining == .folds { useQuotedPrintableIfNeeded(for: text) }
    guard charset != .utf8, charset.encode(Array(text.utf8)[...]) == nil else { return }
    guard version == .v21 || namedCharset == nil else { throw refusal(charset) }
    switch joining {
    case .quotedPrintable: encodeParts(from: charset, to: .utf8)
    case .base64: value = Base64.encode(escapedValue)[...]
    case .folds, .card: value = escapedValue
    }
    if namedCharset != nil { setParameter("CHARSET", to: "UTF-8") }
  }

  /// Why nothing can be written in a charset, under the name that the property gives it.
  private func refusal(_ charset: Charset, ofRest isOfRest: Bool = false) -> FormatError {
    let (property, name) = (name.text, parameter("CHARSET") ?? charset.name)
    if charset.decode([]) == nil { return .unknownCharset(property: property, charset: name) }
    return isOfRest
      ? .undecodable(property: property, charset: name)
      : .unencodable(property: property, charset: name)
  }

  private mutating func useQuotedPrintableIfNeeded(for text: String) {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let needsCharset = !isPlain && namedCharset == nil && value.isASCII
    guard needsCharset || text.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return }
    let charset = writtenCharset
    let encoded = parts.map { (charset.encode($0) ?? Array($0))[...].quotedPrintableEncoded }
    value = Self.joined(encoded, by: ASCII.semicolon)[...]
    joining = .quotedPrintable
    removeParameter("ENCODING")
    if needsCharset { setParameter("CHARSET", to: "UTF-8") }
    setParameter("ENCODING", to: "QUOTED-PRINTABLE")
  }

  /// Writes the parts of a quoted-printable value, and the words of each, in another charset.
  private mutating func encodeParts(from old: Charset, to new: Charset) {
    let encoded = parts.map { part in
      let words = words(of: part).map { word in
        let text = old.decode(word.quotedPrintableDecoded[...])?.bytes ?? []
        return (new.encode(text) ?? Array(text))[...].quotedPrintableEncoded
      }
      return Self.joined(words, by: ASCII.comma)
    }
    value = Self.joined(encoded, by: ASCII.semicolon)[...]
  }

  private func isStable(_ charset: Charset, for bytes: Bytes) -> Bool {
    namedCharset != nil || bytes.isASCII || self.charset(of: bytes) == charset
  }

  /// The charset of the value as it is, which the new one gets too.
  private var writtenCharset: Charset { charset(of: writtenBytes) }

  private var writtenBytes: Bytes {
    switch joining {
    case .quotedPrintable: value.quotedPrintableDecoded[...]
    case .base64: Base64.decode(value).map { $0[...] } ?? []
    case .folds, .card: value
    }
  }
}
