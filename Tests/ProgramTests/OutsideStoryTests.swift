import BookUI
import ContactModel
import Foundation
import Glibc
import TestSupport
import Testing

/// Other programs write to the book that is on the screen; and the program is ended from outside.
@Suite(.needsTmux) struct OutsideStoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func whatAnotherProgramWritesIsSeen() async throws {
    let book = try vdir()
    let session = try await Session(book, look: Look(language: .zh))
    try session.pane.press("W")
    try await session.waitForSelection("王源")
    try write("FN:安若舟\r\nTEL:1\r\n", to: "new")
    try await session.pane.wait(forText: "安若舟")
    try FileManager.default.removeItem(atPath: folder.path("book/new.vcf"))
    try await session.pane.wait { !$0.text.contains("安若舟") }
    try await session.waitForSelection("王源")
  }

  @Test func collectionsComeAndGoInAnEmptyFolder() async throws {
    let book = folder.path("book")
    try FileManager.default.createDirectory(atPath: book, withIntermediateDirectories: true)
    let session = try await Session(book, look: Look(language: .zh))
    try write("FN:王源\r\nTEL:1\r\n", to: "home/1")
    try await session.waitForSelection("王源")
    try write("FN:李晨\r\nTEL:2\r\n", to: "work/2")
    try await session.pane.wait(forText: "李晨")
    _ = try folder.write("家人\n".utf8, to: "book/home/displayname")
    try await session.pane.wait(forText: " 家人")
    try await session.waitForSelection("王源")

    try session.pane.press("Enter")
    try await session.pane.wait(forText: Strings.label(of: Field.age)[.zh])
    try session.pane.press("C-e")
    try session.pane.type("x")
    try await session.pane.wait(forText: "王源x")
    try FileManager.default.moveItem(atPath: book + "/home", toPath: book + "/friends")
    try FileManager.default.removeItem(atPath: book + "/work")
    try session.pane.press("C-s")
    try await session.waitForSelection("王源x")
    #expect(try text(of: "friends/1").contains("FN:王源x\r\n"))
    try await session.pane.wait { !$0.text.contains("李晨") }
  }

  @Test(arguments: Look.all)
  func anEditThatMeetsAnotherAsksWhichOneStays(look: Look) async throws {
    let session = try await Session(vdir(), look: look)
    try session.pane.press("W", "Enter")
    try await session.pane.wait(forText: Strings.label(of: Field.age)[look.language])
    try session.pane.press("C-e")
    try session.pane.type("x")
    try await session.pane.wait(forText: "王源x")
    try write("FN:王大源\r\nTEL:777\r\n", to: "1")
    try await session.press("C-s", shows: Strings.bothChanged, screen: "conflict")
    try session.pane.press("m")
    try await session.waitForSelection("王源x")
    let card = try text(of: "1")
    #expect(card.contains("FN:王源x\r\n"))
    #expect(card.contains("TEL:777\r\n"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aFormIsKeptWhenTheProgramMustEnd(signal: Int32) async throws {
    let environment = ["XDG_STATE_HOME": folder.path("state")]
    let look = Look(language: .en)
    let session = try await Session(vdir(), look: look, environment: environment)
    try session.pane.press("W", "Enter")
    try await session.pane.wait(forText: "Age")
    try session.pane.press("C-e")
    try session.pane.type("x")
    try await session.pane.wait(forText: "王源x")
    kill(try #require(session.pane.process), signal)
    #expect(try await session.pane.waitForExit() == 0)
    #expect(try text(of: "1").contains("FN:王源\r\n"))

    let next = try await Session(folder.path("book"), look: look, environment: environment)
    try await next.pane.wait(forText: Strings.draftWaits("王源x")[.en])
    try next.pane.press("o")
    try await next.pane.wait(forText: "Age")
    try next.pane.press("C-s")
    try await next.waitForSelection("王源x")
    #expect(try text(of: "1").contains("FN:王源x\r\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.path("state/addressbook/drafts")
      ).isEmpty)
  }

  /// The second is no folder at all.
  @Test(arguments: ["/dev/null/state", ""])
  func aFormThatCannotBeKeptIsNamed(stateFolder: String) async throws {
    let session = try await Session(
      vdir(), look: Look(language: .en), environment: ["HOME": "", "XDG_STATE_HOME": stateFolder])
    try session.pane.press("W", "Enter")
    try await session.pane.wait(forText: "Age")
    try session.pane.press("C-e")
    try session.pane.type("x")
    try await session.pane.wait(forText: "王源x")
    kill(try #require(session.pane.process), SIGTERM)
    try await session.pane.wait(forText: "Changes to 王源x are neither saved")
  }

  /// A folder with three cards.
  private func vdir() throws -> String {
    for (index, name) in ["李晨", "王源", "张艺兴"].enumerated() {
      try write("FN:\(name)\r\nTEL:13\(index)\r\n", to: String(index))
    }
    return folder.path("book")
  }

  private func write(_ lines: String, to name: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:\(name)\r\n\(lines)END:VCARD\r\n"
    _ = try folder.write(card.utf8, to: "book/\(name).vcf")
  }

  private func text(of name: String) throws -> String {
    try String(
      decoding: Data(contentsOf: URL(filePath: folder.path("book/\(name).vcf"))), as: UTF8.self)
  }
}
