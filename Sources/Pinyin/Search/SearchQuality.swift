/// How well a term matches, the best first.
package enum SearchQuality: Int, Comparable, Hashable, Sendable {
  /// The whole text, by its characters.
  case whole = 0
  case prefix, literal
  /// By reading or initials, from the first character on.
  case pinyin
  case laterPinyin
  /// By a reading that isn't the one in use, or another form of the character.
  case otherReading
  /// Inside a Latin word.
  case insideWord
  case keypad
  case fuzzy

  package static func < (a: SearchQuality, b: SearchQuality) -> Bool { a.rawValue < b.rawValue }
}
