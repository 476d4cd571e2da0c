/// The tables, computed: what the module Pinyin has as source text.
package struct GeneratedTables {
  package struct File {
    package var name: String
    package var text: String
  }

  /// The characters that have a place of their own in the tables of readings and strokes.
  static let block: ClosedRange<UInt32> = 0x3400...0x9FFF

  let unicode: UnicodeData
  let names: NameFixtures
  /// All syllables in their order; a reading is 1 + 5 × its syllable's place + its tone − 1.
  let syllables: [String]
  private let places: [String: Int]

  package init(unicode: UnicodeData, names: NameFixtures) {
    self.unicode = unicode
    self.names = names
    let dictionary = Set(Self.block.flatMap { unicode.readings(of: $0) })
    let words = (names.surnames + names.phrases).flatMap(\.readings)
    let all = dictionary.union(words).union(names.alternatives.values.joined())
    let distinct = Dictionary(all.map { ($0.letters, $0) }) { first, _ in first }
    syllables = distinct.values.sorted { $0.sortKey < $1.sortKey }.map(\.letters)
    places = Dictionary(uniqueKeysWithValues: syllables.enumerated().map { ($1, $0) })
  }

  package var files: [File] {
    [
      file("Syllables", "All syllables, in order; 6 bytes each, ü written v.", syllableText),
      file(
        "Readings", "The reading of U+3400…U+9FFF: 2 digits each, 0 where there is none.",
        Self.block.map { digits(number(of: unicode.reading(of: $0)), 2) }),
      file(
        "Strokes", "Total strokes of U+3400…U+9FFF: 1 digit each.",
        Self.block.map { digits(unicode.strokes(of: $0), 1) }),
      file(
        "RareReadings",
        "Characters outside U+3400…U+9FFF: code point (3 digits), reading (2), strokes (1).",
        rareText),
      file(
        "OtherReadings", "Readings besides the first: code point (3 digits), reading (2).",
        otherReadingsText),
      file(
        "Surnames", "Surnames: 4 code points (3 digits each), 4 readings (2 each).",
        text(of: names.surnames)),
      file(
        "Phrases", "Words that are no names: 4 code points (3 digits each), 4 readings (2 each).",
        text(of: names.phrases)),
      file(
        "LatinFold", "Letters that fold to ASCII: code point (3 digits), 3 letters or blanks.",
        names.latinFold.sorted { $0.key < $1.key }.map { digits($0.key, 3) + padded($0.value, 3) }),
      file(
        "Compatibility",
        "Radicals and compatibility ideographs: code point, ideograph (3 digits each).",
        unicode.compatibility.sorted { $0.key < $1.key }.map {
          digits($0.key, 3) + digits($0.value, 3)
        }),
      file(
        "Variants", "Traditional characters: code point, simplified form (3 digits each).",
        variantsText),
    ]
  }
}

// MARK: - The tables' records

extension GeneratedTables {
  private var syllableText: [String] { syllables.map { padded($0, 6) } }

  /// 〇 and the characters of the national list that stand in plane 2.
  private var rareCharacters: [UInt32] {
    [UnicodeData.zero] + unicode.codePoints(with: "kTGHZ2013").filter { $0 > 0xFFFF }
  }

  private var rareText: [String] {
    rareCharacters.map {
      digits($0, 3) + digits(number(of: unicode.reading(of: $0)), 2)
        + digits(unicode.strokes(of: $0), 1)
    }
  }

  private var otherReadingsText: [String] {
    let surnames = Dictionary(
      grouping: names.surnames.filter { $0.characters.count == 1 }, by: { $0.characters[0] })
    return (Self.block + rareCharacters).sorted().flatMap { codePoint in
      let asSurname = (surnames[codePoint] ?? []).flatMap(\.readings)
      var seen: Set = [unicode.reading(of: codePoint)?.letters]
      let all =
        unicode.readings(of: codePoint) + asSurname + (names.alternatives[codePoint] ?? [])
      return all.filter { seen.insert($0.letters).inserted }
        .map { digits(codePoint, 3) + digits(number(of: $0), 2) }
    }
  }

  private var variantsText: [String] {
    var pairs: Set<[UInt32]> = []
    for codePoint in unicode.codePoints(with: "kSimplifiedVariant") {
      pairs.formUnion(
        unicode.variants("kSimplifiedVariant", of: codePoint).map { [codePoint, $0] })
    }
    for codePoint in unicode.codePoints(with: "kTraditionalVariant") {
      pairs.formUnion(
        unicode.variants("kTraditionalVariant", of: codePoint).map { [$0, codePoint] })
    }
    let rare = Set(rareCharacters)
    return
      pairs
      .filter { pair in
        pair[0] != pair[1] && pair.allSatisfy { Self.block.contains($0) || rare.contains($0) }
      }
      .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      .map { digits($0[0], 3) + digits($0[1], 3) }
  }

  /// Words by their first character, the longest first: the first one that fits is the one wanted.
  private func text(of words: [NameFixtures.Word]) -> [String] {
    words
      .sorted { a, b in
        if a.characters[0] != b.characters[0] { return a.characters[0] < b.characters[0] }
        if a.characters.count != b.characters.count {
          return a.characters.count > b.characters.count
        }
        return a.characters.lexicographicallyPrecedes(b.characters)
      }
      .map { word in
        let missing = 4 - word.characters.count
        return word.characters.map { digits($0, 3) }.joined() + digits(0, 3 * missing)
          + word.readings.map { digits(number(of: $0), 2) }.joined() + digits(0, 2 * missing)
      }
  }

  private func number(of syllable: Syllable?) -> Int {
    guard let syllable, let place = places[syllable.letters] else { return 0 }
    return 1 + 5 * place + syllable.tone - 1
  }
}
