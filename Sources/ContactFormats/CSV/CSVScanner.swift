/// A row of a table.
struct CSVRecord {
  /// Without quotes, as text.
  var cells: [String]
  /// The lines of the file that it stands on, 1-based.
  var lines: ClosedRange<Int>
}

/// Takes a table apart, row by row: quoted cells with doubled quotes and line breaks in them, line
/// ends of every kind.
///
/// A quote that is never closed must not take in the rest of the file: then it is a character like
/// others, and the cell ends where an unquoted one would.
struct CSVScanner {
  /// As many columns as a spreadsheet has. What is beyond them is one cell, so that a file of
  /// commas needs no more memory than others.
  private static let cellLimit = 16_384

  let separator: UInt8
  /// The lines of stray quotes.
  private(set) var strayQuotes: [Int] = []

  private let bytes: Bytes
  private var offset: Int
  private var line: Int
  private var quotes: QuoteFinder

  /// - Parameter bytes: UTF-8.
  /// - Parameter line: the line of the file at which they begin, 1-based.
  init(_ bytes: Bytes, separator: UInt8, line: Int = 1) {
    self.bytes = bytes
    self.separator = separator
    self.line = line
    offset = bytes.startIndex
    quotes = QuoteFinder(bytes, separator: separator)
  }

  /// The next row; nil at the end. A blank line is a row with one empty cell.
  mutating func next() -> CSVRecord? {
    guard offset < bytes.endIndex else { return nil }
    let first = line
    var cells: [String] = []
    while true {
      let isLast = cells.count == Self.cellLimit - 1
      cells.append(isLast ? rest() : cell())
      guard offset < bytes.endIndex, bytes[offset] == separator else { break }
      offset += 1
    }
    let last = line
    if offset < bytes.endIndex {
      offset = bytes.endOfBreak(at: offset)
      line += 1
    }
    return CSVRecord(cells: cells, lines: first...last)
  }

  /// A cell, up to the separator or line end behind it.
  private mutating func cell() -> String {
    let start = offset
    skipBlanks()
    if offset < bytes.endIndex, bytes[offset] == ASCII.quote {
      if let close = quotes.close(ofCellFrom: offset + 1) {
        let content = bytes[(offset + 1)..<close]
        line += content.breakCount
        offset = close + 1
        skipBlanks()
        return unquoted(content)
      }
      strayQuotes.append(line)
    }
    offset = start
    return text(upTo: separator)
  }

  /// All the cells that are left in the line.
  private mutating func rest() -> String { text(upTo: nil) }

  /// What stands before a byte, or before the line end.
  private mutating func text(upTo end: UInt8?) -> String {
    let start = offset
    while offset < bytes.endIndex, bytes[offset] != end, !bytes[offset].isBreak { offset += 1 }
    return bytes[start..<offset].text
  }

  private mutating func skipBlanks() {
    while offset < bytes.endIndex, bytes[offset].isBlank, bytes[offset] != separator {
      offset += 1
    }
  }

  /// Doubled quotes are one; a single one inside is what it is.
  private func unquoted(_ content: Bytes) -> String {
    guard content.firstIndex(of: ASCII.quote, from: content.startIndex) != nil else {
      return content.text
    }
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    var isSecond = false
    for byte in content {
      isSecond = byte == ASCII.quote && text.last == ASCII.quote && !isSecond
      if !isSecond { text.append(byte) }
    }
    return text[...].text
  }
}

extension UInt8 {
  /// A line end, or a part of one.
  var isBreak: Bool { self == ASCII.lineFeed || self == ASCII.carriageReturn }
}

extension Bytes {
  /// The lines with their ends, which are CR LF, LF, or CR.
  var lines: [Bytes] {
    var lines: [Bytes] = []
    var start = startIndex
    while start < endIndex {
      let end = endOfBreak(at: self[start...].firstIndex(where: \.isBreak) ?? endIndex)
      lines.append(self[start..<end])
      start = end
    }
    return lines
  }

  /// How many line ends there are.
  fileprivate var breakCount: Int {
    var count = 0
    var last: UInt8 = 0
    for byte in self {
      let isSecond = byte == ASCII.lineFeed && last == ASCII.carriageReturn
      if byte.isBreak, !isSecond { count += 1 }
      last = byte
    }
    return count
  }

  /// Behind the line end at a position: CR LF is one.
  func endOfBreak(at position: Int) -> Int {
    guard position < endIndex else { return position }
    let isPair =
      self[position] == ASCII.carriageReturn && position + 1 < endIndex
      && self[position + 1] == ASCII.lineFeed
    return position + (isPair ? 2 : 1)
  }
}
