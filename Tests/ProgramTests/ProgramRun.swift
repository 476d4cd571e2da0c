import Foundation
import TestSupport

/// The program's executable, beside the tests' own.
func programPath() throws -> String {
  let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  return URL(filePath: tests).deletingLastPathComponent().appending(path: "addressbook").path
}

/// Runs the program to its end, without a terminal.
func runProgram(
  _ arguments: [String], environment: [String: String] = [:]
) throws -> CommandRun {
  try CommandRun([programPath()] + arguments, environment: environment)
}

extension CommandRun {
  /// The fields of each line that was printed.
  var rows: [[String]] {
    output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}

/// A folder of the test's own that goes when the test does.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "addressbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and gives its path.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Copies a fixture here, and gives the copy's path.
  func copy(_ fixture: String) throws -> String {
    try write(Fixtures.bytes("Books/\(fixture)"), to: fixture)
  }
}
