/// One word of a query, as the elements that cells consume.
struct QueryTerm: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    /// A letter or digit as Latin text has it, and as pinyin has it: ü is u and v.
    case letter(latin: UInt8, pinyin: UInt8)
    case han(HanCharacter)
    /// Anything else, by its literal number.
    case literal(UInt64)
  }

  /// A longer term is cut: whoever types as much has found what there is.
  static let limit = 32

  private(set) var elements: [Element] = []
  /// Bit i: an apostrophe stands before element i, so that no syllable may cross there.
  private(set) var boundaries: UInt64 = 0

  /// Nil where nothing but separators was typed.
  init?(_ text: Substring) {
    for character in text {
      guard elements.count < Self.limit else { break }
      append(character)
    }
    if isPhoneNumber { elements.removeAll { $0 == .plus } }
    if elements.isEmpty { return nil }
  }

  var count: Int { elements.count }

  /// Two digits or more and nothing else: it looks at phones, and a keypad may have typed it.
  var isDigits: Bool { count > 1 && elements.allSatisfy(\.isDigit) }

  /// A whole syllable that takes `length` elements from `start` crosses no apostrophe.
  func isWhole(_ start: Int, _ length: Int) -> Bool {
    (start + 1..<start + length).allSatisfy { boundaries >> UInt64($0) & 1 == 0 }
  }

  /// Whether the term ends with an apostrophe: its last syllable is complete.
  var endsSyllable: Bool { boundaries >> UInt64(count) & 1 == 1 }

  private var isPhoneNumber: Bool {
    elements.first == .plus && elements.count > 2 && elements.dropFirst().allSatisfy(\.isDigit)
  }

  private mutating func append(_ character: Character) {
    switch CellContent(character) {
    case .han(let han): elements.append(.han(han))
    case .latin(let letters):
      let isDotted = letters.count == 1 && letters[0] == UInt8(ascii: "u") && character.isDottedU
      for index in 0..<letters.count where elements.count < Self.limit {
        let pinyin = isDotted ? UInt8(ascii: "v") : letters[index]
        elements.append(.letter(latin: letters[index], pinyin: pinyin))
      }
    case .digit(let digit):
      elements.append(.letter(latin: 0x30 + digit, pinyin: 0x30 + digit))
    case .literal(let number): elements.append(.literal(number))
    case .apostrophe: boundaries |= 1 << UInt64(elements.count)
    case .separator: break
    }
  }
}

extension QueryTerm.Element {
  fileprivate static let plus = QueryTerm.Element.literal(0x2B)

  var isDigit: Bool {
    if case .letter(let latin, _) = self { latin < 0x3A } else { false }
  }

  /// The letter as pinyin has it; 0, which no spelling has, for what isn't one.
  var pinyin: UInt8 {
    if case .letter(_, let pinyin) = self { pinyin } else { 0 }
  }
}

extension Character {
  /// ü, with whatever tone mark, composed or not.
  fileprivate var isDottedU: Bool {
    unicodeScalars.contains { "\u{308}üÜǕǖǗǘǙǚǛǜ".unicodeScalars.contains($0) }
  }
}
