extension HanCharacter {
  /// Its simplified forms, and the characters that it is the simplified form of.
  var variants: [HanCharacter] {
    let table = PackedTable(Tables.variants, width: 6)
    return (0..<table.count).compactMap { record in
      let traditional = UInt32(table.number(record, digits: 3))
      let simplified = UInt32(table.number(record, at: 3, digits: 3))
      if traditional == codePoint { return HanCharacter(codePoint: simplified) }
      return simplified == codePoint ? HanCharacter(codePoint: traditional) : nil
    }
  }
}
