extension SortName {
  /// The section that the name belongs to: the first letter of the reading that the card gives, else
  /// of the name's own.
  package var section: SectionLetter {
    usableReading?.section ?? ownSection
  }

  /// The given reading as a name of its own, where it leads to a letter. One in kana or bopomofo
  /// doesn't, and says nothing about a place among letters.
  var usableReading: SortName? {
    guard let reading else { return nil }
    let name = SortName(reading, kind: kind)
    return name.ownSection == .other ? nil : name
  }

  private var ownSection: SectionLetter {
    for scalar in text.unicodeScalars {
      switch NameScalar(scalar) {
      case .ignored, .blank: continue
      case .latin(let letters): return SectionLetter(Unicode.Scalar(letters[0]))
      case .han(let character):
        let reading = LeadingReadings(SortName(text, kind: kind)).reading(of: character, at: 0)
        return reading.map { SectionLetter(Unicode.Scalar($0.initial)) } ?? .other
      case .separator, .apostrophe, .digit, .other, .symbol: return .other
      }
    }
    return .other
  }
}
