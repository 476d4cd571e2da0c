import BookUI
import ContactModel
import Foundation
import TestSupport
import Testing

/// What other contact managers lose of a book, and this one must not.
///
/// abook forgets what was changed outside while it was open, puts a file in the place of a symbolic
/// link, and loses unsaved edits when it is hung up (`OutsideStoryTests` has that one). khard drops
/// the labels of values that it rewrites, and writes over a sync (`Tests/Peers/sync`).
@Suite(.needsTmux) struct PeerLossTests {
  private let folder: TemporaryFolder
  private let look = Look(language: .en)

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func whatWasChangedOutsideIsNotForgotten() async throws {
    let book = try folder.write(card("Anna") + card("Bernd"), to: "book.vcf")
    let session = try await Session(book, look: look)
    let theirs = card("Anna", "NOTE:theirs") + card("Bernd") + card("Clara")
    try FileManager.default.removeItem(atPath: book)
    _ = try folder.write(theirs, to: "book.vcf")
    try await rename("Bernd", in: session)
    #expect(
      try String(contentsOfFile: book, encoding: .utf8)
        == String(decoding: theirs, as: UTF8.self).replacing("Bernd", with: "Berndx"))
  }

  @Test func aLinkStaysALink() async throws {
    _ = try folder.write(card("Bernd"), to: "real/book.vcf")
    let link = folder.path("book.vcf")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real/book.vcf")
    try await rename("Bernd", in: Session(link, look: look))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/book.vcf")
    #expect(
      try String(contentsOfFile: folder.path("real/book.vcf"), encoding: .utf8)
        .contains("FN:Berndx"))
  }

  @Test func labelsAndUnknownPropertiesStay() async throws {
    let lines = [
      "item1.TEL;type=CELL;x-odd=1:1", "item1.X-ABLabel:溪谷社", "X-ODD;a=b:c\\;d",
      "TEL;TYPE=\"home,voice\":2",
    ]
    let text = card("Bernd", lines)
    let book = try folder.write(text, to: "book.vcf")
    try await rename("Bernd", in: Session(book, look: look))
    #expect(
      try String(contentsOfFile: book, encoding: .utf8)
        == String(decoding: text, as: UTF8.self).replacing("Bernd", with: "Berndx"))
  }

  /// Types an x behind a name, and saves.
  private func rename(_ name: String, in session: Session) async throws {
    try session.pane.press("/")
    try session.pane.type(name)
    try await session.waitForSelection(name)
    try session.pane.press("Enter")
    try await session.pane.wait(forText: "Age")
    try session.pane.press("C-e")
    try session.pane.type("x")
    try await session.pane.wait(forText: name + "x")
    try session.pane.press("C-s")
    try await session.pane.wait(forText: Strings.saved(name + "x")[.en])
  }

  private func card(_ name: String, _ lines: String...) -> [UInt8] {
    card(name, lines)
  }

  private func card(_ name: String, _ lines: [String]) -> [UInt8] {
    let all =
      ["BEGIN:VCARD", "VERSION:3.0", "FN:" + name, "N:;\(name);;;", "TEL:1"] + lines + ["END:VCARD"]
    return all.flatMap { Array(($0 + "\r\n").utf8) }
  }
}
