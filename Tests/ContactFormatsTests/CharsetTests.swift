import ContactModel
import Testing

@testable import ContactFormats

/// What bytes without a charset are taken for.
struct CharsetTests {
  @Test(arguments: [
    "Größe AG", "Karl Rößler", "Conceição;Maria;;;", "CONCEIÇÃO", "Associação Comercial;Direção",
    "Äänekoski", "Mää", "créée", "Jörg Müller", "ações", "MÜßIG", "Français", "Straße 7",
  ])
  func accentedLettersAreWestern(text: String) throws {
    let bytes = try #require(Charset.western.encode(Array(text.utf8)[...]))
    #expect(Charset(guessedFor: bytes[...]) == .western)
    #expect(VCard(bytes: card("NOTE:", bytes)).contact()[.note] == text)
  }

  @Test(arguments: [
    "张婷", "婷婷", "琦", "王A", "A座", "B栋 3 层", "T恤", "曾;国;;;", "小区A座", "Tom婷", "鲞",
    "海淀区中关村大街 27 号", "李，明", "C区",
  ])
  func hanIsChinese(text: String) throws {
    let bytes = try #require(Charset.chinese.encode(Array(text.utf8)[...]))
    #expect(Charset(guessedFor: bytes[...]) == .chinese)
  }

  /// A part that is edited leaves the bytes of the others.
  @Test func aPartBesideAnEditedOneKeepsItsBytes() throws {
    let value = try #require(Charset.western.encode(Array("Associação;Direção".utf8)[...]))
    var edited = VCard(bytes: card("ORG:", value))
    let base = edited.contact()
    var contact = base
    contact[.department] = "Finanças"
    try edited.apply(contact, since: base, picture: nil, now: 0)
    let expected = try #require(Charset.western.encode(Array("Associação;Finanças".utf8)[...]))
    #expect(edited.bytes == card("ORG:", expected))
  }

  private func card(_ head: String, _ value: [UInt8]) -> [UInt8] {
    Array("BEGIN:VCARD\r\nVERSION:3.0\r\n\(head)".utf8) + value + Array("\r\nEND:VCARD\r\n".utf8)
  }
}
