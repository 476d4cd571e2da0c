import BookStore
import CFileSystem
import ContactModel
import Foundation
import Glibc
import Pinyin
import Testing

/// What a save does to the file, its folder, and to what other programs did meanwhile.
@Suite struct SavingTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func edit(_ book: inout any Book) throws -> BookChange {
    try book.setPhone("22", of: "Bo")
  }

  @Test(arguments: Storage.allCases)
  func modeAndOwnerStay(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let file = scratch.path(storage.file)
    chmod(file, 0o640)
    if getuid() == 0 { chown(file, 1, 1) }
    let before = try scratch.status(storage.file)
    var book = try storage.open(in: scratch)
    _ = try edit(&book)
    let after = try scratch.status(storage.file)
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_uid == before.st_uid)
    #expect(after.st_gid == before.st_gid)
    #expect(after.st_ino != before.st_ino)
  }

  @Test(arguments: Storage.allCases)
  func extendedAttributesStay(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let value = Array("kept\0all".utf8)
    let file = Glibc.open(scratch.path(storage.file), O_RDONLY)
    defer { close(file) }
    // A file system without them keeps none.
    guard cfs_set_attribute(file, "user.note", value, value.count) == 0 else { return }
    var book = try storage.open(in: scratch)
    _ = try edit(&book)
    var found = [UInt8](repeating: 0, count: 100)
    let new = Glibc.open(scratch.path(storage.file), O_RDONLY)
    defer { close(new) }
    let count = cfs_get_attribute(new, "user.note", &found, found.count)
    #expect(Array(found.prefix(max(0, count))) == value)
  }

  @Test(arguments: Storage.allCases)
  func aFileWithOtherNamesIsWarnedAboutAndBecomesOneOfItsOwn(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let old = try scratch.bytes(storage.file)
    #expect(link(scratch.path(storage.file), scratch.path("other")) == 0)
    var book = try storage.open(in: scratch)
    let name = String(storage.file.split(separator: "/").last ?? "")
    #expect(book.info.problems.contains(BookProblem(file: name, reason: .hardLinked)))
    _ = try edit(&book)
    #expect(try scratch.bytes("other") == old)
    #expect(try scratch.bytes(storage.file) != old)
    #expect(try !storage.open(in: scratch).info.problems.contains { $0.reason == .hardLinked })
  }

  @Test(arguments: [120, 251])
  func longNamesCanBeSaved(length: Int) throws {
    try scratch.makeFolder("book")
    let name = String(repeating: "单", count: length / 3) + ".vcf"
    try scratch.write("book/" + name, "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nTEL:1\nEND:VCARD\n")
    var book = try Storage.folder.open(in: scratch)
    _ = try edit(&book)
    let change = try book.delete(book.id(of: "Bo"))
    _ = try book.revert(change.inverse)
    #expect(try scratch.text("book/" + name).contains("TEL:22"))
    #expect(scratch.contents.count == 1)
  }

  @Test(arguments: Storage.allCases.filter { $0 != .folder })
  func aLinkIsFollowedAndStays(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    try scratch.makeFolder("links")
    let link = "links/" + storage.name
    #expect(symlink("../" + storage.name, scratch.path(link)) == 0)
    var book = try openBook(at: scratch.path(link), surroundings: .fixed())
    _ = try edit(&book)
    #expect(try scratch.status(link).st_mode & S_IFMT == S_IFLNK)
    #expect(try storage.open(in: scratch).contact(book.id(of: "Bo"))[.phones][0].value == "22")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("links")).count == 1)
  }

  @Test(arguments: Storage.allCases)
  func aFileThatWasOnlyTouchedCanBeSaved(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let file = storage.file
    let bytes = try scratch.bytes(file)
    try FileManager.default.removeItem(atPath: scratch.path(file))
    try scratch.write(file, bytes)
    _ = try edit(&book)
    #expect(try storage.open(in: scratch).contact(book.id(of: "Bo"))[.phones][0].value == "22")
  }

  @Test(arguments: Storage.allCases)
  func aFileThatIsGoneIsNotMadeAnew(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let change = try edit(&book)
    try FileManager.default.removeItem(atPath: scratch.path(storage.file))
    let contents = scratch.contents
    let path = scratch.path(storage.file)
    let isBook = storage != .folder
    #expect(throws: isBook ? StoreError.bookGone(path: path) : .contactGone(path: path)) {
      try book.delete(id)
    }
    #expect(throws: StoreError.self) { try book.revert(change.inverse) }
    #expect(scratch.contents == contents)
  }

  @Test(arguments: Storage.allCases.filter { $0 != .folder })
  func aBookWhoseFileIsBackCanBeSavedAgain(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let bytes = try scratch.bytes(storage.file)
    let contact = Contact(name: "Cora", phones: ["6"])
    try FileManager.default.removeItem(atPath: scratch.path(storage.file))
    #expect(throws: StoreError.bookGone(path: scratch.path(storage.file))) {
      try book.add(contact)
    }
    try scratch.write(storage.file, bytes)
    _ = try book.add(contact)
    #expect(try storage.open(in: scratch).names.contains("Cora"))
  }

  @Test(arguments: Storage.allCases)
  func aFailedSaveLeavesTheFileAndTheBook(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let before = scratch.contents
    let file = storage.file
    let folder = storage == .folder ? scratch.path("book") : scratch.path
    chmod(scratch.path(file), 0o666)
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let error = StoreError.readOnly(.folder(path: folder))
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = "22"
    try asOrdinaryUser {
      #expect(throws: error) { try book.update(id, from: base, to: edited) }
      #expect(throws: StoreError.self) { try book.add(Contact(name: "Dora", phones: ["5"])) }
      #expect(throws: StoreError.self) { try book.delete(id) }
    }
    #expect(scratch.contents == before)
    #expect(book.names == ["安若舟", "Bo", "Cy", "Cleo"])
    chmod(folder, 0o755)
    _ = try book.update(id, from: base, to: edited)
    #expect(try storage.open(in: scratch).contact(id)[.phones][0].value == "22")
  }

  @Test(arguments: Storage.allCases)
  func aBookWithoutWritePermissionOpensReadOnly(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let path = scratch.path(storage.name)
    chmod(path, storage == .folder ? 0o555 : 0o444)
    defer { chmod(path, 0o755) }
    let before = scratch.contents
    try asOrdinaryUser {
      var book = try storage.open(in: scratch)
      let reason: ReadOnlyReason = storage == .folder ? .folder(path: path) : .file(path: path)
      #expect(book.info.readOnly == reason)
      #expect(book.contacts.count == 4)
      #expect(throws: StoreError.readOnly(reason)) {
        try book.add(Contact(name: "Dora", phones: ["5"]))
      }
      #expect(throws: StoreError.readOnly(reason)) { try book.delete(book.contacts[0].id) }
    }
    #expect(scratch.contents == before)
  }

  @Test(arguments: Storage.allCases)
  func aRightThatComesBackIsSeenAtTheNextTry(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let path = scratch.path(storage.name)
    chmod(scratch.path, 0o777)
    chmod(path, storage == .folder ? 0o555 : 0o444)
    var opened: (any Book)?
    try asOrdinaryUser { opened = try storage.open(in: scratch) }
    var book = try #require(opened)
    #expect(book.info.readOnly != nil)
    chmod(path, storage == .folder ? 0o777 : 0o666)
    try asOrdinaryUser {
      _ = try book.add(Contact(name: "Dora", phones: ["5"]))
      #expect(book.info.readOnly == nil)
    }
    chmod(path, storage == .folder ? 0o555 : 0o444)
    try asOrdinaryUser {
      _ = try book.refresh(nil)
      #expect(book.info.readOnly != nil)
    }
    chmod(path, 0o755)
  }

  @Test(arguments: Storage.allCases.filter { $0 != .folder })
  func aFileInAFolderWithoutWritePermissionOpensReadOnly(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    chmod(scratch.path(storage.name), 0o666)
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    try asOrdinaryUser {
      let book = try storage.open(in: scratch)
      #expect(book.info.readOnly == .folder(path: scratch.path))
    }
  }

  @Test func aCardWithoutWritePermissionStays() throws {
    var book = try Storage.folder.make(in: scratch)
    chmod(scratch.path("book"), 0o777)
    chmod(scratch.path("book/0.vcf"), 0o666)
    chmod(scratch.path("book/1.vcf"), 0o444)
    let before = scratch.contents
    let reason = ReadOnlyReason.file(path: scratch.path("book/1.vcf"))
    try asOrdinaryUser {
      let reasons = book.contacts.map { book.readOnlyReason(for: $0.id) }
      #expect(reasons.prefix(2) == [nil, reason])
      #expect(throws: StoreError.readOnly(reason)) { try edit(&book) }
      let id = try book.id(of: "Bo")
      #expect(throws: StoreError.readOnly(reason)) { try book.delete(id) }
      let ranking = Placement.Ranking(
        id: id, order: ManualOrder(anchor: SortName("Bo"), rank: .middle))
      #expect(throws: StoreError.readOnly(reason)) {
        try book.move(Placement(id: id, destination: .ranked([ranking])))
      }
    }
    #expect(scratch.contents == before)
  }

  @Test(arguments: Storage.allCases)
  func aBookThatMayNotBeReadIsAnError(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let path = scratch.path(storage.name)
    chmod(path, 0)
    defer { chmod(path, 0o755) }
    try asOrdinaryUser {
      #expect(throws: StoreError.unreadable(path: path, SystemFailure(code: EACCES))) {
        try storage.open(in: scratch)
      }
    }
  }

  @Test func aCardThatMayNotBeReadIsReportedAndKept() throws {
    _ = try Storage.folder.make(in: scratch)
    chmod(scratch.path("book/1.vcf"), 0)
    try asOrdinaryUser {
      let book = try Storage.folder.open(in: scratch)
      #expect(book.names == ["安若舟", "Cy", "Cleo"])
      let reason = BookProblem.Reason.unreadable(SystemFailure(code: EACCES))
      #expect(book.info.problems.contains(.init(file: "1.vcf", reason: reason)))
    }
  }

  @Test func aCardThatCanBeReadAgainComesBack() throws {
    _ = try Storage.folder.make(in: scratch)
    chmod(scratch.path("book/1.vcf"), 0)
    var opened: (any Book)?
    try asOrdinaryUser { opened = try Storage.folder.open(in: scratch) }
    var book = try #require(opened)
    chmod(scratch.path("book/1.vcf"), 0o644)
    #expect(try book.refresh(["1.vcf"]).cards.map(\.summary?.displayName) == ["Bo"])
    #expect(!book.info.problems.contains { $0.file == "1.vcf" })
  }
}
