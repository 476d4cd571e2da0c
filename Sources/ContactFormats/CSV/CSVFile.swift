import ContactModel

/// The contacts of a table: Google's and Outlook's exports, and files that people make themselves.
///
/// Charset, separator and columns are told from the file. What no field holds is kept with its
/// heading; a table without headings is read by what its cells look like.
package struct CSVFile: Sendable {
  /// In the file's order.
  package private(set) var contacts: [ImportedContact] = []
  /// Rows that can't be taken.
  package private(set) var rejections: [ImportRejection] = []
  /// What is odd in the file, and was read all the same.
  package private(set) var warnings: [FormatWarning] = []

  package init(bytes: [UInt8]) throws(FormatError) {
    var text = CSVText(file: bytes)
    if String(decoding: text.bytes.prefix(4096), as: UTF8.self).isBlank,
      text.bytes.allSatisfy({ $0 <= ASCII.space })
    {
      throw .empty
    }
    guard let layout = CSVLayout(text.bytes[...]) else {
      throw text.bytes.contains(0) ? .binary : .otherShape(expected: "Name,Phone,E-mail")
    }
    let reader = RowReader(layout.columns, dateOrder: layout.dateOrder(in: text.bytes[...]))
    var scanner = layout.scanner(of: text.bytes[...])
    while let record = scanner.next() {
      if record.cells.allSatisfy(\.isBlank) { continue }
      if let headings = layout.headingsLine, record.lines.lowerBound <= headings {
        if record.lines.lowerBound < headings { reject(record, .aboveHeadings, in: &text) }
      } else if text.hasUndecodable(record.lines) {
        reject(record, .undecodableText, in: &text)
      } else if let contact = reader.contact(from: record) {
        contacts.append(contact)
      }
    }
    warnings = scanner.strayQuotes.map { FormatWarning(.strayQuote, line: $0) }
  }

  private mutating func reject(
    _ record: CSVRecord, _ reason: ImportRejection.Reason, in text: inout CSVText
  ) {
    rejections.append(
      ImportRejection(
        reason, line: record.lines.lowerBound, bytes: text.fileBytes(ofLines: record.lines)))
  }
}
