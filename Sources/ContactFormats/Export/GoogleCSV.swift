/// The contacts as a table in the form that Google Contacts exports and imports since 2024: UTF-8
/// with a byte order mark, as Google's own files have it and Excel needs it, CR LF, and as many
/// numbered columns as the contacts need.
///
/// Values of one label stand in one cell, with `:::` between them. What Google has no column for
/// goes into custom fields, and comes back from them.
package func googleCSV(_ contacts: some Collection<ExportedContact>) -> ExportedFile {
  var file = ExportedFile()
  var width = GoogleRow.Width()
  for contact in contacts {
    let row = GoogleRow(contact)
    width.grow(for: row)
    for property in row.leftOut { file.leaveOut(property) }
  }
  var writer = CSVWriter()
  writer.append(width.headings)
  for contact in contacts { writer.append(GoogleRow(contact).cells(width)) }
  file.bytes = Bytes.mark + writer.bytes
  file.formulaCount = writer.formulaCount
  return file
}

/// Writes the rows of a table.
private struct CSVWriter {
  private(set) var bytes: [UInt8] = []
  private(set) var formulaCount = 0

  mutating func append(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(ASCII.comma) }
      append(cell)
    }
    bytes += [ASCII.carriageReturn, ASCII.lineFeed]
  }

  private mutating func append(_ cell: String) {
    if let first = cell.utf8.first, "=+-@".utf8.contains(first) { formulaCount += 1 }
    let isPlain = !cell.utf8.contains {
      $0 == ASCII.comma || $0 == ASCII.quote || $0.isBreak
    }
    if isPlain {
      bytes += cell.utf8
      return
    }
    bytes.append(ASCII.quote)
    for byte in cell.utf8 {
      if byte == ASCII.quote { bytes.append(ASCII.quote) }
      bytes.append(byte)
    }
    bytes.append(ASCII.quote)
  }
}
