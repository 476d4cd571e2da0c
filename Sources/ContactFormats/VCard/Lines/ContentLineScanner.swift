/// Walks the content lines of one card, in order; together they are all its bytes.
///
/// It only finds where they begin and end: values are decoded by whoever wants them.
struct ContentLineScanner {
  private let bytes: Bytes
  private let version: Version
  private var lines: LineScanner
  private var lookahead: PhysicalLine?

  init(_ bytes: Bytes, version: Version) {
    self.bytes = bytes
    self.version = version
    lines = LineScanner(bytes)
    lookahead = lines.next()
  }

  mutating func next() -> ContentLine? {
    guard let line = lookahead else { return nil }
    lookahead = lines.next()
    var content = ContentLine(
      kind: .property, role: .unknown, range: line.start..<line.end, first: line.content,
      name: line.start..<line.start)
    if line.isEmpty {
      content.kind = .blank
      return content
    }
    if bytes[line.start].isBlank {
      content.kind = .junk
      return content
    }
    findName(&content)
    extend(&content)
    return content
  }

  /// The name lies between the group's dot and the first ";" or ":".
  private func findName(_ content: inout ContentLine) {
    var start = bytes[content.first].withoutMark.startIndex
    var end = start
    while end < content.first.upperBound {
      let byte = bytes[end]
      if byte == ASCII.colon || byte == ASCII.semicolon { break }
      end += 1
      if byte == ASCII.dot { start = end }
    }
    guard end < content.first.upperBound else { return }
    let name = bytes[start..<end].trimmed
    content.name = name.startIndex..<name.endIndex
    content.role = PropertyTable.role(of: name, version: version)
    if bytes[end] == ASCII.semicolon {
      content.joining = encoding(of: bytes[end..<content.first.upperBound])
    }
  }

  /// The encoding that the parameters from the first ";" on name: `ENCODING=BASE64`, or the bare word
  /// of 2.1.
  private func encoding(of bytes: Bytes) -> ContentLine.Joining {
    var position = bytes.startIndex
    let end = bytes.endIndex
    while position < end, bytes[position] == ASCII.semicolon {
      let parameter = position + 1
      position = parameter
      var isQuoted = false
      while position < end {
        let byte = bytes[position]
        if byte == ASCII.quote { isQuoted.toggle() }
        if !isQuoted, byte == ASCII.semicolon || byte == ASCII.colon { break }
        position += 1
        // The colon ends the head even behind an escape.
        let isEscape = version == .v21 && byte == ASCII.backslash
        if isEscape, position < end, bytes[position] != ASCII.colon { position += 1 }
      }
      var word = bytes[parameter..<position].trimmed
      switch word.first?.uppercased {
      case UInt8(ascii: "E") where word.startsCaseless(with: "ENCODING", at: word.startIndex):
        guard let equals = word.firstIndex(of: ASCII.equals) else { continue }
        word = word[(equals + 1)...].trimmed
      case UInt8(ascii: "Q"), UInt8(ascii: "B"): break
      default: continue
      }
      if word.isCaseless("QUOTED-PRINTABLE") { return .quotedPrintable }
      if word.isCaseless("BASE64") || word.isCaseless("B") { return .base64 }
    }
    return .folds
  }

  /// Takes in the physical lines that continue the first one.
  private mutating func extend(_ content: inout ContentLine) {
    switch content.joining {
    case .quotedPrintable: extendSoftBreaks(&content, from: content.first.upperBound)
    case .base64: extendBase64(&content)
    case .folds, .card:
      let end = takeFolds(&content)
      if content.lineCount > 1, !bytes[content.first].hasWholeHead {
        extendFoldedHead(&content, from: end)
      }
      if content.role == .agent { extendAgent(&content) }
    }
    if content.name.isEmpty { classifyNameless(&content) }
  }

  private mutating func take(_ line: PhysicalLine, _ content: inout ContentLine) {
    content.range = content.range.lowerBound..<line.end
    content.lineCount += 1
    lookahead = lines.next()
  }

