import BookStore
import ContactModel
import Foundation
import Glibc
import Testing

/// What a run leaves that was killed in the middle of a save.
struct LeftoverTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private static let random = "0123456789abc"

  /// The temporary name of a file of the book.
  private func temporary(_ storage: Storage) -> String {
    let folder = storage == .folder ? "book/" : ""
    let name = storage == .folder ? "1.vcf" : storage.name
    return "\(folder).\(name).\(Self.random).tmp"
  }

  private func open(_ storage: Storage) throws -> any Book {
    try storage.open(in: scratch, surroundings: .fixed(stateFolder: scratch.path("state")))
  }

  private var kept: [String: [UInt8]] {
    scratch.contents.filter { $0.key.hasPrefix("state") && !$0.key.hasSuffix(".info") }
  }

  @Test(arguments: Storage.allCases)
  func anOldVersionIsKeptElsewhere(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let old = try scratch.bytes(storage.file)
    var book = try open(storage)
    _ = try book.setPhone("22", of: "Bo")
    let kept = kept.count
    let files = scratch.contents
    try scratch.write(temporary(storage), old + old)
    book = try open(storage)
    #expect(book.contacts.count == 4)
    #expect(scratch.contents[temporary(storage)] == nil)
    #expect(self.kept.count == kept + 1)
    #expect(self.kept.values.contains(old + old))
    #expect(files.allSatisfy { scratch.contents[$0.key] == $0.value })
    if storage == .folder { #expect(book.deleted().map(\.name) == ["Bo"]) }
  }

  @Test(arguments: Storage.allCases)
  func aCopyOfWhatIsThereIsJustCleared(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let before = scratch.contents
    try scratch.write(temporary(storage), scratch.bytes(storage.file))
    _ = try open(storage)
    #expect(scratch.contents == before)
    try scratch.write(temporary(storage), "")
    _ = try open(storage)
    #expect(scratch.contents == before)
  }

  /// Half a version was never a book, and half a card never a card.
  @Test(arguments: Storage.allCases)
  func whatIsUnfinishedIsNotKept(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let before = scratch.contents
    let unfinished = temporary(storage).replacing(".tmp", with: ".new.tmp")
    try scratch.write(unfinished, scratch.bytes(storage.file).dropLast(20))
    let book = try open(storage)
    #expect(scratch.contents == before)
    #expect(book.deleted().isEmpty)
  }

  /// A batch that was killed leaves many.
  @Test func manyAreKept() throws {
    _ = try Storage.folder.make(in: scratch)
    for number in 10..<60 {
      try scratch.write(
        "book/.1.vcf.00000000000\(number).tmp", "BEGIN:VCARD\nFN:\(number)\nEND:VCARD")
    }
    let book = try open(.folder)
    #expect(Set(book.deleted().map(\.name)) == Set((10..<60).map { "\($0)" }))
    #expect(scratch.contents.keys.allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(arguments: Storage.allCases)
  func whatCannotBeKeptStays(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    try scratch.write(temporary(storage), scratch.bytes(storage.file) + [0x0A])
    let before = scratch.contents
    _ = try storage.open(in: scratch)
    #expect(scratch.contents == before)
    try scratch.write("state", "a file, not a folder")
    _ = try open(storage)
    #expect(scratch.contents[temporary(storage)] == before[temporary(storage)])
  }

  @Test(arguments: Storage.allCases)
  func nothingIsTouchedWhileAnotherInstanceSaves(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    try scratch.write(temporary(storage), scratch.bytes(storage.file))
    let before = scratch.contents
    let folder = storage == .folder ? scratch.path("book") : scratch.path
    let lock = Glibc.open(folder, O_RDONLY | O_DIRECTORY)
    try #require(lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
    _ = try open(storage)
    #expect(scratch.contents == before)
    close(lock)
    _ = try open(storage)
    #expect(scratch.contents[temporary(storage)] == nil)
  }

  @Test(arguments: [
    ".1.vcf.0123456789ab.tmp", ".1.vcf.0123456789ABC.tmp", "1.vcf.0123456789abc.tmp",
    ".1.vcf.0123456789abc.tmp~", ".1.vcf.0123456789abc.old.tmp", "..0123456789abc.tmp",
    ".notes.0123456789abc.tmp", ".1.vcf.swp",
  ])
  func filesOfOtherProgramsAreNeverCleared(name: String) throws {
    _ = try Storage.folder.make(in: scratch)
    _ = try Storage.cards.make(in: scratch)
    try scratch.write("book/" + name, "theirs")
    try scratch.write(name, "theirs")
    let before = scratch.contents
    _ = try open(.folder)
    _ = try open(.cards)
    #expect(scratch.contents == before)
  }
}
