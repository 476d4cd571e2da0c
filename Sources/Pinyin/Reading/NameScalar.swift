/// What a scalar of a name counts as, for sections, order and search.
enum NameScalar {
  /// Marks, controls, zero-width and bidi characters.
  case ignored
  case blank
  /// Punctuation.
  case separator(UInt32)
  /// It holds a word together (O'Brien) where other punctuation ends one.
  case apostrophe(UInt32)
  case digit(UInt8)
  case han(HanCharacter)
  case latin(FoldedLetters)
  /// A letter or number of another script.
  case other(UInt32)
  case symbol(UInt32)

  @inline(__always)
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = NameScalar(ascii: UInt8(value))
    } else if 0x4E00...0x9FFF ~= value {
      self = .han(HanCharacter(codePoint: value))
    } else {
      self = NameScalar(beyondASCII: scalar)
    }
  }

  @inline(__always)
  private init(ascii byte: UInt8) {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: self = .latin(FoldedLetters(ascii: byte))
    case 0x30...0x39: self = .digit(byte - 0x30)
    case 0x20, 0x09...0x0D: self = .blank
    case 0x00...0x1F, 0x7F: self = .ignored
    case UInt8(ascii: "'"): self = .apostrophe(UInt32(byte))
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="),
      UInt8(ascii: ">"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      self = .symbol(UInt32(byte))
    default: self = .separator(UInt32(byte))
    }
  }

  private init(beyondASCII scalar: Unicode.Scalar) {
    if let character = HanCharacter(scalar) {
      self = .han(character)
    } else if let letters = FoldedLetters(scalar) {
      self = .latin(letters)
    } else if 0xFF01...0xFF5E ~= scalar.value {
      self = NameScalar(ascii: UInt8(scalar.value - 0xFEE0))
    } else if scalar == "\u{2018}" || scalar == "\u{2019}" || scalar == "\u{2BC}" {
      self = .apostrophe(scalar.value)
    } else {
      self = NameScalar(byProperties: scalar)
    }
  }

  private init(byProperties scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace {
      self = .blank
      return
    }
    if properties.isDefaultIgnorableCodePoint {
      self = .ignored
      return
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator:
      self = .ignored
    case .decimalNumber:
      self = .digit(UInt8(properties.numericValue ?? 0))
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      self = .separator(scalar.value)
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      self = .symbol(scalar.value)
    default:
      self = .other(scalar.value)
    }
  }
}
