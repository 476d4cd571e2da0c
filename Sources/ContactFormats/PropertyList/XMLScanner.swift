/// Finds the tags and the text of an XML file, passing what a property list has no use for.
struct XMLScanner {
  struct Tag {
    var name: String
    /// Whether it closes itself: `<dict/>`.
    var isEmpty: Bool
  }

  private let bytes: [UInt8]
  private(set) var offset = 0
  private(set) var losses: [PropertyListLoss] = []

  /// - Parameter bytes: UTF-8 without a byte order mark.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing but NULs is left.
  var isAtEnd: Bool { bytes[offset...].allSatisfy { $0 == 0 } }

  mutating func openingTag() throws(FormatError) -> Tag {
    if offset >= bytes.count { throw fault(.truncated) }
    guard bytes[offset] == UInt8(ascii: "<") else { throw unexpected }
    let start = offset + 1
    offset = start
    while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "<") { throw unexpected }
      offset += 1
    }
    if offset >= bytes.count { throw fault(.truncated) }
    let isEmpty = bytes[offset - 1] == UInt8(ascii: "/")
    if name.isEmpty { throw fault(.unexpected(isEmpty ? "</>" : "<>")) }
    offset += 1
    return Tag(name: name, isEmpty: isEmpty)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// Whether the next thing is the end of an element; then it is passed.
  mutating func closes(_ tag: Tag) throws(FormatError) -> Bool {
    try skipMarkup()
    guard bytes[offset...].starts(with: "</".utf8) else { return false }
    try close(tag.name)
    return true
  }

  mutating func close(_ name: String) throws(FormatError) {
    let end = Array("</\(name)".utf8)
    if end.starts(with: bytes[offset...]) { throw fault(.truncated) }
    guard bytes[offset...].starts(with: end) else { throw unexpected }
    offset += name.utf8.count + 2
    while offset < bytes.count, isXMLSpace(bytes[offset]) { offset += 1 }
    if offset >= bytes.count { throw fault(.truncated) }
    guard bytes[offset] == UInt8(ascii: ">") else { throw unexpected }
    offset += 1
  }

  /// Passes white space, comments, processing instructions, and before the root the declarations.
  mutating func skipMarkup(beforeRoot: Bool = false) throws(FormatError) {
    while offset < bytes.count {
      let rest = bytes[offset...]
      if isXMLSpace(bytes[offset]) {
        offset += 1
      } else if rest.starts(with: "<!--".utf8) {
        try skipComment()
      } else if rest.starts(with: "<?".utf8) {
        if !rest.starts(with: "<?xml ".utf8) { noteComment() }
        try skip(past: "?>")
      } else if beforeRoot, rest.starts(with: "<!DOCTYPE".utf8) {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(FormatError) {
    noteComment()
    offset += 4
    try skip(past: "-->")
  }

  private mutating func noteComment() {
    // One is enough to know; counting the line of each would take quadratic time.
    if losses.isEmpty { losses.append(.comment(line: lineNumber(of: offset, in: bytes))) }
  }

  private mutating func skip(past end: StaticString) throws(FormatError) {
    let end = Array(end.description.utf8)
    while offset < bytes.count {
      if bytes[offset] == end[0], bytes[offset...].starts(with: end) {
        offset += end.count
        return
      }
      offset += 1
    }
    throw fault(.truncated)
  }

  /// A document type that only names the public one; a set of declarations of its own is refused.
  private mutating func skipDocumentType() throws(FormatError) {
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw fault(.definesEntities)
      } else if byte == UInt8(ascii: ">") {
        offset += 1
        return
      }
      offset += 1
    }
    throw fault(.truncated)
  }
}

// MARK: - Text

extension XMLScanner {
  mutating func text(of tag: Tag) throws(FormatError) -> String {
    if tag.isEmpty { return "" }
    var content: [UInt8] = []
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, !isSpecial(bytes[offset]) { offset += 1 }
      content += bytes[start..<offset]
      if offset >= bytes.count { break }
      let rest = bytes[offset...]
      if bytes[offset] == UInt8(ascii: "&") {
        try appendReference(to: &content)
      } else if bytes[offset] == 0x0D {
        // XML reads CR LF and CR as one line feed.
        if !rest.dropFirst().starts(with: [0x0A]) { content.append(0x0A) }
        offset += 1
      } else if rest.starts(with: "<![CDATA[".utf8) {
        let start = offset + 9
        try skip(past: "]]>")
        content += bytes[start..<offset - 3]
      } else if rest.starts(with: "<!--".utf8) {
        try skipComment()
      } else {
        try close(tag.name)
        return String(decoding: content, as: UTF8.self)
      }
    }
    throw fault(.truncated)
  }

  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == 0x0D
  }

  /// `&amp;`, `&#23567;`, `&#x5C0F;`.
  private mutating func appendReference(to content: inout [UInt8]) throws(FormatError) {
    guard let end = bytes[offset...].prefix(16).firstIndex(of: UInt8(ascii: ";")) else {
      throw fault(.badReference(preview))
    }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    let named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]
    if let scalar = named[name] ?? Self.scalar(reference: name) {
      content += String(scalar).utf8
    } else if Self.isSurrogate(reference: name) {
      if losses.isEmpty {
        losses.append(.undecodableText(line: lineNumber(of: offset, in: bytes)))
      }
      content += "\u{FFFD}".utf8
    } else {
      throw fault(.badReference("&\(name);"))
    }
    offset = end + 1
  }

  private static func code(reference: String) -> UInt32? {
    if reference.hasPrefix("#x") || reference.hasPrefix("#X") {
      return UInt32(reference.dropFirst(2), radix: 16)
    }
    return reference.hasPrefix("#") ? UInt32(reference.dropFirst()) : nil
  }

  private static func scalar(reference: String) -> Unicode.Scalar? {
    code(reference: reference).flatMap(Unicode.Scalar.init)
  }

  private static func isSurrogate(reference: String) -> Bool {
    code(reference: reference).map { (0xD800...0xDFFF).contains($0) } ?? false
  }

  /// A few characters of what stands here, for the message.
  private var preview: String {
    String(decoding: bytes[min(offset, bytes.count)...].prefix(20), as: UTF8.self)
  }

  /// What stands here doesn't belong there.
  var unexpected: FormatError { fault(.unexpected(preview)) }

  func fault(_ fault: PropertyListFault) -> FormatError {
    .propertyList(fault, line: lineNumber(of: offset, in: bytes))
  }
}
