import BookStore
import ContactModel
import Foundation
import Testing

/// Copies of books that are one file.
struct BackupTests {
  static let storages = Storage.allCases.filter { $0 != .folder }

  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func open(_ storage: Storage, now: Int = 1_700_000_000) throws -> any Book {
    try storage.open(
      in: scratch, surroundings: .fixed(now: now, stateFolder: scratch.path("state")))
  }

  /// The copies of a book, the oldest first.
  private func backups(of storage: Storage) throws -> [[UInt8]] {
    let folder = "state/backups" + scratch.path(storage.name)
    let names = scratch.contents.keys.filter { $0.hasPrefix(folder + "/") }
    return try names.sorted().map { try scratch.bytes($0) }
  }

  @Test(arguments: storages)
  func theFirstChangeOfARunIsPrecededByACopy(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let first = try scratch.bytes(storage.name)
    var book = try open(storage)
    #expect(try backups(of: storage).isEmpty)
    _ = try book.setPhone("22", of: "Bo")
    _ = try book.setPhone("33", of: "Bo")
    #expect(try backups(of: storage) == [first])
    let second = try scratch.bytes(storage.name)
    book = try open(storage)
    _ = try book.setPhone("44", of: "Bo")
    #expect(try backups(of: storage) == [first, second])
  }

  @Test func theLastTenAreKept() throws {
    let storage = Storage.cards
    _ = try storage.make(in: scratch)
    var states: [[UInt8]] = []
    for number in 0..<14 {
      states.append(try scratch.bytes(storage.name))
      // Several in one second too.
      var book = try open(storage, now: 1_700_000_000 + number / 3)
      _ = try book.setPhone("\(number)0", of: "Bo")
    }
    #expect(try backups(of: storage) == Array(states.suffix(10)))
  }

  @Test(arguments: storages)
  func withoutACopyTheChangeIsMadeAndSaysSo(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    try scratch.write("state", "a file, not a folder")
    var book = try open(storage)
    let change = try book.setPhone("22", of: "Bo")
    #expect(
      change.caution == .noBackup(path: scratch.path(storage.name), reason: "Not a directory"))
    #expect(try book.setPhone("33", of: "Bo").caution == nil)
    #expect(try storage.open(in: scratch).contact(book.id(of: "Bo"))[.phones][0].value == "33")
  }

  @Test func aFolderOfCardsNeedsNone() throws {
    _ = try Storage.folder.make(in: scratch)
    var book = try open(.folder)
    _ = try book.setPhone("22", of: "Bo")
    #expect(!scratch.contents.keys.contains { $0.hasPrefix("state") })
  }
}
