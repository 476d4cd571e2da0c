import ContactFormats
import Testing

/// The contacts of a table, given as headings and rows.
func contacts(_ headings: [String], _ rows: [String]...) throws -> [ImportedContact] {
  let lines = ([headings] + rows).map { row in
    row.map {
      "\""
        + $0.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    }.joined(separator: ",")
  }
  return try CSVFile(bytes: Array(lines.joined(separator: "\r\n").utf8)).contacts
}

func contact(_ cells: [(String, String)]) throws -> ImportedContact {
  try #require(try contacts(cells.map(\.0), cells.map(\.1)).first)
}
