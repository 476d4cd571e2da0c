extension String {
  /// Equal byte for byte. (`==` calls "é" in its two spellings equal; a card does not.)
  package func isIdentical(to other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// Whether there is nothing in it but white space of any kind, visible or not.
  package var isBlank: Bool {
    // Nearly every text tells by its first byte: visible ASCII, or the middle of the Han block.
    if let first = utf8.first, (0x21...0x7E).contains(first) || (0xE4...0xE9).contains(first) {
      return false
    }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
        || scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
    }
  }
}

extension String {
  /// Without white space at its ends; empty where there is nothing else in it that can be seen.
  package var trimmed: String {
    guard !isBlank,
      let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// With every line break, be it CR LF or CR, as a line feed.
  package var withLineFeeds: String {
    guard utf8.contains(0x0D) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte != 0x0A || previous != 0x0D { bytes.append(byte == 0x0D ? 0x0A : byte) }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What people put between the items of a list.
  package static let listCommas: Set<Character> = [",", "，", "、"]

  /// The items of a list that was typed as one text.
  package func listItems(between marks: Set<Character> = listCommas) -> [String] {
    split { marks.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// Equal byte for byte, in the same order.
  package func isIdentical(to other: [String]) -> Bool {
    elementsEqual(other) { $0.isIdentical(to: $1) }
  }
}
