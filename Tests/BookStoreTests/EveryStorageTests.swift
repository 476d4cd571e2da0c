import BookStore
import ContactModel
import Foundation
import Pinyin
import Testing

/// What every kind of book must do.
@Suite struct EveryStorageTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test(arguments: Storage.allCases)
  func openingReadsEverybodyAndChangesNothing(storage: Storage) throws {
    let book = try storage.make(in: scratch)
    let before = scratch.contents
    #expect(book.names == ["安若舟", "Bo", "Cy", "Cleo"])
    #expect(book.contacts.map(\.summary.phones) == [["1"], ["2"], ["3"], ["4"]])
    #expect(Set(book.contacts.map(\.id)).count == 4)
    #expect(try book.contact(book.contacts[1].id)[.name] == "Bo")
    #expect(book.info.readOnly == nil)
    #expect(scratch.contents == before)
  }

  @Test(arguments: Storage.allCases)
  func addingIsOnTheDiskAtOnce(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let change = try book.add(Contact(name: "Dora", phones: ["5"]))
    #expect(change.kind == .add)
    #expect(change.cards.count == 1)
    #expect(change.cards.first?.before == nil)
    #expect(change.cards.first?.after?.summary.name.text == "Dora")
    try expectReopenedEqual(book, storage)
    #expect(book.names.count == 5)
    let contact = try book.contact(book.id(of: "Dora"))
    #expect(contact[.phones].map(\.value) == ["5"])
  }

  @Test(arguments: Storage.allCases)
  func aContactThatIsGoneIsKeptAsNewWithAllOfItsCard(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let original = try book.original(id)
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = "22"
    let deletion = try book.delete(id)
    let change = try book.add(edited, madeOf: original, since: base, beside: nil)
    #expect(change.kind == .add)
    try expectReopenedEqual(book, storage)
    let new = try book.contact(book.id(of: "Bo"))
    #expect(new[.phones].map(\.value) == ["22"])
    #expect(new.uid == base.uid)
    #expect(try text(of: book.id(of: "Bo"), in: book).contains(storage.oddity))

    // Undone, it is gone; and the deleted one can come back.
    _ = try book.revert(change.inverse)
    _ = try book.revert(deletion.inverse)
    #expect(try book.original(id) == original)
  }

  @Test(arguments: Storage.allCases)
  func aCopyIsAnotherContactWithAllOfTheCard(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let original = try book.original(id)
    let base = try book.contact(id)
    var edited = base
    edited[.name] = "Bob"
    // Another program has changed something else meanwhile.
    _ = try book.setPhone("22", of: "Bo")
    let theirs = try book.original(id)
    for card in [original, theirs] {
      _ = try book.add(edited, madeOf: card, since: base, beside: nil)
    }
    try expectReopenedEqual(book, storage)
    #expect(try book.original(id) == theirs)
    let copies = book.contacts.filter { $0.summary.name.text == "Bob" }
    #expect(copies.count == 2)
    #expect(Set(copies.map { $0.summary.phones }) == [["2"], ["22"]])
    for copy in copies {
      #expect(try text(of: copy.id, in: book).contains(storage.oddity))
      #expect(base.uid.isEmpty || copy.summary.identity != base.uid)
    }
  }

  private func text(of id: ContactID, in book: any Book) throws -> String {
    String(decoding: try book.original(id), as: UTF8.self)
  }

  @Test(arguments: Storage.allCases)
  func anEditChangesOneContactAndNobodyElse(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let others = try book.contacts.filter { $0.id != id }.map { try book.contact($0.id) }
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = "22"
    edited[.note] = "a note"
    let change = try book.update(id, from: base, to: edited)
    #expect(change.kind == .edit)
    #expect(change.cards.map(\.id) == [id])
    #expect(change.cards.first?.before?.summary.phones == ["2"])
    #expect(change.cards.first?.after?.summary.phones == ["22"])
    try expectReopenedEqual(book, storage)
    let read = try book.contact(id)
    #expect(read[.phones].map(\.value) == ["22"])
    #expect(read[.note] == "a note")
    #expect(try book.contacts.filter { $0.id != id }.map { try book.contact($0.id) } == others)
  }

  @Test(arguments: Storage.allCases)
  func savingWithoutAnEditKeepsEveryByte(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let before = scratch.contents
    let id = try book.id(of: "Cy")
    let contact = try book.contact(id)
    _ = try book.update(id, from: contact, to: contact)
    #expect(scratch.contents == before)
  }

  @Test(arguments: Storage.allCases)
  func renamingKeepsTheID(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var edited = base
    edited[.name] = "Zoe"
    _ = try book.update(id, from: base, to: edited)
    #expect(try book.id(of: "Zoe") == id)
    try expectReopenedEqual(book, storage)
  }

  @Test(arguments: Storage.allCases)
  func deletingTakesOneContact(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let change = try book.delete(id)
    #expect(change.kind == .delete)
    #expect(change.cards.first?.after == nil)
    #expect(book.names == ["安若舟", "Cy", "Cleo"])
    try expectReopenedEqual(book, storage)
    #expect(throws: StoreError.self) { try book.contact(id) }
    #expect(throws: StoreError.self) { try book.delete(id) }
  }

  @Test(arguments: Storage.allCases)
  func aMoveIsOnTheDiskAndKeepsEverybody(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let names = AddressBook(book.contacts).names
    let change = try moveLastUp(in: &book)
    #expect(change.kind == .move)
    #expect(AddressBook(book.contacts).names == names.dropLast(2) + [names[3], names[2]])
    try expectReopenedEqual(book, storage)
  }

  @Test(arguments: Storage.allCases, Step.allCases)
  func undoAndRedoGiveTheVeryBytes(storage: Storage, step: Step) throws {
    var book = try storage.make(in: scratch)
    let before = scratch.contents
    let ids = book.contacts.map(\.id)
    let done = try step.carryOut(on: &book)
    let after = scratch.contents
    let undone = try book.revert(done.inverse)
    #expect(scratch.contents == before)
    #expect(book.contacts.map(\.id) == ids)
    let redone = try book.revert(undone.inverse)
    #expect(scratch.contents == after)
    _ = try book.revert(redone.inverse)
    #expect(scratch.contents == before)
    try expectReopenedEqual(book, storage)
  }

  @Test(arguments: Storage.allCases)
  func undoingEverythingGivesTheVeryBytes(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let before = scratch.contents
    var history = History()
    history.record(try book.add(Contact(name: "Bob", phones: ["5"])))
    history.record(try book.delete(try book.id(of: "Bo")))
    history.record(try moveLastUp(in: &book))
    history.record(try book.delete(try book.id(of: "Cy")))
    history.record(try book.delete(try book.id(of: "Cleo")))
    history.record(try book.add(Contact(name: "Cora", phones: ["6"])))
    let after = scratch.contents
    while let undo = history.undo { history.recordUndo(try book.revert(undo), of: undo) }
    #expect(scratch.contents == before)
    while let redo = history.redo { history.recordRedo(try book.revert(redo), of: redo) }
    #expect(scratch.contents == after)
    try expectReopenedEqual(book, storage)
  }

  @Test(arguments: Storage.allCases)
  func undoRefusesWhenTheContactIsAnother(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let id = try book.id(of: "Bo")
    let base = try book.contact(id)
    var edited = base
    edited[.phones][0].value = "22"
    let first = try book.update(id, from: base, to: edited)
    let middle = try book.contact(id)
    edited = middle
    edited[.phones][0].value = "222"
    _ = try book.update(id, from: middle, to: edited)
    let contents = scratch.contents
    #expect(throws: StoreError.changedSince(path: scratch.path(storage.file))) {
      try book.revert(first.inverse)
    }
    #expect(scratch.contents == contents)
  }

  @Test(arguments: Storage.allCases)
  func everybodyCanGoAndComeBack(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let before = scratch.contents
    var changes: [BookChange] = []
    for (id, _) in book.contacts { changes.append(try book.delete(id)) }
    #expect(book.contacts.isEmpty)
    for change in changes.reversed() { _ = try book.revert(change.inverse) }
    #expect(scratch.contents == before)
  }

  /// A book that is opened anew has the same contacts, and no file of ours is left over.
  private func expectReopenedEqual(
    _ book: any Book, _ storage: Storage, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let again = try storage.open(in: scratch)
    let old = try book.contacts.map { try book.contact($0.id) }
    let new = try again.contacts.map { try again.contact($0.id) }
    #expect(old == new, sourceLocation: sourceLocation)
    #expect(AddressBook(book.contacts).names == AddressBook(again.contacts).names)
    #expect(!scratch.contents.keys.contains { $0.hasSuffix(".tmp") })
  }
}

