/// Puts an edited card together, with the right line ends.
struct CardWriter {
  private(set) var output: [UInt8] = []

  private let bytes: Bytes
  /// What a line ends with here: CR where there is no LF at all.
  private let mark: UInt8
  /// The end of the latest line.
  private var lineEnd: Bytes
  /// Whether the latest property is base64, which any line of base64 goes on.
  private var isInBase64 = false

  init(_ bytes: Bytes, _ contents: [ContentLine]) {
    self.bytes = bytes
    let hasLineFeed = bytes.firstIndex(of: ASCII.lineFeed, from: bytes.startIndex) != nil
    let hasReturn = bytes.contains(ASCII.carriageReturn)
    mark = hasReturn && !hasLineFeed ? ASCII.carriageReturn : ASCII.lineFeed
    lineEnd = [ASCII.carriageReturn, ASCII.lineFeed]
    output.reserveCapacity(bytes.count + 256)
    for content in contents {
      lineEnd = firstLineEnd(of: content)
      if !lineEnd.isEmpty { return }
    }
    lineEnd = [ASCII.carriageReturn, ASCII.lineFeed]
  }

  /// A content line as it is.
  mutating func append(_ content: ContentLine) {
    noteLineEnd(of: content)
    isInBase64 = content.joining == .base64
    output += bytes[content.range]
  }

  /// A content line written again; its last line keeps its own end.
  mutating func append(_ property: Property, insteadOf content: ContentLine) {
    let inner = firstLineEnd(of: content)
    noteLineEnd(of: content)
    isInBase64 = property.joining == .base64
    output += property.lines(
      endingWith: inner.isEmpty ? lineEnd : inner, last: lastLineEnd(of: content))
  }

  /// An empty line, which no soft break takes in.
  mutating func endSoftBreak() {
    if output.last != mark { output += lineEnd }
    output += lineEnd
  }

  /// New lines end as the line before them does; where that one has no end, it gets one and the new
  /// line stays without.
  mutating func append(_ properties: [Property]) {
    for property in properties {
      let isOpen = output.last.map { $0 != mark } ?? false
      if isOpen { output += lineEnd }
      isInBase64 = property.joining == .base64
      output += property.lines(endingWith: lineEnd, last: isOpen ? [] : lineEnd)
    }
  }

  /// Leaves a content line out. Where the next one begins with a blank, or goes on base64, an empty
  /// line keeps it from being read as a part of the one before.
  mutating func skip(_ content: ContentLine, next: ContentLine?) {
    noteLineEnd(of: content)
    guard let next = next.map({ bytes[$0.first] }), let first = next.first else { return }
    if first.isBlank || (isInBase64 && next.allSatisfy(\.isBase64)) { output += lineEnd }
  }

  private mutating func noteLineEnd(of content: ContentLine) {
    let own = lastLineEnd(of: content)
    if own.last == mark { lineEnd = own }
  }

  /// The end of a content line's first physical line; empty where that isn't ended.
  private func firstLineEnd(of content: ContentLine) -> Bytes {
    let rest = bytes[content.first.upperBound..<content.range.upperBound]
    guard let end = rest.firstIndex(of: mark) else { return [] }
    return rest[...end]
  }

  /// The line end that a content line ends with.
  private func lastLineEnd(of content: ContentLine) -> Bytes {
    let own = bytes[content.range]
    if mark == ASCII.carriageReturn { return own.last == mark ? own.suffix(1) : [] }
    var start = own.endIndex
    if own.last == ASCII.lineFeed { start -= 1 }
    while start > own.startIndex, own[start - 1] == ASCII.carriageReturn { start -= 1 }
    return own[start...]
  }
}
