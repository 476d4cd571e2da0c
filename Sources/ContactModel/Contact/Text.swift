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

extension [String] {
  /// Equal byte for byte, in the same order.
  package func isIdentical(to other: [String]) -> Bool {
    elementsEqual(other) { $0.isIdentical(to: $1) }
  }
}