/// Steps of every kind on the book of four.
enum Step: String, CaseIterable, CustomTestStringConvertible {
  case add, addToSection, edit, rename, deleteFirst, deleteMiddle, deleteLast, move

  var testDescription: String { rawValue }

  func carryOut(on book: inout any Book) throws -> BookChange {
    switch self {
    case .add: try book.add(Contact(name: "Dora", phones: ["5"]))
    case .addToSection: try book.add(Contact(name: "Bob", phones: ["5"]))
    case .edit: try change("Bo", in: &book) { $0[.phones][0].value = "22" }
    case .rename: try change("Cy", in: &book) { $0[.name] = "Zoe" }
    case .deleteFirst: try book.delete(book.id(of: "安若舟"))
    case .deleteMiddle: try book.delete(book.id(of: "Bo"))
    case .deleteLast: try book.delete(book.id(of: "Cleo"))
    case .move: try moveLastUp(in: &book)
    }
  }

  private func change(
    _ name: String, in book: inout any Book, by edit: (inout Contact) -> Void
  ) throws -> BookChange {
    let id = try book.id(of: name)
    let base = try book.contact(id)
    var edited = base
    edit(&edited)
    return try book.update(id, from: base, to: edited)
  }
}

/// Moves the contact of the last row up by one, as the screen does.
private func moveLastUp(in book: inout any Book) throws -> BookChange {
  let rows = AddressBook(book.contacts)
  let row = rows.count - 1
  return try book.move(try #require(rows.placement(moving: rows[row], to: row - 1)))
}

extension AddressBook {
  fileprivate var names: [String] {
    (0..<count).compactMap { summary(of: self[$0])?.name.text }
  }
}
