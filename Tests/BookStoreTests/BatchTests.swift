import BookStore
import ContactModel
import Foundation
import Glibc
import Testing

/// Many cards in one step, which are written and synced together.
struct BatchTests {
  private static let count = 40

  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func open() throws -> any Book {
    try scratch.makeFolder("book")
    return try openBook(
      at: scratch.path("book"), surroundings: .fixed(stateFolder: scratch.path("state")))
  }

  private func cards(phone: String) throws -> [ImportCandidate] {
    let cards = (0..<Self.count).map { number in
      "BEGIN:VCARD\nVERSION:3.0\nFN:P\(number)\nUID:p\(number)\nTEL:\(phone)\(number)\nEND:VCARD\n"
    }
    try scratch.write("source.vcf", cards.joined())
    return try ImportFiles([scratch.path("source.vcf")]).candidates
  }

  private func importing(
    _ phone: String, into book: inout any Book, progress: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> BookChange {
    let report = try book.importCards(
      cards(phone: phone), duplicates: .replace, progress: progress)
    return try #require(report.change)
  }

  private var files: [String: [UInt8]] {
    scratch.contents.filter { $0.key.hasPrefix("book/") }
  }

  @Test func manyAreReplacedAndComeBackInOneStep() throws {
    var book = try open()
    let added = try importing("1", into: &book)
    let first = files
    let replaced = try importing("2", into: &book)
    let second = files
    #expect(first.count == Self.count && second.count == Self.count)
    #expect(book.deleted().count == Self.count)
    #expect(try book.refresh(nil).isEmpty)

    var undone = try book.revert(replaced.inverse)
    #expect(files == first)
    #expect(book.deleted().isEmpty)
    _ = try book.revert(undone.inverse)
    #expect(files == second)
    _ = try book.revert(replaced.inverse)
    undone = try book.revert(added.inverse)
    #expect(files.isEmpty && book.contacts.isEmpty)
    _ = try book.revert(undone.inverse)
    #expect(files == first)
    #expect(try book.refresh(nil).isEmpty)
    #expect(book.names == (try open()).names)
  }

  /// Of every question, since it is asked in the middle of the work.
  @Test func stoppedAnywhereNothingHasChanged() throws {
    var book = try open()
    _ = try importing("1", into: &book)
    let before = scratch.contents
    var questions = 0
    _ = try importing("2", into: &book) { _, _ in
      questions += 1
      return true
    }
    var change = try importing("1", into: &book)
    #expect(questions > 2 * Self.count)
    for stop in stride(from: 1, through: questions, by: 7) {
      var asked = 0
      #expect(throws: StoreError.cancelled) {
        try importing("3", into: &book) { _, _ in
          asked += 1
          return asked < stop
        }
      }
      #expect(files == before.filter { $0.key.hasPrefix("book/") })
      // Nothing more in the trash than the two imports have put there.
      #expect(book.deleted().count == 2 * Self.count)
    }
    #expect(try book.refresh(nil).isEmpty)
    change = try book.revert(change.inverse)
    #expect(change.cards.count == Self.count)
  }

  /// Others write while the cards are being written: what they have left is what the import is made
  /// on, and nothing of theirs is lost.
  @Test func whatOthersWriteMeanwhileStays() throws {
    var book = try open()
    _ = try importing("1", into: &book)
    let theirs = Array("BEGIN:VCARD\nFN:Theirs\nUID:p7\nEND:VCARD\n".utf8)
    let path = scratch.path("book/p7.vcf")
    var isDone = false
    _ = try importing("2", into: &book) { done, _ in
      if done == Self.count / 2, !isDone {
        isDone = true
        try? Data(theirs).write(to: URL(filePath: path))
      }
      return true
    }
    #expect(isDone)
    let kept = scratch.contents.filter { $0.key.hasPrefix("state/") }.map(\.value)
    #expect(kept.contains(theirs))
    #expect(try scratch.text("book/p7.vcf").contains("TEL:27"))
    #expect(files.count == Self.count)
    #expect(try book.refresh(nil).cards.count == 1)
    #expect(try book.refresh(nil).isEmpty)
  }

  @Test func aNameThatIsTakenMeanwhileIsNotReplaced() throws {
    var book = try open()
    let theirs = Array("somebody else's".utf8)
    let path = scratch.path("book/p7.vcf")
    _ = try importing("1", into: &book) { done, _ in
      if done == Self.count / 2 { try? Data(theirs).write(to: URL(filePath: path)) }
      return true
    }
    #expect(try scratch.bytes("book/p7.vcf") == theirs)
    #expect(files.count == Self.count + 1)
    #expect(book.contacts.count == Self.count)
  }

  @Test func cardsBehindLinksAreReplacedWhereTheyAre() throws {
    var book = try open()
    _ = try importing("1", into: &book)
    try scratch.makeFolder("real")
    for number in 0..<5 {
      try FileManager.default.moveItem(
        atPath: scratch.path("book/p\(number).vcf"), toPath: scratch.path("real/p\(number).vcf"))
      try #require(symlink("../real/p\(number).vcf", scratch.path("book/p\(number).vcf")) == 0)
    }
    let before = files.merging(scratch.contents.filter { $0.key.hasPrefix("real/") }) { old, _ in
      old
    }
    book = try open()
    let change = try importing("2", into: &book)
    #expect(try scratch.text("real/p3.vcf").contains("TEL:23"))
    #expect(try scratch.status("book/p3.vcf").st_mode & S_IFMT == S_IFLNK)
    _ = try book.revert(change.inverse)
    #expect(before.allSatisfy { scratch.contents[$0.key] == $0.value })
  }
}
