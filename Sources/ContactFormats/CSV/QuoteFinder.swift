/// Finds where quoted cells of a table end, in time that is linear over all of them.
struct QuoteFinder {
  private let bytes: Bytes
  private let separator: UInt8
  /// What the next quotes that decide something say, for all cells that are open before them: the
  /// quote that closes them, or nil where another cell begins.
  private var decision: (range: Range<Int>, close: Int?)?

  init(_ bytes: Bytes, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The closing quote of the cell whose content begins at a position; nil where its quote is a
  /// stray one.
  ///
  /// Closing is an odd run of quotes with a separator, a line end or nothing behind it. Where an
  /// odd run has one of these before it instead, another cell begins, and this one was never closed.
  mutating func close(ofCellFrom start: Int) -> Int? {
    let first = run(at: start)
    if closes(first) { return first.upperBound - 1 }
    if let known = decision, known.range.contains(first.upperBound) { return known.close }
    let found = decide(from: first.upperBound)
    decision = found
    return found.close
  }

  private func decide(from start: Int) -> (range: Range<Int>, close: Int?) {
    var position = start
    while let quote = bytes.firstIndex(of: ASCII.quote, from: position) {
      let run = run(at: quote)
      position = run.upperBound
      if closes(run) { return (start..<quote, position - 1) }
      if !run.count.isMultiple(of: 2), begins(at: quote) { return (start..<quote, nil) }
    }
    return (start..<bytes.endIndex, nil)
  }

  private func run(at position: Int) -> Range<Int> {
    var end = position
    while end < bytes.endIndex, bytes[end] == ASCII.quote { end += 1 }
    return position..<end
  }

  private func closes(_ run: Range<Int>) -> Bool {
    guard !run.count.isMultiple(of: 2) else { return false }
    var end = run.upperBound
    while end < bytes.endIndex, bytes[end].isBlank, bytes[end] != separator { end += 1 }
    return end == bytes.endIndex || bytes[end] == separator || bytes[end].isBreak
  }

  /// Whether a cell begins here.
  private func begins(at position: Int) -> Bool {
    guard position > bytes.startIndex else { return true }
    return bytes[position - 1] == separator || bytes[position - 1].isBreak
  }
}
