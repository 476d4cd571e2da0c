extension SortName {
  /// The section that the name belongs to (NAMES: section of a name).
  package var section: SectionLetter {
    text.unicodeScalars.first.map(SectionLetter.init) ?? .other
  }

  /// Bytes whose order (memcmp, a prefix first) is the order of names inside a section. None is 0.
  /// Equal only for names that are equal byte for byte.
  package var orderKey: [UInt8] {
    text.utf8.filter { $0 != 0 }
  }
}
