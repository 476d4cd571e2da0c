import BookStore
import ContactFormats
import ContactModel
import Foundation
import Glibc
import Testing

@Suite struct VDirTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func card(_ name: String, uid: String = "u") -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nUID:\(uid)\r\nTEL:1\r\nEND:VCARD\r\n"
  }

  private func open() throws -> any Book {
    try openBook(at: scratch.path, surroundings: .fixed())
  }

  @Test func onlyFilesThatEndInVcfAreCards() throws {
    for name in ["b.vcf", "a.vcf", "c.vcf.tmp", ".x.vcf.1.tmp", "d", "color", "e.VCF", "f.txt"] {
      try scratch.write(name, card(name))
    }
    let book = try open()
    #expect(book.names == ["a.vcf", "b.vcf"])
    #expect(book.info.problems == [])
  }

  @Test func theFolderNamesItself() throws {
    #expect(try open().info.name == scratch.path.split(separator: "/").last.map(String.init))
    try scratch.write("displayname", "家人\n")
    #expect(try open().info.name == "家人")
    try scratch.write("displayname", [0xFF, 0xFE])
    #expect(try open().info.name != "")
  }

  @Test func whatIsNoCardIsReportedAndLeft() throws {
    try scratch.write("a.vcf", card("Ann"))
    try scratch.makeFolder("folder.vcf")
    try scratch.write("none.vcf", "not a card\n")
    try scratch.write("empty.vcf", "")
    try scratch.write("two.vcf", card("Bo") + card("Cy"))
    #expect(mkfifo(scratch.path("pipe.vcf"), 0o600) == 0)
    #expect(symlink("nowhere", scratch.path("link.vcf")) == 0)
    #expect(symlink("link2.vcf", scratch.path("link2.vcf")) == 0)
    let before = scratch.contents
    let book = try open()
    #expect(book.names == ["Ann", "Bo", "Cy"])
    let problems = book.info.problems
    #expect(problems.contains(.init(file: "folder.vcf", reason: .otherKind(.folder))))
    #expect(problems.contains(.init(file: "pipe.vcf", reason: .otherKind(.pipe))))
    #expect(problems.contains(.init(file: "none.vcf", reason: .noCard)))
    #expect(problems.contains(.init(file: "empty.vcf", reason: .noCard)))
    #expect(problems.contains(.init(file: "two.vcf", reason: .severalCards(2))))
    let loop = BookProblem.Reason.unreadable(SystemFailure(code: ELOOP))
    #expect(problems.contains(.init(file: "link2.vcf", reason: loop)))
    #expect(scratch.contents == before)
  }

  @Test func aBrokenCardAmongGoodOnesIsReportedWithItsLine() throws {
    try scratch.write("a.vcf", card("Ann"))
    try scratch.write("b.vcf", "BEGIN:VCARD\r\nFN:Bo\r\nrubbish\r\n")
    let book = try open()
    #expect(book.names == ["Ann", "Bo"])
    #expect(
      book.info.problems == [
        .init(file: "b.vcf", line: 1, reason: .format(.missingEnd)),
        .init(file: "b.vcf", line: 3, reason: .format(.junkLine)),
      ])
  }

  @Test func aFileNameThatIsNoTextIsReported() throws {
    let bytes = Array(scratch.path("").utf8) + [0xFF] + Array(".vcf".utf8)
    let file = bytes.map { CChar(bitPattern: $0) } + [0]
    let descriptor = Glibc.open(file, O_CREAT | O_WRONLY, 0o600)
    try #require(descriptor >= 0)
    close(descriptor)
    let book = try open()
    #expect(book.contacts.isEmpty)
    #expect(book.info.problems.map(\.reason) == [.name])
  }

  @Test func aNewCardIsNamedAfterItsUIDAndNeverReplacesAFile() throws {
    try scratch.write("new-1.vcf", card("Ann"))
    var book = try open()
    #expect(throws: StoreError.fileExists(path: scratch.path("new-1.vcf"))) {
      try book.add(Contact(name: "Bo", phones: ["1"]))
    }
    #expect(scratch.contents.count == 1)
    #expect(try scratch.text("new-1.vcf") == card("Ann"))
    _ = try book.add(Contact(name: "Bo", phones: ["1"]))
    #expect(scratch.contents.keys.sorted() == ["new-1.vcf", "new-2.vcf"])
    #expect(try scratch.text("new-2.vcf").contains("UID:new-2\r\n"))
  }

  @Test(arguments: ["../evil", ".hidden", "a/b", "ü", String(repeating: "x", count: 300)])
  func aUIDThatMayHarmIsNoFileName(uid: String) throws {
    var book = try open()
    var contact = Contact(name: "Bo", phones: ["1"])
    contact.uid = uid
    _ = try book.add(contact)
    #expect(scratch.contents.keys.sorted() == ["new-1.vcf"])
    #expect(try book.contact(book.id(of: "Bo")).uid == uid)
  }

  @Test func oneOfTwoCardsInAFileGoesAndComesBack() throws {
    try scratch.write("two.vcf", "x\n\n" + card("Bo") + "\n\ny\n" + card("Cy") + "\n")
    var book = try open()
    let before = scratch.contents
    for name in ["Bo", "Cy"] {
      let change = try book.delete(book.id(of: name))
      #expect(book.names == ["Bo", "Cy"].filter { $0 != name })
      #expect(try open().names == book.names)
      _ = try book.revert(change.inverse)
      #expect(book.names == ["Bo", "Cy"])
      #expect(scratch.contents == before)
    }
  }

  @Test func aCardBehindALinkIsChangedWhereItIs() throws {
    try scratch.makeFolder("book")
    try scratch.write("real.vcf", card("Ann"))
    #expect(symlink("../real.vcf", scratch.path("book/a.vcf")) == 0)
    var book = try openBook(at: scratch.path("book"), surroundings: .fixed())
    let id = try book.id(of: "Ann")
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = "2"
    _ = try book.update(id, from: base, to: edited)
    #expect(try scratch.text("real.vcf").contains("TEL:2"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("book/a.vcf"))
        == "../real.vcf")
    _ = try book.delete(id)
    #expect(try scratch.text("real.vcf").contains("TEL:2"))
    #expect(scratch.contents.keys.sorted() == ["real.vcf"])
  }

  @Test func aCardWithoutAUIDGetsOneAtItsFirstEdit() throws {
    try scratch.makeFolder("book")
    let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nTEL:1\r\nEND:VCARD\r\n"
    try scratch.write("book/a.vcf", text)
    var book = try openBook(at: scratch.path("book"), surroundings: .fixed())
    let id = try book.id(of: "Ann")
    let base = try book.contact(id)
    _ = try book.update(id, from: base, to: base)
    #expect(try scratch.text("book/a.vcf") == text)
    var edited = base
    edited[.note] = "n"
    let change = try book.update(id, from: base, to: edited)
    #expect(try scratch.text("book/a.vcf").contains("UID:new-1\r\n"))
    edited = try book.contact(id)
    edited[.note] = "m"
    _ = try book.update(id, from: book.contact(id), to: edited)
    #expect(try scratch.text("book/a.vcf").contains("UID:new-1\r\n"))
    edited[.note] = "n"
    _ = try book.update(id, from: book.contact(id), to: edited)
    _ = try book.revert(change.inverse)
    #expect(try scratch.text("book/a.vcf") == text)
  }

  @Test func manyCardsKeepTheOrderOfTheirNames() throws {
    for number in 0..<300 {
      try scratch.write("\(number).vcf", card("N\(number)", uid: "\(number)"))
    }
    var book = try open()
    let names = (0..<300).map { "\($0).vcf" }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(book.names == names.map { "N" + $0.dropLast(4) })
    let id = try book.id(of: "N123")
    let change = try book.delete(id)
    #expect(book.contacts.count == 299)
    _ = try book.revert(change.inverse)
    #expect(try book.id(of: "N123") == id)
    #expect(book.names == names.map { "N" + $0.dropLast(4) })
  }
}
