/// A reading that a card gives for a name (`Shan`, `Ouyang Nana`, `shàn xióngxìn`, `shan4`), laid
/// beside the name's characters.
struct GivenReading {
  /// Where a reading is longer it isn't a name's.
  private static let limit = 64

  /// ASCII letters, ü as v.
  private var letters: [UInt8] = []
  /// For each letter the tone that is written with it, 0 for none.
  private var tones: [Int] = []
  /// For each letter whether a word, or what an apostrophe divides, begins with it.
  private var begins: [Bool] = []
  /// Whether it is written in pinyin's letters throughout.
  private var isPinyin = true

  init(_ text: String) {
    var isBeginning = true
    for scalar in text.decomposedToneMarks {
      switch scalar {
      case "a"..."z", "A"..."Z":
        letters.append(UInt8(scalar.value) | 0x20)
        tones.append(0)
        begins.append(isBeginning)
        isBeginning = false
      case "\u{304}": mark(tone: 1)
      case "\u{301}": mark(tone: 2)
      case "\u{30C}": mark(tone: 3)
      case "\u{300}": mark(tone: 4)
      case "\u{308}":
        if letters.last == UInt8(ascii: "u") { letters[letters.count - 1] = UInt8(ascii: "v") }
      case "1"..."5":
        mark(tone: Int(scalar.value) - 0x30)
        isBeginning = true
      default:
        switch NameScalar(scalar) {
        case .ignored: continue
        case .blank, .separator, .apostrophe: isBeginning = true
        default: isPinyin = false
        }
      }
      if letters.count > Self.limit { isPinyin = false }
      if !isPinyin { return }
    }
  }

  private mutating func mark(tone: Int) {
    if let last = tones.indices.last { tones[last] = tone }
  }

  /// The readings of the first characters that it covers; nil where it isn't theirs: a name in
  /// another language, or more of it than there are characters.
  func aligned(with han: LeadingHan) -> LeadingReadings? {
    guard isPinyin, !letters.isEmpty, han.count > 0 else { return nil }
    return
      (align(from: 0, with: han, at: 0, next: knownReadings)
      ?? align(from: 0, with: han, at: 0, next: anyReadings))
      .map { LeadingReadings($0.reversed()) }
  }

  /// Readings, with how many letters each takes.
  private typealias Choices = [(reading: Reading, length: Int)]

  /// The readings of the characters from `index` on, last first.
  private func align(
    from start: Int, with han: LeadingHan, at index: Int,
    next: (_ start: Int, _ character: HanCharacter) -> Choices
  ) -> [Reading]? {
    if start == letters.count { return [] }
    guard index < han.count else { return nil }
    for choice in next(start, han[index]) {
      if let rest = align(from: start + choice.length, with: han, at: index + 1, next: next) {
        return rest + [choice.reading]
      }
    }
    return nil
  }

  /// The readings that the character is known to have and that begin at a letter; the tone that is
  /// given counts.
  private func knownReadings(at start: Int, of character: HanCharacter) -> Choices {
    var choices: Choices = []
    let asSurname = HanWord.surname(of: character)
    if let asSurname, let length = length(of: asSurname.syllable, at: start) {
      choices.append((retoned(asSurname, at: start, length: length), length))
    }
    character.forEachReading { reading in
      guard reading.syllable != asSurname?.syllable,
        let length = length(of: reading.syllable, at: start)
      else { return }
      choices.append((retoned(reading, at: start, length: length), length))
    }
    return choices.sorted { $0.length > $1.length }
  }

  /// All syllables that begin at a letter, the longest first.
  private func anyReadings(at start: Int, of character: HanCharacter) -> Choices {
    (1...Syllables.width).reversed().compactMap { length in
      guard start + length <= letters.count, isWhole(start, length),
        let syllable = Syllables.place(of: letters[start..<start + length])
      else { return nil }
      return (retoned(Reading(syllable: syllable, tone: 5), at: start, length: length), length)
    }
  }

  /// How many letters a syllable takes here, if it is written here.
  private func length(of syllable: Int, at start: Int) -> Int? {
    let spelling = Syllables.letters(of: syllable)
    let spellings = [spelling, spelling.writingV(as: [0x75]), spelling.writingV(as: [0x79, 0x75])]
    return spellings.first { isWhole(start, $0.count) && letters[start...].starts(with: $0) }?.count
  }

  /// Whether these letters are all of one word.
  private func isWhole(_ start: Int, _ length: Int) -> Bool {
    begins[start...].dropFirst().prefix(length - 1).allSatisfy { !$0 }
  }

  private func retoned(_ reading: Reading, at start: Int, length: Int) -> Reading {
    let tone = tones[start..<start + length].first { $0 > 0 }
    return Reading(syllable: reading.syllable, tone: tone ?? reading.tone)
  }
}

extension HanWord {
  /// The reading of a character that is a surname by itself.
  fileprivate static func surname(of character: HanCharacter) -> Reading? {
    surname(in: LeadingHan(character)).flatMap { Reading(tableNumber: Int($0.readings[0])) }
  }
}

extension [UInt8] {
  /// With v, as in lv, written another way: lu, lyu.
  fileprivate func writingV(as letters: [UInt8]) -> [UInt8] {
    flatMap { $0 == UInt8(ascii: "v") ? letters : [$0] }
  }
}

extension String {
  /// Its scalars, those vowels that carry a tone mark or dots taken apart.
  fileprivate var decomposedToneMarks: [Unicode.Scalar] {
    unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard !scalar.isASCII else { return [scalar] }
      return ToneMarks.decomposed(scalar) ?? [scalar]
    }
  }
}
