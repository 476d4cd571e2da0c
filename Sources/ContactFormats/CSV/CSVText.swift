/// The text of a table in UTF-8, whatever its file is encoded in: UTF-16, UTF-8, or what its bytes
/// let guess (GB18030 or Windows-1252).
struct CSVText {
  private(set) var bytes: [UInt8]
  private(set) var isUTF16 = false
  /// Lines, 1-based, with bytes that are no characters. They show U+FFFD, and can't be taken.
  private var undecodableLines: Set<Int> = []
  private let file: [UInt8]
  /// The lines of the file, once somebody asked for one.
  private lazy var fileLines = (isUTF16 ? bytes[...] : file[...].withoutMark).lines

  init(file: [UInt8]) {
    self.file = file
    bytes = file
    if let text = Self.utf16(file) {
      isUTF16 = true
      bytes = text
    }
    if bytes.starts(with: Bytes.mark) { bytes.removeFirst(3) }
    if !bytes[...].isUTF8 { decode() }
  }

  /// A file in UTF-16; without a mark at its start only where every second byte is mostly 0.
  private static func utf16(_ file: [UInt8]) -> [UInt8]? {
    if case (.utf16, let text) = FileEncoding.decode(file) { return text }
    let sample = file.prefix(4096)
    var zeros = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    guard zeros.min() == 0, let count = zeros.max(), count >= max(4, sample.count / 16) else {
      return nil
    }
    let mark: [UInt8] = zeros[0] > 0 ? [0xFE, 0xFF] : [0xFF, 0xFE]
    return FileEncoding.decode(mark + file).1
  }

  /// Whether a row has bytes that are no characters.
  func hasUndecodable(_ lines: ClosedRange<Int>) -> Bool {
    !undecodableLines.isEmpty && lines.contains { undecodableLines.contains($0) }
  }

  /// The lines of a row, in the file's charset; of a file in UTF-16, in UTF-8.
  mutating func fileBytes(ofLines lines: ClosedRange<Int>) -> [UInt8] {
    Array(fileLines.prefix(lines.upperBound).dropFirst(lines.lowerBound - 1).joined())
  }

  // MARK: - Charsets

  /// Decodes bytes that are no UTF-8. A file is in one charset, which most of its lines tell; a file
  /// that is mostly UTF-8 has some lines from elsewhere.
  private mutating func decode() {
    let lines = bytes[...].lines
    var counts = (utf8: 0, chinese: 0, western: 0)
    for line in lines where !line.isASCII {
      if line.isUTF8 {
        counts.utf8 += 1
      } else if Charset(guessedFor: line) == .chinese {
        counts.chinese += 1
      } else {
        counts.western += 1
      }
    }
    let isMixed = counts.utf8 > counts.chinese + counts.western
    let charset = counts.chinese > counts.western ? Charset.chinese : .western
    if !isMixed, let (text, isLossy) = charset.decode(bytes[...]), !isLossy {
      bytes = Array(text)
      return
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for (index, line) in lines.enumerated() {
      let guess = isMixed ? Charset(guessedFor: line) : charset
      let decoded = line.isUTF8 && (isMixed || line.isASCII) ? (line, false) : guess.decode(line)
      if decoded?.isLossy ?? true { undecodableLines.insert(index + 1) }
      text += decoded?.bytes ?? []
    }
    bytes = text
  }
}
