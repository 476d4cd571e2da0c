import BookStore
import Glibc
import Testing

/// What is told of a folder of vdirs.
struct CollectionsWatchTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try .collections()
  }

  /// What is done to the folder, and all that is told of it.
  static let steps:
    [(name: String, step: @Sendable (ScratchFolder) throws -> Void, told: Set<String>)] = [
      ("a card changes", { try $0.write(card: "Cyrus", to: "work/c.vcf") }, ["work/c.vcf"]),
      ("a card comes beside them", { try $0.write("all/x.vcf", vCard("Xi")) }, ["x.vcf"]),
      ("one is named", { try $0.write("all/work/displayname", "W") }, ["work/displayname"]),
      ("one is coloured", { try $0.write("all/home/color", "#00ff00") }, ["home/color"]),
      ("the folder is named", { try $0.write("all/displayname", "All") }, ["displayname"]),
      ("a folder comes", { try $0.makeFolder("all/third") }, ["third/"]),
      ("one is renamed", { try $0.move("all/work", to: "all/job") }, ["work/", "job/"]),
      ("one leaves", { try $0.move("all/work", to: "aside") }, ["work/"]),
      ("a folder gets cards", { try $0.write(card: "Fu", to: "empty/f.vcf") }, ["empty/f.vcf"]),
      ("one gets other rights", { chmod($0.path("all/work"), 0o700) }, ["work/"]),
      ("a card gets other rights", { chmod($0.path("all/work/c.vcf"), 0o600) }, ["work/c.vcf"]),
      (
        "a link comes", { #expect(symlink("work", $0.path("all/link")) == 0) }, ["link/"]
      ),
    ]

  @Test(arguments: steps.indices)
  func onlyWhatHappenedIsTold(index: Int) throws {
    let (_, step, told) = Self.steps[index]
    var watch = try watching("all")
    try step(scratch)
    #expect(ripe(&watch) == told)
  }

  @Test func whatComesIntoAnEmptyFolderIsTold() throws {
    try scratch.makeFolder("new")
    var watch = try watching("new")
    try scratch.makeFolder("new/home")
    #expect(ripe(&watch) == ["home/"])
    try scratch.write("new/home/a.vcf", vCard("A"))
    #expect(ripe(&watch) == ["home/a.vcf"])
  }

  @Test func aFolderThatCanBeReadAgainIsWatched() throws {
    chmod(scratch.path("all/work"), 0)
    var opened: BookWatch?
    try asOrdinaryUser { opened = BookWatch.ofBook(at: scratch.path("all")) }
    guard var watch = opened.take() else { throw NoWatch() }
    chmod(scratch.path("all/work"), 0o755)
    #expect(ripe(&watch) == ["work/"])
    try scratch.write(card: "Cyrus", to: "work/c.vcf")
    #expect(ripe(&watch) == ["work/c.vcf"])
  }

  @Test func aCollectionIsWatchedUnderItsNewName() throws {
    var watch = try watching("all")
    try scratch.move("all/work", to: "all/job")
    #expect(ripe(&watch) == ["work/", "job/"])
    try scratch.write(card: "Cyrus", to: "job/c.vcf")
    #expect(ripe(&watch) == ["job/c.vcf"])
    try scratch.remove("all/job")
    #expect(ripe(&watch)?.contains("job/") == true)
  }

  @Test(arguments: ["all/notes.txt", "all/.git/config", "all/.hidden", "all/calendar/2.ics"])
  func whatIsNoContactsIsNobodysBusiness(file: String) throws {
    var watch = try watching("all")
    try scratch.write(file, "x")
    try scratch.write(card: "Cyrus", to: "work/c.vcf")
    #expect(ripe(&watch) == ["work/c.vcf"])
  }

  private func watching(_ name: String) throws -> BookWatch {
    guard let watch = BookWatch.ofBook(at: scratch.path(name)) else { throw NoWatch() }
    return watch
  }

  private struct NoWatch: Error {}

  /// Waits until something has ripened, as the program does; nil where that is everything.
  private func ripe(_ watch: inout BookWatch) -> Set<String>? {
    for _ in 0..<1000 {
      var polled = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32(watch.delay ?? 1000))
      watch.collect()
      switch watch.take(limit: 100) {
      case .files(let names): return Set(names)
      case .everything: return nil
      case nil: continue
      }
    }
    return []
  }
}
