/// Writes a binary property list (`bplist00`): every text, number, date and piece of data once,
/// containers in the order in which they are met.
struct BinaryPropertyListWriter {
  private enum Object {
    case leaf(PropertyList)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  /// A leaf's type and exact content. (Strings compare by canonical equivalence, which would merge
  /// two spellings of "é".)
  private enum LeafKey: Hashable {
    case string([UInt8]), integer(Int128), real(UInt64), boolean(Bool), date(UInt64)
    case data([UInt8]), uid(UInt64)
  }

  private var objects: [Object] = []
  private var leaves: [LeafKey: Int] = [:]

  init(_ root: PropertyList) {
    _ = flatten(root)
  }

  /// The index of a value among the objects.
  private mutating func flatten(_ value: PropertyList) -> Int {
    switch value {
    case .array(let items):
      let index = reserve()
      objects[index] = .array(items.map { flatten($0) })
      return index
    case .dictionary(let dictionary):
      let index = reserve()
      let keys = dictionary.members.map { flatten(.string($0.key)) }
      let values = dictionary.members.map { flatten($0.value) }
      objects[index] = .dictionary(keys: keys, values: values)
      return index
    case .string(let text): return leaf(value, .string(Array(text.utf8)))
    case .integer(let number): return leaf(value, .integer(number))
    case .real(let number): return leaf(value, .real(number.bitPattern))
    case .boolean(let flag): return leaf(value, .boolean(flag))
    case .date(let seconds): return leaf(value, .date(seconds.bitPattern))
    case .data(let data): return leaf(value, .data(data))
    case .uid(let number): return leaf(value, .uid(number))
    }
  }

  /// A container's index comes before those of what it holds.
  private mutating func reserve() -> Int {
    objects.append(.array([]))
    return objects.count - 1
  }

  private mutating func leaf(_ value: PropertyList, _ key: LeafKey) -> Int {
    if let index = leaves[key] { return index }
    objects.append(.leaf(value))
    leaves[key] = objects.count - 1
    return objects.count - 1
  }

  /// The file.
  func bytes() -> [UInt8] {
    let referenceSize = Self.size(of: objects.count)
    var output = Output(bytes: Array("bplist00".utf8), referenceSize: referenceSize)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(output.bytes.count)
      switch object {
      case .leaf(let value): output.append(leaf: value)
      case .array(let items):
        output.append(marker: 0xA0, count: items.count)
        output.append(references: items)
      case .dictionary(let keys, let values):
        output.append(marker: 0xD0, count: keys.count)
        output.append(references: keys)
        output.append(references: values)
      }
    }
    let tableOffset = output.bytes.count
    let offsetSize = Self.size(of: tableOffset)
    for offset in offsets { output.append(UInt64(offset), size: offsetSize) }
    output.bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, tableOffset] { output.append(UInt64(number), size: 8) }
    return output.bytes
  }

  /// Bytes that hold a number: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }
}

/// The bytes of a binary property list while they are made.
private struct Output {
  var bytes: [UInt8]
  var referenceSize: Int

  mutating func append(leaf: PropertyList) {
    switch leaf {
    case .string(let text): append(text: text)
    case .integer(let number): append(integer: number)
    case .real(let number):
      bytes.append(0x23)
      append(number.bitPattern, size: 8)
    case .boolean(let flag): bytes.append(flag ? 0x09 : 0x08)
    case .date(let seconds):
      bytes.append(0x33)
      append(seconds.bitPattern, size: 8)
    case .data(let data):
      append(marker: 0x40, count: data.count)
      bytes += data
    case .uid(let number):
      let size = max(1, (number.bitWidth - number.leadingZeroBitCount + 7) / 8)
      bytes.append(0x80 | UInt8(size - 1))
      append(number, size: size)
    case .array, .dictionary: break
    }
  }

  private mutating func append(text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(marker: 0x50, count: text.utf8.count)
      bytes += text.utf8
    } else {
      append(marker: 0x60, count: text.utf16.count)
      for unit in text.utf16 { append(UInt64(unit), size: 2) }
    }
  }

  private mutating func append(integer: Int128) {
    if let small = UInt64(exactly: integer), small <= UInt64(Int64.max) {
      let exponent = small < 1 << 8 ? 0 : small < 1 << 16 ? 1 : small < 1 << 32 ? 2 : 3
      bytes.append(0x10 | UInt8(exponent))
      append(small, size: 1 << exponent)
    } else if let negative = Int64(exactly: integer) {
      bytes.append(0x13)
      append(UInt64(bitPattern: negative), size: 8)
    } else {
      bytes.append(0x14)
      append(UInt64(truncatingIfNeeded: integer >> 64), size: 8)
      append(UInt64(truncatingIfNeeded: integer), size: 8)
    }
  }

  mutating func append(marker: UInt8, count: Int) {
    if count < 15 {
      bytes.append(marker | UInt8(count))
    } else {
      bytes.append(marker | 0x0F)
      append(integer: Int128(count))
    }
  }

  mutating func append(references: [Int]) {
    for reference in references { append(UInt64(reference), size: referenceSize) }
  }

  mutating func append(_ number: UInt64, size: Int) {
    for position in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(position))))
    }
  }
}
