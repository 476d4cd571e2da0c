/// Finds the words of an old-style property list, passing white space and comments.
struct OldStyleScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var losses: [PropertyListLoss] = []

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// What stands here; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether nothing but NULs is left.
  var isAtEnd: Bool {
    guard let next else { return true }
    return next == 0 && bytes[offset...].allSatisfy { $0 == 0 }
  }

  var beginsContainer: Bool { next == UInt8(ascii: "{") || next == UInt8(ascii: "(") }

  mutating func pass() { offset += 1 }

  /// Whether this byte stands here; then it is passed.
  mutating func passes(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Passes white space and comments of both kinds.
  mutating func skipSpace() throws(FormatError) {
    while let byte = next {
      if byte <= ASCII.space, byte != 0 {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        offset = bytes[offset...].firstIndex(where: \.isBreak) ?? bytes.count
      } else if bytes[offset...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(FormatError) {
    var position = offset + 2
    while let star = bytes[...].firstIndex(of: UInt8(ascii: "*"), from: position) {
      position = star + 1
      guard position < bytes.count, bytes[position] == UInt8(ascii: "/") else { continue }
      offset = position + 1
      return
    }
    throw fault(.truncated)
  }

  /// `<89504e47 0d0a>`: hexadecimal digits, blanks between them.
  mutating func data() throws(FormatError) -> [UInt8] {
    var data: [UInt8] = []
    var high: UInt8?
    var position = offset + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      defer { position += 1 }
      if bytes[position] <= ASCII.space { continue }
      guard let digit = bytes[position].hexDigit else {
        offset = position
        throw fault(.badValue(element: "data"))
      }
      if let first = high {
        data.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    if position >= bytes.count { throw fault(.truncated) }
    if high != nil { throw fault(.badValue(element: "data")) }
    offset = position + 1
    return data
  }

  func fault(_ fault: PropertyListFault) -> FormatError {
    .propertyList(fault, line: lineNumber(of: offset, in: bytes))
  }

  /// What stands here doesn't belong there; or nothing stands here, and something should.
  var unexpected: FormatError {
    if isAtEnd { return fault(.truncated) }
    return fault(.unexpected(bytes[offset...].prefix(20).text))
  }
}

// MARK: - Texts

extension OldStyleScanner {
  /// A text in quotes of either kind, or a bare word.
  mutating func string() throws(FormatError) -> String {
    if next == ASCII.quote || next == UInt8(ascii: "'") { return try quoted() }
    let start = offset
    while let byte = next, byte.isBareWord { offset += 1 }
    if offset == start { throw unexpected }
    return bytes[start..<offset].text
  }

  private mutating func quoted() throws(FormatError) -> String {
    let quote = bytes[offset]
    let start = offset
    var text: [UInt8] = []
    // The first half of a character that is written as two `\U`.
    var half: UInt16?
    offset += 1
    while let byte = next {
      if byte == UInt8(ascii: "\\") {
        let unit = escape(into: &text, after: &half)
        if let unit { append(unit, to: &text, after: &half) }
        continue
      }
      flush(&half, into: &text)
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    offset = start
    throw fault(.truncated)
  }

  /// Passes an escape: the UTF-16 unit that it stands for, or nil where it went into the text as the
  /// bytes that it is.
  private mutating func escape(into text: inout [UInt8], after half: inout UInt16?) -> UInt16? {
    let rest = bytes[(offset + 1)...]
    guard let mark = rest.first else {
      flush(&half, into: &text)
      text.append(bytes[offset])
      offset += 1
      return nil
    }
    if mark == UInt8(ascii: "U") {
      let digits = rest.dropFirst().prefix(4).prefix { $0.hexDigit != nil }
      if !digits.isEmpty {
        offset += 2 + digits.count
        return digits.reduce(0) { $0 << 4 | UInt16($1.hexDigit ?? 0) }
      }
      // Not an escape of any kind: it stays as it is written.
      flush(&half, into: &text)
      text.append(bytes[offset])
      offset += 1
      return nil
    }
    let octal = rest.prefix(3).prefix { (0x30...0x37).contains($0) }
    if !octal.isEmpty {
      offset += 1 + octal.count
      let code = octal.reduce(0) { $0 << 3 | Int($1 - 0x30) } & 0xFF
      return code < 0x80 ? UInt16(code) : NeXTSTEPCharset.units[code - 0x80]
    }
    offset += 2
    switch mark {
    case UInt8(ascii: "a"): return 7
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "v"): return 11
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "r"): return 13
    default:
      flush(&half, into: &text)
      text.append(mark)
      return nil
    }
  }

  private mutating func append(
    _ unit: UInt16, to text: inout [UInt8], after half: inout UInt16?
  ) {
    if let first = half, UTF16.isTrailSurrogate(unit) {
      half = nil
      text += String(decoding: [first, unit], as: UTF16.self).utf8
      return
    }
    flush(&half, into: &text)
    if UTF16.isLeadSurrogate(unit) {
      half = unit
    } else {
      if UTF16.isTrailSurrogate(unit) { noteUndecodableText() }
      text += String(decoding: [unit], as: UTF16.self).utf8
    }
  }

  /// A half without its other half is no character.
  private mutating func flush(_ half: inout UInt16?, into text: inout [UInt8]) {
    guard half != nil else { return }
    half = nil
    noteUndecodableText()
    text += "\u{FFFD}".utf8
  }

  private mutating func noteUndecodableText() {
    // One is enough to know; counting the line of each would take quadratic time.
    if losses.isEmpty { losses.append(.undecodableText(line: lineNumber(of: offset, in: bytes))) }
  }
}

extension UInt8 {
  /// Whether it may stand in a word without quotes: anything that means nothing here.
  fileprivate var isBareWord: Bool {
    self > ASCII.space && self != 0x7F && !"{}()<>,;=\"'\\".utf8.contains(self)
  }
}
