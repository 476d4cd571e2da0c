import BookStore
import ContactFormats
import ContactModel
import Foundation
import Pinyin
import Testing

/// A folder of vdirs is one book.
struct CollectionsTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try .collections()
  }

  @Test func allOfThemAreOpen() throws {
    let book = try scratch.openAll()
    #expect(book.names == ["安若舟", "Bo", "Cy", "Bo"])
    #expect(book.info.collections.map(\.name) == [nil, "home", "Arbeit"])
    #expect(book.info.collections.map(\.color) == [nil, .red, nil])
    #expect(book.contacts.map(\.summary.collection) == [1, 1, 2, 2])
    #expect(Set(book.contacts.map(\.id)).count == 4)
  }

  @Test func everyContactStaysInItsCollection() throws {
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    var edited = base
    edited[.note] = "n"
    let edit = try book.update(cy, from: base, to: edited)
    #expect(edit.cards.map(\.id) == [cy])
    #expect(edit.cards.first?.after?.summary.collection == 2)
    #expect(try scratch.text("all/work/c.vcf").contains("NOTE:n"))

    let added = try book.add(Contact(name: "Dido", phones: ["5"]), beside: cy)
    #expect(scratch.contents.keys.contains("all/work/new-2.vcf"))
    #expect(added.cards.first?.after?.summary.collection == 2)

    let before = scratch.contents
    let deletion = try book.delete(cy)
    #expect(!scratch.contents.keys.contains("all/work/c.vcf"))
    _ = try book.revert(deletion.inverse)
    #expect(scratch.contents == before)
    #expect(try book.id(of: "Cy") == cy)
  }

  @Test func aMoveAmongCardsOfTwoCollectionsIsOneStep() throws {
    var book = try scratch.openAll()
    let before = scratch.contents
    let bos = book.contacts.filter { $0.summary.name.text == "Bo" }.map(\.id)
    let rankings = zip(bos, ["c", "t"]).map { id, rank in
      Placement.Ranking(
        id: id, order: Rank(rank).map { ManualOrder(anchor: SortName("Bo"), rank: $0) })
    }
    let change = try book.move(Placement(id: bos[0], destination: .ranked(rankings)))
    #expect(change.cards.map(\.id) == bos)
    #expect(try scratch.text("all/home/b.vcf").contains(":Bo;c\r\n"))
    _ = try book.revert(change.inverse)
    #expect(scratch.contents == before)
  }

  @Test func whereOnePartOfAStepFailsTheOthersGoBack() throws {
    var book = try scratch.openAll()
    let before = scratch.contents
    let bos = book.contacts.filter { $0.summary.name.text == "Bo" }.map(\.id)
    let rankings = bos.map { id in
      Placement.Ranking(id: id, order: ManualOrder(anchor: SortName("Bo"), rank: .middle))
    }
    try FileManager.default.removeItem(atPath: scratch.path("all/work/d.vcf"))
    var left = before
    left["all/work/d.vcf"] = nil
    #expect(throws: StoreError.self) {
      try book.move(Placement(id: bos[0], destination: .ranked(rankings)))
    }
    #expect(scratch.contents == left)
  }

  @Test func aContactKeptBesideItsOwnCardIsAnother() throws {
    try scratch.write("all/work/c.vcf", vCard("Cy", uid: "c"))
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    _ = try book.add(book.contact(cy), beside: cy)
    #expect(book.names.filter { $0 == "Cy" }.count == 2)
    #expect(try scratch.text("all/work/c.vcf") == vCard("Cy", uid: "c"))
  }

  @Test func aCopyStaysInItsCollectionWithAllOfItsCard() throws {
    let odd = vCard("Cy", uid: "c").replacing(
      "FN:", with: "X-ODD:kept\r\nPHOTO;ENCODING=b:AAAA\r\nFN:")
    try scratch.write("all/work/c.vcf", odd)
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    var edited = base
    edited.uid = ""
    edited[.name] = "Cyrus"
    _ = try book.add(edited, madeOf: book.original(cy), since: base, beside: cy)
    #expect(try scratch.text("all/work/c.vcf") == odd)
    let copy = try #require(
      scratch.contents.filter { $0.key.hasPrefix("all/work/new-") }.values.first)
    let text = String(decoding: copy, as: UTF8.self)
    #expect(text.contains("X-ODD:kept\r\nPHOTO;ENCODING=b:AAAA\r\nFN:Cyrus\r\n"))
    #expect(!text.contains("UID:c\r"))

    // The card is in another collection now: the one that is made of it may not have its UID.
    _ = try book.add(base, madeOf: Array(odd.utf8), since: base, beside: book.id(of: "安若舟"))
    #expect(book.contacts.filter { $0.summary.identity == "c" }.count == 1)
  }

  @Test func aStrayCardHidesNobody() throws {
    try scratch.write("all/x.vcf", vCard("Xi"))
    var book = try scratch.openAll()
    #expect(book.names == ["Xi", "安若舟", "Bo", "Cy", "Bo"])
    #expect(book.info.collections.map(\.name) == [nil, "home", "Arbeit"])
    #expect(book.contacts.first?.summary.collection == 0)

    let xi = try book.id(of: "Xi")
    #expect(try book.examination(of: xi).place.file == "x.vcf")
    _ = try book.add(Contact(name: "Dido", phones: ["5"]), beside: xi)
    #expect(try scratch.text("all/new-1.vcf").contains("Dido"))
    _ = try book.add(Contact(name: "Eos", phones: ["5"]))
    #expect(try scratch.text("all/home/new-2.vcf").contains("Eos"))
  }

  @Test func aVdirWithAFewFoldersInItTakesTheNewContacts() throws {
    for number in 0..<5 { try scratch.write("all/\(number).vcf", vCard("N\(number)")) }
    var book = try scratch.openAll()
    #expect(book.names.count == 9)
    _ = try book.add(Contact(name: "Dido", phones: ["5"]))
    #expect(try scratch.text("all/new-1.vcf").contains("Dido"))
  }

  @Test func placesNameTheCollection() throws {
    let book = try scratch.openAll()
    #expect(try book.examination(of: book.id(of: "Cy")).place.file == "work/c.vcf")
    #expect(try String(describing: book.json(book.id(of: "Cy"))).contains("work/c.vcf"))
  }

  @Test func whatIsWrongInEachOfThemIsFound() throws {
    try scratch.write("all/x.vcard", vCard("Xi"))
    try scratch.write("all/work/g.VCF", vCard("Gil"))
    try scratch.write("all/work/h.vcf", "")
    let problems = try scratch.openAll().check().filter {
      $0.reason == .ending || $0.reason == .noCard
    }
    #expect(problems.map(\.file) == ["work/g.VCF", "work/h.vcf", "x.vcard"])
  }

  @Test func anImportGoesToOneOfThem() throws {
    var book = try scratch.openAll()
    try scratch.write("new.vcf", vCard("Dido", uid: "dd") + vCard("Eos", uid: "e"))
    let before = scratch.contents
    let report = try book.importCards(
      ImportFiles([scratch.path("new.vcf")]).candidates, duplicates: nil,
      beside: book.id(of: "Cy")
    ) { _, _ in true }
    let cards = try #require(report.change).cards
    #expect(cards.map { $0.after?.summary.collection } == [2, 2])
    #expect(try scratch.text("all/work/dd.vcf").contains("Dido"))
    _ = try book.revert(#require(report.change).inverse)
    #expect(scratch.contents == before)
  }

  @Test func anImportIsComparedWithAllOfThem() throws {
    try scratch.write("all/home/a.vcf", vCard("安若舟", uid: "a"))
    var book = try scratch.openAll(stateFolder: scratch.path("state"))
    let before = scratch.contents
    let other = vCard("安若水", uid: "a")
    try scratch.write("new.vcf", other + vCard("Cy") + vCard("Dido", uid: "dd"))
    let candidates = try ImportFiles([scratch.path("new.vcf")]).candidates
    let cy = try book.id(of: "Cy")
    #expect(throws: StoreError.self) {
      try book.importCards(candidates, duplicates: nil, beside: cy) { _, _ in true }
    }
    let report = try book.importCards(candidates, duplicates: .replace, beside: cy) { _, _ in true }
    let counts = [report.added, report.alreadyThere, report.replaced]
    #expect(counts == [1, 1, 1])
    #expect(try scratch.text("all/home/a.vcf") == other)
    #expect(try scratch.text("all/work/dd.vcf") == vCard("Dido", uid: "dd"))

    _ = try book.revert(#require(report.change).inverse)
    #expect(
      scratch.contents.filter { $0.key.hasPrefix("all/") }
        == before.filter { $0.key.hasPrefix("all/") })
  }
}
