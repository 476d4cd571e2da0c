/// Appends a text's cells to the store's, one for each Character.
struct CellBuilder {
  private(set) var clues: Clues = []
  private var readings: LeadingReadings
  /// How many Han characters the text has begun with; nil once something else came.
  private var leadingCount: Int? = 0
  private var previous = Previous.none

  /// What stands before: a word begins after anything but a letter of the same kind.
  private enum Previous {
    case none, lower, upper, digit
  }

  static func append(
    _ text: SortName, field: SearchedField, to cells: inout [Cell], glyphs: inout GlyphTable
  ) -> Clues {
    if field == .phone { return appendPhone(text.text, to: &cells) }
    var builder = CellBuilder(readings: LeadingReadings(text))
    if text.text.hasOneScalarCharacters {
      for scalar in text.text.unicodeScalars {
        let content = CellContent(NameScalar(scalar)) ?? .separator
        cells.append(builder.cell(for: content, glyphs: &glyphs))
      }
    } else {
      for character in text.text {
        cells.append(builder.cell(for: CellContent(character), glyphs: &glyphs))
      }
    }
    return builder.clues
  }

  /// Of a phone number only the digits count.
  private static func appendPhone(_ text: String, to cells: inout [Cell]) -> Clues {
    var clues: Clues = []
    var previous: UInt8?
    for character in text {
      if case .digit(let digit) = CellContent(character) {
        cells.append(GlyphTable.phoneDigit(digit))
        if let previous { clues.insert(Clues(pair: previous, digit)) }
        previous = digit
      } else {
        cells.append(GlyphTable.separator)
      }
    }
    return clues
  }

  private init(readings: LeadingReadings) {
    self.readings = readings
  }

  private mutating func cell(for content: CellContent, glyphs: inout GlyphTable) -> Cell {
    let cell: Cell
    switch content {
    case .separator, .apostrophe:
      previous = .none
      return GlyphTable.separator
    case .han(let character):
      previous = .none
      cell = glyphs.han(character, reading: nextReading(of: character))
    case .latin(let letters):
      leadingCount = nil
      let startsWord =
        letters.isUppercase ? previous != .upper : previous == .none || previous == .digit
      previous = letters.isUppercase ? .upper : .lower
      cell = glyphs.letters(letters, startsWord: startsWord)
    case .digit(let digit):
      leadingCount = nil
      cell = GlyphTable.digit(digit, startsWord: previous != .digit)
      previous = .digit
    case .literal(let number):
      leadingCount = nil
      previous = .none
      cell = glyphs.literal(number)
    }
    clues.formUnion(glyphs.clues[Int(cell)])
    return cell
  }

  private mutating func nextReading(of character: HanCharacter) -> Reading? {
    guard let count = leadingCount else { return character.reading }
    leadingCount = count + 1
    return readings.reading(of: character, at: count)
  }
}

extension String {
  /// Whether it is plain enough that each scalar is a Character.
  fileprivate var hasOneScalarCharacters: Bool {
    unicodeScalars.allSatisfy {
      $0.isASCII && $0 != "\r" || $0 == "·" || (0x3400...0x9FFF).contains($0.value)
    }
  }
}
