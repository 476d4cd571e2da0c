/// A Han character, compatibility forms and radicals resolved.
struct HanCharacter: Hashable {
  let codePoint: UInt32

  /// Nil where the scalar is no Han character, nor stands for one.
  @inline(__always)
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.isHan else { return nil }
    switch scalar.value {
    case 0x2E80...0x2FDF, 0xF900...0xFAFF, 0x2F800...0x2FA1F:
      guard let codePoint = Self.compatible(with: scalar.value) else { return nil }
      self.codePoint = codePoint
    default: codePoint = scalar.value
    }
  }

  init(codePoint: UInt32) {
    self.codePoint = codePoint
  }

  /// The character that a radical or compatibility ideograph stands for. Twelve ideographs of the
  /// compatibility block are characters in their own right.
  private static func compatible(with value: UInt32) -> UInt32? {
    let table = PackedTable(Tables.compatibility, width: 6)
    if let record = table.firstRecord(of: value) {
      return UInt32(table.number(record, at: 3, digits: 3))
    }
    return value < 0x3000 ? nil : value
  }

  /// The reading that it has by itself, no name around it.
  @inline(__always)
  var reading: Reading? {
    if Self.block.contains(codePoint) {
      return Reading(
        tableNumber: PackedTable(Tables.readings, width: 2)
          .number(Int(codePoint - Self.block.lowerBound), digits: 2))
    }
    let table = Self.rare
    return table.firstRecord(of: codePoint).flatMap {
      Reading(tableNumber: table.number($0, at: 3, digits: 2))
    }
  }

  var strokes: Int {
    if Self.block.contains(codePoint) {
      return PackedTable(Tables.strokes, width: 1)
        .number(Int(codePoint - Self.block.lowerBound), digits: 1)
    }
    let table = Self.rare
    return table.firstRecord(of: codePoint).map { table.number($0, at: 5, digits: 1) } ?? 0
  }

  /// Calls `body` with every reading that dictionaries and bearers of the name know, the one in use
  /// by itself first.
  func forEachReading(_ body: (Reading) -> Void) {
    if let reading { body(reading) }
    let table = PackedTable(Tables.otherReadings, width: 5)
    guard var record = table.firstRecord(of: codePoint) else { return }
    while record < table.count, table.number(record, digits: 3) == Int(codePoint) {
      if let reading = Reading(tableNumber: table.number(record, at: 3, digits: 2)) {
        body(reading)
      }
      record += 1
    }
  }

  private static let block: ClosedRange<UInt32> = 0x3400...0x9FFF
  private static var rare: PackedTable { PackedTable(Tables.rareReadings, width: 6) }
}
