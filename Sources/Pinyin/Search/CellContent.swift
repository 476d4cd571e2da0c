/// What a search sees in one character of a text or a query.
enum CellContent {
  case han(HanCharacter)
  case latin(FoldedLetters)
  case digit(UInt8)
  /// Skipped inside a match: blanks, marks, and the punctuation that names are written with.
  case separator
  /// A separator in a text; in a query a boundary of syllables.
  case apostrophe
  /// All else, as a number that no other character has.
  case literal(UInt64)

  init(_ character: Character) {
    for scalar in character.unicodeScalars {
      let content = CellContent(NameScalar(scalar))
      switch content {
      case .some(.literal): self = .literal(character.literalNumber)
      case .some(let content): self = content
      case .none: continue
      }
      return
    }
    self = .separator
  }

  /// Nil for a scalar that doesn't count.
  init?(_ scalar: NameScalar) {
    switch scalar {
    case .ignored: return nil
    case .blank: self = .separator
    case .apostrophe: self = .apostrophe
    case .digit(let digit): self = .digit(digit)
    case .han(let character): self = .han(character)
    case .latin(let letters): self = .latin(letters)
    case .separator(let codePoint):
      self = isSkipped(codePoint) ? .separator : .literal(UInt64(codePoint))
    case .other(let codePoint), .symbol(let codePoint): self = .literal(UInt64(codePoint))
    }
  }
}

/// • · . - _ , ( ) / and what stands for them in Chinese and Japanese text.
private func isSkipped(_ codePoint: UInt32) -> Bool {
  switch codePoint {
  case 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x2F, 0x5F: true
  case 0xB7, 0x2010...0x2015, 0x2022, 0x2027, 0x3001, 0x3002, 0x30FB: true
  default: false
  }
}

extension Character {
  /// Its scalar in lower case; a number made of all that count where there are several.
  fileprivate var literalNumber: UInt64 {
    var number: UInt64 = 0
    var count = 0
    for scalar in String(self).lowercased().unicodeScalars {
      if case .ignored = NameScalar(scalar) { continue }
      count += 1
      number =
        count == 1 ? UInt64(scalar.value) : (number ^ UInt64(scalar.value)) &* 0x100_0000_01B3
    }
    return count == 1 ? number : number | 1 << 63
  }
}
