/// Reads a binary property list (`bplist00`), as CFBinaryPList.c describes the format.
///
/// Nothing in the file is trusted: every offset and count is checked against the file's size, loops
/// are found, and shared objects can't unfold to more than the file could hold.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let top: Int
  private let tableOffset: Int
  private(set) var losses: [PropertyListLoss] = []
  /// The containers that are being read, to find one that contains itself.
  private var open: Set<Int> = []
  private var objectsLeft: Int

  init(bytes: [UInt8]) throws(FormatError) {
    guard bytes.count >= 40 else { throw .propertyList(.truncated, line: nil) }
    let trailer = bytes.count - 32
    func number(_ start: Int, _ size: Int) -> Int? {
      Int(exactly: bytes[start..<start + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = number(trailer + 8, 8), let top = number(trailer + 16, 8),
      let tableOffset = number(trailer + 24, 8), (8...trailer).contains(tableOffset),
      objectCount <= (trailer - tableOffset) / offsetSize, top < objectCount
    else { throw .propertyList(.damaged, line: nil) }
    self.objectCount = objectCount
    self.top = top
    self.tableOffset = tableOffset
    objectsLeft = 4 * bytes.count
  }

  mutating func root() throws(FormatError) -> PropertyList {
    try object(top, depth: 0)
  }

  private mutating func object(_ index: Int, depth: Int) throws(FormatError) -> PropertyList {
    guard index < objectCount else { throw damaged }
    objectsLeft -= 1
    if objectsLeft < 0 { throw .propertyList(.tooManyObjects, line: nil) }
    let start = try number(tableOffset + index * offsetSize, offsetSize)
    guard (8..<tableOffset).contains(start) else { throw damaged }
    let low = Int(bytes[start] & 0x0F)
    switch bytes[start] >> 4 {
    case 0x0 where low == 8 || low == 9: return .boolean(low == 9)
    case 0x1 where low <= 4: return .integer(try integer(start + 1, 1 << low))
    case 0x2 where low == 2:
      return .real(Double(Float(bitPattern: UInt32(try unsigned(start + 1, 4)))))
    case 0x2 where low == 3: return .real(Double(bitPattern: try unsigned(start + 1, 8)))
    case 0x3 where low == 3: return .date(Double(bitPattern: try unsigned(start + 1, 8)))
    case 0x8 where low < 8: return .uid(try unsigned(start + 1, low + 1))
    case 0x4, 0x5, 0x6, 0x7: return try textOrData(start)
    case 0xA, 0xD:
      if depth >= PropertyList.depthLimit { throw .propertyList(.tooDeep, line: nil) }
      if !open.insert(index).inserted { throw .propertyList(.selfReference, line: nil) }
      defer { open.remove(index) }
      return try container(start, depth: depth)
    default: throw damaged
    }
  }

  private mutating func container(_ start: Int, depth: Int) throws(FormatError) -> PropertyList {
    let (count, first) = try length(start, elementSize: referenceSize)
    func reference(_ position: Int) throws(FormatError) -> Int {
      try number(first + position * referenceSize, referenceSize)
    }
    guard bytes[start] >> 4 == 0xD else {
      var items: [PropertyList] = []
      for position in 0..<count {
        items.append(try object(try reference(position), depth: depth + 1))
      }
      return .array(items)
    }
    guard 2 * count * referenceSize <= tableOffset - first else { throw damaged }
    var dictionary = PropertyListDictionary()
    for position in 0..<count {
      guard case .string(let key) = try object(try reference(position), depth: depth + 1) else {
        throw damaged
      }
      let value = try object(try reference(count + position), depth: depth + 1)
      dictionary.members.append(PropertyListDictionary.Member(key: key, value: value))
    }
    return .dictionary(dictionary)
  }

  private mutating func textOrData(_ start: Int) throws(FormatError) -> PropertyList {
    let kind = bytes[start] >> 4
    let (count, first) = try length(start, elementSize: kind == 0x6 ? 2 : 1)
    if kind == 0x4 { return .data(Array(bytes[first..<first + count])) }
    if kind == 0x6 {
      let units = (0..<count).map {
        UInt16(bytes[first + 2 * $0]) << 8 | UInt16(bytes[first + 2 * $0 + 1])
      }
      if let text = String(validating: units, as: UTF16.self) { return .string(text) }
      noteUndecodableText()
      return .string(String(decoding: units, as: UTF16.self))
    }
    let slice = bytes[first..<first + count]
    if let text = String(validating: slice, as: UTF8.self) { return .string(text) }
    noteUndecodableText()
    return .string(String(decoding: slice, as: UTF8.self))
  }

  private mutating func noteUndecodableText() {
    if losses.isEmpty { losses.append(.undecodableText(line: nil)) }
  }
}

// MARK: - Numbers

extension BinaryPropertyListReader {
  private var damaged: FormatError { .propertyList(.damaged, line: nil) }

  /// How many elements an object has and where they begin; all of them lie before the offset table.
  private func length(
    _ start: Int, elementSize: Int
  ) throws(FormatError) -> (count: Int, first: Int) {
    var count = Int(bytes[start] & 0x0F)
    var first = start + 1
    if count == 0x0F {
      guard first < tableOffset, bytes[first] >> 4 == 0x1, bytes[first] & 0x0F <= 3 else {
        throw damaged
      }
      let size = 1 << Int(bytes[first] & 0x0F)
      count = try number(first + 1, size)
      first += 1 + size
    }
    guard first <= tableOffset, count <= (tableOffset - first) / elementSize else { throw damaged }
    return (count, first)
  }

  private func number(_ start: Int, _ size: Int) throws(FormatError) -> Int {
    guard let number = Int(exactly: try unsigned(start, size)) else { throw damaged }
    return number
  }

  private func unsigned(_ start: Int, _ size: Int) throws(FormatError) -> UInt64 {
    guard start + size <= bytes.count - 32 else { throw damaged }
    return bytes[start..<start + size].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// One, two and four bytes are unsigned; eight and sixteen are signed.
  private func integer(_ start: Int, _ size: Int) throws(FormatError) -> Int128 {
    if size < 8 { return Int128(try unsigned(start, size)) }
    if size == 8 { return Int128(Int64(bitPattern: try unsigned(start, 8))) }
    let high = Int64(bitPattern: try unsigned(start, 8))
    return Int128(high) << 64 | Int128(try unsigned(start + 8, 8))
  }
}
