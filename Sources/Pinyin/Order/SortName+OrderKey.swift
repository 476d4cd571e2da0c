extension SortName {
  /// Bytes whose order (memcmp, a prefix first) is the order of names inside a section. None is 0.
  /// Equal only for names that are equal byte for byte.
  ///
  /// First the cells, then, so that the order is total, lower before upper case and the bytes of the
  /// name. A given reading stands in for the readings of the characters that it covers; where it is
  /// no pinyin of theirs, its own cells come first.
  package var orderKey: [UInt8] {
    var writer = OrderKeyWriter(capacity: 3 * text.utf8.count + 16)
    let readings = LeadingReadings(self)
    if let given = usableReading, !readings.isGiven {
      writer.write(cellsOf: given.text, readings: LeadingReadings(given))
      writer.endReading()
    }
    let hasLetters = writer.write(cellsOf: text, readings: readings)
    writer.endCells()
    if hasLetters { writer.write(caseOf: text) }
    writer.write(bytesOf: text)
    return writer.bytes
  }
}
