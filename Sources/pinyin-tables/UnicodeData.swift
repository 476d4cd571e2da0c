package import Foundation

/// What the tables need of the Unicode character database, from Debian's package unicode-data.
package struct UnicodeData {
  package static let folder = URL(filePath: "/usr/share/unicode")

  /// The packed files that the tables are made of, and how their SHA-256 begins (15.0.0-1).
  static let packed = [
    "Unihan_Readings.txt.bz2": "216d9e19",
    "Unihan_IRGSources.txt.bz2": "52e6e55d",
    "Unihan_Variants.txt.bz2": "42f42d18",
  ]

  package enum Problem: Error, CustomStringConvertible {
    case commandFailed(String)
    case otherVersion(file: String)

    package var description: String {
      switch self {
      case .commandFailed(let command): "\(command) failed"
      case .otherVersion(let file): "\(file) is not the one of unicode-data 15.0.0-1"
      }
    }
  }

  /// Property name → code point → value.
  private var properties: [String: [UInt32: String]] = [:]
  /// Radicals and compatibility ideographs → the character that they stand for.
  var compatibility: [UInt32: UInt32] = [:]

  /// Whether the package is there, for tests that can be skipped.
  package static var isInstalled: Bool {
    packed.keys.allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }

  package init() throws {
    for (name, digest) in Self.packed {
      let path = Self.folder.appending(path: name).path
      guard try output(of: "sha256sum", path).hasPrefix(digest) else {
        throw Problem.otherVersion(file: path)
      }
      readProperties(try output(of: "bunzip2", "-dc", path))
    }
    try readCompatibility()
  }

  /// The value of a property (`kMandarin`) of a character.
  func value(_ property: String, of codePoint: UInt32) -> String? {
    properties[property]?[codePoint]
  }

  /// Every character that has the property.
  func codePoints(with property: String) -> [UInt32] {
    (properties[property] ?? [:]).keys.sorted()
  }

  private mutating func readProperties(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("U+") {
      let columns = line.split(separator: "\t", maxSplits: 2)
      guard columns.count == 3, let codePoint = UInt32(columns[0].dropFirst(2), radix: 16)
      else { continue }
      properties[String(columns[1]), default: [:]][codePoint] = String(columns[2])
    }
  }

  /// Single-character decompositions of the compatibility ideographs and Kangxi radicals, and the
  /// ideographs that the other radicals stand for.
  private mutating func readCompatibility() throws {
    let radicals = try String(
      contentsOf: Self.folder.appending(path: "EquivalentUnifiedIdeograph.txt"), encoding: .utf8)
    for line in radicals.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.prefix { $0 != "#" }.split(separator: ";")
      guard columns.count == 2, let to = UInt32(columns[1].trimmed, radix: 16) else { continue }
      let ends = columns[0].trimmed.split(separator: ".").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for codePoint in first...last where codePoint < 0x3000 { compatibility[codePoint] = to }
    }
    let characters = try String(
      contentsOf: Self.folder.appending(path: "UnicodeData.txt"), encoding: .utf8)
    for line in characters.split(separator: "\n") {
      let columns = line.split(separator: ";", omittingEmptySubsequences: false)
      guard columns.count > 5, let codePoint = UInt32(columns[0], radix: 16),
        let scalar = Unicode.Scalar(codePoint),
        scalar.properties.isIdeographic || isRadical(codePoint),
        let to = UInt32(columns[5].replacing("<compat> ", with: ""), radix: 16)
      else { continue }
      compatibility[codePoint] = to
    }
  }
}

private func isRadical(_ codePoint: UInt32) -> Bool { (0x2E80...0x2FDF).contains(codePoint) }

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

/// What a command writes to its standard output.
private func output(of command: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw UnicodeData.Problem.commandFailed(command.joined(separator: " "))
  }
  return String(decoding: bytes, as: UTF8.self)
}
