import BookStore
import ContactModel
import Glibc
import Testing

/// Folders in a folder of vdirs that can't be read: nobody may miss their contacts without a word.
struct HiddenFolderTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try .collections()
  }

  @Test func aFolderThatCannotBeReadIsNamed() throws {
    chmod(scratch.path("all/work"), 0)
    defer { chmod(scratch.path("all/work"), 0o755) }
    try asOrdinaryUser {
      let book = try scratch.openAll()
      #expect(book.names == ["安若舟", "Bo"])
      let problem = BookProblem(file: "work/", reason: .unreadable(SystemFailure(code: EACCES)))
      #expect(book.info.problems == [problem])
      #expect(problem.hidesContacts)
      #expect(try book.check() == [problem])
    }
  }

  @Test func aFolderThatMayNotBeWrittenSaysSoForItsOwnContacts() throws {
    var book = try scratch.openAll()
    let (bo, cy) = try (book.id(of: "Bo"), book.id(of: "Cy"))
    for name in ["all", "all/home"] { chmod(scratch.path(name), 0o777) }
    for name in ["a.vcf", "b.vcf"] { chmod(scratch.path("all/home/" + name), 0o666) }
    let reason = ReadOnlyReason.folder(path: scratch.path("all/work"))
    try asOrdinaryUser {
      book.examineRights()
      #expect(book.info.readOnly == nil)
      #expect(book.readOnlyReason(for: bo) == nil)
      #expect(book.readOnlyReason(beside: bo) == nil)
      #expect(book.readOnlyReason(for: cy) == reason)
      #expect(book.readOnlyReason(beside: cy) == reason)
      let told = try book.refresh([]).collections
      #expect(told?.map(\.isReadOnly) == [false, false, true])
      #expect(throws: StoreError.readOnly(reason)) {
        try book.add(Contact(name: "Dido", phones: ["5"]), beside: cy)
      }
    }
    chmod(scratch.path("all/work"), 0o777)
    try asOrdinaryUser {
      _ = try book.add(Contact(name: "Dido", phones: ["5"]), beside: cy)
      #expect(book.readOnlyReason(beside: cy) == nil)
    }
  }

  @Test func theOnlyFolderIsNamedToo() throws {
    try scratch.makeFolder("new/home")
    chmod(scratch.path("new/home"), 0)
    try asOrdinaryUser {
      let book = try openBook(at: scratch.path("new"), surroundings: .fixed())
      #expect(book.info.problems.map(\.file) == ["home/"])
    }
  }

  @Test func whereNothingCanBeEnteredEveryFolderIsNamed() throws {
    chmod(scratch.path("all"), 0o444)
    defer { chmod(scratch.path("all"), 0o755) }
    try asOrdinaryUser {
      let named = try scratch.openAll().info.problems.map(\.file)
      #expect(named == ["calendar/", "empty/", "home/", "work/"])
    }
  }

  @Test func whatIsNoCollectionWhateverIsInItStaysUnnamed() throws {
    for name in ["all/.hidden", "all/lost+found"] {
      try scratch.makeFolder(name)
      chmod(scratch.path(name), 0)
    }
    try asOrdinaryUser {
      let problems = try scratch.openAll().info.problems
      #expect(problems.isEmpty)
    }
  }

  @Test(arguments: [nil, ["work/"]])
  func itComesOnceItCanBeRead(names: [String]?) throws {
    chmod(scratch.path("all/work"), 0)
    defer { chmod(scratch.path("all/work"), 0o755) }
    var opened: (any Book)?
    try asOrdinaryUser { opened = try scratch.openAll() }
    var book = try #require(opened)
    try asOrdinaryUser {
      // It was told when the book was opened.
      let change = try refresh(&book, names)
      #expect(change.isEmpty)
    }
    chmod(scratch.path("all/work"), 0o755)
    let change = try refresh(&book, names)
    #expect(change.cards.map(\.summary?.displayName) == ["Cy", "Bo"])
    #expect(change.collections?.map(\.name) == [nil, "home", "Arbeit"])
    #expect(book.info.problems.isEmpty)
  }

  @Test(arguments: [nil, ["third/"]])
  func oneThatComesAndCannotBeReadIsToldOnce(names: [String]?) throws {
    var book = try scratch.openAll()
    for name in ["all", "all/home", "all/work"] { chmod(scratch.path(name), 0o777) }
    try scratch.makeFolder("all/third")
    chmod(scratch.path("all/third"), 0)
    try asOrdinaryUser {
      #expect(throws: StoreError.self) { try refresh(&book, names) }
      let change = try refresh(&book, names)
      #expect(change.isEmpty)
      #expect(book.info.problems.map(\.file) == ["third/"])
    }
    try scratch.remove("all/third")
    #expect(try refresh(&book, names).isEmpty)
    #expect(book.info.problems.isEmpty)
  }
}
