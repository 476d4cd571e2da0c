import ContactFormats
import ContactModel
import TestSupport
import Testing

/// Tables that are damaged in every way: something is read, or the file is refused.
@Suite struct CSVMutationTests {
  private func read(_ bytes: [UInt8]) { _ = try? CSVFile(bytes: bytes) }

  @Test func cutAnywhereItIsATableOrAnError() throws {
    let bytes = try Fixtures.bytes("Cards/29-google-csv-multi.csv")
    for end in bytes.indices { read(Array(bytes[..<end])) }
  }

  @Test func anyByteMayBeWrong() throws {
    let bytes = try Fixtures.bytes("Cards/29-google-csv-multi.csv")
    var random = SeededGenerator(seed: 29)
    let marks = Array(",;\t|\"\r\n\0=':* -/\u{FEFF}".utf8) + [0xFF, 0xFE, 0x80, 0xD6, 0xED, 0xA0]
    for _ in 0..<500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        let byte = marks.randomElement(using: &random) ?? 0
        if Bool.random(using: &random) {
          changed[place] = byte
        } else if Bool.random(using: &random) {
          changed.insert(byte, at: place)
        } else {
          changed.remove(at: place)
        }
      }
      read(changed)
    }
  }

  /// Patterns that would take quadratic time if each quote were looked for on its own, or one column
  /// or value cost as much as all before it.
  static let patterns = [
    "\"a\n", "\"\"x\n", ",\"\"x", ",\"y", "\"\"b,\"c\n", ",", "\"", "a@example.com ::: ", "\"   ",
    "\r", "1;", "\"a\"\"\n", "::: ", "\u{FFFD}\n", "\"a\"b,\"c\"d\n",
  ]

  @Test(arguments: patterns)
  func longFilesOfOnePatternAreRead(pattern: String) {
    let body = String(repeating: pattern, count: 2000)
    for head in ["Name,E-mail,Phone\nAnn,", "E-mail 1 - Value,Name\n", "", "Name\n\""] {
      read(Array((head + body).utf8))
      read(Array((head + body + "\"end\"\n").utf8))
    }
  }

  @Test func everyValueOfALongRowIsKept() throws {
    let many = (1...3000).map { "u\($0)@example.com" }.joined(separator: " ::: ")
    let text = "Name,E-mail 1 - Label,E-mail 1 - Value\nAnn,Home,\(many)\n"
    let contact = try #require(try CSVFile(bytes: Array(text.utf8)).contacts.first)
    let values = contact.contact[.emails].map(\.value).joined(separator: " ::: ")
    #expect(values == many)
  }
}
