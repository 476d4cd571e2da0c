/// Finds where the cards of a file begin and end; looks at nothing else in them.
struct CardFinder {
  private(set) var cards: [VCard] = []
  /// The text before each card, and behind the last one.
  private(set) var gaps: [Bytes] = []

  private let bytes: Bytes
  private var gapStart: Int
  private var open: (start: Int, line: Int)?
  /// Cards inside the open one (AGENT of 2.1).
  private var depth = 0
  private var isBehindAgent = false

  init(_ bytes: Bytes) {
    self.bytes = bytes
    gapStart = bytes.startIndex
  }

  mutating func run() {
    var scanner = LineScanner(bytes)
    var number = 0
    while let line = scanner.next() {
      number += 1
      if line.isEmpty { continue }
      switch bytes[line.start] {
      case UInt8(ascii: "B"), UInt8(ascii: "b"):
        if bytes[line.content].isBoundaryLine("BEGIN") { begin(at: line.start, number) }
      case UInt8(ascii: "E"), UInt8(ascii: "e"):
        if bytes[line.content].isBoundaryLine("END") { end(at: line.end) }
      case UInt8(ascii: "A"), UInt8(ascii: "a"):
        isBehindAgent = bytes[line.content].isEmptyAgent
        continue
      case 0xEF:
        let rest = bytes[line.content].withoutMark
        if rest.startIndex > line.start, rest.isBoundaryLine("BEGIN") {
          close(at: line.start)
          begin(at: rest.startIndex, number)
        }
      default: break
      }
      isBehindAgent = false
    }
    close(at: bytes.endIndex)
    gaps.append(bytes[gapStart...])
  }

  private mutating func begin(at start: Int, _ line: Int) {
    if open != nil, isBehindAgent {
      depth += 1
      return
    }
    close(at: start)
    open = (start, line)
    depth = 0
  }

  private mutating func end(at end: Int) {
    if depth > 0 { depth -= 1 } else { close(at: end) }
  }

  private mutating func close(at end: Int) {
    guard let card = open else { return }
    open = nil
    gaps.append(bytes[gapStart..<card.start])
    cards.append(VCard(storage: bytes[card.start..<end], line: card.line))
    gapStart = end
  }
}

extension Bytes {
  /// Whether a line is an AGENT property without a value.
  fileprivate var isEmptyAgent: Bool {
    guard startsCaseless(with: "AGENT", at: startIndex), last == ASCII.colon else { return false }
    let next = self[startIndex + 5]
    return next == ASCII.colon || next == ASCII.semicolon
  }
}
