import Glibc

/// A charset that a property names, or that its bytes let guess.
struct Charset: Equatable {
  /// In capitals, as iconv knows it.
  let name: String

  static let utf8 = Charset(name: "UTF-8")
  static let chinese = Charset(name: "GB18030")
  static let western = Charset(name: "WINDOWS-1252")

  private init(name: String) {
    self.name = name
  }

  /// The charset for a CHARSET parameter: a superset where programs mean one.
  init(parameter: String) {
    switch parameter.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII": self = .utf8
    case "GB2312", "GBK", "GB18030", "GB_2312-80", "CP936", "MS936", "EUC-CN": self = .chinese
    case "SHIFT_JIS", "SHIFT-JIS", "SJIS", "MS_KANJI", "X-SJIS": name = "CP932"
    case "ISO-8859-1", "LATIN1", "WINDOWS-1252": self = .western
    case let other: name = other
    }
  }

  /// UTF-8, or a guess for bytes that can't be that.
  init(of bytes: Bytes) {
    self = bytes.isUTF8 ? .utf8 : Charset(guessedFor: bytes)
  }

  /// A guess for bytes that name no charset: Chinese where all that isn't ASCII stands in pairs that
  /// are Han characters or marks (the rows of GB 2312), else Western European.
  ///
  /// Two accented letters side by side may be such a pair too (`Größe`, `Conceição`): where all pairs
  /// look like that, the bytes are Western.
  init(guessedFor bytes: Bytes) {
    var isLatin = false
    var isHan = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      while index < bytes.endIndex, bytes[index] >= 0x80 {
        let isPair = bytes[index].isRow && index + 1 < bytes.endIndex && bytes[index + 1].isCell
        guard isPair else {
          self = .western
          return
        }
        index += 2
      }
      if index == start {
        index += 1
      } else if bytes[start..<index].mayBeAccented(in: bytes) {
        isLatin = true
      } else {
        isHan = true
      }
    }
    self = isLatin && !isHan ? .western : .chinese
  }

  /// The bytes as UTF-8. What the charset doesn't have becomes U+FFFD, and the text is lossy: fit to
  /// be shown, not to be written. Nil where this machine doesn't know the charset.
  func decode(_ bytes: Bytes) -> (bytes: Bytes, isLossy: Bool)? {
    if self == .utf8 {
      return (bytes, !bytes.isUTF8)
    }
    return convert(bytes, from: name, to: Charset.utf8.name, replacement: [0xEF, 0xBF, 0xBD])
  }

  /// UTF-8 text in this charset; nil where it lacks a character.
  func encode(_ text: Bytes) -> [UInt8]? {
    if self == .utf8 { return Array(text) }
    guard let result = convert(text, from: Charset.utf8.name, to: name, replacement: nil),
      !result.isLossy
    else { return nil }
    return Array(result.bytes)
  }
}

extension Bytes {
  /// Whether two bytes can be accented letters of Windows-1252 in a word: both of one case beside
  /// another letter, or the first two letters of a name.
  fileprivate func mayBeAccented(in text: Bytes) -> Bool {
    guard count == 2, self[startIndex].isAccented, self[startIndex + 1].isAccented else {
      return false
    }
    let before = startIndex > text.startIndex ? text[startIndex - 1] : 0
    let after = endIndex < text.endIndex ? text[endIndex] : 0
    let isCapital = before.isCapital || after.isCapital
    let isSmall = before.isSmall || after.isSmall
    switch (self[startIndex].isSmallAccented, self[startIndex + 1].isSmallAccented) {
    case (true, true): return isSmall || isCapital
    case (false, false): return isCapital
    case (false, true) where self[startIndex + 1] == Self.sharpS && isCapital: return true
    case (false, true): return !before.isSmall && !before.isCapital && after.isSmall
    case (true, false): return false
    }
  }

  /// The one small letter that words in capitals have.
  private static var sharpS: UInt8 { 0xDF }
}

extension UInt8 {
  /// Whether GB 2312 has marks or Han characters in the row that begins with this byte.
  fileprivate var isRow: Bool { (0xA1...0xA3).contains(self) || (0xB0...0xF7).contains(self) }

  fileprivate var isCell: Bool { (0xA1...0xFE).contains(self) }

  fileprivate var isAccented: Bool { self >= 0xC0 && self != 0xD7 && self != 0xF7 }

  fileprivate var isSmallAccented: Bool { self >= 0xDF }

  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension Bytes {
  var isASCII: Bool { allSatisfy { $0 < 0x80 } }

  var isUTF8: Bool { isASCII || String(validating: self, as: UTF8.self) != nil }
}

/// iconv over all of the bytes. A byte that it refuses is replaced; without a replacement it ends
/// the conversion.
private func convert(
  _ bytes: Bytes, from source: String, to target: String, replacement: [UInt8]?
) -> (bytes: Bytes, isLossy: Bool)? {
  guard let handle = iconv_open(target, source), handle != iconv_t(bitPattern: -1) else {
    return nil
  }
  defer { iconv_close(handle) }
  var input = bytes.map { CChar(bitPattern: $0) }
  var output: [UInt8] = []
  var chunk = [CChar](repeating: 0, count: 4096)
  var consumed = 0
  var isLossy = false
  while consumed < input.count {
    let (used, written, isRefused) = step(handle, &input, from: consumed, &chunk)
    output += chunk[..<written].lazy.map { UInt8(bitPattern: $0) }
    consumed += used
    if isRefused {
      isLossy = true
      guard let replacement, consumed < input.count else { break }
      output += replacement
      consumed += 1
    }
  }
  output += finish(handle)
  return (output[...], isLossy)
}

/// What a charset with states needs at its end to be back in the first one.
private func finish(_ handle: iconv_t) -> [UInt8] {
  var output = [CChar](repeating: 0, count: 16)
  let written = output.withUnsafeMutableBufferPointer { target in
    var to = target.baseAddress
    var room = target.count
    return iconv(handle, nil, nil, &to, &room) == -1 ? 0 : target.count - room
  }
  return output[..<written].map { UInt8(bitPattern: $0) }
}

/// One call of iconv: how much it took and gave, and whether it stopped at bytes that it refuses.
private func step(
  _ handle: iconv_t, _ input: inout [CChar], from start: Int, _ output: inout [CChar]
) -> (used: Int, written: Int, isRefused: Bool) {
  input.withUnsafeMutableBufferPointer { source in
    output.withUnsafeMutableBufferPointer { target in
      var from = source.baseAddress.map { $0 + start }
      var to = target.baseAddress
      var left = source.count - start
      var room = target.count
      let result = iconv(handle, &from, &left, &to, &room)
      let isRefused = result == -1 && errno != E2BIG
      return (source.count - start - left, target.count - room, isRefused)
    }
  }
}
