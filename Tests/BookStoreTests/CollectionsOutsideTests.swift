import BookStore
import ContactModel
import Testing

/// What other programs do to a folder of vdirs while it is open.
struct CollectionsOutsideTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try .collections()
  }

  @Test func changesOfOtherProgramsArriveInEachOfThem() throws {
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    try scratch.write(card: "Cyrus", to: "work/c.vcf")
    try scratch.write(card: "Eva", to: "home/e.vcf")
    let change = try book.refresh(["work/c.vcf", "home/e.vcf"])
    #expect(try book.id(of: "Cyrus") == cy)
    #expect(change.cards.map(\.summary?.displayName) == ["Eva", "Cyrus"])
    #expect(change.cards.map(\.summary?.collection) == [1, 2])
  }

  @Test(arguments: [nil, ["third/"], ["third/f.vcf"], ["third/displayname"]])
  func aNewCollectionArrivesWithAllOfItsContacts(names: [String]?) throws {
    var book = try scratch.openAll()
    try scratch.write(card: "Fu", to: "third/f.vcf")
    try scratch.write(card: "Gil", to: "third/g.vcf")
    try scratch.write("all/third/displayname", "Third")
    let change = try book.refresh(names)
    #expect(change.cards.map(\.summary?.displayName) == ["Fu", "Gil"])
    #expect(change.cards.map(\.summary?.collection) == [3, 3])
    #expect(change.collections?.map(\.name) == [nil, "home", "Arbeit", "Third"])
    #expect(try book.refresh(nil).isEmpty)
  }

  @Test(arguments: [nil, ["home/"], ["home/a.vcf"]])
  func anEmptyFolderBecomesOneOfCollections(names: [String]?) throws {
    try scratch.makeFolder("new")
    var book = try openBook(at: scratch.path("new"), surroundings: .fixed())
    try scratch.move("all/home", to: "new/home")
    let change = try refresh(&book, names)
    #expect(change.cards.map(\.summary?.displayName) == ["安若舟", "Bo"])
    #expect(change.collections?.map(\.name) == [nil, "home"])
    #expect(book.names == ["安若舟", "Bo"])
    _ = try book.add(Contact(name: "Dido", phones: ["5"]))
    #expect(try scratch.text("new/home/new-1.vcf").contains("Dido"))
  }

  @Test func aVdirThatGetsCollectionsKeepsItsContacts() throws {
    for name in ["all/home", "all/work"] { try scratch.move(name, to: "aside-\(name.suffix(4))") }
    try scratch.write("all/x.vcf", vCard("Xi", uid: "x"))
    try scratch.write("all/y.vcf", vCard("Yu", uid: "y"))
    var book = try scratch.openAll()
    let (xi, base) = try (book.id(of: "Xi"), book.contact(book.id(of: "Xi")))
    let deletion = try book.delete(book.id(of: "Yu"))
    #expect(try refresh(&book, ["x.vcf"]).isEmpty)

    try scratch.move("aside-work", to: "all/work")
    #expect(try refresh(&book, ["work/"]).cards.count == 2)
    #expect(book.names == ["Xi", "Cy", "Bo"])
    #expect(try book.id(of: "Xi") == xi)
    var edited = base
    edited[.note] = "n"
    _ = try book.update(xi, from: base, to: edited)
    #expect(try scratch.text("all/x.vcf").contains("NOTE:n"))
    _ = try book.revert(deletion.inverse)
    #expect(try scratch.text("all/y.vcf") == vCard("Yu", uid: "y"))
  }

  @Test(arguments: [nil, ["displayname", "color"]])
  func whatAVdirSaysOfItselfIsReadAgain(names: [String]?) throws {
    var book = try openBook(at: scratch.path("all/home"), surroundings: .fixed())
    try scratch.write("all/home/displayname", "Zuhause\n")
    try scratch.write("all/home/color", "#0000ff\n")
    let change = try book.refresh(names)
    #expect(change.collections == [ContactCollection(name: "Zuhause", color: .blue)])
    #expect(change.cards.isEmpty)
    #expect(book.info.name == "Zuhause")
    #expect(try book.refresh(nil).isEmpty)
  }

  @Test(arguments: [nil, ["work/displayname"]])
  func whatACollectionSaysOfItselfIsReadAgain(names: [String]?) throws {
    var book = try scratch.openAll()
    try scratch.write("all/work/displayname", "Büro\n")
    #expect(try book.refresh(names).collections?.map(\.name) == [nil, "home", "Büro"])
    try scratch.remove("all/work/displayname")
    #expect(try book.refresh(names).collections?.map(\.name) == [nil, "home", "work"])
    #expect(try book.refresh(names).isEmpty)
  }

  @Test func aCollectionThatIsGoneTakesOnlyItsOwnContacts() throws {
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    try scratch.write(card: "Eva", to: "home/e.vcf")
    try scratch.move("all/work", to: "aside")
    _ = try book.refresh(nil)
    #expect(book.names == ["安若舟", "Bo", "Eva"])
    #expect(try book.refresh([]).isEmpty)

    try scratch.move("aside", to: "all/work")
    _ = try book.refresh(nil)
    #expect(try book.id(of: "Cy") == cy)
  }

  @Test func whereAllCollectionsAreGoneTheFolderTakesTheNewContacts() throws {
    var book = try scratch.openAll(stateFolder: scratch.path("state"))
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    _ = try book.delete(cy)
    try scratch.remove("all/home")
    try scratch.remove("all/work")
    _ = try book.refresh(["home/", "work/"])
    #expect(book.names.isEmpty)
    #expect(throws: StoreError.self) { try book.contact(cy) }

    _ = try book.add(base, beside: cy)
    #expect(try scratch.text("all/new-1.vcf").contains("Cy"))
    _ = try book.restore(#require(book.deleted().first))
    #expect(book.names == ["Cy", "Cy"])
  }

  @Test func theContactsOfARenamedCollectionStayTheSame() throws {
    try scratch.write("all/work/c.vcf", vCard("Cy", uid: "u-c"))
    var book = try scratch.openAll()
    let ids = Array(book.contacts.suffix(2).map(\.id))
    let base = try book.contact(ids[0])
    try scratch.move("all/work", to: "all/job")
    let change = try book.refresh(["work/", "job/"])
    #expect(change.cards.map(\.id) == ids)
    #expect(change.cards.map(\.summary?.collection) == [3, 3])

    var edited = base
    edited[.note] = "n"
    let edit = try book.update(ids[0], from: base, to: edited)
    #expect(try scratch.text("all/job/c.vcf").contains("NOTE:n"))
    _ = try book.revert(edit.inverse)
    #expect(try scratch.text("all/job/c.vcf") == vCard("Cy", uid: "u-c"))
  }

  @Test func aContactMovedToAnotherCollectionStaysTheSame() throws {
    try scratch.write("all/work/c.vcf", vCard("Cy", uid: "u-c"))
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    try scratch.move("all/work/c.vcf", to: "all/home/c.vcf")
    let change = try book.refresh(["work/c.vcf", "home/c.vcf"])
    #expect(change.cards.map(\.id) == [cy])
    #expect(change.cards.map(\.summary?.collection) == [1])
    #expect(try book.id(of: "Cy") == cy)

    var edited = base
    edited[.note] = "n"
    let edit = try book.update(cy, from: base, to: edited)
    #expect(try scratch.text("all/home/c.vcf").contains("NOTE:n"))
    _ = try book.revert(edit.inverse)
    #expect(try scratch.text("all/home/c.vcf") == vCard("Cy", uid: "u-c"))
  }

  @Test func anEditFindsAContactThatHasJustMoved() throws {
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    let base = try book.contact(cy)
    var edited = base
    edited[.note] = "n"
    try scratch.move("all/work", to: "all/job")
    let edit = try book.update(cy, from: base, to: edited)
    #expect(edit.cards.map(\.id) == [cy])
    #expect(try scratch.text("all/job/c.vcf").contains("NOTE:n"))
    #expect(try book.refresh([]).cards.count == 2)

    try scratch.remove("all/job")
    #expect(throws: StoreError.self) { try book.update(cy, from: edited, to: base) }
  }

  @Test func aContactCopiedToAnotherCollectionHasMovedOnceItsCardGoes() throws {
    try scratch.write("all/work/c.vcf", vCard("Cy", uid: "u-c"))
    var book = try scratch.openAll()
    let cy = try book.id(of: "Cy")
    try scratch.write("all/home/cy.vcf", vCard("Cy", uid: "u-c"))
    let copy = try #require(book.refresh(["home/cy.vcf"]).cards.first?.id)
    #expect(copy != cy)

    try scratch.remove("all/work/c.vcf")
    let change = try book.refresh(["work/c.vcf"])
    #expect(change.cards.map(\.id) == [copy, cy])
    #expect(change.cards.map(\.summary?.collection) == [nil, 1])
    #expect(book.contacts.last { $0.summary.collection == 1 }?.id == cy)
    #expect(try book.contact(cy).uid == "u-c")
    #expect(throws: StoreError.self) { try book.contact(copy) }
  }

  @Test func onlyWhatIsNamedIsReadAgain() throws {
    var book = try scratch.openAll()
    for file in ["home/e.vcf", "work/e.vcf", "e.vcf"] { try scratch.write(card: file, to: file) }
    let names = { (change: OutsideChange) in change.cards.map(\.summary?.displayName) }
    #expect(try names(book.refresh(["work/"])) == ["work/e.vcf"])
    #expect(try names(book.refresh(["e.vcf"])) == ["e.vcf"])
    #expect(try names(book.refresh(["home/e.vcf"])) == ["home/e.vcf"])
  }

  @Test(arguments: ["empty/", "calendar/", ".git/", "none/", "notes.txt/", "/", "home//x.vcf"])
  func whatIsNoCollectionBringsNothing(name: String) throws {
    var book = try scratch.openAll()
    #expect(try book.refresh([name]).isEmpty)
    #expect(book.info.collections.count == 3)
  }
}
