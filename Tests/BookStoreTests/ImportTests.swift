import BookStore
import ContactFormats
import ContactModel
import Foundation
import Pinyin
import Testing

/// The kinds of file that contacts are imported from: everywhere the same three people.
enum ImportSource: String, CaseIterable, CustomTestStringConvertible {
  case cards, folder, table, propertyList

  var testDescription: String { rawValue }

  static let people = [
    "BEGIN:VCARD\nVERSION:3.0\nFN:Dora\nN:;Dora;;;\nTEL:5\nUID:d\nX-ODD:kept\nEND:VCARD\n",
    "BEGIN:VCARD\nVERSION:3.0\nFN:Emil\nN:;Emil;;;\nTEL:6\nEND:VCARD\n",
    "BEGIN:VCARD\nVERSION:4.0\nFN:安娜\nN:安;娜;;;\nTEL:7\nUID:f\nEND:VCARD\n",
  ]

  private var name: String {
    switch self {
    case .cards: "source.vcf"
    case .folder: "source"
    case .table: "source.csv"
    case .propertyList: "source.plist"
    }
  }

  /// Writes the files, and gives the path to import.
  func make(in scratch: ScratchFolder) throws -> String {
    switch self {
    case .cards: try scratch.write("source.vcf", Self.people.joined(separator: "\n"))
    case .folder:
      try scratch.makeFolder("source")
      for (index, card) in Self.people.enumerated() {
        try scratch.write("source/\(index).vcf", card)
      }
      try scratch.write("source/.hidden.vcf", Self.people[0])
      try scratch.write("source/notes.txt", "no contacts")
    case .table:
      try scratch.write("source.csv", "Name,Phone,E-mail\nDora,5,\nEmil,6,\n安娜,7,\n")
    case .propertyList:
      let people = [("Dora", "5"), ("Emil", "6"), ("安娜", "7")].map { name, phone in
        PropertyList.dictionary(
          PropertyListDictionary([
            .init(key: "name", value: .string(name)),
            .init(key: "phoneNumber", value: .string(phone)),
          ]))
      }
      let root = PropertyListDictionary([.init(key: "A", value: .array(people))])
      try scratch.write(
        "source.plist", PropertyListFile.bytes(of: .dictionary(root), format: .xml))
    }
    return scratch.path(name)
  }
}

