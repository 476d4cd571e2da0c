import BookUI
import ContactModel
import Foundation
import TestSupport
import Testing

/// Importing and exporting on a real terminal.
@Suite(.needsTmux) struct ExchangeStoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Look.all)
  func importingAndUndoing(look: Look) async throws {
    _ = try folder.write(
      "Name,Phone\nDora,139 0000 0101\n安娜,139 0000 0102\n".utf8, to: "people.csv")
    let book = try folder.copy("Friends.vcf")
    let session = try await Session(
      book, look: look, environment: ["HOME": folder.url.path])
    try session.pane.press("i")
    try session.pane.type("~/pe")
    try await session.press("Tab", shows: "~/people.csv", screen: "import-path")
    try session.pane.press("Enter")
    try await session.expect(
      Strings.imported(ImportCounts(added: 2), rejectionFiles: [], undo: "u")[look.language],
      screen: "imported")
    #expect(try session.listed().contains(["D", "Dora", "139 0000 0101"]))
    let count = Strings.count(2)[look.language]
    try await session.press("u", shows: Strings.undone(.import, count), screen: "import-undone")
    try #expect(Data(contentsOf: URL(filePath: book)) == Data(Fixtures.bytes("Books/Friends.vcf")))

    try session.pane.press("x")
    try session.pane.type("~/out.vcf")
    try session.pane.press("Enter")
    try await session.pane.wait(forText: Strings.exported(29, to: "~/out.vcf")[look.language])
    let exported = try Data(contentsOf: folder.url.appending(path: "out.vcf"))
    #expect(exported == Data(try Fixtures.bytes("Books/Friends.vcf")))
  }

  /// (Its progress comes and goes faster than a busy machine lets a test look.)
  @Test func aLongImportStopsAtEscape() async throws {
    let cards = (0..<60_000).map {
      "BEGIN:VCARD\nVERSION:3.0\nFN:Person \($0)\nUID:\($0)\nEND:VCARD\n"
    }
    _ = try folder.write(cards.joined().utf8, to: "many.vcf")
    let book = folder.path("book")
    _ = try folder.write([], to: "book/.keep")
    let session = try await Session(
      book, look: Look(language: .en), environment: ["HOME": folder.url.path])
    try session.pane.press("i")
    try session.pane.type("~/many.vcf")
    try session.pane.press("Enter")
    try session.pane.press("Escape")
    try await session.pane.wait(forText: Strings.stopped[.en])
    #expect(try FileManager.default.contentsOfDirectory(atPath: book) == [".keep"])
  }
}
