/// Reads a property list in the old style of OpenStep, with braces: `{ A = ({ name = "…"; }); }`.
///
/// All its values are texts and data. Lenient where it costs nothing: Han characters need no quotes,
/// the last `;` may be missing, and a file of `key = value;` lines needs no braces.
struct OldStylePropertyListReader {
  private var scanner: OldStyleScanner
  /// Where the entries of the outer arrays begin, with the depth of their array.
  private(set) var entries: [(depth: Int, offset: Int)] = []

  var losses: [PropertyListLoss] { scanner.losses }

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(bytes: [UInt8]) {
    scanner = OldStyleScanner(bytes: bytes)
  }

  mutating func root() throws(FormatError) -> PropertyList {
    try scanner.skipSpace()
    let root: PropertyList =
      if scanner.beginsContainer {
        try value(depth: 0)
      } else {
        .dictionary(try membersWithoutBraces())
      }
    try scanner.skipSpace()
    if !scanner.isAtEnd { throw scanner.unexpected }
    return root
  }

  /// Plain text reads like a list's first key, and is no property list of any kind.
  private mutating func membersWithoutBraces() throws(FormatError) -> PropertyListDictionary {
    var probe = scanner
    guard (try? probe.string()) != nil, (try? probe.skipSpace()) != nil,
      probe.next == UInt8(ascii: "=")
    else { throw .propertyList(.unrecognized, line: nil) }
    return try members(until: nil, depth: 0)
  }

  private mutating func value(depth: Int) throws(FormatError) -> PropertyList {
    switch scanner.next {
    case UInt8(ascii: "{"):
      try descend(depth)
      return .dictionary(try members(until: UInt8(ascii: "}"), depth: depth))
    case UInt8(ascii: "("):
      try descend(depth)
      return .array(try items(depth: depth))
    case UInt8(ascii: "<"): return .data(try scanner.data())
    default: return .string(try scanner.string())
    }
  }

  private mutating func descend(_ depth: Int) throws(FormatError) {
    if depth >= PropertyList.depthLimit { throw scanner.fault(.tooDeep) }
    scanner.pass()
  }

  /// `key = value;` and `key;`, whose value is the key.
  private mutating func members(
    until end: UInt8?, depth: Int
  ) throws(FormatError) -> PropertyListDictionary {
    var dictionary = PropertyListDictionary()
    while true {
      try scanner.skipSpace()
      if let end, scanner.passes(end) { return dictionary }
      if end == nil, scanner.isAtEnd { return dictionary }
      let key = try scanner.string()
      try scanner.skipSpace()
      var value = PropertyList.string(key)
      if scanner.passes(UInt8(ascii: "=")) {
        try scanner.skipSpace()
        value = try self.value(depth: depth + 1)
        try scanner.skipSpace()
      }
      dictionary.members.append(PropertyListDictionary.Member(key: key, value: value))
      if !scanner.passes(UInt8(ascii: ";")), scanner.next != end { throw scanner.unexpected }
    }
  }

  private mutating func items(depth: Int) throws(FormatError) -> [PropertyList] {
    var items: [PropertyList] = []
    while true {
      try scanner.skipSpace()
      if scanner.passes(UInt8(ascii: ")")) { return items }
      if depth <= 1 { entries.append((depth, scanner.offset)) }
      items.append(try value(depth: depth + 1))
      try scanner.skipSpace()
      if !scanner.passes(UInt8(ascii: ",")), scanner.next != UInt8(ascii: ")") {
        throw scanner.unexpected
      }
    }
  }
}
