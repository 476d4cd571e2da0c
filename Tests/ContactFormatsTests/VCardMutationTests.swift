import ContactFormats
import ContactModel
import Foundation
import FormatChecks
import TestSupport
import Testing

/// Cards that random damage made: nothing may trap, get lost, or spoil its neighbours.
@Suite struct VCardMutationTests {
  /// How many damaged files of each case. The suite does a few; `make fuzz` asks for 2,000.
  private static let rounds = number("ADDRESSBOOK_ROUNDS")

  /// Other seeds, other damage.
  private static let seed = UInt64(clamping: number("ADDRESSBOOK_SEED") ?? 1)

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  private static func generator(_ name: String) -> SeededGenerator {
    SeededGenerator(seed: name.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }

  @Test(arguments: CardCase.all)
  func damagedFilesAreKeptAndStayEditable(_ fixture: CardCase) throws {
    let input = try fixture.input()
    var generator = Self.generator(fixture.slug)
    for _ in 0..<(Self.rounds ?? 30) {
      try checkCards(in: input.damaged(using: &generator), using: &generator)
    }
  }

  /// Only the cards that the damage changed are looked at: the others are checked as they are.
  @Test(.enabled(if: GeneratedCards.isAvailable, "python3 is missing"))
  func aDamagedBookIsKeptAndStaysEditable() throws {
    let count = Self.rounds == nil ? 100 : 2000
    let book = try GeneratedCards(count: count, options: ["--photo", "0"])
    let intact = Set(VCardFile(bytes: book.bytes).cards.map(\.bytes))
    var generator = Self.generator("book")
    try checkCards(in: book.bytes, using: &generator)
    for _ in 0..<(Self.rounds ?? 10) {
      try checkCards(
        in: book.bytes.damaged(using: &generator), except: intact, using: &generator)
    }
  }

  @Test(arguments: CardCase.all)
  func randomEditsChangeTheirOwnLinesAndReadBack(_ fixture: CardCase) throws {
    try editRandomly(VCardFile(bytes: try fixture.input()).cards, named: fixture.slug)
  }

  @Test(.enabled(if: GeneratedCards.isAvailable, "python3 is missing"))
  func randomEditsOfABookChangeTheirOwnLinesAndReadBack() throws {
    let book = try GeneratedCards(
      count: Self.rounds == nil ? 100 : 2000, options: ["--photo-kb", "1-2", "--messy", "0.5"])
    try editRandomly(VCardFile(bytes: book.bytes).cards, named: "book")
  }

  private func editRandomly(_ cards: [VCard], named name: String) throws {
    var generator = Self.generator(name)
    for round in 0..<(Self.rounds ?? 30) {
      guard var card = cards.randomElement(using: &generator) else { return }
      // Edits on top of edits.
      for _ in 0..<4 {
        let edit = RandomEdit(using: &generator)
        if let next = try edit.applied(to: card) { card = next }
      }
      try #require(VCardFile(bytes: card.bytes).cards.count == 1, "round \(round)")
    }
  }
}

extension [UInt8] {
  /// With one to four random faults.
  fileprivate func damaged(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...4, using: &generator) { bytes.damage(using: &generator) }
    return bytes
  }
}
