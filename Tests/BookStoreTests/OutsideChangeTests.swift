import BookStore
import ContactModel
import Foundation
import Testing

/// Other programs write to the book while it is open here.
struct OutsideChangeTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test(arguments: Storage.allCases)
  func nothingIsNewInAnUntouchedBook(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    _ = try edit(&book, "Bo", "22")
    #expect(try book.refresh(nil).isEmpty)
  }

  @Test(arguments: Storage.allCases)
  func changesOfAnotherProgramArrive(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let (bo, cy, cleo) = try (book.id(of: "Bo"), book.id(of: "Cy"), book.id(of: "Cleo"))
    var other = try storage.open(in: scratch)
    _ = try edit(&other, "Bo", "22")
    _ = try other.delete(other.id(of: "Cy"))
    _ = try other.add(Contact(name: "Dido", phones: ["5"]))

    let change = try book.refresh(nil)
    #expect(try book.id(of: "Bo") == bo)
    #expect(try book.id(of: "Cleo") == cleo)
    #expect(summary(of: bo, in: change)?.phones == ["22"])
    #expect(change.cards.last { $0.id == cy }.map { $0.summary == nil } == true)
    let dido = try book.id(of: "Dido")
    #expect(summary(of: dido, in: change)?.phones == ["5"])
    #expect(![bo, cy, cleo].contains(dido))
    #expect(Set(book.names) == ["安若舟", "Bo", "Cleo", "Dido"])
    #expect(try book.refresh(nil).isEmpty)
  }

  @Test(arguments: Storage.allCases)
  func anEditIsMadeOnWhatAnotherProgramHasLeft(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var other = try storage.open(in: scratch)
    _ = try edit(&other, "Cleo", "44")
    try note(&other, "Bo", "theirs")

    var edited = base
    edited[.phones][0].value = "22"
    let change = try book.update(id, from: base, to: edited)
    let fresh = try storage.open(in: scratch)
    let bo = try fresh.contact(fresh.id(of: "Bo"))
    #expect(bo[.phones].map(\.value) == ["22"])
    #expect(bo[.note] == "theirs")
    #expect(try fresh.contact(fresh.id(of: "Cleo"))[.phones].map(\.value) == ["44"])

    // What was noticed on the way is told, and the edit can be taken back.
    _ = try book.revert(change.inverse)
    let undone = try storage.open(in: scratch)
    #expect(try undone.contact(undone.id(of: "Bo"))[.phones].map(\.value) == ["2"])
    #expect(try undone.contact(undone.id(of: "Bo"))[.note] == "theirs")
  }

  @Test(arguments: Storage.allCases)
  func oneFieldChangedOnBothSidesIsAConflict(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var other = try storage.open(in: scratch)
    try note(&other, "Bo", "theirs")
    let theirs = scratch.contents

    var edited = base
    edited[.note] = "mine"
    let error = #expect(throws: StoreError.self) { try book.update(id, from: base, to: edited) }
    guard case .conflict(_, let merge) = error else {
      Issue.record("no conflict: \(String(describing: error))")
      return
    }
    #expect(merge.conflicts == [.field(.note)])
    #expect(scratch.contents == theirs)

    _ = try book.update(id, from: merge.theirs, to: merge.merged(taking: [.mine]))
    let fresh = try storage.open(in: scratch)
    #expect(try fresh.contact(fresh.id(of: "Bo"))[.note] == "mine")
  }

  @Test(arguments: Storage.allCases)
  func withoutMergingAChangedContactIsRefused(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var other = try storage.open(in: scratch)
    try note(&other, "Bo", "theirs")
    let theirs = scratch.contents
    var edited = base
    edited[.phones][0].value = "22"
    #expect(throws: StoreError.changedOutside(path: scratch.path(storage.file))) {
      try book.update(id, from: base, to: edited, merging: false)
    }
    #expect(scratch.contents == theirs)
  }

  @Test(arguments: Storage.allCases)
  func aContactThatChangedUnseenIsNotDeleted(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    var other = try storage.open(in: scratch)
    try note(&other, "Bo", "theirs")
    let theirs = scratch.contents
    #expect(throws: StoreError.changedOutside(path: scratch.path(storage.file))) {
      try book.delete(id)
    }
    #expect(scratch.contents == theirs)
    #expect(try book.refresh(nil).contains(id))
    _ = try book.delete(id)
    #expect(try !storage.open(in: scratch).names.contains("Bo"))
  }

  @Test func aFileWithAnotherNameIsTheSameContact() throws {
    var book = try Storage.folder.make(in: scratch)
    let id = try book.id(of: "Bo")
    try FileManager.default.moveItem(
      atPath: scratch.path("book/1.vcf"), toPath: scratch.path("book/9.vcf"))
    let change = try book.refresh(["1.vcf", "9.vcf"])
    #expect(change.cards.map(\.id) == [id])
    #expect(try book.id(of: "Bo") == id)
  }

  @Test(arguments: Storage.allCases)
  func whoComesBackLaterIsTheSameContact(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let ids = try (book.id(of: "Bo"), book.id(of: "Cy"))
    let before = scratch.contents
    var other = try storage.open(in: scratch)
    _ = try other.delete(other.id(of: "Bo"))
    _ = try other.delete(other.id(of: "Cy"))
    _ = try book.refresh(nil)
    #expect(!book.names.contains("Bo"))

    for (file, bytes) in before { try scratch.write(file, bytes) }
    #expect(try book.refresh(nil).contains(ids.0))
    #expect(try (book.id(of: "Bo"), book.id(of: "Cy")) == ids)
    #expect(try book.refresh(nil).isEmpty)
  }

  @Test func aFileThatCannotBeReadDoesNotHoldUpTheOthers() throws {
    var book = try Storage.folder.make(in: scratch)
    let cy = try book.id(of: "Cy")
    #expect(symlink("loop.vcf", scratch.path("book/loop.vcf")) == 0)
    var other = try Storage.folder.open(in: scratch)
    _ = try edit(&other, "Bo", "22")
    _ = try other.delete(other.id(of: "Cy"))

    let change = try book.refresh(nil)
    #expect(try summary(of: book.id(of: "Bo"), in: change)?.phones == ["22"])
    #expect(change.cards.map(\.id).contains(cy))
    #expect(book.info.problems.map(\.file) == ["loop.vcf"])
    try FileManager.default.removeItem(atPath: scratch.path("book/loop.vcf"))
    _ = try book.refresh(["loop.vcf"])
    #expect(book.info.problems.isEmpty)
  }

  @Test func whatIsWrongIsToldAnew() throws {
    var book = try Storage.folder.make(in: scratch)
    #expect(book.info.problems.isEmpty)
    try scratch.write("book/1.vcf", "no card")
    _ = try book.refresh(["1.vcf"])
    #expect(book.info.problems.map(\.reason).contains(.noCard))
    try scratch.write("book/1.vcf", "BEGIN:VCARD\r\nFN:Bo\r\nEND:VCARD\r\n")
    _ = try book.refresh(["1.vcf"])
    #expect(book.info.problems.isEmpty)
  }

  @Test(arguments: Storage.allCases.filter { $0 != .folder })
  func aFileThatIsNoBookAnyMoreIsNotTakenIn(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    try scratch.write(storage.name, "something else")
    #expect(throws: StoreError.self) { try book.refresh(nil) }
    #expect(throws: StoreError.self) { try edit(&book, "Bo", "22") }
    #expect(book.names.contains("Bo"))
    #expect(try scratch.text(storage.name) == "something else")
  }

  private func summary(of id: ContactID, in change: OutsideChange) -> ContactSummary? {
    change.cards.last { $0.id == id }?.summary
  }

  @discardableResult
  private func edit(_ book: inout any Book, _ name: String, _ phone: String) throws -> BookChange {
    let id = try book.id(of: name)
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = phone
    return try book.update(id, from: base, to: edited)
  }

  private func note(_ book: inout any Book, _ name: String, _ text: String) throws {
    let id = try book.id(of: name)
    let base = try book.contact(id)
    var edited = base
    edited[.note] = text
    _ = try book.update(id, from: base, to: edited)
  }
}
