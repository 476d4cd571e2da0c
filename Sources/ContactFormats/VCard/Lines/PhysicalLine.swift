/// One line of a file as it stands there: its content, then its own line end.
struct PhysicalLine {
  let start: Int
  let contentEnd: Int
  /// Behind the line end.
  let end: Int

  var content: Range<Int> { start..<contentEnd }
  var isEmpty: Bool { start == contentEnd }
}

/// Walks the physical lines of a file or a card.
///
/// A line ends with LF; all CRs before it belong to the line end (CR CR LF is common). CR alone ends
/// a line where there is no LF at all, and after END:VCARD.
struct LineScanner {
  private let bytes: Bytes
  private let breaksAtCarriageReturn: Bool
  private(set) var position: Int
  /// The next mark, where it was found already: lines that end before it are not to search for it
  /// each anew.
  private var markAhead: Int?

  init(_ bytes: Bytes) {
    self.bytes = bytes
    position = bytes.startIndex
    breaksAtCarriageReturn =
      bytes.firstIndex(of: ASCII.lineFeed, from: bytes.startIndex) == nil
  }

  mutating func next() -> PhysicalLine? {
    guard position < bytes.endIndex else { return nil }
    let start = position
    let mark = breaksAtCarriageReturn ? ASCII.carriageReturn : ASCII.lineFeed
    let found = markAhead ?? bytes.firstIndex(of: mark, from: start) ?? bytes.endIndex
    markAhead = nil
    var contentEnd = found
    position = min(found + 1, bytes.endIndex)
    if bytes[start].uppercased == UInt8(ascii: "E"),
      let early = carriageReturnAfterEnd(start: start, contentEnd: contentEnd)
    {
      contentEnd = early
      position = early + 1
      if position <= found { markAhead = found }
    } else {
      while contentEnd > start, bytes[contentEnd - 1] == ASCII.carriageReturn { contentEnd -= 1 }
    }
    return PhysicalLine(start: start, contentEnd: contentEnd, end: position)
  }

  /// Some servers write END:VCARD, CR, and then anything: the card ends at that CR.
  private func carriageReturnAfterEnd(start: Int, contentEnd: Int) -> Int? {
    guard bytes[start..<contentEnd].startsCaseless(with: "END:VCARD", at: start) else { return nil }
    let after = start + 9
    guard after < contentEnd, bytes[after] == ASCII.carriageReturn else { return nil }
    let rest = bytes[after..<contentEnd]
    return rest.allSatisfy { $0 == ASCII.carriageReturn } && contentEnd < bytes.endIndex
      ? nil : after
  }
}

extension Bytes {
  /// Whether CR alone ends lines here: there are some, and no LF.
  var breaksAtCarriageReturn: Bool {
    firstIndex(of: ASCII.lineFeed, from: startIndex) == nil && contains(ASCII.carriageReturn)
  }
}
