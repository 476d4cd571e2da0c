import BookStore
import ContactModel
import Foundation
import Glibc
import Testing

/// What a save does to the file, its folder, and to what other programs did meanwhile.
@Suite struct SavingTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// The book's first file with a card or a person in it.
  private func file(of storage: Storage) -> String {
    storage == .folder ? "book/1.vcf" : storage.name
  }

  private func edit(_ book: inout any Book) throws -> BookChange {
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = "22"
    return try book.update(id, from: base, to: edited)
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(scratch.path(name), &status)
    return status
  }

  @Test(arguments: Storage.allCases)
  func modeAndOwnerStay(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    let file = scratch.path(file(of: storage))
    chmod(file, 0o640)
    if getuid() == 0 { chown(file, 1, 1) }
    let before = status(self.file(of: storage))
    var book = try storage.open(in: scratch)
    _ = try edit(&book)
    let after = status(self.file(of: storage))
    #expect(after.st_mode == before.st_mode)
    #expect(after.st_uid == before.st_uid)
    #expect(after.st_gid == before.st_gid)
    #expect(after.st_ino != before.st_ino)
  }

  @Test(arguments: Storage.allCases.filter { $0 != .folder })
  func aLinkIsFollowedAndStays(storage: Storage) throws {
    _ = try storage.make(in: scratch)
    try scratch.makeFolder("links")
    let link = "links/" + storage.name
    #expect(symlink("../" + storage.name, scratch.path(link)) == 0)
    var book = try openBook(at: scratch.path(link), surroundings: .fixed())
    _ = try edit(&book)
    #expect(status(link).st_mode & S_IFMT == S_IFLNK)
    #expect(try storage.open(in: scratch).contact(book.id(of: "Bo"))[.phones][0].value == "22")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("links")).count == 1)
  }

  @Test(arguments: Storage.allCases)
  func aFileThatWasOnlyTouchedCanBeSaved(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let file = file(of: storage)
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
    try FileManager.default.removeItem(atPath: scratch.path(file(of: storage)))
    let contents = scratch.contents
    #expect(throws: StoreError.contactGone(path: scratch.path(file(of: storage)))) {
      try book.delete(id)
    }
    #expect(throws: StoreError.self) { try book.revert(change.inverse) }
    #expect(scratch.contents == contents)
  }

  @Test(arguments: Storage.allCases)
  func aFailedSaveLeavesTheFileAndTheBook(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let before = scratch.contents
    let file = file(of: storage)
    let folder = storage == .folder ? scratch.path("book") : scratch.path
    chmod(scratch.path(file), 0o666)
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let error = StoreError.unwritable(path: scratch.path(file), SystemFailure(code: EACCES))
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
    chmod(scratch.path("book/1.vcf"), 0o444)
    let before = scratch.contents
    let reason = ReadOnlyReason.file(path: scratch.path("book/1.vcf"))
    try asOrdinaryUser {
      #expect(throws: StoreError.readOnly(reason)) { try edit(&book) }
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
}
