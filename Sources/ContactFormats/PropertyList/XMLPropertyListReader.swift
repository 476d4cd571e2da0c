/// Reads an XML property list. Lenient in what costs nothing (a missing `<plist>`, attributes), but
/// never guesses a value.
struct XMLPropertyListReader {
  private var scanner: XMLScanner
  /// Where the entries of the outer arrays begin, with the depth of their array.
  private(set) var entries: [(depth: Int, offset: Int)] = []

  var losses: [PropertyListLoss] { scanner.losses }

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(bytes: [UInt8]) {
    scanner = XMLScanner(bytes: bytes)
  }

  mutating func root() throws(FormatError) -> PropertyList {
    try scanner.skipMarkup(beforeRoot: true)
    var tag = try scanner.openingTag()
    let isWrapped = tag.name == "plist"
    if isWrapped {
      if tag.isEmpty { throw scanner.fault(.truncated) }
      try scanner.skipMarkup()
      tag = try scanner.openingTag()
    }
    let value = try value(of: tag, depth: 0)
    if isWrapped {
      try scanner.skipMarkup()
      try scanner.close("plist")
    }
    try scanner.skipMarkup()
    if !scanner.isAtEnd { throw scanner.unexpected }
    return value
  }

  private mutating func value(of tag: XMLScanner.Tag, depth: Int) throws(FormatError)
    -> PropertyList
  {
    switch tag.name {
    case "dict": return .dictionary(try dictionary(tag, depth: depth))
    case "array": return .array(try array(tag, depth: depth))
    case "string": return .string(try scanner.text(of: tag))
    case "true", "false":
      let content = try scanner.text(of: tag)
      guard content.allSatisfy(\.isWhitespace) else {
        throw scanner.fault(.badValue(element: tag.name))
      }
      return .boolean(tag.name == "true")
    case "integer", "real", "date", "data":
      let content = try scanner.text(of: tag)
      guard let value = PropertyList(xmlContent: content, element: tag.name) else {
        throw scanner.fault(.badValue(element: tag.name))
      }
      return value
    default: throw scanner.fault(.unexpected("<\(tag.name)>"))
    }
  }

  private mutating func dictionary(
    _ tag: XMLScanner.Tag, depth: Int
  ) throws(FormatError) -> PropertyListDictionary {
    var dictionary = PropertyListDictionary()
    guard try descend(into: tag, depth: depth) else { return dictionary }
    while try !scanner.closes(tag) {
      let keyTag = try scanner.openingTag()
      guard keyTag.name == "key" else { throw scanner.fault(.unexpected("<\(keyTag.name)>")) }
      let key = try scanner.text(of: keyTag)
      try scanner.skipMarkup()
      let value = try value(of: try scanner.openingTag(), depth: depth + 1)
      dictionary.members.append(PropertyListDictionary.Member(key: key, value: value))
    }
    return dictionary
  }

  private mutating func array(_ tag: XMLScanner.Tag, depth: Int) throws(FormatError)
    -> [PropertyList]
  {
    var items: [PropertyList] = []
    guard try descend(into: tag, depth: depth) else { return items }
    while try !scanner.closes(tag) {
      if depth <= 1 { entries.append((depth, scanner.offset)) }
      items.append(try value(of: try scanner.openingTag(), depth: depth + 1))
    }
    return items
  }

  /// False where the container is `<dict/>` or `<array/>`.
  private func descend(into tag: XMLScanner.Tag, depth: Int) throws(FormatError) -> Bool {
    if depth >= PropertyList.depthLimit { throw scanner.fault(.tooDeep) }
    return !tag.isEmpty
  }
}
