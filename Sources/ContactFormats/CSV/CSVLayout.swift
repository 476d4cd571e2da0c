import ContactModel

/// How a table is laid out: what separates its cells, where its headings are, what stands in its
/// columns.
struct CSVLayout {
  /// The offset at which the rows begin, and its line.
  private(set) var start: Int
  private(set) var firstLine = 1
  private(set) var separator = ASCII.comma
  /// The line of the headings; nil where there are none.
  private(set) var headingsLine: Int?
  private(set) var columns = CSVColumns()

  /// How much of a file tells its layout.
  private static let sampleSize = 1 << 16
  private static let separators = [
    ASCII.comma, ASCII.semicolon, ASCII.tab, UInt8(ascii: "|"),
  ]

  /// Nil for bytes that are no table of contacts.
  init?(_ text: Bytes) {
    start = text.startIndex
    var candidates = Self.separators
    // Excel's way to name the separator.
    if text.startsCaseless(with: "sep=", at: start), text.count > 4 {
      candidates = [text[start + 4]]
      start = text.endOfBreak(at: text[start...].firstIndex(where: \.isBreak) ?? text.endIndex)
      firstLine = 2
    }
    let sample = text[start...].sample(Self.sampleSize)
    var best = (recognized: 0, rows: 0)
    for separator in candidates {
      let records = Self.records(of: sample, separator: separator, line: firstLine)
      guard let (columns, line) = Self.columns(of: records) else { continue }
      let width = records.first?.cells.count ?? 0
      let rows = width > 1 ? records.count { $0.cells.count == width } : 0
      if (columns.recognizedCount, rows) > best {
        best = (columns.recognizedCount, rows)
        (self.separator, self.columns, headingsLine) = (separator, columns, line)
      }
    }
    if best.recognized == 0 { return nil }
  }

  /// - Parameter text: what the layout was made of.
  func scanner(of text: Bytes) -> CSVScanner {
    CSVScanner(text[start...], separator: separator, line: firstLine)
  }

  /// Which number comes first in the dates of the table, where one of them tells: it takes a pass
  /// over all rows, for the one that does may be the last.
  func dateOrder(in text: Bytes) -> DateEvidence.Order? {
    let places = columns.dateIndices
    if places.isEmpty { return nil }
    var evidence = DateEvidence()
    var scanner = scanner(of: text)
    while !evidence.isContradictory, let record = scanner.next() {
      for place in places where place < record.cells.count {
        for value in record.cells[place].googleValues {
          evidence.note(value, line: record.lines.lowerBound)
        }
      }
    }
    return evidence.order
  }

  private static func records(of sample: Bytes, separator: UInt8, line: Int) -> [CSVRecord] {
    var scanner = CSVScanner(sample, separator: separator, line: line)
    var records: [CSVRecord] = []
    while records.count < 40, let record = scanner.next() {
      if !record.cells.allSatisfy(\.isBlank) { records.append(record) }
    }
    return records
  }

  /// The columns by their headings, which may stand below a title; else by their content.
  private static func columns(of records: [CSVRecord]) -> (CSVColumns, headingsLine: Int?)? {
    for record in records.prefix(5) {
      let columns = CSVColumns(headings: record.cells)
      if columns.areHeadings { return (columns, record.lines.lowerBound) }
    }
    guard let columns = CSVColumns(contentOf: records) else { return nil }
    return (columns, columns.hasHeadings ? records.first?.lines.lowerBound : nil)
  }
}

extension Bytes {
  /// The beginning, whole lines where that is possible.
  fileprivate func sample(_ size: Int) -> Bytes {
    guard count > size else { return self }
    let start = prefix(size)
    guard let end = start.lastIndex(where: \.isBreak), end > startIndex else { return start }
    return start[...end]
  }
}
