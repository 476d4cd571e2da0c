/// A letter as ASCII letters in lower case: ß is ss, Æ is ae.
struct FoldedLetters {
  /// 1…3.
  let count: Int
  let isUppercase: Bool
  private let bytes: UInt32

  @inline(__always)
  init(ascii byte: UInt8) {
    count = 1
    bytes = UInt32(byte | 0x20)
    isUppercase = byte < 0x61
  }

  /// Nil where the scalar doesn't fold to ASCII letters.
  init?(_ scalar: Unicode.Scalar) {
    let table = PackedTable(Tables.latinFold, width: 6)
    guard scalar.value >= 0xC0, let record = table.firstRecord(of: scalar.value) else { return nil }
    var count = 0
    var bytes: UInt32 = 0
    for index in 0..<3 {
      let byte = table.byte(record, at: 3 + index)
      if byte == UInt8(ascii: " ") { break }
      bytes |= UInt32(byte | 0x20) << (8 * UInt32(index))
      count += 1
    }
    self.count = count
    self.bytes = bytes
    isUppercase = table.byte(record, at: 3) < 0x61
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> (8 * UInt32(index))) }
}
