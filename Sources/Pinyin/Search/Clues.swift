/// What a text must have for a term to match it: a first look that spares most texts the second.
///
/// A word text has the letters, and sorts of characters, that a match in it may begin with: it needs
/// one that the term begins with. A phone number has its pairs of neighbouring digits, in fewer bits
/// than there are pairs: it needs all pairs of the term.
struct Clues: OptionSet {
  let rawValue: UInt64

  static let literal = Clues(rawValue: 1 << 27)
  static let han = Clues(rawValue: 1 << 28)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// A letter, or a Han character that reads with it.
  init(letter: UInt8) {
    rawValue = 1 << UInt64((letter &- UInt8(ascii: "a")) & 31)
  }

  /// A digit of a word text, as ASCII.
  init(digit: UInt8) {
    rawValue = 1 << (32 + UInt64(digit & 15))
  }

  /// Neighbouring digits of a phone number.
  init(pair first: UInt8, _ second: UInt8) {
    rawValue = 1 << ((UInt64(first) * 10 + UInt64(second)) % 64)
  }
}

extension Clues {
  /// What the word texts that a term may find begin with, somewhere.
  static func beginning(_ term: QueryTerm, usesKeypad: Bool, isFuzzy: Bool) -> Clues {
    switch term.elements[0] {
    case .han: return .han
    case .literal: return .literal
    case .letter(let latin, _) where latin < 0x3A:
      guard usesKeypad else { return Clues(digit: latin) }
      let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).filter {
        Spellings.key(of: $0) == latin
      }
      return letters.reduce(Clues(digit: latin)) { $0.union(Clues(letter: $1)) }
    case .letter(let latin, _):
      let isLiquid = isFuzzy && (latin == UInt8(ascii: "l") || latin == UInt8(ascii: "n"))
      let letters = isLiquid ? Array("ln".utf8) : [latin]
      return letters.reduce([]) { $0.union(Clues(letter: $1)) }
    }
  }

  /// The pairs of a term's digits; nil where it isn't looked for in phone numbers.
  static func pairs(of term: QueryTerm) -> Clues? {
    guard term.isDigits else { return nil }
    let digits = term.elements.map { $0.pinyin & 15 }
    return zip(digits, digits.dropFirst()).reduce([]) { $0.union(Clues(pair: $1.0, $1.1)) }
  }
}
