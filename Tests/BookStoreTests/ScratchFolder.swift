import BookStore
import ContactModel
import Foundation
import Pinyin
import Testing

/// A folder that a test may fill, gone when the test is.
final class ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "addressbook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: path(name)))
  }

  func write(_ name: String, _ text: String) throws { try write(name, text.utf8) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path(name))))
  }

  func text(_ name: String) throws -> String {
    try String(decoding: bytes(name), as: UTF8.self)
  }

  /// Every file below, by its path inside the folder, with its bytes.
  var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in FileManager.default.enumerator(atPath: path) ?? .init() {
      if let name = name as? String, let bytes = try? bytes(name) { contents[name] = bytes }
    }
    return contents
  }
}

extension Surroundings {
  /// A clock that stands still, and UIDs that count.
  static func fixed() -> Surroundings {
    let counter = Counter()
    return Surroundings(now: { 1_700_000_000 }, uid: { "new-\(counter.next())" })
  }
}

/// Counts from 1, on any thread.
private final class Counter: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}

extension Book {
  var names: [String] { contacts.map(\.summary.name.text) }

  func id(of name: String) throws -> ContactID {
    try #require(contacts.first { $0.summary.name.text == name }).id
  }
}
