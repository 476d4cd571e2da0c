import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

/// The cards that we write are read by other programs, with the same values.
@Suite(.enabled(if: Peer.areExpected, "khard and python3-vobject are missing; see make peers"))
struct PeerTests {
  private static let now = 1_700_000_000

  /// A contact with something in every field that the programs know.
  private static let everything: Contact = {
    var contact = Contact()
    let texts: [Field: String] = [
      .name: "Dr. 单雄信 the Third", .family: "单", .given: "雄信", .prefix: "Dr.",
      .suffix: "III", .nickname: "Xiong", .organization: "溪谷社, Sons; & Co.",
      .department: "企划部", .jobTitle: "Head of \"Things\"", .birthday: "1985-04-12",
      .note: "one\ntwo, three; four \\ five\n" + String(repeating: "长", count: 200),
      .gender: "M", .age: "38", .phoneticFamily: "Shan", .phoneticGiven: "Xiongxin",
    ]
    for (field, text) in texts { contact[field] = text }
    contact[.hobbies] = ["围棋", "rowing, slowly"]
    contact[.categories] = ["club", "VIP, gold"]
    contact[.phones] = [
      LabeledValue("+86 130 0000 0001", types: ["cell"], isPreferred: true),
      LabeledValue("010-55550001", label: "boat club"),
    ]
    contact[.emails] = [LabeledValue("shan@example.com", types: ["home"])]
    contact[.addresses] = [
      LabeledValue(
        "", types: ["home"], address: PostalAddress([.street: "Hill Rd, Unit 5", .city: "江城"]))
    ]
    contact[.urls] = [LabeledValue("https://people.example/a?b=1")]
    contact[.dates] = [LabeledValue("2010-05-06", label: "anniversary")]
    contact[.ims] = [LabeledValue("shan@chat.example", service: "Jabber")]
    return contact
  }()

  private static func newCard() -> VCard {
    VCard(new: everything, uid: "new-card", picture: nil, now: now)
  }

  /// Invented cards of a version, each with some fields changed.
  private static func editedCards(version: String) throws -> [VCard] {
    let book = try GeneratedCards(
      count: 20,
      options: [
        "--versions", version + ":1", "--seed", version.replacing(".", with: ""), "--groups", "0",
        "--photo", "0",
      ])
    // A comma is text in 2.1, but ends a value in vobject.
    let mark = version == "2.1" ? "+" : ","
    return try VCardFile(bytes: book.bytes).cards.enumerated().map { number, card in
      let base = card.contact()
      var edited = base
      edited[.name] = "赵\(mark) \(number)"
      edited[.family] = "赵"
      edited[.given] = "; \(number)"
      edited[.note] = number.isMultiple(of: 2) ? "first\(mark) line\nsecond; \\ line é" : ""
      edited[.jobTitle] = "Chief\(mark) \(number)"
      edited[.organization] = "Reed; Sons"
      if !edited[.phones].isEmpty { edited[.phones][0].value = "+1 555 0100" }
      edited[.emails].append(LabeledValue("new@example.com", label: "rowing"))
      var card = card
      try card.apply(edited, since: base, picture: nil, now: now)
      return card
    }
  }

  @Test(arguments: Peer.allCases)
  func readsANewCardWithEveryField(peer: Peer) throws {
    try expectSameValues([Self.newCard()], peer)
  }

  /// khard reads no 2.1 whose quoted-printable is longer than a line.
  @Test(arguments: [
    (Peer.vobject, "2.1"), (.vobject, "3.0"), (.vobject, "4.0"), (.khard, "3.0"), (.khard, "4.0"),
  ])
  func readsEditedCards(peer: Peer, version: String) throws {
    try expectSameValues(try Self.editedCards(version: version), peer)
  }

  @Test(arguments: Peer.allCases, [Version.v30, .v40])
  func readsConvertedCards(peer: Peer, version: Version) throws {
    let cards = try ["2.1", "3.0", "4.0"].flatMap { try Self.editedCards(version: $0) }
    try expectSameValues((cards + [Self.newCard()]).map { $0.converted(to: version) }, peer)
  }

  /// Writes each card into a file of its own, and compares.
  private func expectSameValues(_ cards: [VCard], _ peer: Peer) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "addressbook-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, card) in cards.enumerated() {
      try Data(card.bytes).write(to: folder.appending(path: "\(number).vcf"))
    }
    let read = try peer.cards(in: folder)
    #expect(read.count == cards.count)
    for card in cards {
      let contact = card.contact()
      #expect(read[contact.uid] == PeerCard(contact))
    }
  }
}
