/// The generated tables: text of 6-bit digits, the ASCII characters from `0` to `o`.
enum Tables {}

/// A generated table as records of one width, read where it lies in the program.
struct PackedTable {
  private let bytes: UnsafePointer<UInt8>
  private let width: Int
  let count: Int

  @inline(__always)
  init(_ text: StaticString, width: Int) {
    bytes = text.utf8Start
    self.width = width
    count = text.utf8CodeUnitCount / width
  }

  /// The number in `digits` digits that starts `offset` bytes into a record.
  @inline(__always)
  func number(_ record: Int, at offset: Int = 0, digits: Int) -> Int {
    var number = 0
    let start = bytes + record * width + offset
    for index in 0..<digits { number = number << 6 | Int(start[index] &- 0x30) }
    return number
  }

  @inline(__always)
  func byte(_ record: Int, at offset: Int) -> UInt8 {
    bytes[record * width + offset]
  }

  /// The first record whose first three digits are `key`, in a table sorted by them.
  func firstRecord(of key: UInt32) -> Int? {
    let key = Int(key)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if number(middle, digits: 3) < key { low = middle + 1 } else { high = middle }
    }
    return low < count && number(low, digits: 3) == key ? low : nil
  }
}
