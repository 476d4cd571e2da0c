/// What a term matches of each syllable.
///
/// A row has one byte per place of the term: bit n says that n elements from there are matched. The
/// longest step is that of a whole syllable: 6.
struct SyllableSteps {
  let width: Int
  /// Whole syllables, and the beginning of one at the end of the term.
  private(set) var full: [UInt8]
  /// First letters, and zh, ch, sh.
  private(set) var initial: [UInt8]

  private init(width: Int) {
    self.width = width
    full = [UInt8](repeating: 0, count: width * Syllables.count)
    initial = full
  }

  init(_ term: QueryTerm) {
    self.init(term, spellings: Spellings.all)
  }

  /// As a telephone's keys type them.
  init(keypad term: QueryTerm) {
    self.init(term, spellings: Spellings.keyed)
  }

  /// `spellings` are those of `Spellings.all`, as the term would have them.
  private init(_ term: QueryTerm, spellings: [Spelling]) {
    self.init(width: term.count)
    let letters = term.elements.map(\.pinyin)
    let words = letters.indices.map { Spelling.word(letters[$0...]) }
    for (spelling, plain) in zip(spellings, Spellings.all) {
      for start in words.indices where spelling.letters[0] == letters[start] {
        let length = spelling.commonCount(with: words[start])
        let isDigraph = Spellings.beginsWithDigraph(plain.letters)
        let place = spelling.syllable * width + start
        initial[place] |= 1 << 1
        if isDigraph, length >= 2, term.isWhole(start, 2) { initial[place] |= 1 << 2 }
        let isTail = start + length == letters.count && !term.endsSyllable
        let isEnough = length == spelling.letters.count || isTail && length > (isDigraph ? 2 : 1)
        if isEnough, term.isWhole(start, length) { full[place] |= 1 << length }
      }
    }
  }

  /// What is added for those who don't tell some sounds apart.
  init(fuzzy term: QueryTerm) {
    self.init(width: term.count)
    let letters = term.elements.map(\.pinyin)
    for start in letters.indices {
      for length in 1...Syllables.width where start + length <= letters.count {
        let typed = letters[start..<start + length]
        guard term.isWhole(start, length), !typed.contains(0) else { break }
        let isTail = length > 1 && start + length == letters.count && !term.endsSyllable
        add(Array(typed), at: start, isTail: isTail)
      }
    }
  }

  private mutating func add(_ typed: [UInt8], at start: Int, isTail: Bool) {
    let blurred = Spellings.blurred(typed)
    let word = Spelling.word(blurred[...])
    for spelling in Spellings.blurred where spelling.letters[0] == blurred[0] {
      let isBeginning = spelling.commonCount(with: word) == blurred.count
      if isBeginning, isTail || spelling.letters.count == blurred.count {
        full[spelling.syllable * width + start] |= 1 << typed.count
      }
    }
  }
}
