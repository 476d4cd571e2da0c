import BookStore
import ContactModel
import Foundation
import Glibc
import Testing

/// What is deleted, and comes back.
struct TrashTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func open(_ storage: Storage, now: Int = 1_700_000_000) throws -> any Book {
    try storage.open(
      in: scratch, surroundings: .fixed(now: now, stateFolder: scratch.path("state")))
  }

  /// The book's files, without the state's.
  private var bookContents: [String: [UInt8]] {
    scratch.contents.filter { !$0.key.hasPrefix("state") }
  }

  @Test(arguments: Storage.allCases, ["安若舟", "Bo", "Cleo"])
  func aDeletedContactComesBackByteForByte(storage: Storage, name: String) throws {
    _ = try storage.make(in: scratch)
    let before = bookContents
    var book = try open(storage)
    _ = try book.delete(book.id(of: name))

    // In another run.
    book = try open(storage)
    let deleted = book.deleted()
    #expect(deleted.map(\.name) == [name])
    #expect(deleted.map(\.time) == [1_700_000_000])
    #expect(deleted.map(\.book) == [scratch.path(storage.name)])
    let change = try book.restore(try #require(deleted.first))
    #expect(change.kind == .add)
    if storage == .cards {
      // Where in the text between its neighbours it stood isn't known any more.
      let card = try #require(before[storage.name]?.text.card(of: name))
      #expect(bookContents[storage.name]?.text.contains(card) == true)
    } else {
      #expect(bookContents == before)
    }
    #expect(try storage.open(in: scratch).names == book.names)
    #expect(book.deleted().isEmpty)

    // Undone, it is deleted again, and can come back again.
    _ = try book.revert(change.inverse)
    #expect(!book.names.contains(name))
    #expect(book.deleted().map(\.name) == [name])
  }

  @Test(arguments: Storage.allCases)
  func whatUndoBringsBackIsNoLongerDeleted(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    var book = try open(storage)
    let change = try book.delete(book.id(of: "Bo"))
    #expect(book.deleted().map(\.name) == ["Bo"])
    let undone = try book.revert(change.inverse)
    #expect(book.deleted().isEmpty)
    _ = try book.revert(undone.inverse)
    #expect(book.deleted().map(\.name) == ["Bo"])
  }

  @Test(arguments: Storage.allCases)
  func nothingIsDeletedThatCannotBeKept(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    try scratch.write("state", "a file, not a folder")
    var book = try open(storage)
    let before = scratch.contents
    let error = StoreError.trashUnwritable(
      path: scratch.path("state/trash"), reason: "Not a directory")
    #expect(throws: error) { try book.delete(book.id(of: "Bo")) }
    #expect(scratch.contents == before)
    #expect(book.names.contains("Bo"))
  }

  @Test(arguments: Storage.allCases)
  func aDeletionThatFailsLeavesNothingInTheTrash(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    var book = try open(storage)
    let id = try book.id(of: "Bo")
    let folder = storage == .folder ? scratch.path("book") : scratch.path
    try scratch.makeFolder("state")
    chmod(scratch.path("state"), 0o777)
    chmod(scratch.path(storage.file), 0o666)
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    try asOrdinaryUser {
      #expect(throws: StoreError.self) { try book.delete(id) }
      #expect(book.deleted().isEmpty)
    }
  }

  @Test func whatAnImportReplacesIsKeptUntilItComesBack() throws {
    _ = try Storage.folder.make(in: scratch)
    let before = bookContents
    try scratch.write(
      "theirs.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nUID:u2\nTEL:99\nEND:VCARD\n")
    let candidates = try ImportFiles([scratch.path("theirs.vcf")]).candidates
    try FileManager.default.removeItem(atPath: scratch.path("theirs.vcf"))
    var book = try open(.folder)
    let report = try book.importCards(candidates, duplicates: .replace) { _, _ in true }
    #expect(report.replaced == 1)
    #expect(book.deleted().map(\.name) == ["Bo"])
    _ = try book.revert(try #require(report.change).inverse)
    #expect(bookContents == before)
    #expect(book.deleted().isEmpty)
  }

  @Test func afterThirtyDaysACardIsGone() throws {
    let storage = Storage.cards
    _ = try storage.make(in: scratch)
    // Files have the time at which they are really written.
    let now = time(nil)
    var book = try open(storage, now: now)
    _ = try book.delete(book.id(of: "Bo"))
    let day = 24 * 60 * 60
    #expect(try open(storage, now: now + 29 * day).deleted().map(\.name) == ["Bo"])
    book = try open(storage, now: now + 31 * day)
    #expect(book.deleted().isEmpty)
    _ = try book.delete(book.id(of: "Cy"))
    #expect(book.deleted().map(\.name) == ["Cy"])
    #expect(scratch.contents.keys.filter { $0.hasPrefix("state/trash/") }.count == 2)
  }

  @Test func theModeComesBackToo() throws {
    _ = try Storage.folder.make(in: scratch)
    chmod(scratch.path("book/1.vcf"), 0o600)
    var book = try open(.folder)
    _ = try book.delete(book.id(of: "Bo"))
    _ = try book.restore(try #require(book.deleted().first))
    #expect(try scratch.status("book/1.vcf").st_mode & 0o7777 == 0o600)
  }

  @Test func theTrashIsForTheUserAlone() throws {
    _ = try Storage.cards.make(in: scratch)
    var book = try open(.cards)
    _ = try book.delete(book.id(of: "Bo"))
    for name in scratch.contents.keys where name.hasPrefix("state/") {
      #expect(try scratch.status(name).st_mode & 0o077 == 0)
    }
    #expect(try scratch.status("state/trash").st_mode & 0o077 == 0)
  }

  @Test func aCardCanBeRestoredIntoAnotherBook() throws {
    _ = try Storage.cards.make(in: scratch)
    var book = try open(.cards)
    _ = try book.delete(book.id(of: "Bo"))
    try scratch.makeFolder("book")
    try scratch.write("book/1.vcf", "BEGIN:VCARD\nVERSION:3.0\nFN:Eve\nUID:u2\nEND:VCARD\n")
    var other = try open(.folder)
    _ = try other.restore(try #require(other.deleted().first))
    #expect(Set(other.names) == ["Eve", "Bo"])
    #expect(try open(.folder).names.count == 2)
    #expect(other.deleted().isEmpty)
  }

  @Test func aNameThatWasTakenMeanwhileIsNotReplaced() throws {
    _ = try Storage.folder.make(in: scratch)
    var book = try open(.folder)
    _ = try book.delete(book.id(of: "Bo"))
    let theirs = "BEGIN:VCARD\nVERSION:3.0\nFN:Eve\nUID:u2\nEND:VCARD\n"
    try scratch.write("book/1.vcf", theirs)
    book = try open(.folder)
    _ = try book.restore(try #require(book.deleted().first))
    #expect(try scratch.text("book/1.vcf") == theirs)
    #expect(book.names.contains("Bo") && book.names.contains("Eve"))
  }

  @Test func aFileThatHasBecomeOneOfOneCardStaysThat() throws {
    let cards = ["Bo", "Eve", "Cy"].map {
      "BEGIN:VCARD\nVERSION:3.0\nFN:\($0)\nUID:\($0)\nEND:VCARD\n"
    }
    try scratch.makeFolder("book")
    try scratch.write("book/1.vcf", cards.joined())
    var book = try open(.folder)
    _ = try book.delete(book.id(of: "Bo"))
    // As it stood while others are there.
    _ = try book.restore(try #require(book.deleted().first))
    #expect(try scratch.text("book/1.vcf") == cards.joined())
    _ = try book.delete(book.id(of: "Bo"))
    try scratch.write("book/1.vcf", cards[1])
    _ = try book.refresh(nil)
    _ = try book.restore(try #require(book.deleted().first))
    #expect(try scratch.text("book/1.vcf") == cards[1])
    #expect(try scratch.text("book/Bo.vcf") == cards[0])
    #expect(Set(book.names) == ["Bo", "Eve"])
  }

  @Test func strangeNamesAndPathsAreKept() throws {
    try scratch.makeFolder("a%\nb")
    let path = "a%\nb/book.vcf"
    try scratch.write(path, "BEGIN:VCARD\nVERSION:3.0\nFN:x=1\\n%41 单\nTEL:1\nEND:VCARD\n")
    let surroundings = Surroundings.fixed(stateFolder: scratch.path("state"))
    var book = try openBook(at: scratch.path(path), surroundings: surroundings)
    let (id, summary) = try #require(book.contacts.first)
    _ = try book.delete(id)
    let deleted = try #require(book.deleted().first)
    #expect(deleted.name == summary.displayName)
    #expect(deleted.book == scratch.path(path))
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// The card of that name, with its line ends.
  fileprivate func card(of name: String) -> String? {
    let end = "END:VCARD\r\n"
    return components(separatedBy: "BEGIN:VCARD").first { $0.contains("FN:\(name)\r\n") }
      .flatMap { $0.components(separatedBy: end).first }
      .map { "BEGIN:VCARD" + $0 + end }
  }
}
