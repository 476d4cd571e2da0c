import ContactFormats
import ContactModel
import Testing

@Suite struct VCardFileTests {
  private func file(_ text: String) -> VCardFile { VCardFile(bytes: Array(text.utf8)) }

  private static let three =
    "\u{FEFF}intro\nBEGIN:VCARD\nFN:A\nEND:VCARD\n\nBEGIN:VCARD\r\nFN:B\r\nEND:VCARD\r\n# note\n"
    + "begin:vcard\nFN:C\nTEL:1\nend:vcard\rNULL"

  @Test func afterABatchOfChangesEveryCardKnowsItsLine() {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nEND:VCARD\r\n"
    let long = card.replacing("FN:A", with: "FN:A\r\nNOTE:b\r\nTEL:1")
    var file = VCardFile(bytes: Array(("junk\r\n" + card + "\r\n\r\n" + card + card + "end").utf8))
    file.beginBatch()
    file.replaceCard(at: 0, with: VCard(bytes: Array(long.utf8)))
    file.removeCard(at: 1)
    file.insertCard(VCard(bytes: Array(long.utf8)), at: 2)
    file.replaceCard(at: 1, with: VCard(bytes: Array(long.utf8)))
    file.endBatch()
    #expect(file.cards.map(\.line) == VCardFile(bytes: file.bytes).cards.map(\.line))
  }

  @Test func findsCardsAndKeepsWhatIsBetween() {
    let file = file(Self.three)
    #expect(file.cards.map { $0.contact()[.name] } == ["A", "B", "C"])
    #expect(file.cards.map(\.line) == [2, 6, 10])
    #expect(file.bytes == Array(Self.three.utf8))
  }

  @Test(arguments: [[0], [1], [2], [0, 0], [1, 1], [2, 1, 0], [0, 1], [1, 0]])
  func puttingBackWhatWasTakenOutGivesTheSameBytes(indices: [Int]) {
    var file = file(Self.three)
    var taken: [(Int, VCard)] = []
    for index in indices {
      taken.append((index, file.cards[index]))
      file.removeCard(at: index)
    }
    #expect(file.cards.count == 3 - indices.count)
    for (index, card) in taken.reversed() { file.insertCard(card, at: index) }
    #expect(file.bytes == Array(Self.three.utf8))
    #expect(file.cards.map(\.line) == [2, 6, 10])
  }

  @Test func aCardBehindAnUnfinishedLineBeginsOnItsOwn() {
    var file = file("BEGIN:VCARD\nFN:A\nEND:VCARD")
    let card = VCard(bytes: Array("BEGIN:VCARD\r\nFN:B\r\nEND:VCARD\r\n".utf8))
    file.insertCard(file.adapted(card), at: 1)
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "BEGIN:VCARD\nFN:A\nEND:VCARD\nBEGIN:VCARD\nFN:B\nEND:VCARD\n")
    file.removeCard(at: 1)
    #expect(String(decoding: file.bytes, as: UTF8.self) == "BEGIN:VCARD\nFN:A\nEND:VCARD")
  }

  @Test func readsLinesThatEndWithCarriageReturnsOnly() {
    let file = file("BEGIN:VCARD\rFN:A\rTEL:1\rEND:VCARD\rBEGIN:VCARD\rFN:B\rEND:VCARD\r")
    #expect(file.cards.map { $0.contact()[.name] } == ["A", "B"])
    #expect(file.cards.map(\.line) == [1, 5])
  }

  @Test func aCardMayFollowTheReturnOfTheOneBefore() {
    let text = "BEGIN:VCARD\nFN:A\nEND:VCARD\rBEGIN:VCARD\nFN:B\nEND:VCARD\n"
    let file = file(text)
    #expect(file.cards.count == 2)
    #expect(file.bytes == Array(text.utf8))
  }

  @Test func aCutCardGetsTheLineEndsOfItsFile() {
    var file = file("junk\r\nBEGIN:VCARD\r")
    file.replaceCard(at: 0, with: VCard(bytes: Array("BEGIN:VCARD\rFN:A\r".utf8)))
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == "junk\r\nBEGIN:VCARD\r\nFN:A\r\n")
  }
}
