/// The syllables of Mandarin in their order, ü written v.
enum Syllables {
  /// The longest: zhuang.
  static let width = 6

  private static var table: PackedTable { PackedTable(Tables.syllables, width: width) }

  static var count: Int { table.count }

  static func initial(of syllable: Int) -> UInt8 { table.byte(syllable, at: 0) }

  static func letters(of syllable: Int) -> [UInt8] {
    (0..<width).map { table.byte(syllable, at: $0) }.filter { $0 != UInt8(ascii: " ") }
  }

  /// The syllable of exactly these letters.
  static func place(of letters: ArraySlice<UInt8>) -> Int? {
    places[Array(letters)]
  }

  private static let places: [[UInt8]: Int] = Dictionary(
    uniqueKeysWithValues: (0..<count).map { (letters(of: $0), $0) })
}
