import Foundation

/// A book that Tests/Tools/gencards.py made, and what it says of each card.
package struct GeneratedCards {
  package let bytes: [UInt8]
  package let manifest: [Manifest]

  /// A line of the manifest: what a card holds, told by who wrote it.
  package struct Manifest: Decodable {
    package let uid: String
    package let version: String
    package let display: String
    package let last: String?
    package let first: String?
    package let phones: [String]
    package let emails: [String]
    package let bday: String?
    package let org: String?
    package let note: String?
    /// The picture's size in bytes.
    package let photo: Int?
    package let kind: String?
    package let members: Int?
  }

  package static let isAvailable =
    (try? CommandRun(["python3", "-V"], environment: path).status) == 0

  /// The same options give the same book.
  package init(count: Int, options: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "addressbook-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (book, manifest) = (folder.appending(path: "book"), folder.appending(path: "manifest"))
    let files = ["--out", book.path, "--manifest", manifest.path]
    let run = try CommandRun(
      ["python3", Self.script, "-n", String(count)] + files + options, environment: Self.path)
    guard run.status == 0 else { throw Failure(errors: run.errors) }
    bytes = try [UInt8](Data(contentsOf: book))
    self.manifest = try Data(contentsOf: manifest).split(separator: UInt8(ascii: "\n"))
      .map { try JSONDecoder().decode(Manifest.self, from: $0) }
  }

  private struct Failure: Error { let errors: String }

  private static let script = Fixtures.folder.deletingLastPathComponent()
    .appending(path: "Tests/Tools/gencards.py").path

  private static let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
}
