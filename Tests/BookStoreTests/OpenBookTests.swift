import BookStore
import ContactFormats
import ContactModel
import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct OpenBookTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test(arguments: ["nobody", "nobody.vcf", "nobody.plist", "no/body.vcf"])
  func aMissingBookIsAnErrorAndIsNotMade(name: String) {
    #expect(throws: StoreError.missing(path: scratch.path(name))) {
      try openBook(at: scratch.path(name))
    }
    #expect(scratch.contents.isEmpty)
  }

  @Test func theDefaultBookIsMadeOnFirstUse() throws {
    let path = scratch.path("share/addressbook")
    let book = try openBook(at: path, createIfMissing: true)
    #expect(book.contacts.isEmpty)
    #expect(book.info.format == .folder)
    #expect(try permissions("share/addressbook") == 0o700)
    _ = try openBook(at: path, createIfMissing: true)
  }

  @Test func aLinkThatLeadsNowhereIsMissing() throws {
    #expect(symlink("nowhere", scratch.path("book.vcf")) == 0)
    #expect(throws: StoreError.missing(path: scratch.path("book.vcf"))) {
      try openBook(at: scratch.path("book.vcf"))
    }
  }

  @Test func aCircleOfLinksIsUnreadable() throws {
    #expect(symlink("book.vcf", scratch.path("book.vcf")) == 0)
    #expect(
      throws: StoreError.unreadable(path: scratch.path("book.vcf"), SystemFailure(code: ELOOP))
    ) {
      try openBook(at: scratch.path("book.vcf"))
    }
  }

  @Test func aPipeIsNeitherReadNorWaitedFor() throws {
    #expect(mkfifo(scratch.path("book.vcf"), 0o600) == 0)
    #expect(throws: StoreError.otherKind(path: scratch.path("book.vcf"), .pipe)) {
      try openBook(at: scratch.path("book.vcf"))
    }
  }

  @Test func aDeviceIsNoBook() {
    #expect(throws: StoreError.otherKind(path: "/dev/null", .device)) {
      try openBook(at: "/dev/null")
    }
  }

  @Test(arguments: ["book", "book.txt", "book.vcf.bak"])
  func aFileOfAnotherNameIsNoBook(name: String) throws {
    try scratch.write(name, "BEGIN:VCARD\r\nEND:VCARD\r\n")
    #expect(throws: StoreError.unknownFormat(path: scratch.path(name))) {
      try openBook(at: scratch.path(name))
    }
  }

  @Test func aFileWithoutAnyCardIsNoBook() throws {
    try scratch.write("book.vcf", "<html>\n")
    #expect(
      throws: StoreError.notABook(
        path: scratch.path("book.vcf"), .otherShape(expected: "BEGIN:VCARD"))
    ) {
      try openBook(at: scratch.path("book.vcf"))
    }
  }

  @Test(arguments: ["", "\n\n"])
  func anEmptyFileOfCardsIsAnEmptyBook(text: String) throws {
    try scratch.write("book.vcf", text)
    var book = try openBook(at: scratch.path("book.vcf"), surroundings: .fixed())
    #expect(book.contacts.isEmpty)
    _ = try book.add(Contact(name: "Ann", phones: ["1"]))
    #expect(try openBook(at: scratch.path("book.vcf")).names == ["Ann"])
    #expect(try scratch.text("book.vcf").hasPrefix(text + "BEGIN:VCARD"))
  }

  static let damaged: [(String, PropertyListFault, Int?)] = [
    ("truncated-xml", .truncated, 650), ("whitespace-only", .blank, nil),
    ("empty-file", .empty, nil), ("root-array", .wrongShape(.array), nil),
    ("root-string", .wrongShape(.scalar), nil),
    ("binary-self-dict", .selfReference, nil), ("xml-billion-laughs", .definesEntities, 2),
  ]

  @Test(arguments: damaged)
  func aDamagedPropertyListSaysWhyAndWhere(
    name: String, fault: PropertyListFault, line: Int?
  ) throws {
    try scratch.write("book.plist", Fixtures.bytes("PropertyLists/\(name).plist"))
    let error = StoreError.notABook(
      path: scratch.path("book.plist"), .propertyList(fault, line: line))
    #expect(throws: error) { try openBook(at: scratch.path("book.plist")) }
  }

  @Test func aPropertyListWithCommentsOpensReadOnly() throws {
    try scratch.write("book.plist", Fixtures.bytes("PropertyLists/xml-comments-dups.plist"))
    var book = try openBook(at: scratch.path("book.plist"))
    let reason = ReadOnlyReason.wouldLose(path: scratch.path("book.plist"), .comment(line: 4))
    #expect(book.info.readOnly == reason)
    let before = scratch.contents
    #expect(throws: StoreError.readOnly(reason)) {
      try book.add(Contact(name: "Ann", phones: ["1"]))
    }
    #expect(throws: StoreError.readOnly(reason)) { try book.delete(book.contacts[0].id) }
    #expect(scratch.contents == before)
  }

  @Test func anOldStylePropertyListOpensReadOnlyAndStaysAsItIs() throws {
    try scratch.write("book.plist", Fixtures.bytes("PropertyLists/contacts-openstep.plist"))
    var book = try openBook(at: scratch.path("book.plist"))
    let reason = ReadOnlyReason.oldStyle(path: scratch.path("book.plist"))
    #expect(book.info.readOnly == reason)
    #expect(book.contacts.count == 64)
    let before = scratch.contents
    let id = book.contacts[0].id
    let base = try book.contact(id)
    var edited = base
    edited[.name] = "Ann"
    #expect(throws: StoreError.readOnly(reason)) { try book.add(edited) }
    #expect(throws: StoreError.readOnly(reason)) { try book.update(id, from: base, to: edited) }
    #expect(throws: StoreError.readOnly(reason)) { try book.delete(id) }
    #expect(scratch.contents == before)
  }

  @Test func theSampleBookOpens() throws {
    try scratch.write("book.plist", Fixtures.bytes("Books/Class14ContactList.plist"))
    let book = try openBook(at: scratch.path("book.plist"))
    #expect(book.contacts.count == 64)
    #expect(book.info.problems == [])
    #expect(book.info.name == "book.plist")
  }

  private func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path(name))
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
