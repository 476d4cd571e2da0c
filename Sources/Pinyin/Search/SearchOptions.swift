/// What a search goes by besides characters, pinyin and initials.
package struct SearchOptions: Hashable, Sendable {
  /// Sounds that many speakers don't tell apart find each other: z zh, c ch, s sh, n l, an ang, en
  /// eng, in ing.
  package var isFuzzy: Bool
  /// Digits find names as a telephone's keypad spells them.
  package var usesKeypad: Bool

  package init(isFuzzy: Bool = false, usesKeypad: Bool = false) {
    self.isFuzzy = isFuzzy
    self.usesKeypad = usesKeypad
  }
}
