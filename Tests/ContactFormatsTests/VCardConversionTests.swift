import ContactFormats
import ContactModel
import FormatChecks
import Foundation
import TestSupport
import Testing

/// A card in another version has everything that it had.
@Suite struct VCardConversionTests {
  static let versions = [Version.v30, .v40]

  @Test(arguments: CardCase.all, versions)
  func everyCaseReadsTheSameInAnotherVersion(_ fixture: CardCase, to version: Version) throws {
    for card in VCardFile(bytes: try fixture.input()).cards { try expectSame(card, version) }
  }

  @Test(arguments: versions)
  func thePhoneStyleCardReadsTheSame(to version: Version) throws {
    let cards = VCardFile(bytes: try Fixtures.bytes("Cards/torture.vcf")).cards
    for card in cards { try expectSame(card, version) }
  }

  @Test(arguments: CardCase.all, versions)
  func randomlyEditedCardsReadTheSame(_ fixture: CardCase, to version: Version) throws {
    let cards = VCardFile(bytes: try fixture.input()).cards
    var generator = SeededGenerator(seed: fixture.slug.utf8.reduce(3) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<30 {
      guard var card = cards.randomElement(using: &generator) else { return }
      for _ in 0..<4 {
        let edit = RandomEdit(using: &generator)
        if let next = try edit.applied(to: card) { card = next }
      }
      try expectSame(card, version)
    }
  }

  @Test(arguments: CardCase.all)
  func thereAndBackReadsTheSame(_ fixture: CardCase) throws {
    for card in VCardFile(bytes: try fixture.input()).cards {
      let there = card.converted(to: .v40)
      let back = there.converted(to: .v30)
      #expect(comparable(back) == comparable(there), "\(text(there))\n\(text(back))")
    }
  }

  @Test(arguments: CardCase.all, versions)
  func damagedCardsStayWhole(_ fixture: CardCase, to version: Version) throws {
    let input = try fixture.input()
    var generator = SeededGenerator(seed: fixture.slug.utf8.reduce(5) { $0 &* 31 &+ UInt64($1) })
    for round in 0..<30 {
      var bytes = input
      for _ in 0..<3 { bytes.damage(using: &generator) }
      for card in VCardFile(bytes: bytes).cards {
        let converted = card.converted(to: version)
        let again = VCardFile(bytes: converted.bytes).cards
        try #require(
          again.map(\.bytes) == [converted.bytes], "\(round) \(text(card).debugDescription)")
        try #require(converted.converted(to: version).bytes == converted.bytes, "round \(round)")
      }
    }
  }

