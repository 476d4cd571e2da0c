/// A pinyin syllable with its tone.
package struct Reading: Hashable, Sendable {
  /// 1 + 5 × the syllable's place in the order of syllables + the tone − 1: the order of readings.
  let number: UInt16

  init(number: UInt16) {
    self.number = number
  }

  /// Nil for 0, which the tables have where there is no reading.
  init?(tableNumber: Int) {
    guard tableNumber > 0 else { return nil }
    number = UInt16(tableNumber)
  }

  init(syllable: Int, tone: Int) {
    number = UInt16(1 + 5 * syllable + tone - 1)
  }

  /// The syllable's place in the order of syllables.
  var syllable: Int { Int(number - 1) / 5 }

  /// 1…4; 5 is the neutral tone.
  var tone: Int { Int(number - 1) % 5 + 1 }

  var initial: UInt8 { Syllables.initial(of: syllable) }
}

extension Reading: CustomStringConvertible {
  /// With tone mark: `lǜ`.
  package var description: String {
    let letters = Syllables.letters(of: syllable)
    var text = String.UnicodeScalarView()
    let marked = Self.markedLetter(of: letters)
    for (index, letter) in letters.enumerated() {
      let isMarked = index == marked && tone < 5
      let vowel: Unicode.Scalar = letter == UInt8(ascii: "v") ? "ü" : Unicode.Scalar(letter)
      if isMarked, let scalar = ToneMarks.marked(vowel, tone: tone) {
        text.append(scalar)
      } else {
        text.append(vowel)
        if isMarked { text.append(ToneMarks.combining[tone - 1]) }
      }
    }
    return String(text)
  }

  /// Where the tone mark stands: on a or e, on the o of ou, else on the last vowel; on the nasal of
  /// a syllable without vowels.
  private static func markedLetter(of letters: [UInt8]) -> Int? {
    let text = letters.map { Character(Unicode.Scalar($0)) }
    if let index = text.firstIndex(where: { "ae".contains($0) }) { return index }
    if text.suffix(2) == ["o", "u"] { return text.count - 2 }
    return text.lastIndex { "iouv".contains($0) } ?? text.firstIndex { "mn".contains($0) }
  }
}