  /// Takes in lines that begin with a blank.
  ///
  /// - Returns: where the content of the last line ends.
  private mutating func takeFolds(_ content: inout ContentLine) -> Int {
    var end = content.first.upperBound
    while let line = lookahead, !line.isEmpty, bytes[line.start].isBlank {
      end = line.contentEnd
      take(line, &content)
    }
    return end
  }

  /// The encoding may be named behind a fold.
  private mutating func extendFoldedHead(_ content: inout ContentLine, from end: Int) {
    let line = content.unfolded(in: bytes, version: version)
    guard let start = line.firstIndex(where: { $0 == ASCII.semicolon || $0 == ASCII.colon })
    else { return }
    content.joining = encoding(of: line[start...])
    switch content.joining {
    case .quotedPrintable: extendSoftBreaks(&content, from: end)
    case .base64: extendBase64(&content)
    case .folds, .card: break
    }
  }

  /// A line that ends with "=" goes on in the next one, even without a blank at its start.
  private mutating func extendSoftBreaks(_ content: inout ContentLine, from start: Int) {
    var end = start
    while let line = lookahead {
      let isSoft = bytes[end - 1] == ASCII.equals
      let isFold = !line.isEmpty && bytes[line.start].isBlank
      if isSoft, line.isEmpty || isBoundary(line) { break }
      if !isSoft, !isFold { return }
      end = line.contentEnd
      take(line, &content)
    }
    content.hasDanglingBreak = bytes[end - 1] == ASCII.equals
  }

  /// A block of base64 may begin on the next line and is indented or not; the empty line that ends
  /// it in 2.1 belongs to it.
  private mutating func extendBase64(_ content: inout ContentLine) {
    while let line = lookahead, !line.isEmpty {
      guard bytes[line.start].isBlank || bytes[line.content].allSatisfy(\.isBase64) else { return }
      take(line, &content)
    }
    if version == .v21, let line = lookahead { take(line, &content) }
  }

  /// An AGENT without a value has a card of its own behind it.
  private mutating func extendAgent(_ content: inout ContentLine) {
    guard content.lineCount == 1, bytes[content.first].trimmed.last == ASCII.colon else { return }
    let saved = (lines, lookahead, content)
    while let line = lookahead, line.isEmpty { take(line, &content) }
    guard let line = lookahead, isBegin(line) else {
      (lines, lookahead, content) = saved
      return
    }
    content.joining = .card
    var depth = 0
    while let line = lookahead {
      take(line, &content)
      if isBegin(line) { depth += 1 }
      if isEnd(line) { depth -= 1 }
      if depth == 0 { return }
    }
    content.isOpenCard = true
  }

  /// A head that is folded before its first ":" is a property still.
  private func classifyNameless(_ content: inout ContentLine) {
    content.kind =
      bytes[content.range].contains(ASCII.colon) && content.lineCount > 1 ? .property : .junk
  }

  private func isBoundary(_ line: PhysicalLine) -> Bool {
    bytes[line.content].startsCaseless(with: "BEGIN:", at: line.start)
      || bytes[line.content].startsCaseless(with: "END:", at: line.start)
  }

  private func isBegin(_ line: PhysicalLine) -> Bool {
    bytes[line.content].isBoundaryLine("BEGIN")
  }

  private func isEnd(_ line: PhysicalLine) -> Bool {
    bytes[line.content].isBoundaryLine("END")
  }
}

extension Bytes {
  /// Whether a colon outside of quotes ends the head on this line.
  fileprivate var hasWholeHead: Bool {
    var isQuoted = false
    for byte in self {
      if byte == ASCII.quote { isQuoted.toggle() }
      if byte == ASCII.colon, !isQuoted { return true }
    }
    return false
  }

  /// Whether a line's content is `BEGIN:VCARD` (or `END:VCARD`), in any case, blanks allowed.
  func isBoundaryLine(_ word: StaticString) -> Bool {
    guard startsCaseless(with: word, at: startIndex) else { return false }
    let rest = self[(startIndex + word.utf8CodeUnitCount)...].trimmed
    return rest.first == ASCII.colon && rest.dropFirst().trimmed.isCaseless("VCARD")
  }
}

extension UInt8 {
  /// Whether it may stand in base64.
  var isBase64: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
