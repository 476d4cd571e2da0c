import Glibc

/// A part of a file. An index means the same byte in every slice of it.
typealias Bytes = ArraySlice<UInt8>

/// The bytes that mean something in a card.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let backslash = UInt8(ascii: "\\")
  static let caret = UInt8(ascii: "^")
}

extension UInt8 {
  /// The capital of an ASCII letter; any other byte as it is.
  var uppercased: UInt8 {
    UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") ? self & 0xDF : self
  }

  /// Space or tab: what a continuation line begins with.
  var isBlank: Bool { self == ASCII.space || self == ASCII.tab }
}

extension Bytes {
  /// The first place of a byte at `position` or later.
  func firstIndex(of byte: UInt8, from position: Int) -> Int? {
    guard position < endIndex else { return nil }
    return withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let offset = position - startIndex
      guard let hit = memchr(base + offset, Int32(byte), buffer.count - offset) else { return nil }
      return startIndex + (UnsafeRawPointer(hit) - UnsafeRawPointer(base))
    }
  }

  /// Whether the text begins with `prefix`, whatever the case of its ASCII letters.
  func startsCaseless(with prefix: StaticString, at position: Int) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard endIndex - position >= count else { return false }
    return prefix.withUTF8Buffer { letters in
      for offset in 0..<count where self[position + offset].uppercased != letters[offset].uppercased
      {
        return false
      }
      return true
    }
  }

  /// Whether the text is `word`, whatever the case of its ASCII letters.
  func isCaseless(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && startsCaseless(with: word, at: startIndex)
  }

  /// Whether both are the same but for the case of their ASCII letters.
  func isCaseless(_ other: Bytes) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.uppercased == $1.uppercased }
  }

  /// Without the blanks at both ends.
  var trimmed: Bytes {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Without the byte order mark that it may begin with.
  var withoutMark: Bytes { starts(with: Self.mark) ? dropFirst(3) : self }

  /// As text; what isn't UTF-8 shows as U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}
