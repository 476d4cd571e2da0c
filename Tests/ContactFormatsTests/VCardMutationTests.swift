import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

/// Cards that random damage made: nothing may trap, get lost, or spoil its neighbours.
@Suite struct VCardMutationTests {
  /// How many damaged files of each case; `make fuzz` asks for more.
  private static let rounds =
    ProcessInfo.processInfo.environment["ADDRESSBOOK_FUZZ"].flatMap { Int($0) } ?? 30

  /// Other seeds, other damage.
  private static let seed =
    ProcessInfo.processInfo.environment["ADDRESSBOOK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  private static func generator(_ fixture: CardCase) -> SeededGenerator {
    SeededGenerator(seed: fixture.slug.utf8.reduce(seed) { $0 &* 31 &+ UInt64($1) })
  }

  @Test(arguments: CardCase.all)
  func damagedFilesAreKeptAndStayEditable(_ fixture: CardCase) throws {
    let input = try fixture.input()
    var generator = Self.generator(fixture)
    for round in 0..<Self.rounds {
      var bytes = input
      for _ in 0..<Int.random(in: 1...4, using: &generator) { bytes.damage(using: &generator) }
      var file = VCardFile(bytes: bytes)
      try #require(file.bytes == bytes, "round \(round)")
      _ = file.warnings
      for card in file.cards {
        let contact = card.contact()
        try #require(card.summary() == ContactSummary(contact), "round \(round)")
        _ = contactJSON(contact, card: card).text
      }
      guard let index = file.cards.indices.randomElement(using: &generator) else { continue }
      let edit = RandomEdit(using: &generator)
      guard let card = try edit.applied(to: file.cards[index], "round \(round)") else { continue }
      file.replaceCard(at: index, with: card)
      let saved = file.bytes
      try #require(VCardFile(bytes: saved).bytes == saved, "round \(round)")
    }
  }

  @Test(arguments: CardCase.all)
  func randomEditsChangeTheirOwnLinesAndReadBack(_ fixture: CardCase) throws {
    let cards = VCardFile(bytes: try fixture.input()).cards
    var generator = Self.generator(fixture)
    for round in 0..<Self.rounds {
      guard var card = cards.randomElement(using: &generator) else { return }
      // Edits on top of edits.
      for step in 0..<4 {
        let edit = RandomEdit(using: &generator)
        guard let next = try edit.applied(to: card, "round \(round).\(step)") else { continue }
        card = next
      }
      try #require(VCardFile(bytes: card.bytes).cards.count == 1, "round \(round)")
    }
  }
}

extension [UInt8] {
  /// One random fault.
  mutating func damage(using generator: inout SeededGenerator) {
    guard count > 1 else { return }
    let place = Int.random(in: 0..<count, using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: self = Array(self[..<place])
    case 1: removeSubrange(place..<Swift.min(count, place + 20))
    case 2: self[place] = UInt8.random(in: 0...255, using: &generator)
    case 3: self = replacing([13, 10], with: [10])
    case 4: self = replacing([10], with: [13, 10])
    case 5: insert(":;,.\\=\"\r\n \t^".utf8.randomElement(using: &generator) ?? 58, at: place)
    case 6: self = replacing([10], with: [])
    default: damageLines(using: &generator)
    }
  }

  private mutating func damageLines(using generator: inout SeededGenerator) {
    var lines = split(separator: 10, omittingEmptySubsequences: false).map { Array($0) }
    let (a, b) = (
      lines.indices.randomElement(using: &generator) ?? 0,
      lines.indices.randomElement(using: &generator) ?? 0
    )
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: lines.swapAt(a, b)
    case 1: lines.remove(at: a)
    default: lines.insert(lines[a], at: b)
    }
    self = Array(lines.joined(separator: [10]))
  }
}
