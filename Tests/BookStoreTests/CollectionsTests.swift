import BookStore
import ContactModel
import Foundation
import Pinyin
import Testing

/// A folder of vdirs is one book.
struct CollectionsTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for (file, name) in [
      ("home/a.vcf", "安若舟"), ("home/b.vcf", "Bo"), ("work/c.vcf", "Cy"), ("work/d.vcf", "Bo"),
    ] {
      try scratch.makeFolder("all/" + file.prefix(4))
      try scratch.write("all/" + file, card(name))
    }
    try scratch.write("all/work/displayname", "Arbeit\n")
    try scratch.write("all/home/color", "#f02010\n")
    try scratch.makeFolder("all/empty")
    try scratch.makeFolder("all/.git")
    try scratch.write("all/notes.txt", "x")
  }

  @Test func allOfThemAreOpen() throws {
    let book = try open()
    #expect(book.names == ["安若舟", "Bo", "Cy", "Bo"])
    #expect(book.info.collections.map(\.name) == ["home", "Arbeit"])
    #expect(book.info.collections.map(\.color) == [.red, nil])
    #expect(book.contacts.map(\.summary.collection) == [0, 0, 1, 1])
    #expect(Set(book.contacts.map(\.id)).count == 4)
  }

  @Test func aFolderWithCardsOfItsOwnIsOneVdir() throws {
    try scratch.write("all/x.vcf", card("Xi"))
    #expect(try open().names == ["Xi"])
  }

  @Test func everyContactStaysInItsCollection() throws {
    var book = try open()
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    var edited = base
    edited[.note] = "n"
    let edit = try book.update(cy, from: base, to: edited)
    #expect(edit.cards.map(\.id) == [cy])
    #expect(edit.cards.first?.after?.summary.collection == 1)
    #expect(try scratch.text("all/work/c.vcf").contains("NOTE:n"))

    let added = try book.add(Contact(name: "Dido", phones: ["5"]), beside: cy)
    #expect(scratch.contents.keys.contains("all/work/new-2.vcf"))
    #expect(added.cards.first?.after?.summary.collection == 1)

    let before = scratch.contents
    let deletion = try book.delete(cy)
    #expect(!scratch.contents.keys.contains("all/work/c.vcf"))
    _ = try book.revert(deletion.inverse)
    #expect(scratch.contents == before)
    #expect(try book.id(of: "Cy") == cy)
  }

  @Test func aMoveAmongCardsOfTwoCollectionsIsOneStep() throws {
    var book = try open()
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
    var book = try open()
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

  @Test func changesOfOtherProgramsArriveInEachOfThem() throws {
    var book = try open()
    let cy = try book.id(of: "Cy")
    try scratch.write("all/work/c.vcf", card("Cyrus"))
    try scratch.write("all/home/e.vcf", card("Eva"))
    let change = try book.refresh(["work/c.vcf", "home/e.vcf"])
    #expect(try book.id(of: "Cyrus") == cy)
    #expect(change.cards.map(\.summary?.displayName) == ["Eva", "Cyrus"])
    #expect(change.cards.map(\.summary?.collection) == [0, 1])

    try scratch.makeFolder("all/third")
    try scratch.write("all/third/f.vcf", card("Fu"))
    let more = try book.refresh(nil)
    #expect(more.cards.map(\.summary?.displayName) == ["Fu"])
    #expect(book.info.collections.map(\.name) == ["home", "Arbeit", "third"])
  }

  @Test func aCollectionThatIsGoneTakesOnlyItsOwnContacts() throws {
    var book = try open()
    let cy = try book.id(of: "Cy")
    try scratch.write("all/home/e.vcf", card("Eva"))
    try FileManager.default.moveItem(
      atPath: scratch.path("all/work"), toPath: scratch.path("aside"))
    _ = try book.refresh(nil)
    #expect(book.names == ["安若舟", "Bo", "Eva"])
    #expect(try book.refresh([]).isEmpty)

    try FileManager.default.moveItem(
      atPath: scratch.path("aside"), toPath: scratch.path("all/work"))
    _ = try book.refresh(nil)
    #expect(try book.id(of: "Cy") == cy)
  }

  @Test func aContactMovedToAnotherCollectionStaysTheSame() throws {
    try scratch.write("all/work/c.vcf", card("Cy", uid: "u-c"))
    var book = try open()
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    try FileManager.default.moveItem(
      atPath: scratch.path("all/work/c.vcf"), toPath: scratch.path("all/home/c.vcf"))
    let change = try book.refresh(["work/c.vcf", "home/c.vcf"])
    #expect(change.cards.map(\.id) == [cy])
    #expect(change.cards.map(\.summary?.collection) == [0])
    #expect(try book.id(of: "Cy") == cy)

    var edited = base
    edited[.note] = "n"
    let edit = try book.update(cy, from: base, to: edited)
    #expect(try scratch.text("all/home/c.vcf").contains("NOTE:n"))
    _ = try book.revert(edit.inverse)
    #expect(try scratch.text("all/home/c.vcf") == card("Cy", uid: "u-c"))
  }

  @Test func aContactKeptBesideItsOwnCardIsAnother() throws {
    try scratch.write("all/work/c.vcf", card("Cy", uid: "c"))
    var book = try open()
    let cy = try book.id(of: "Cy")
    _ = try book.add(book.contact(cy), beside: cy)
    #expect(book.names.filter { $0 == "Cy" }.count == 2)
    #expect(try scratch.text("all/work/c.vcf") == card("Cy", uid: "c"))
  }

  @Test func aCopyStaysInItsCollectionWithAllOfItsCard() throws {
    let odd = card("Cy", uid: "c").replacing(
      "FN:", with: "X-ODD:kept\r\nPHOTO;ENCODING=b:AAAA\r\nFN:")
    try scratch.write("all/work/c.vcf", odd)
    var book = try open()
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

  @Test func aCardBesideTheCollectionsChangesNothing() throws {
    var book = try open()
    guard var watch = BookWatch.ofBook(at: scratch.path("all")) else {
      Issue.record("no watch")
      return
    }
    try scratch.write("all/x.vcf", card("Xi"))
    watch.collect()
    expect(&watch, toTell: .everything)
    #expect(try book.refresh(nil).isEmpty)
    try scratch.write("all/work/c.vcf", card("Cyrus"))
    expect(&watch, toTell: .files(["work/c.vcf"]))
  }

  @Test func eachOfThemIsWatched() throws {
    guard var watch = BookWatch.ofBook(at: scratch.path("all")) else {
      Issue.record("no watch")
      return
    }
    try scratch.write("all/work/c.vcf", card("Cyrus"))
    expect(&watch, toTell: .files(["work/c.vcf"]))
  }

  private func expect(_ watch: inout BookWatch, toTell expected: BookWatch.Ripe) {
    for _ in 0..<1000 {
      var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32(watch.delay ?? 1000))
      watch.collect()
      guard let ripe = watch.take(limit: 9) else { continue }
      #expect(ripe == expected)
      return
    }
    Issue.record("nothing was told")
  }

  private func open() throws -> any Book {
    try openBook(at: scratch.path("all"), surroundings: .fixed())
  }

  private func card(_ name: String, uid: String? = nil) -> String {
    let uid = uid.map { "UID:\($0)\r\n" } ?? ""
    return "BEGIN:VCARD\r\nVERSION:3.0\r\n\(uid)FN:\(name)\r\nTEL:1\r\nEND:VCARD\r\n"
  }
}
