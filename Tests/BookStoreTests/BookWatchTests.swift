import BookStore
import Foundation
import Glibc
import Testing

struct BookWatchTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test(arguments: Storage.allCases)
  func whatAnotherProgramChangesIsTold(storage: Storage) throws {
    let book = try storage.make(in: scratch)
    var watch = try watching(book)
    #expect(watch.delay == nil)
    let file = storage == .folder ? "book/1.vcf" : storage.name
    try scratch.write(file, scratch.bytes(file))
    let expected: BookWatch.Ripe = storage == .folder ? .files(["1.vcf"]) : .everything
    #expect(ripe(&watch) == expected)
    #expect(watch.delay == nil)
  }

  @Test(arguments: Storage.allCases)
  func aBookThatIsExchangedIsTold(storage: Storage) throws {
    let book = try storage.make(in: scratch)
    var watch = try watching(book)
    try FileManager.default.moveItem(
      atPath: scratch.path(storage.name), toPath: scratch.path("aside"))
    _ = try storage.make(in: scratch)
    #expect(ripe(&watch) == .everything)
    // The new one is watched like the old one.
    let file = storage == .folder ? "book/2.vcf" : storage.name
    try scratch.write(file, scratch.bytes(file))
    #expect(ripe(&watch) == (storage == .folder ? .files(["2.vcf"]) : .everything))
  }

  @Test func aFileBehindALinkIsWatched() throws {
    _ = try Storage.cards.make(in: scratch)
    try scratch.makeFolder("links")
    #expect(symlink("../book.vcf", scratch.path("links/book.vcf")) == 0)
    var watch = try watching(openBook(at: scratch.path("links/book.vcf")))
    try scratch.write("book.vcf", scratch.bytes("book.vcf"))
    #expect(ripe(&watch) == .everything)
  }

  @Test func aCardThatIsALinkIsWatched() throws {
    _ = try Storage.folder.make(in: scratch)
    try scratch.makeFolder("elsewhere")
    try FileManager.default.moveItem(
      atPath: scratch.path("book/1.vcf"), toPath: scratch.path("elsewhere/bo.vcf"))
    #expect(symlink("../elsewhere/bo.vcf", scratch.path("book/1.vcf")) == 0)
    var watch = try watching(Storage.folder.open(in: scratch))
    try scratch.write("elsewhere/bo.vcf", scratch.bytes("elsewhere/bo.vcf"))
    #expect(ripe(&watch) == .files(["1.vcf"]))
  }

  @Test(arguments: Storage.allCases)
  func rightsThatChangeAreTold(storage: Storage) throws {
    var watch = try watching(storage.make(in: scratch))
    chmod(scratch.path(storage.file), 0o640)
    #expect(ripe(&watch) == (storage == .folder ? .files(["1.vcf"]) : .everything))
    chmod(scratch.path(storage.name), 0o750)
    #expect(ripe(&watch) == .everything)
  }

  @Test func filesThatAreNoCardsAreNobodysBusiness() throws {
    var watch = try watching(Storage.folder.make(in: scratch))
    try scratch.write("book/.1.vcf.x.tmp", "")
    try scratch.write("book/notes.txt", "x")
    try scratch.write("book/3.vcf", "")
    #expect(ripe(&watch) == .files(["3.vcf"]))
  }

  @Test func manyFilesAreToldInParts() throws {
    var watch = try watching(Storage.folder.make(in: scratch))
    for number in 0..<50 { try scratch.write("book/n\(number).vcf", "") }
    var names: [String] = []
    while let part = ripe(&watch, limit: 20) {
      guard case .files(let files) = part else {
        Issue.record("all of it")
        return
      }
      #expect(files.count <= 20)
      names += files
      if names.count >= 50 { break }
    }
    #expect(Set(names) == Set((0..<50).map { "n\($0).vcf" }))
  }

  private func watching(_ book: any Book) throws -> BookWatch {
    guard let watch = BookWatch.ofBook(at: book.info.path) else { throw NoWatch() }
    return watch
  }

  private struct NoWatch: Error {}

  /// Waits until something has ripened, as the program does.
  private func ripe(_ watch: inout BookWatch, limit: Int = 1000) -> BookWatch.Ripe? {
    for _ in 0..<1000 {
      var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32(watch.delay ?? 1000))
      watch.collect()
      if let ripe = watch.take(limit: limit) { return ripe }
    }
    return nil
  }
}
