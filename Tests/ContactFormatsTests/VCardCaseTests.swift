import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

@Suite struct VCardCaseTests {
  @Test func allCasesAreThere() {
    #expect(CardCase.all.count == 28)
    #expect(
      Set(CardCase.edits.keys) == Set(CardCase.all.filter { $0.after != nil }.map(\.slug)))
  }

  @Test(arguments: CardCase.all)
  func savingWithoutAnEditGivesTheSameBytes(_ fixture: CardCase) throws {
    let input = try fixture.input()
    #expect(sha256(input) == fixture.sha256)
    #expect(VCardFile(bytes: input).bytes == input)
  }

  @Test(arguments: CardCase.all)
  func readsWhatThePageSays(_ fixture: CardCase) throws {
    let file = VCardFile(bytes: try fixture.input())
    try #require(file.cards.count == fixture.contacts.count)
    for (card, expected) in zip(file.cards, fixture.contacts) {
      let json = Data(contactJSON(card.contact(), card: card).text.utf8)
      let found = differences(
        try JSONSerialization.jsonObject(with: expected),
        try JSONSerialization.jsonObject(with: json))
      #expect(found == [])
    }
  }

  @Test(arguments: CardCase.all.filter { $0.after != nil })
  func theEditChangesNothingElse(_ fixture: CardCase) throws {
    var file = VCardFile(bytes: try fixture.input())
    let (index, change) = try #require(CardCase.edits[fixture.slug])
    var card = file.cards[index]
    let base = card.contact()
    var edited = base
    change(&edited)
    #expect(edited != base)
    try card.apply(edited, since: base, picture: nil, now: 1_700_000_000)
    file.replaceCard(at: index, with: card)
    let expected = try Fixtures.bytes("Cards/\(fixture.after ?? "")")
    #expect(withoutRevisions(file.bytes) == withoutRevisions(expected))
  }

  @Test(arguments: CardCase.all.filter { $0.warnings != nil })
  func reportsWhatIsOdd(_ fixture: CardCase) throws {
    let file = VCardFile(bytes: try fixture.input())
    let words = file.warnings.map(\.kind.rawValue).filter { $0 != "text-outside-cards" }
    #expect(words.sorted() == fixture.warnings?.sorted())
  }

  @Test func namesTheLinesOfCardsThatAreLeftOpen() throws {
    let file = VCardFile(bytes: try Fixtures.bytes("Cards/20-missing-end-midfile.vcf"))
    #expect(
      file.warnings == [
        FormatWarning(.missingEnd, line: 5), FormatWarning(.missingEnd, line: 13),
      ])
  }
}

/// The lines of a file but for REV.
func withoutRevisions(_ bytes: [UInt8]) -> [String] {
  String(decoding: bytes, as: Unicode.ASCII.self).unicodeScalars
    .split(separator: "\n", omittingEmptySubsequences: false)
    .map { String($0) }.filter { !$0.hasPrefix("REV") }
}

/// SHA-256 in hexadecimal.
func sha256(_ bytes: [UInt8]) -> String {
  SHA256.hexDigest(of: bytes)
}
