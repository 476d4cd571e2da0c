import BookUI
import Foundation
import TestSupport
import Testing

/// Books that aren't as one would like them, on the screen.
@Suite(.needsTmux) struct BookStoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Language.allCases)
  func aBookThatCannotBeSavedSaysSoFromTheStart(language: Language) async throws {
    let text = try String(decoding: Fixtures.bytes("Books/Class14ContactList.plist"), as: UTF8.self)
    let commented = text.replacingOccurrences(of: "<key>A</key>", with: "<key>A</key><!-- mine -->")
    let path = try folder.write(commented.utf8, to: "commented.plist")
    let session = try await Session(path, look: Look(language: language))
    try await session.expect("commented.plist:", screen: "read-only")
    try session.pane.press("j")
    try await session.pane.wait { !$0.text.contains("commented.plist:") }
    try await session.press("d", shows: "commented.plist:", screen: "read-only-delete")
  }

  @Test(arguments: Language.allCases)
  func aBrokenCardIsNamedAndTheRestWorks(language: Language) async throws {
    let good = try Fixtures.bytes("Books/Friends.vcf")
    let broken = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:没完\r\nthis is no property\r\n".utf8)
    let path = try folder.write(good + broken, to: "broken.vcf")
    let session = try await Session(path, look: Look(language: language))
    try await session.expect("broken.vcf:", screen: "broken-card")
    try session.pane.press("d", "y")
    try await session.pane.wait(
      forText: Strings.deleted("范冰冰", undo: "u")[language])
    let saved = try Data(contentsOf: URL(filePath: path))
    #expect(saved.count < good.count + broken.count)
    #expect(saved.suffix(broken.count) == Data(broken))
  }

  @Test(arguments: Language.allCases)
  func anEmptyBookSaysWhatToPress(language: Language) async throws {
    let session = try await Session(folder.url.path, look: Look(language: language))
    try await session.expect(Strings.noContactsYet[language], screen: "empty")
  }
}
