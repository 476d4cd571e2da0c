import ContactFormats
import FormatChecks
import TestSupport
import Testing

/// Cards that random damage and random edits made. The suite does a few rounds, always the same;
/// `make fuzz` does 2,000 others.
@Suite struct VCardMutationTests {
  private static let rounds = 30

  private static func generator(_ name: String) -> InputGenerator {
    InputGenerator(Array(name.utf8))
  }

  @Test(arguments: CardCase.all)
  func damagedFilesAreKeptAndStayEditable(_ fixture: CardCase) throws {
    var generator = Self.generator(fixture.slug)
    try checkDamage(to: fixture.input(), rounds: Self.rounds, using: &generator)
  }

  @Test(arguments: CardCase.all)
  func randomEditsChangeTheirOwnLinesAndReadBack(_ fixture: CardCase) throws {
    let cards = VCardFile(bytes: try fixture.input()).cards
    var generator = Self.generator(fixture.slug)
    try checkEdits(of: cards, rounds: Self.rounds, using: &generator)
  }

  @Test(.enabled(if: GeneratedCards.isAvailable, "python3 is missing"))
  func aDamagedBookIsKeptAndStaysEditable() throws {
    let book = try GeneratedCards(count: 100, options: ["--photo", "0", "--messy", "0.5"])
    var generator = Self.generator("book")
    try checkDamage(to: book.bytes, rounds: 10, using: &generator)
    try checkEdits(
      of: VCardFile(bytes: book.bytes).cards, rounds: Self.rounds, using: &generator)
  }
}
