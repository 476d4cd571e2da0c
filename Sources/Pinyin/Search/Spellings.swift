/// A way in which a syllable may be typed.
struct Spelling {
  let syllable: Int
  /// ASCII, ü written v.
  let letters: [UInt8]
  /// The letters as bytes of a number, the first one lowest.
  let word: UInt64

  init(syllable: Int, letters: [UInt8]) {
    self.syllable = syllable
    self.letters = letters
    word = Self.word(letters[...])
  }

  /// Up to eight letters as bytes of a number.
  static func word(_ letters: ArraySlice<UInt8>) -> UInt64 {
    letters.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// How many letters it has in common with the beginning of another word.
  @inline(__always)
  func commonCount(with other: UInt64) -> Int {
    min((word ^ other).trailingZeroBitCount / 8, letters.count)
  }
}

/// How syllables may be typed.
enum Spellings {
  /// The spellings of each syllable, the usual one first.
  static let all: [Spelling] = (0..<Syllables.count).flatMap { syllable in
    spellings(of: Syllables.letters(of: syllable)).map { Spelling(syllable: syllable, letters: $0) }
  }

  /// As a telephone's keys type them.
  static let keyed: [Spelling] = all.map {
    Spelling(syllable: $0.syllable, letters: $0.letters.map(key))
  }

  /// As those hear them who don't tell some sounds apart.
  static let blurred: [Spelling] = all.map {
    Spelling(syllable: $0.syllable, letters: blurred($0.letters))
  }

  /// After n and l, ü is also u and yu; after j, q, x and y, where it is written u, also v.
  static func spellings(of letters: [UInt8]) -> [[UInt8]] {
    guard letters.count > 1 else { return [letters] }
    let initial = [letters[0]]
    let rest = letters.dropFirst(2)
    switch (letters[0], letters[1]) {
    case (UInt8(ascii: "l"), UInt8(ascii: "v")), (UInt8(ascii: "n"), UInt8(ascii: "v")):
      return [letters, initial + "u".utf8 + rest, initial + "yu".utf8 + rest]
    case (UInt8(ascii: "j"), UInt8(ascii: "u")), (UInt8(ascii: "q"), UInt8(ascii: "u")),
      (UInt8(ascii: "x"), UInt8(ascii: "u")), (UInt8(ascii: "y"), UInt8(ascii: "u")):
      return [letters, initial + "v".utf8 + rest]
    default: return [letters]
    }
  }

  /// Whether letters begin with zh, ch or sh, which stand for a syllable like its first letter.
  static func beginsWithDigraph(_ letters: [UInt8]) -> Bool {
    letters.count > 1 && letters[1] == UInt8(ascii: "h")
      && [UInt8(ascii: "z"), UInt8(ascii: "c"), UInt8(ascii: "s")].contains(letters[0])
  }

  /// A spelling, or the beginning of one, as those hear it who don't tell z from zh, n from l, an
  /// from ang.
  static func blurred(_ letters: [UInt8]) -> [UInt8] {
    var letters = letters
    if beginsWithDigraph(letters) { letters.remove(at: 1) }
    if letters.first == UInt8(ascii: "n") { letters[0] = UInt8(ascii: "l") }
    let ending = letters.suffix(3)
    if ["ang", "eng", "ing"].contains(where: { ending.elementsEqual($0.utf8) }) {
      letters.removeLast()
    }
    return letters
  }

  /// The digit whose key of a telephone types a letter; digits are their own.
  static func key(of letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "a")...UInt8(ascii: "c"): UInt8(ascii: "2")
    case UInt8(ascii: "d")...UInt8(ascii: "f"): UInt8(ascii: "3")
    case UInt8(ascii: "g")...UInt8(ascii: "i"): UInt8(ascii: "4")
    case UInt8(ascii: "j")...UInt8(ascii: "l"): UInt8(ascii: "5")
    case UInt8(ascii: "m")...UInt8(ascii: "o"): UInt8(ascii: "6")
    case UInt8(ascii: "p")...UInt8(ascii: "s"): UInt8(ascii: "7")
    case UInt8(ascii: "t")...UInt8(ascii: "v"): UInt8(ascii: "8")
    case UInt8(ascii: "w")...UInt8(ascii: "z"): UInt8(ascii: "9")
    default: letter
    }
  }
}
