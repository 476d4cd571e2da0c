import BookStore
import ContactModel
import Foundation
import Glibc
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

  /// Of a link itself.
  func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(path(name), &status) == 0)
    return status
  }

  /// Every file below, by its path inside the folder, with its bytes.
  var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    // (The enumerator stumbles over a path that has this folder's own path in it.)
    for name in FileManager.default.subpaths(atPath: path) ?? [] {
      if let bytes = try? bytes(name) { contents[name] = bytes }
    }
    return contents
  }
}

extension Surroundings {
  /// A clock that stands still, and UIDs that count.
  static func fixed(
    now: Int = 1_700_000_000, stateFolder: String? = nil
  ) -> Surroundings {
    let counter = Counter()
    return Surroundings(
      now: { now }, uid: { "new-\(counter.next())" }, stateFolder: stateFolder)
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

  /// Gives a contact another phone number.
  mutating func setPhone(_ phone: String, of name: String) throws -> BookChange {
    let id = try id(of: name)
    let base = try contact(id)
    var edited = base
    edited[.phones][0].value = phone
    return try update(id, from: base, to: edited)
  }

  func id(of name: String) throws -> ContactID {
    try #require(contacts.first { $0.summary.name.text == name }).id
  }
}
