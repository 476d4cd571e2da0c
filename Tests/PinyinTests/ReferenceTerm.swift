@testable import Pinyin

/// A term of a query, as the reference matcher reads it.
struct ReferenceTerm {
  enum Letter: Equatable {
    case letter(Character)
    case dottedU
    case literal(String)

    func isVariant(of character: Character) -> Bool {
      let pairs = ["张張", "刘劉", "陈陳", "杨楊", "单單", "区區", "贺賀", "兰蘭", "马馬", "国國"]
      guard case .literal(let text) = self, let own = text.first, own != character else {
        return false
      }
      return pairs.contains { $0.contains(own) && $0.contains(character) }
    }
  }

  var letters: [Letter] = []
  /// Places that a syllable may not cross.
  var boundaries: Set<Int> = []

  init(_ text: Substring) {
    for character in text {
      switch character {
      case "'", "’": boundaries.insert(letters.count)
      case "•", "·", ".", "-", "_", ",", "(", ")", "/": continue
      case "ü", "Ü": letters.append(.dottedU)
      default:
        if let folded = Self.fold(character) {
          letters += folded.map { .letter($0) }
        } else {
          letters.append(.literal(character.lowercased()))
        }
      }
    }
    letters = Array(letters.prefix(32))
  }

  static func fold(_ character: Character) -> String? {
    let accented: [Character: String] = [
      "é": "e", "ü": "u", "ß": "ss", "æ": "ae", "ø": "o", "ł": "l", "ö": "o", "ñ": "n",
    ]
    let lower = Character(character.lowercased())
    return lower.isASCII && (lower.isLetter || lower.isNumber) ? String(lower) : accented[lower]
  }

  var isDigits: Bool { letters.count > 1 && letters.allSatisfy(\.isDigit) }

  func hasWord(
    _ text: Substring, at place: Int, _ way: ReferenceMatcher.Way, _ options: SearchOptions
  ) -> Bool {
    guard place + text.count <= letters.count else { return false }
    let usesKeys = way == .loose && options.usesKeypad && isDigits
    return zip(letters[place...], text).allSatisfy { letter, character in
      switch letter {
      case .letter(let own): own == character || usesKeys && own == key(character)
      case .dottedU: character == "u"
      case .literal: false
      }
    }
  }

  /// The steps that a syllable allows.
  func steps(
    _ reading: String, at place: Int, _ way: ReferenceMatcher.Way, _ options: SearchOptions
  ) -> [(Int, isInitial: Bool)] {
    let usesKeys = way == .loose && options.usesKeypad && isDigits
    var steps = spellings(reading).flatMap { self.steps(spelled: $0, at: place) { $0 } }
    if usesKeys { steps += spellings(reading).flatMap { self.steps(spelled: $0, at: place, key) } }
    if way == .loose, options.isFuzzy, !usesKeys {
      steps += spellings(reading).flatMap { fuzzySteps($0, at: place) }
    }
    return steps
  }

  private func steps(
    spelled spelling: String, at place: Int, _ key: (Character) -> Character
  ) -> [(Int, isInitial: Bool)] {
    var steps: [(Int, isInitial: Bool)] = []
    for length in 1...spelling.count where place + length <= letters.count {
      let typed = letters[place..<place + length].map(\.pinyin)
      guard typed == spelling.prefix(length).map(key), isWhole(place, length) else { continue }
      let isDigraph = ["zh", "ch", "sh"].contains(String(spelling.prefix(length)))
      let isTail = place + length == letters.count && !boundaries.contains(letters.count)
      if length == spelling.count {
        steps.append((length, false))
      } else if length == 1 || isDigraph {
        steps.append((length, true))
      } else if isTail {
        steps.append((length, false))
      }
    }
    return steps
  }

  private func fuzzySteps(_ spelling: String, at place: Int) -> [(Int, isInitial: Bool)] {
    (1...6).compactMap { length in
      guard place + length <= letters.count, isWhole(place, length) else { return nil }
      let typed = blurred(String(letters[place..<place + length].map(\.pinyin)))
      let isTail =
        length > 1 && place + length == letters.count && !boundaries.contains(letters.count)
      let fits = typed == blurred(spelling) || isTail && blurred(spelling).hasPrefix(typed)
      return fits ? (length, false) : nil
    }
  }

  private func isWhole(_ place: Int, _ length: Int) -> Bool {
    boundaries.allSatisfy { $0 <= place || $0 >= place + length }
  }

  private func spellings(_ reading: String) -> [String] {
    if reading.hasPrefix("lv") || reading.hasPrefix("nv") {
      return ["v", "u", "yu"].map { reading.prefix(1) + $0 + reading.dropFirst(2) }
    }
    if ["ju", "qu", "xu", "yu"].contains(reading.prefix(2)) {
      return ["u", "v"].map { reading.prefix(1) + $0 + reading.dropFirst(2) }
    }
    return [reading]
  }

  private func blurred(_ text: String) -> String {
    var text = text
    for digraph in ["zh", "ch", "sh"] where text.hasPrefix(digraph) {
      text = String(text.prefix(1) + text.dropFirst(2))
    }
    if text.hasPrefix("n") { text = "l" + String(text.dropFirst()) }
    for ending in ["ang", "eng", "ing"] where text.hasSuffix(ending) { text.removeLast() }
    return text
  }

  private func key(_ character: Character) -> Character {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    guard let index = keys.firstIndex(where: { $0.contains(character) }) else { return character }
    return Character(String(index + 2))
  }
}

extension ReferenceTerm.Letter {
  var isDigit: Bool { if case .letter(let letter) = self { letter.isNumber } else { false } }

  var pinyin: Character {
    switch self {
    case .letter(let letter): letter
    case .dottedU: "v"
    case .literal: "?"
    }
  }
}
