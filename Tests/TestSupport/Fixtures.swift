package import Foundation

/// The project's Fixtures folder.
package enum Fixtures {
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The bytes of a fixture, by its path inside the folder.
  package static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: path)))
  }

  /// The rows of a table of tab-separated values, without its header.
  package static func rows(_ path: String) throws -> [[String]] {
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
