/// A number as `count` digits of 6 bits each, written as the ASCII characters from `0` to `o`.
func digits(_ number: some BinaryInteger, _ count: Int) -> String {
  let bytes = (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (6 * $0)) & 63 + 48 }
  return String(decoding: bytes, as: UTF8.self)
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: width - text.utf8.count)
}

/// A Swift file that holds a table's records as one StaticString: an array literal of that size would
/// take the compiler seconds.
func file(_ name: String, _ comment: String, _ records: [String]) -> GeneratedTables.File {
  let bytes = Array(records.joined().utf8)
  let width = 96
  let lines = stride(from: 0, to: bytes.count, by: width).map {
    "    " + String(decoding: bytes[$0..<min($0 + width, bytes.count)], as: UTF8.self)
  }
  let member = name.prefix(1).lowercased() + name.dropFirst()
  return GeneratedTables.File(
    name: "Tables+\(name).swift",
    text: """
      // Written by pinyin-tables. Contains data of the Unicode Character Database, reordered and packed:
      // copyright © 1991-2022 Unicode, Inc., see LICENSE-UNICODE.txt.
      // swift-format-ignore-file

      extension Tables {
        /// \(comment)
        static var \(member): StaticString {
          #\"""
      \(lines.joined(separator: "\\#\n"))
          \"""#
        }
      }

      """)
}
