/// How the Han characters that a name begins with are read: what the surname, the word, or the card
/// says of them.
struct LeadingReadings {
  /// Readings of the first characters, as numbers; the others are read as each by itself.
  private(set) var numbers: SIMD8<UInt16> = .zero
  private(set) var count = 0
  /// How many characters the surname has; 1 where none is known, as most surnames have.
  private(set) var surnameCount = 1
  /// Whether they are those of a word that is no name.
  private(set) var isPhrase = false

  /// Whether they are those that the card gives.
  private(set) var isGiven = false

  /// The reading that the `index`-th Han character of the name goes by.
  @inline(__always)
  func reading(of character: HanCharacter, at index: Int) -> Reading? {
    index < count ? Reading(tableNumber: Int(numbers[index])) : character.reading
  }

  init(_ name: SortName) {
    self.init(name, han: LeadingHan(name.text))
  }

  init(_ name: SortName, han: LeadingHan) {
    if let word = Self.surname(of: name, in: han) {
      take(word)
      if word.count > 1 { surnameCount = word.count }
    } else if name.kind != .person, let word = HanWord.phrase(in: han) {
      take(word)
      isPhrase = true
    }
    guard let given = name.usableReading,
      let aligned = GivenReading(given.text).aligned(with: han)
    else { return }
    if aligned.count < surnameCount || aligned.hasOtherSyllables(than: self) { surnameCount = 1 }
    numbers = aligned.numbers
    count = aligned.count
    isGiven = true
  }

  private mutating func take(_ word: HanWord) {
    count = word.count
    for index in 0..<count { numbers[index] = word.readings[index] }
  }

  init(_ readings: [Reading]) {
    for (index, reading) in readings.prefix(LeadingHan.limit).enumerated() {
      numbers[index] = reading.number
      count = index + 1
    }
  }

  /// A word that is no name comes before a surname of one character; and that a company's name
  /// begins with one means nothing.
  private static func surname(of name: SortName, in han: LeadingHan) -> HanWord? {
    guard let word = HanWord.surname(in: han) else { return nil }
    if name.kind == .person || word.count > 1 { return word }
    if name.kind == .organization || name.isPlainlyCompany { return nil }
    return HanWord.phrase(in: han) == nil ? word : nil
  }

  private func hasOtherSyllables(than other: LeadingReadings) -> Bool {
    (0..<other.surnameCount).contains { index in
      Reading(tableNumber: Int(numbers[index]))?.syllable
        != Reading(tableNumber: Int(other.numbers[index]))?.syllable
    }
  }
}

extension SortName {
  /// Whether its last word says that this is no person.
  fileprivate var isPlainlyCompany: Bool {
    ["公司", "集团", "集團", "银行", "銀行"].contains { word in
      text.utf8.count > word.utf8.count && text.utf8.suffix(6).elementsEqual(word.utf8)
    }
  }
}
