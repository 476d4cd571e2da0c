/// One character of a searched text: the place of its glyph in the store's table.
typealias Cell = UInt16

/// What a cell may stand for, to a search.
struct Glyph {
  enum Kind: UInt8 {
    /// Skipped inside a match.
    case separator
    /// A letter or digit that begins a word.
    case wordStart
    case inWord
    /// Han, a digit of a phone number, or a literal: a match may begin with it.
    case free
  }

  enum Content {
    case separator
    /// The first reading is the one in use; as places of syllables.
    case han(HanCharacter, syllables: Range<Int>)
    case letters(FoldedLetters)
    /// 0…9 as ASCII.
    case digit(UInt8)
    case phoneDigit(UInt8)
    case literal(UInt64)
  }

  var kind: Kind
  var content: Content
}
