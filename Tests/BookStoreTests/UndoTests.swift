import BookStore
import ContactModel
import Foundation
import Glibc
import Testing

/// Undo brings back more than bytes, and says what it can't bring back.
struct UndoTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func card(_ name: String) -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nUID:\(name)\r\nTEL:1\r\nEND:VCARD\r\n"
  }

  @Test func aDeletedFileComesBackWithModeAndOwner() throws {
    var book = try Storage.folder.make(in: scratch)
    chmod(scratch.path("book/1.vcf"), 0o640)
    if getuid() == 0 { chown(scratch.path("book/1.vcf"), 1, 1) }
    let before = try scratch.status("book/1.vcf")
    let change = try book.delete(book.id(of: "Bo"))
    let undone = try book.revert(change.inverse)
    let after = try scratch.status("book/1.vcf")
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    _ = try book.revert(undone.inverse)
    #expect(scratch.contents["book/1.vcf"] == nil)
  }

  @Test func aDeletedLinkComesBackAsALink() throws {
    try scratch.makeFolder("book")
    try scratch.write("real.vcf", card("Ann"))
    #expect(symlink("../real.vcf", scratch.path("book/a.vcf")) == 0)
    var book = try Storage.folder.open(in: scratch)
    let change = try book.delete(book.id(of: "Ann"))
    _ = try book.revert(change.inverse)
    #expect(try scratch.status("book/a.vcf").st_mode & S_IFMT == S_IFLNK)
    _ = try book.setPhone("2", of: "Ann")
    #expect(try scratch.text("real.vcf").contains("TEL:2"))
  }

  @Test func aLinkWhoseFileHasChangedComesBackAsTheCardThatItWas() throws {
    try scratch.makeFolder("book")
    try scratch.write("real.vcf", card("Ann"))
    #expect(symlink("../real.vcf", scratch.path("book/a.vcf")) == 0)
    var book = try Storage.folder.open(in: scratch)
    let change = try book.delete(book.id(of: "Ann"))
    try scratch.write("real.vcf", card("Eve"))
    _ = try book.revert(change.inverse)
    #expect(try scratch.text("book/a.vcf") == card("Ann"))
    #expect(try scratch.text("real.vcf") == card("Eve"))
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func allCardsOfAFileGoAndComeBackWithTheTextBetweenThem(order: [Int]) throws {
    let names = ["Al", "Bo", "Cy"]
    try scratch.makeFolder("book")
    let text = "x\n\n" + card("Al") + "\n\ny\n" + card("Bo") + "z\n" + card("Cy") + "\ntail\n"
    try scratch.write("book/three.vcf", text)
    var book = try Storage.folder.open(in: scratch)
    var history = History()
    for index in order { history.record(try book.delete(book.id(of: names[index]))) }
    #expect(scratch.contents.isEmpty)
    while let undo = history.undo { history.recordUndo(try book.revert(undo), of: undo) }
    #expect(try scratch.text("book/three.vcf") == text)
    #expect(book.names == names)
    while let redo = history.redo { history.recordRedo(try book.revert(redo), of: redo) }
    #expect(scratch.contents.isEmpty)
  }

  @Test func whatUndoCannotDoNamesTheCardsFile() throws {
    var book = try Storage.folder.make(in: scratch)
    let change = try book.setPhone("22", of: "Bo")
    let theirs = try scratch.text("book/1.vcf").replacing("TEL:22", with: "TEL:3")
    try scratch.write("book/1.vcf", theirs)
    #expect(throws: StoreError.changedSince(path: scratch.path("book/1.vcf"))) {
      try book.revert(change.inverse)
    }
    #expect(try scratch.text("book/1.vcf") == theirs)
  }
}