  @Test func ofTwoPointOneEveryEncodingIsGone() {
    expect(
      #"""
      BEGIN:VCARD
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E5=8D=95;=E9=9B=84=E4=BF=A1;a=2Cb;;
      FN:Smith, John
      TEL;CELL;VOICE;PREF:1
      EMAIL;INTERNET:a@example.com
      ORG:Chair, Table;One=;Two
      NOTE;ENCODING=QUOTED-PRINTABLE:one=0D=0Atwo\n;three
      X-NICKNAME:Jo, Joe
      SOUND;X-IRMC-N;CHARSET=UTF-8:shan;xiongxin;;;
      PHOTO;ENCODING=BASE64;JPEG:
       /9j/4AAQ

      LABEL;HOME:1 Long Road\, Town
      ADR;HOME:;;1 Long Road;Town;;;
      X-CUSTOM;CUSTOM-COLOUR=a\;b:x\y
      X-FOO:v\nv,w;x\;y
      AGENT:
      BEGIN:VCARD
      VERSION:2.1
      FN:Inner
      END:VCARD
      VERSION:2.1
      END:VCARD
      """#,
      in: .v30,
      is: #"""
        BEGIN:VCARD
        VERSION:3.0
        N:单;雄信;a\,b;;
        FN:Smith\, John
        TEL;TYPE=CELL,VOICE,PREF:1
        EMAIL;TYPE=INTERNET:a@example.com
        ORG:Chair\, Table;One=;Two
        NOTE:one\ntwo\\n\;three
        NICKNAME:Jo\, Joe
        X-PHONETIC-LAST-NAME:shan
        X-PHONETIC-FIRST-NAME:xiongxin
        PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ
        LABEL;TYPE=HOME:1 Long Road\, Town
        ADR;TYPE=HOME:;;1 Long Road;Town;;;
        X-CUSTOM;CUSTOM-COLOUR="a;b":x\y
        X-FOO:v\\nv,w;x\;y
        AGENT:BEGIN:VCARD\nVERSION:3.0\nN:\;\;\;\;\nFN:Inner\nEND:VCARD
        END:VCARD
        """#)
  }

  @Test func ofThreePointNothingFourPointNothingHasTheStandardNames() {
    expect(
      #"""
      BEGIN:VCARD
      PRODID:-//Example//EN
      N:Harten;Rene;;;
      FN:Rene Harten
      SORT-STRING:Harten Rene
      item1.TEL;type=CELL;type=pref:+1\:555
      item1.X-ABLabel:_$!<Mobile>!$_
      EMAIL;TYPE="HOME,INTERNET":a@example.com
      ADR;TYPE=home:;;1 Long Road;Town;;;
      LABEL;TYPE=home:1 Long Road\nTown
      LABEL;TYPE=work:Elsewhere
      BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-22
      item2.X-ABDATE;type=pref:2010-06-12
      item2.X-ABLabel:_$!<Anniversary>!$_
      X-GENDER:female
      X-HOBBY:chess
      X-AGE:41
      X-ABShowAs:COMPANY
      X-SOCIALPROFILE;type=twitter;x-user=rh:https://example.com/rh
      IMPP;X-SERVICE-TYPE=Jabber;type=HOME:xmpp:rh@example.com
      item3.X-ABRELATEDNAMES:Jo
      item3.X-ABLabel:_$!<Spouse>!$_
      GEO:37.38;-122.08
      LOGO;VALUE=uri:https://example.com/logo.png
      PHOTO;ENCODING=b;TYPE=JPEG;X-ABCROP-RECTANGLE=a&b:/9j/
       4AAQ
      CLASS:PRIVATE
      X-ADDRESSBOOK-ORDER:Rene;5
      X-EVOLUTION-FILE-AS:Harten\, Rene

      no property
      REV:2020-01-02T03:04:05Z
      VERSION:3.0
      END:VCARD
      """#, in: .v40,
      is: #"""
        BEGIN:VCARD
        VERSION:4.0
        PRODID:-//Example//EN
        N;SORT-AS=Harten Rene:Harten;Rene;;;
        FN:Rene Harten
        item1.TEL;type=CELL;PREF=1:+1:555
        item1.X-ABLabel:_$!<Mobile>!$_
        EMAIL;TYPE="HOME,INTERNET":a@example.com
        ADR;TYPE=home;LABEL=1 Long Road^nTown:;;1 Long Road;Town;;;
        X-LABEL;TYPE=work:Elsewhere
        BDAY:--0722
        item2.ANNIVERSARY;PREF=1:20100612
        item2.X-ABLabel:_$!<Anniversary>!$_
        GENDER:F;female
        HOBBY:chess
        X-AGE:41
        KIND:org
        SOCIALPROFILE;USERNAME=rh;SERVICE-TYPE=twitter:https://example.com/rh
        IMPP;SERVICE-TYPE=Jabber;type=HOME:xmpp:rh@example.com
        item3.RELATED;VALUE=text:Jo
        item3.X-ABLabel:_$!<Spouse>!$_
        GEO:geo:37.38,-122.08
        LOGO;VALUE=uri:https://example.com/logo.png
        PHOTO;X-ABCROP-RECTANGLE=a&b:data:image/jpeg;base64,/9j/4AAQ
        X-CLASS:PRIVATE
        X-ADDRESSBOOK-ORDER:Rene;5
        X-EVOLUTION-FILE-AS:Harten\, Rene

        no property
        REV:20200102T030405Z
        END:VCARD
        """#)
  }

  @Test func ofFourPointNothingThreePointNothingHasTheOldNames() {
    expect(
      #"""
      BEGIN:VCARD
      VERSION:4.0
      KIND:group
      FN;PREF=2:Club
      N;ALTID=1;SORT-AS="Harten,Rene":单;雄信;;;
      N;ALTID=1;PHONETIC=piny;SCRIPT=Latn:Shan;Xiongxin;;;
      MEMBER:urn:uuid:1
      TEL;VALUE=uri;TYPE="cell,voice";PREF=1:tel:+1-555;ext=5
      ADR;TYPE=home;LABEL="1 Long Road^nTown":;;1 Long Road;Town;;;
      BDAY:--0722
      ANNIVERSARY:20100612
      DEATHDATE:20300101T1200Z
      GENDER:M;Fellow
      HOBBY;LEVEL=high:chess
      CREATED:20200102T030405Z
      SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=rh:https://example.com/rh
      RELATED;TYPE=friend:urn:uuid:2
      GEO:geo:37.38,-122.08
      PHOTO:data:image/png;base64,iVBORw==
      NOTE:a\:b\nc
      END:VCARD
      """#, in: .v30,
      is: #"""
        BEGIN:VCARD
        VERSION:3.0
        X-ADDRESSBOOKSERVER-KIND:group
        FN;PREF=2;TYPE=pref:Club
        N;ALTID=1:单;雄信;;;
        SORT-STRING:Harten Rene
        X-PHONETIC-LAST-NAME;PHONETIC=piny;SCRIPT=Latn:Shan
        X-PHONETIC-FIRST-NAME;PHONETIC=piny;SCRIPT=Latn:Xiongxin
        X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1
        TEL;TYPE="cell,voice";TYPE=pref:+1-555\;ext=5
        ADR;TYPE=home:;;1 Long Road;Town;;;
        LABEL;TYPE=home:1 Long Road\nTown
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-22
        X-ANNIVERSARY:2010-06-12
        X-DEATHDATE:20300101T1200Z
        GENDER:M;Fellow
        X-HOBBY;LEVEL=high:chess
        X-CREATED:20200102T030405Z
        X-SOCIALPROFILE;X-SERVICE-TYPE=Mastodon;X-USER=rh:https://example.com/rh
        RELATED;TYPE=friend:urn:uuid:2
        GEO:37.38;-122.08
        PHOTO;ENCODING=b;TYPE=PNG:iVBORw==
        NOTE:a\\:b\nc
        END:VCARD
        """#)
  }

  @Test func whatTheVersionDemandsIsAdded() {
    expect(
      "BEGIN:VCARD\r\nORG:Café\r\nAGENT:BEGIN:VCARD\\nFN:Inner\\nEND:VCARD", in: .v40,
      is: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Café\r\nORG:Café\r\n"
        + "RELATED;TYPE=agent;VALUE=text:Inner\r\n"
        + "X-AGENT:BEGIN:VCARD\\nVERSION:4.0\\nFN:Inner\\nEND:VCARD\r\nEND:VCARD")
    expect(
      "BEGIN:VCARD\nTEL:1\nEND:VCARD\n", in: .v30,
      is: "BEGIN:VCARD\nVERSION:3.0\nFN:1\nN:;;;;\nTEL:1\nEND:VCARD\n")
  }

  /// Reads the same, holds one card, and is what a second conversion gives.
  private func expectSame(_ card: VCard, _ version: Version) throws {
    let converted = card.converted(to: version)
    var wanted = comparable(card)
    let read = comparable(converted)
    if wanted[.name].isEmpty { wanted[.name] = read[.name] }
    try #require(read == wanted, "\(text(card))\n\(text(converted))\n\(read)\n\(wanted)")
    try #require(converted.converted(to: version).bytes == converted.bytes)
    let file = VCardFile(bytes: converted.bytes)
    try #require(file.cards.count == 1, "\(text(converted))")
    try #require(file.cards[0].bytes == converted.bytes, "\(text(converted))")
    let isValid = String(validating: converted.bytes, as: UTF8.self) != nil
    try #require(isValid || converted.bytes == card.bytes)
  }

  /// What must stay: all but the places, and the names of what we don't know.
  private func comparable(_ card: VCard) -> Contact {
    var contact = card.contact().withoutSources
    contact.unknownProperties = []
    return contact
  }

  private func expect(
    _ card: String, in version: Version, is wanted: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let converted = text(VCard(bytes: Array(card.utf8)).converted(to: version))
    let (got, wanted) = (converted.lines, wanted.lines)
    #expect(got == wanted, sourceLocation: sourceLocation)
  }

  private func text(_ card: VCard) -> String { String(decoding: card.bytes, as: UTF8.self) }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
