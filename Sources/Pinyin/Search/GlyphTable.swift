/// The distinct glyphs of a store's texts.
///
/// A keystroke works out once for each of them what it may match; the texts are then only looked up.
struct GlyphTable {
  private(set) var kinds: [UInt8] = []
  private(set) var contents: [Glyph.Content] = []
  /// What each glyph adds to the clues of its text.
  private(set) var clues: [Clues] = []
  /// Places of syllables, in runs that the glyphs of Han characters name.
  private(set) var syllables: [Int] = []
  private var places: [Key: Cell] = [:]

  private struct Key: Hashable {
    var kind: UInt8
    var value: UInt64
  }

  static let separator: Cell = 0
  /// From here on: letters and digits, each in a word and beginning one; then the digits of phones.
  private static let fixed = 1 + 36 * 2

  init() {
    append(.separator, .separator, [])
    for byte in "abcdefghijklmnopqrstuvwxyz".utf8 {
      for kind in [Glyph.Kind.inWord, .wordStart] {
        append(kind, .letters(FoldedLetters(ascii: byte)), Clues(letter: byte))
      }
    }
    for byte in "0123456789".utf8 {
      for kind in [Glyph.Kind.inWord, .wordStart] { append(kind, .digit(byte), Clues(digit: byte)) }
    }
    for byte in "0123456789".utf8 { append(.free, .phoneDigit(byte), []) }
  }

  var count: Int { kinds.count }

  static func phoneDigit(_ digit: UInt8) -> Cell { Cell(fixed) + Cell(digit) }

  static func digit(_ digit: UInt8, startsWord: Bool) -> Cell {
    1 + (26 + Cell(digit)) * 2 + (startsWord ? 1 : 0)
  }

  mutating func letters(_ letters: FoldedLetters, startsWord: Bool) -> Cell {
    let first = letters[0]
    if letters.count == 1 {
      return 1 + Cell(first &- UInt8(ascii: "a")) * 2 + (startsWord ? 1 : 0)
    }
    let value = (0..<letters.count).reduce(UInt64(startsWord ? 1 : 0)) {
      $0 << 8 | UInt64(letters[$1])
    }
    return place(of: Key(kind: 1, value: value)) { table in
      table.append(
        startsWord ? .wordStart : .inWord, .letters(letters), Clues(letter: first))
    }
  }

  mutating func literal(_ number: UInt64) -> Cell {
    place(of: Key(kind: 2, value: number)) { $0.append(.free, .literal(number), .literal) }
  }

  /// A Han character that is read so in its name.
  mutating func han(_ character: HanCharacter, reading: Reading?) -> Cell {
    let value = UInt64(character.codePoint) << 16 | UInt64(reading?.number ?? 0)
    return place(of: Key(kind: 3, value: value)) { table in
      let start = table.syllables.count
      var clues = Clues.han
      func add(_ reading: Reading) {
        guard !table.syllables[start...].contains(reading.syllable) else { return }
        table.syllables.append(reading.syllable)
        clues.insert(Clues(letter: reading.initial))
      }
      if let reading { add(reading) }
      character.forEachReading { add($0) }
      table.append(.free, .han(character, syllables: start..<table.syllables.count), clues)
    }
  }

  private mutating func place(of key: Key, make: (inout GlyphTable) -> Void) -> Cell {
    if let place = places[key] { return place }
    // More glyphs than a book of all Han characters has: the rest is found by its other cells.
    guard count <= Int(Cell.max) else { return Self.separator }
    let place = Cell(count)
    make(&self)
    places[key] = place
    return place
  }

  private mutating func append(
    _ kind: Glyph.Kind, _ content: Glyph.Content, _ clue: Clues
  ) {
    kinds.append(kind.rawValue)
    contents.append(content)
    clues.append(clue)
  }
}
