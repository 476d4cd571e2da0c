import ContactFormats
import ContactModel
import Testing

/// What `check` finds in one card.
struct ExaminationTests {
  private func faults(_ lines: [String]) -> [(fault: ContactFault, line: Int?)] {
    let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
    return VCard(bytes: Array(text.utf8)).examination().faults
  }

  @Test(arguments: [
    ("BDAY:1990-13-45", ContactFault.badDate(property: "BDAY", "1990-13-45")),
    ("BDAY:soon", .badDate(property: "BDAY", "soon")),
    ("BDAY;VALUE=text:1990-13-45", .badDate(property: "BDAY", "1990-13-45")),
    ("X-ANNIVERSARY:2001-02-30", .badDate(property: "X-ANNIVERSARY", "2001-02-30")),
    ("BDAY:1999-02-29", .badDate(property: "BDAY", "1999-02-29")),
    ("PHOTO;ENCODING=b:%%%", .damagedPicture), ("PHOTO;ENCODING=b:AAAA", .damagedPicture),
    ("ORG:=SUM(A1);x", .formula(property: "ORG", "=SUM(A1)")),
    ("NOTE:@x", .formula(property: "NOTE", "@x")),
  ])
  func aFaultHasItsLine(line: String, fault: ContactFault) {
    let found = faults(["FN:long", "  name", line])
    #expect(found.map(\.fault) == [fault])
    #expect(found.map(\.line) == [5])
  }

  @Test(arguments: [
    "BDAY:1990-02-28", "BDAY:--02-29", "BDAY:2000-02-29", "BDAY:1990", "BDAY;VALUE=text:soon",
    "BDAY:",
    "BDAY;CALSCALE=chinese:83;1;1;1", "PHOTO;VALUE=uri:https://example.com/a.png",
    "PHOTO;ENCODING=b:/9j/4AAQSkZJRg==", "NOTE:- a", "NOTE:=", "TEL:+1", "X-ODD:=1",
  ])
  func whatIsRightIsNoFault(line: String) {
    #expect(faults(["FN:name", line]).isEmpty)
  }

  @Test func namesAreMissed() {
    #expect(faults(["TITLE:x"]).map(\.fault) == [.noName])
    #expect(faults(["N:a;b;;;"]).map(\.fault) == [.noFullName])
  }

  @Test func aGroupNamesItsMembers() {
    let card = VCard(
      bytes: Array(
        "BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:g\nUID:1\nMEMBER:urn:uuid:2\nMEMBER:mailto:a@b\nEND:VCARD\n"
          .utf8))
    #expect(card.examination().members == ["2", "mailto:a@b"])
  }
}
