import ContactFormats
import ContactModel
import TestSupport
import Testing

/// Lines of a card of which several say the same field.
struct ClearedField: Sendable, CustomTestStringConvertible {
  var testDescription: String { "\(field)" }
  let field: Field
  let lines: [String]
  var kept: [String] = []

  static let all: [ClearedField] = [
    ClearedField(field: .jobTitle, lines: ["TITLE:a", "TEL:1", "title:b"], kept: ["TEL:1"]),
    ClearedField(field: .birthday, lines: ["BDAY:1990-01-01", "item1.BDAY:1991-01-01"]),
    ClearedField(
      field: .birthday,
      lines: ["BDAY:1990-01-01", "X-ANDROID-CUSTOM:vnd.android.cursor.item/contact_event;1990;3;"]),
    ClearedField(field: .organization, lines: ["FN:A", "ORG:a", "ORG:b"], kept: ["FN:A"]),
    ClearedField(
      field: .organization, lines: ["FN:A", "ORG:a;Sales", "ORG:b"],
      kept: ["FN:A", "ORG:;Sales"]),
    ClearedField(
      field: .department, lines: ["ORG:a;Sales", "ORG:b;Press", "ORG:;Shop"],
      kept: ["ORG:a;", "ORG:b;"]),
    ClearedField(field: .gender, lines: ["X-GENDER:male", "GENDER:M", "X-WAB-GENDER:2"]),
    ClearedField(field: .family, lines: ["N:A;;;;", "N:B;C;;;"], kept: ["N:;;;;"]),
    ClearedField(field: .name, lines: ["FN:A", "FN:B"], kept: ["FN:"]),
    ClearedField(
      field: .phoneticGiven,
      lines: ["X-PHONETIC-FIRST-NAME:a", "SOUND;X-IRMC-N:b;c;;;"], kept: ["SOUND;X-IRMC-N:b;;;;"]),
    ClearedField(field: .age, lines: ["X-AGE:7", "X-AGE:8"]),
    ClearedField(
      field: .sortAs, lines: ["SORT-STRING:a", "SORT-STRING:b", "N;SORT-AS=c:D;;;;"],
      kept: ["N:D;;;;"]),
  ]
}

@Suite struct VCardClearingTests {
  private func card(_ lines: [String]) -> VCard {
    let all = ["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]
    return VCard(bytes: Array(all.joined(separator: "\r\n").utf8))
  }

  @Test(arguments: ClearedField.all)
  func noFurtherLineTakesThePlaceOfAFieldThatIsTakenOut(_ cleared: ClearedField) throws {
    var card = card(cleared.lines)
    let base = card.contact()
    var edited = base
    #expect(!base[cleared.field].isEmpty)
    edited[cleared.field] = ""
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(card.bytes == self.card(cleared.kept).bytes)
    #expect(card.contact()[cleared.field] == "")
  }

  @Test func noFurtherPictureTakesThePlaceOfOneThatIsTakenOut() throws {
    var card = card(["PHOTO;VALUE=uri:http://a", "FN:A", "PHOTO;VALUE=uri:http://b"])
    let base = card.contact()
    var edited = base
    edited.picture = nil
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(card.bytes == self.card(["FN:A"]).bytes)
  }

  @Test func aChangeReplacesTheLineThatIsShownOnly() throws {
    var card = card(["TITLE:a", "TITLE:b", "ORG:a", "ORG:b"])
    let base = card.contact()
    var edited = base
    edited[.jobTitle] = "c"
    edited[.organization] = "c"
    try card.apply(edited, since: base, picture: nil, now: 0)
    #expect(card.bytes == self.card(["TITLE:c", "TITLE:b", "ORG:c", "ORG:b"]).bytes)
  }
}
