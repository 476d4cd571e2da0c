/// The Han characters that a name begins with: eight of them at most, which is what surnames, words
/// and given readings are looked for in.
struct LeadingHan {
  static let limit = 8

  private(set) var characters: SIMD8<UInt32> = .zero
  private(set) var count = 0
  /// How many of them stand side by side, from the first on.
  private(set) var adjacent = 0

  /// Blanks, marks and separators between Han characters are skipped; anything else ends it.
  @inline(__always)
  init(_ text: String) {
    var isAdjacent = true
    for scalar in text.unicodeScalars {
      switch NameScalar(scalar) {
      case .han(let character):
        characters[count] = character.codePoint
        count += 1
        if isAdjacent { adjacent = count }
        if count == Self.limit { return }
      case .ignored: continue
      case .blank: if count > 0 { isAdjacent = false }
      case .separator, .apostrophe:
        if count == 0 { return }
        isAdjacent = false
      case .latin, .digit, .other, .symbol: return
      }
    }
  }

  init(_ character: HanCharacter) {
    characters[0] = character.codePoint
    count = 1
    adjacent = 1
  }

  subscript(index: Int) -> HanCharacter { HanCharacter(codePoint: characters[index]) }
}
