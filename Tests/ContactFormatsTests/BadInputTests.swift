import ContactFormats
import Foundation
import FormatChecks
import TestSupport
import Testing

/// Files that no program should have written. What isn't linear here would take hours, and is ended
/// by the limit; `make bench` measures the same files at megabytes, and whether a byte costs more there.
@Suite(.timeLimit(.minutes(5))) struct BadInputTests {
  @Test(arguments: BadCards.all)
  func hugeAndSenselessFilesAreKept(_ kind: BadCards) throws {
    try checkCards(in: kind.bytes(10_000))
  }

  @Test(arguments: BadCards.all)
  func hugeAndSenselessCardsCanBeEdited(_ kind: BadCards) throws {
    let bytes = kind.bytes(2000)
    var generator = InputGenerator(bytes)
    for _ in 0..<5 { try checkCards(in: bytes, using: &generator) }
  }

  @Test(arguments: CardCase.all)
  func aFileMayEndAnywhere(_ fixture: CardCase) throws {
    let input = try fixture.input()
    for end in input.indices { try checkCards(in: Array(input[..<end])) }
  }

  @Test(arguments: CardCase.all)
  func everyByteMayBeNoText(_ fixture: CardCase) throws {
    let input = try fixture.input()
    for index in input.indices where index.isMultiple(of: 7) {
      for byte: UInt8 in [0, 0x80, 0xFF] {
        var bytes = input
        bytes[index] = byte
        try checkCards(in: bytes)
      }
    }
  }

  /// Inputs of libFuzzer that once broke a promise, checked as it does.
  @Test(arguments: found)
  func whatWasFoundStaysMended(_ name: String) throws {
    let bytes = try Fixtures.bytes("Cards/Found/\(name)")
    var generator = InputGenerator(bytes)
    try checkCards(in: bytes, using: &generator)
  }

  private static let found =
    (try? FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Cards/Found").path))?.sorted() ?? []
}
