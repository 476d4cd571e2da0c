import ContactModel
import FormatChecks
import Testing

@testable import ContactFormats

/// A TYPE word changes alone: the others stay as they are written.
struct TypeWordTests {
  struct Change: CustomTestStringConvertible {
    let version: String
    let before: String
    let after: String
    let types: [String]
    let testDescription: String

    init(_ version: String, _ before: String, to types: [String], _ after: String) {
      self.version = version
      self.before = before
      self.after = after
      self.types = types
      testDescription = "\(version) \(before) to \(types)"
    }
  }

  static let changes = [
    Change("4.0", "TYPE=home,x^ny", to: ["work", "x\ny"], "TYPE=work,x^ny"),
    Change("4.0", "TYPE=home,x^ny", to: ["home"], "TYPE=home"),
    Change("4.0", "TYPE=home,x^y", to: ["work", "x^y"], "TYPE=work,x^y"),
    Change("4.0", "TYPE=home", to: ["a^'b\nc\"d"], "TYPE=a^^'b^nc^'d"),
    Change("4.0", "TYPE=\"home,cell\"", to: ["cell", "work"], "TYPE=\"work,cell\""),
    Change("4.0", "TYPE=\"home,cell\"", to: ["home", "work"], "TYPE=\"home,work\""),
    Change("4.0", "TYPE=\"home,cell\"", to: ["cell"], "TYPE=\"cell\""),
    Change("4.0", "TYPE=\"home,cell\"", to: ["home"], "TYPE=\"home\""),
    Change("4.0", "TYPE=\"home\",cell", to: ["cell", "work"], "TYPE=\"work\",cell"),
    Change("4.0", "TYPE=home,\"a;b\"", to: ["a;b", "work"], "TYPE=work,\"a;b\""),
    Change("4.0", "TYPE=home,\"a;b\"", to: ["c:d", "home"], "TYPE=home,\"c:d\""),
    Change("4.0", "TYPE=home,\"a;b\"", to: ["home"], "TYPE=home"),
    Change("4.0", "TYPE=\"a;b,home\"", to: ["home"], "TYPE=\"home\""),
    Change("4.0", "TYPE=a\";b,home\"", to: ["home", "work"], "TYPE=\"work,home\""),
    Change("4.0", "TYPE=home,,cell", to: ["cell", "work"], "TYPE=work,,cell"),
    Change("4.0", "TYPE=home;TYPE=\"voice,Home\"", to: ["home"], "TYPE=home;TYPE=\"Home\""),
    Change("4.0", "TYPE=home;TYPE=\"voice,Home\"", to: ["voice"], "TYPE=\"voice\""),
    Change("4.0", "TYPE=home,HOME", to: ["work"], "TYPE=work"),
    Change("4.0", "TYPE=home", to: ["Home", "Work"], "TYPE=home;TYPE=Work"),
    Change("3.0", "TYPE=HOME, Cell", to: ["cell", "work"], "TYPE=WORK, Cell"),
    Change("2.1", "TYPE=HOME,a\\;b", to: ["a;b", "work"], "TYPE=WORK,a\\;b"),
    Change("2.1", "TYPE=HOME", to: ["a\\;b\\n\\"], "TYPE=A\\\\\\;B\\N\\\\"),
    Change("2.1", "HOME;CELL", to: ["cell", "work"], "WORK;CELL"),
    Change("2.1", "HOME;CELL", to: ["a=b", "cell"], "TYPE=A=B;CELL"),
    Change("2.1", "HOME,CELL", to: ["a=b", "cell"], "TYPE=A=B,CELL"),
    Change("2.1", "HOME", to: ["base64"], "TYPE=BASE64"),
    Change("2.1", "HOME", to: ["base64", "home"], "HOME;TYPE=BASE64"),
    Change("3.0", "TYPE=HOME", to: ["straße"], "TYPE=STRAßE"),
    Change("2.1", "HOME;CELL", to: ["cell"], "CELL"),
  ]

  @Test(arguments: changes)
  func oneWordChangesAlone(_ change: Change) throws {
    let (card, contact) = try changed(change, in: "TEL;\(change.before):1")
    #expect(card.bytes.lines[3] == "TEL;\(change.after):1\r\n")
    #expect(contact[.phones].first?.types == change.types.map { $0.lowercased() })
    #expect(contact[.phones].first?.value == "1")
  }

  @Test func aByteThatIsNoTextStaysInAWordBesideTheChangedOne() throws {
    let line = Array("TEL;TYPE=home,x".utf8) + [0xFF] + Array(":1\r\n".utf8)
    let change = Change("4.0", "", to: ["work", "x\u{FFFD}"], "")
    let (card, _) = try changed(change, in: line)
    let expected = Array("TEL;TYPE=work,x".utf8) + [0xFF] + Array(":1\r\n".utf8)
    #expect(card.bytes.firstRange(of: expected) != nil)
  }

  private func changed(_ change: Change, in line: String) throws -> (VCard, Contact) {
    try changed(change, in: Array("\(line)\r\n".utf8))
  }

  private func changed(_ change: Change, in line: [UInt8]) throws -> (VCard, Contact) {
    let head = Array("BEGIN:VCARD\r\nVERSION:\(change.version)\r\nFN:A\r\n".utf8)
    var card = VCard(bytes: head + line + Array("END:VCARD\r\n".utf8))
    let base = card.contact()
    var edited = base
    edited[.phones][0].types = change.types
    try card.apply(edited, since: base, picture: nil, now: 1_700_000_000)
    return (card, card.contact())
  }
}
