/// One property, unfolded and taken apart; changing it changes what is written again.
struct Property {
  /// Whose rules it follows; only a conversion changes that.
  var version: Version
  /// How its value is encoded, and so how it is broken into lines.
  var joining: ContentLine.Joining { didSet { guessCharset() } }
  /// Group and name, as they are written.
  var prefix: Bytes
  /// From the first ";" to the value's colon, as it is written; many properties have none, and most
  /// of those that have are never asked.
  private var head: Bytes
  /// As it is written, still encoded and escaped.
  var value: Bytes { didSet { guessCharset() } }
  /// What a quoted-printable value is in, as far as its bytes tell: all of them, while its parts are
  /// decoded one by one.
  private(set) var quotedCharset = Charset.utf8

  init(_ content: ContentLine, in card: Bytes, version: Version) {
    let line = content.unfolded(in: card, version: version)
    let colon = line.valueColon ?? line.endIndex
    let prefixEnd = line.firstIndex { $0 == ASCII.semicolon || $0 == ASCII.colon } ?? colon
    self.version = version
    joining = content.joining
    prefix = line[..<min(prefixEnd, colon)]
    head = line[min(prefixEnd, colon)..<colon]
    value = line[min(colon + 1, line.endIndex)...]
    guessCharset()
  }

  /// A new property without a value yet.
  init(name: String, version: Version) {
    self.version = version
    joining = .folds
    prefix = Array(name.utf8)[...]
    head = []
    value = []
  }

  private mutating func guessCharset() {
    guard joining == .quotedPrintable else { return }
    quotedCharset = Charset(of: value.quotedPrintableDecoded[...])
  }

  var parameters: [Parameter] {
    get { Parameter.all(in: head, version: version) }
    set { head = Array(newValue.map { [ASCII.semicolon] + $0.raw }.joined())[...] }
  }

  /// Whether a caret stands anywhere among the parameters.
  var hasCaret: Bool { head.contains(ASCII.caret) }

  /// Whether the word stands anywhere among the parameters: a quick no for most questions.
  func mentions(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard head.count > count else { return false }
    return (head.startIndex...(head.endIndex - count)).contains {
      head.startsCaseless(with: word, at: $0)
    }
  }

  /// The name before the dot; nil where there is none.
  var group: Bytes? {
    prefix.lastIndex(of: ASCII.dot).map { prefix[..<$0].trimmed }
  }

  var name: Bytes {
    let dot = prefix.lastIndex(of: ASCII.dot)
    return prefix[(dot.map { $0 + 1 } ?? prefix.startIndex)...].trimmed
  }

  /// The whole property on one line.
  var line: [UInt8] {
    var line = prefix + head
    line.append(ASCII.colon)
    line += value
    return Array(line)
  }
}

extension Bytes {
  /// The colon between head and value: the first one outside quotes, or the first of all where the
  /// quotes don't balance.
  var valueColon: Int? {
    var isQuoted = false
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if byte == ASCII.quote { isQuoted.toggle() }
      if byte == ASCII.colon, !isQuoted { return index }
      index += 1
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
