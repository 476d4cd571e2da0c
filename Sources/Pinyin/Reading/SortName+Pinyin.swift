extension SortName {
  /// The name in pinyin, a blank between syllables (`ōu jiā lín`); what isn't Han stays as it is.
  package var pinyin: String {
    var words: [String] = []
    var isJoining = false
    forEachCharacter { character, reading in
      if let reading {
        words.append(reading.description)
        isJoining = false
      } else if character.isWhitespace {
        isJoining = false
      } else if isJoining, let last = words.indices.last {
        words[last].append(character)
      } else {
        words.append(String(character))
        isJoining = true
      }
    }
    if words.count == 1, words[0].isInitials { words = words[0].map { String($0) } }
    return words.joined(separator: " ")
  }

  /// The reading in use of the name's surname (`yuè`), a hint for who reads it otherwise; nil for a
  /// name that doesn't begin with a Han character.
  package var surnamePinyin: String? {
    let han = LeadingHan(text)
    let readings = LeadingReadings(self, han: han)
    guard han.count > 0, han.adjacent > 0 else { return nil }
    let words = (0..<min(readings.surnameCount, han.count))
      .compactMap { readings.reading(of: han[$0], at: $0)?.description }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Calls `body` with each character of the name, and the reading in use of those that have one.
  func forEachCharacter(_ body: (Character, Reading?) -> Void) {
    let readings = LeadingReadings(self)
    var leadingCount: Int? = 0
    for character in text {
      guard let han = character.han else {
        if character.endsLeadingHan { leadingCount = nil }
        body(character, nil)
        continue
      }
      if let count = leadingCount {
        body(character, readings.reading(of: han, at: count))
        leadingCount = count + 1
      } else {
        body(character, han.reading)
      }
    }
  }
}

extension Character {
  /// The Han character that it is, marks after it not counted.
  var han: HanCharacter? {
    for scalar in unicodeScalars {
      switch NameScalar(scalar) {
      case .ignored: continue
      case .han(let character): return character
      default: return nil
      }
    }
    return nil
  }

  /// Whether the Han characters that a name begins with end here.
  fileprivate var endsLeadingHan: Bool {
    unicodeScalars.contains {
      switch NameScalar($0) {
      case .latin, .digit, .other, .symbol: true
      case .ignored, .blank, .separator, .apostrophe, .han: false
      }
    }
  }
}

extension String {
  /// Initials typed for a name (`yly`): lower-case consonants only.
  fileprivate var isInitials: Bool {
    utf8.count > 1 && utf8.count <= 4
      && utf8.allSatisfy { (0x61...0x7A).contains($0) && !"aeiou".utf8.contains($0) }
  }
}
