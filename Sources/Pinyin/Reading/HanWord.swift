/// A word of the table of surnames or of that of words that are no names.
struct HanWord {
  /// How many characters it has: 1…4.
  var count: Int
  /// Their readings, as numbers.
  var readings: SIMD4<UInt16>

  /// The longest surname that the characters begin with.
  static func surname(in han: LeadingHan) -> HanWord? {
    longest(in: PackedTable(Tables.surnames, width: 20), han)
  }

  /// The longest word that is no name and that the characters begin with.
  static func phrase(in han: LeadingHan) -> HanWord? {
    longest(in: PackedTable(Tables.phrases, width: 20), han)
  }

  /// A table has the words of one first character together, the longest first.
  private static func longest(in table: PackedTable, _ han: LeadingHan) -> HanWord? {
    guard han.adjacent > 0, var record = table.firstRecord(of: han.characters[0]) else {
      return nil
    }
    while record < table.count, table.number(record, digits: 3) == Int(han.characters[0]) {
      if let word = HanWord(record: record, of: table, ifAt: han) { return word }
      record += 1
    }
    return nil
  }

  private init?(record: Int, of table: PackedTable, ifAt han: LeadingHan) {
    count = 1
    while count < 4 {
      let character = table.number(record, at: 3 * count, digits: 3)
      if character == 0 { break }
      guard count < han.adjacent, character == Int(han.characters[count]) else { return nil }
      count += 1
    }
    readings = .zero
    for index in 0..<count {
      readings[index] = UInt16(table.number(record, at: 12 + 2 * index, digits: 2))
    }
  }
}