@Suite struct ImportTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test(arguments: ImportSource.allCases, Storage.allCases)
  func everySourceGetsIntoEveryBookOnce(source: ImportSource, storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let path = try source.make(in: scratch)
    let before = scratch.contents
    let first = try run(path, into: &book)
    #expect(first.added == 3)
    #expect(first.alreadyThere == 0)
    #expect(first.refusals == [])
    #expect(first.change?.kind == .import)
    #expect(first.change?.cards.count == 3)
    #expect(book.names.count == 7)
    let added = try book.contact(book.id(of: "安娜"))
    #expect(added[.phones].map(\.value) == ["7"])
    let after = scratch.contents

    var again = try storage.open(in: scratch)
    #expect(Set(again.names) == Set(book.names))
    let second = try run(path, into: &again)
    #expect(second.added == 0)
    #expect(second.alreadyThere == 3)
    #expect(second.change == nil)
    #expect(scratch.contents == after)

    let change = try #require(first.change)
    let undone = try book.revert(change.inverse)
    #expect(scratch.contents == before)
    _ = try book.revert(undone.inverse)
    #expect(scratch.contents == after)
  }

  @Test(arguments: ImportSource.allCases, Storage.allCases)
  func whatStandsTwiceInTheFilesGetsInOnce(source: ImportSource, storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let path = try source.make(in: scratch)
    let report = try run(path, path, into: &book)
    #expect(report.added == 3)
    #expect(report.alreadyThere == 3)
    #expect(book.names.count == 7)
  }

  @Test(arguments: Storage.allCases)
  func stoppingLeavesTheBookAsItWas(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let path = try ImportSource.cards.make(in: scratch)
    let before = scratch.contents
    let candidates = try ImportFiles([path]).candidates
    #expect(throws: StoreError.cancelled) {
      try book.importCards(candidates, duplicates: nil) { done, _ in done < 2 }
    }
    #expect(scratch.contents == before)
    #expect(book.names.count == 4)
    _ = try run(path, into: &book)
    #expect(try storage.open(in: scratch).names.count == 7)
  }

  // MARK: - The same UID

  private static let other = "BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nTEL:22\nUID:u2\nEND:VCARD\n"

  @Test(arguments: [Storage.folder, .cards])
  func anotherContentForAUIDIsNotDecidedByUs(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    try scratch.write("source.vcf", ImportSource.people[0] + Self.other)
    let before = scratch.contents
    let path = scratch.path("source.vcf")
    let bo = DuplicateCard(name: "Bo", place: .init(file: path, line: 9))
    #expect(throws: StoreError.duplicates([bo])) { try run(path, into: &book) }
    #expect(scratch.contents == before)
    #expect(book.names.count == 4)
  }

  @Test(arguments: [Storage.folder, .cards])
  func twoContentsOfAUIDAmongTheFilesAreTold(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let path = scratch.path("source.vcf")
    let dora = ImportSource.people[0]
    try scratch.write("source.vcf", dora + dora.replacing("TEL:5", with: "TEL:55"))
    let second = DuplicateCard(
      name: "Dora", place: .init(file: path, line: 9), other: .init(file: path, line: 1))
    #expect(throws: StoreError.duplicates([second])) { try run(path, into: &book) }
  }

  @Test(arguments: [Storage.folder, .cards], DuplicateRule.allCases)
  func theRuleDecides(storage: Storage, rule: DuplicateRule) throws {
    var book = try storage.make(in: scratch)
    try scratch.write("source.vcf", ImportSource.people[0] + Self.other)
    let before = scratch.contents
    let report = try run(scratch.path("source.vcf"), into: &book, rule: rule)
    let after = scratch.contents
    let phones = try storage.open(in: scratch).contacts
      .filter { $0.summary.name.text == "Bo" }.map(\.summary)
    switch rule {
    case .skip:
      #expect((report.added, report.skipped, report.replaced) == (1, 1, 0))
      #expect(phones.map(\.phones) == [["2"]])
    case .replace:
      #expect((report.added, report.skipped, report.replaced) == (1, 0, 1))
      #expect(phones.map(\.phones) == [["22"]])
      #expect(phones.map(\.identity) == ["u2"])
    case .keepBoth:
      #expect((report.added, report.skipped, report.replaced) == (2, 0, 0))
      #expect(Set(phones.flatMap(\.phones)) == ["2", "22"])
      #expect(Set(phones.map(\.identity)).count == 2)
    }
    var again = try storage.open(in: scratch)
    _ = try run(scratch.path("source.vcf"), into: &again, rule: rule)
    #expect(scratch.contents == after)
    _ = try book.revert(try #require(report.change).inverse)
    #expect(scratch.contents == before)
  }

  // MARK: - Bytes

  @Test func aFolderGetsTheVeryBytes() throws {
    var book = try Storage.folder.make(in: scratch)
    _ = try run(ImportSource.cards.make(in: scratch), into: &book)
    #expect(try scratch.text("book/d.vcf") == ImportSource.people[0])
    #expect(try scratch.text("book/f.vcf") == ImportSource.people[2])
  }

  @Test func aFileGetsTheLinesWithItsOwnEnds() throws {
    var book = try Storage.cards.make(in: scratch)
    _ = try run(ImportSource.cards.make(in: scratch), into: &book)
    let wanted = ImportSource.people[0].split(separator: "\n").joined(separator: "\r\n")
    #expect(try scratch.bytes("book.vcf").firstRange(of: Array(wanted.utf8)) != nil)
  }

  @Test(arguments: [Storage.folder, .cards])
  func anUTF16FileIsRead(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let text = "\u{FEFF}" + ImportSource.people[2]
    try scratch.write("source.vcf", text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(try run(scratch.path("source.vcf"), into: &book).added == 1)
    #expect(try storage.open(in: scratch).names.contains("安娜"))
  }

  @Test func aCardNeverGoesOverAFile() throws {
    var book = try Storage.folder.make(in: scratch)
    try scratch.write("book/d.vcf", "somebody else's")
    _ = try run(ImportSource.cards.make(in: scratch), into: &book)
    #expect(try scratch.text("book/d.vcf") == "somebody else's")
    #expect(try Storage.folder.open(in: scratch).names.contains("Dora"))
  }

  // MARK: - Refusals

  @Test func anEmptyCardIsRefusedWithItsPlace() throws {
    let empty = "BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nREV:2020-01-01\nEND:VCARD\n"
    try scratch.write("source.vcf", ImportSource.people[0] + empty + ImportSource.people[1])
    let files = try ImportFiles([scratch.path("source.vcf")])
    #expect(files.candidates.map(\.line) == [1, 14])
    #expect(
      files.refusals == [
        ImportRefusal(
          .emptyCard, file: scratch.path("source.vcf"), line: 9, bytes: Array(empty.utf8))
      ])
  }

  @Test func aPathThatCannotBeReadIsAnError() throws {
    #expect(throws: StoreError.missing(path: scratch.path("none.vcf"))) {
      try ImportFiles([scratch.path("none.vcf")])
    }
    try scratch.makeFolder("nothing")
    #expect(throws: StoreError.nothingToImport(path: scratch.path("nothing"))) {
      try ImportFiles([scratch.path("nothing")])
    }
  }

  @Test func oneBadFileOfAFolderDoesNotStopTheOthers() throws {
    let path = try ImportSource.folder.make(in: scratch)
    try scratch.write("source/bad.plist", "<plist><array>")
    try scratch.makeFolder("source/inner")
    try scratch.write("source/inner/g.vcf", ImportSource.people[0])
    let files = try ImportFiles([path])
    #expect(files.candidates.count == 4)
    #expect(files.refusals.map(\.file) == [path + "/bad.plist"])
  }

  @Test func aFileWithoutATellingNameIsToldByItsContent() throws {
    try scratch.write("cards.txt", "\n" + ImportSource.people[0])
    let list = try scratch.bytes("source.plist", of: .propertyList)
    try scratch.write("list", list)
    try scratch.write("table.txt", "Name,Phone\nDora,5\n")
    for name in ["cards.txt", "list", "table.txt"] {
      #expect(try !ImportFiles([scratch.path(name)]).candidates.isEmpty, "\(name)")
    }
    try scratch.write("noise", [0, 1, 2, 3])
    #expect(throws: StoreError.unknownFormat(path: scratch.path("noise"))) {
      try ImportFiles([scratch.path("noise")])
    }
  }

  @Test func whatAPropertyListCannotHoldIsTold() throws {
    var book = try Storage.xmlPropertyList.make(in: scratch)
    let path = try ImportSource.cards.make(in: scratch)
    let report = try run(path, into: &book)
    #expect(report.losses.map(\.fields) == [["X-ODD"]])
    #expect(report.losses.map(\.line) == [1])
  }

  // MARK: - Size

  @Test(arguments: Storage.allCases)
  func manyContactsGetInTogether(storage: Storage) throws {
    var book = try storage.make(in: scratch)
    let cards = (0..<300).map { number in
      "BEGIN:VCARD\nVERSION:3.0\nFN:Person \(number % 7) \(number)\nUID:p\(number)\nEND:VCARD\n"
    }
    try scratch.write("source.vcf", cards.joined())
    let report = try run(scratch.path("source.vcf"), into: &book)
    #expect(report.added == 300)
    let again = try storage.open(in: scratch)
    #expect(again.names.count == 304)
    #expect(Set(again.names) == Set(book.names))
    if case .propertyList = book.info.format {
      #expect(again.names == book.names)
      #expect(AddressBook(again.contacts).count == 304)
    }
  }

  private func run(
    _ paths: String..., into book: inout any Book, rule: DuplicateRule? = nil
  ) throws -> ImportReport {
    try book.importCards(ImportFiles(paths).candidates, duplicates: rule) { _, _ in true }
  }
}

extension ScratchFolder {
  fileprivate func bytes(_ name: String, of source: ImportSource) throws -> [UInt8] {
    _ = try source.make(in: self)
    return try bytes(name)
  }
}
