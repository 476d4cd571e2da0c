package import Foundation

/// How every code point is drawn, by the files of the Unicode Character Database.
package struct UnicodeWidths {
  /// Where Debian's package unicode-data puts them.
  package static let systemFolder = URL(filePath: "/usr/share/unicode")

  /// The letters of the table; `ScalarWidth` says what they mean.
  private enum Letter: UInt8 {
    case narrow = 0x6E  // n
    case wide = 0x77  // w
    case mark = 0x6D  // m
    case hidden = 0x68  // h
    case ignored = 0x69  // i
  }

  private var letters = [Letter](repeating: .narrow, count: 0x110000)

  package init(folder: URL) throws {
    for (range, width) in try Self.ranges("EastAsianWidth.txt", in: folder)
    where width == "W" || width == "F" {
      set(range, .wide)
    }
    // Hexagrams and circled numbers on black squares: drawn wide by everybody, and declared so by
    // later versions of Unicode or by the C library.
    set(0x4DC0...0x4DFF, .wide)
    set(0x3248...0x324F, .wide)

    let prepended = try Self.ranges("PropList.txt", in: folder)
      .filter { $0.property == "Prepended_Concatenation_Mark" }.flatMap(\.range)
    for (range, category) in try Self.categories(in: folder) {
      switch category {
      case "Mn", "Me": set(range, .mark)
      case "Cc", "Cf", "Zl", "Zp": set(range, .hidden)
      default: break
      }
    }
    for codePoint in prepended { letters[codePoint] = .narrow }
    for (range, property) in try Self.ranges("DerivedCoreProperties.txt", in: folder)
    where property == "Default_Ignorable_Code_Point" {
      set(range, .hidden)
    }
    // Vowels and finals of a decomposed Hangul syllable are drawn in the cells of its initial.
    set(0x1160...0x11FF, .mark)
    set(0xD7B0...0xD7FB, .mark)
    set(0x200C...0x200C, .mark)
    for ignored in [
      0x034F...0x034F, 0x180B...0x180D, 0x180F...0x180F, 0x200D...0x200D, 0xFE00...0xFE0F,
      0xE0020...0xE007F, 0xE0100...0xE01EF,
    ] {
      set(ignored, .ignored)
    }
  }

  private mutating func set(_ range: ClosedRange<Int>, _ letter: Letter) {
    for codePoint in range { letters[codePoint] = letter }
  }

  /// The Swift file with the table.
  package var source: String {
    let text = runs.joined()
    let width = 92
    let lines = stride(from: 0, to: text.utf8.count, by: width).map {
      "    " + text.dropFirst($0).prefix(width)
    }
    return """
      // Written by width-tables. Contains data of the Unicode Character Database, packed:
      // copyright © 1991-2022 Unicode, Inc., see https://www.unicode.org/license.txt.
      // swift-format-ignore-file

      extension ScalarWidth {
        /// The first code point of every run of equal widths, in hexadecimal, and its letter.
        static var runs: StaticString {
          #\"""
      \(lines.joined(separator: "\\#\n"))
          \"""#
        }
      }

      """
  }

  private var runs: [String] {
    var runs: [String] = []
    var previous: Letter?
    for (codePoint, letter) in letters.enumerated() where letter != previous {
      runs.append(
        String(codePoint, radix: 16, uppercase: true) + String(Unicode.Scalar(letter.rawValue)))
      previous = letter
    }
    return runs
  }

  // MARK: The files

  /// The rows `first..last ; property # comment` of a file.
  private static func ranges(
    _ name: String, in folder: URL
  ) throws -> [(range: ClosedRange<Int>, property: String)] {
    try rows(name, in: folder).compactMap { fields in
      let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, fields.count > 1 else { return nil }
      return (first...last, fields[1])
    }
  }

  /// General categories. Large ranges are two rows, `<…, First>` and `<…, Last>`.
  private static func categories(
    in folder: URL
  ) throws -> [(range: ClosedRange<Int>, category: String)] {
    var categories: [(ClosedRange<Int>, String)] = []
    var first: Int?
    for fields in try rows("UnicodeData.txt", in: folder) {
      guard fields.count > 2, let codePoint = Int(fields[0], radix: 16) else { continue }
      if fields[1].hasSuffix(", First>") {
        first = codePoint
      } else {
        categories.append(((first ?? codePoint)...codePoint, fields[2]))
        first = nil
      }
    }
    return categories
  }

  /// The fields of every line, comments and blanks around them left out.
  private static func rows(_ name: String, in folder: URL) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let content = line.prefix { $0 != "#" }
      guard content.contains(";") else { return nil }
      return content.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }
}
