/// What a backslash means in a value.
enum Escaping {
  /// One text.
  case text
  /// A part of a value that ";" separates (and, but for 2.1, ",").
  case part
  /// A word of a list that "," separates.
  case word
  /// A URI: written plain, but read with the escapes that some programs put into it.
  case uri

  fileprivate func escapesSemicolon(version: Version) -> Bool {
    switch self {
    case .part, .word: true
    case .text: version == .v30
    case .uri: false
    }
  }

  fileprivate func escapesComma(version: Version) -> Bool {
    switch self {
    case .word: true
    case .text, .part: version != .v21
    case .uri: false
    }
  }

  /// What `\` and this byte stand for; nil where they stand for themselves.
  func meaning(of byte: UInt8, version: Version) -> UInt8? {
    switch byte {
    case ASCII.backslash, ASCII.comma, ASCII.semicolon: byte
    case UInt8(ascii: "n"), UInt8(ascii: "N"): version == .v21 ? nil : ASCII.lineFeed
    case ASCII.colon: version == .v40 && self != .uri ? nil : byte
    default: nil
    }
  }
}

extension Bytes {
  /// The text behind the escapes.
  func unescaped(_ escaping: Escaping, version: Version) -> Bytes {
    guard firstIndex(of: ASCII.backslash, from: startIndex) != nil else { return self }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      index += 1
      if byte == ASCII.backslash, index < endIndex,
        let meaning = escaping.meaning(of: self[index], version: version)
      {
        text.append(meaning)
        index += 1
      } else {
        text.append(byte)
      }
    }
    return text[...]
  }

  /// The text as a value of this version holds it; all kinds of line breaks become `\n`.
  ///
  /// 2.1 has no escape for a line break: whoever writes it must encode it.
  func escaped(_ escaping: Escaping, version: Version) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    for (index, byte) in zip(indices, self) {
      let next = index + 1 < endIndex ? self[index + 1] : nil
      switch byte {
      case ASCII.carriageReturn where version != .v21:
        if next != ASCII.lineFeed { text += [ASCII.backslash, UInt8(ascii: "n")] }
      case ASCII.lineFeed where version != .v21:
        text += [ASCII.backslash, UInt8(ascii: "n")]
      case ASCII.backslash:
        let isPlain = escaping == .uri || (escaping == .text && version == .v21)
        let isAmbiguous =
          next.map { escaping.meaning(of: $0, version: version) != nil } ?? false
        text += isPlain && !isAmbiguous ? [byte] : [byte, byte]
      case ASCII.semicolon where escaping.escapesSemicolon(version: version),
        ASCII.comma where escaping.escapesComma(version: version):
        text += [ASCII.backslash, byte]
      default: text.append(byte)
      }
    }
    return text
  }

  /// The parts between separators that have no backslash before them.
  func split(at separator: UInt8) -> [Bytes] {
    var parts: [Bytes] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if byte == separator {
        parts.append(self[start..<index])
        start = index + 1
      }
      index += byte == ASCII.backslash ? 2 : 1
    }
    parts.append(self[start...])
    return parts
  }
}
