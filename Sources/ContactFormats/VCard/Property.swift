/// One property, unfolded and taken apart.
struct Property {
  let version: Version
  let joining: ContentLine.Joining
  /// Everything before the value's colon, as it is written.
  let head: Bytes
  /// The name before the dot; nil where there is none.
  let group: Bytes?
  let name: Bytes
  let parameters: [Parameter]
  /// As it is written, still encoded and escaped.
  let value: Bytes

  init(_ content: ContentLine, in card: Bytes, version: Version) {
    self.version = version
    joining = content.joining
    let line = content.unfolded(in: card, version: version)
    let colon = line.valueColon
    let head = line[..<(colon ?? line.endIndex)]
    value = colon.map { line[($0 + 1)...] } ?? line[line.endIndex...]
    let nameEnd = head.firstIndex(of: ASCII.semicolon) ?? head.endIndex
    let dot = head[..<nameEnd].lastIndex(of: ASCII.dot)
    group = dot.map { head[..<$0].trimmed }
    name = head[(dot.map { $0 + 1 } ?? head.startIndex)..<nameEnd].trimmed
    parameters = Parameter.all(in: head[nameEnd...], version: version)
    self.head = head
  }
}

extension Bytes {
  /// The colon between head and value: the first one outside quotes, or the first of all where the
  /// quotes don't balance.
  var valueColon: Int? {
    var isQuoted = false
    for (index, byte) in zip(indices, self) {
      if byte == ASCII.quote { isQuoted.toggle() }
      if byte == ASCII.colon, !isQuoted { return index }
    }
    return firstIndex(of: ASCII.colon)
  }
}

extension ContentLine {
  /// All its physical lines as one, in the way that holds them together.
  func unfolded(in card: Bytes, version: Version) -> Bytes {
    guard lineCount > 1 else { return card[first] }
    var line = Array(card[first])
    var scanner = LineScanner(card[first.lowerBound..<range.upperBound])
    _ = scanner.next()
    while let next = scanner.next() {
      var content = card[next.content]
      switch joining {
      case .card: line.append(ASCII.lineFeed)
      case .quotedPrintable where line.last == ASCII.equals:
        line.removeLast()
        if content.first?.isBlank == true { content.removeFirst() }
      case .folds, .quotedPrintable, .base64:
        // In 2.1 only the line end is taken out: the blank was there before the fold.
        if version != .v21, content.first?.isBlank == true { content.removeFirst() }
      }
      line += content
    }
    return line[...]
  }
}
