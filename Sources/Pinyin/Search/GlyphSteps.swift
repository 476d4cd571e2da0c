/// Works out what a term matches of single glyphs.
struct GlyphSteps {
  private let term: QueryTerm
  private let plain: SyllableSteps
  private let loose: SyllableSteps?
  private let usesKeypad: Bool
  /// Where the layers of initials begin.
  private let levels: Int
  /// For each place of the term its letter as Latin text has it; 0 for what is none.
  private let letters: [UInt8]
  private let characters: [(place: Int, character: HanCharacter)]
  private let variants: [(place: Int, character: HanCharacter)]
  private let literals: [(place: Int, number: UInt64)]

  init(_ term: QueryTerm, options: SearchOptions) {
    self.term = term
    usesKeypad = options.usesKeypad && term.isDigits
    plain = SyllableSteps(term)
    loose =
      usesKeypad
      ? SyllableSteps(keypad: term) : options.isFuzzy ? SyllableSteps(fuzzy: term) : nil
    levels = loose == nil ? 3 : 4
    letters = term.elements.map { if case .letter(let latin, _) = $0 { latin } else { 0 } }
    characters = term.elements.enumerated().compactMap { place, element in
      if case .han(let character) = element { (place, character) } else { nil }
    }
    variants = characters.flatMap { place, character in character.variants.map { (place, $0) } }
    literals = term.elements.enumerated().compactMap { place, element in
      if case .literal(let number) = element { (place, number) } else { nil }
    }
  }

  /// Calls `add` with each step of a glyph, its place in the term, and its layer of `TermSteps`.
  @inline(__always)
  func write(
    _ content: Glyph.Content, syllables: [Int],
    add: (_ layer: Int, _ place: Int, _ step: UInt8) -> Void
  ) {
    switch content {
    case .separator: break
    case .han(let character, let range):
      for known in characters where known.character == character { add(0, known.place, 1 << 1) }
      for known in variants where known.character == character {
        add(TermSteps.Level.otherReading.rawValue, known.place, 1 << 1)
      }
      for index in range {
        let isInUse = index == range.lowerBound
        let level: TermSteps.Level = isInUse ? .reading : .otherReading
        write(plain, syllables[index], level, add)
        if let loose { write(loose, syllables[index], .loose, add) }
      }
    case .letters(let letters):
      write(letters, .literal, add) { $0 }
      if usesKeypad { write(letters, .loose, add, key: Spellings.key) }
    case .digit(let digit): write(digit, add)
    case .phoneDigit(let digit): if term.isDigits { write(digit, add) }
    case .literal(let number):
      for known in literals where known.number == number { add(0, known.place, 1 << 1) }
    }
  }

  @inline(__always)
  private func write(
    _ steps: SyllableSteps, _ syllable: Int, _ level: TermSteps.Level,
    _ add: (Int, Int, UInt8) -> Void
  ) {
    let row = syllable * steps.width
    for place in 0..<steps.width {
      let full = steps.full[row + place]
      let initial = steps.initial[row + place]
      if full != 0 { add(level.rawValue, place, full) }
      if initial != 0 { add(levels + level.rawValue, place, initial) }
    }
  }

  private func write(_ digit: UInt8, _ add: (Int, Int, UInt8) -> Void) {
    for place in letters.indices where letters[place] == digit { add(0, place, 1 << 1) }
  }

  /// The letters of one character count as one: all of them (ß is ss), or at the end of the term as
  /// many as are there.
  private func write(
    _ folded: FoldedLetters, _ level: TermSteps.Level, _ add: (Int, Int, UInt8) -> Void,
    key: (UInt8) -> UInt8
  ) {
    for place in letters.indices where letters[place] == key(folded[0]) {
      let length = min(folded.count, letters.count - place)
      if (1..<length).allSatisfy({ letters[place + $0] == key(folded[$0]) }) {
        add(level.rawValue, place, 1 << UInt8(length))
      }
    }
  }
}
