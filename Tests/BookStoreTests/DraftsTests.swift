import BookStore
import ContactModel
import Foundation
import Testing

struct DraftsTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  @Test func aDraftComesBackAsItWas() throws {
    let drafts = try drafts("book.vcf")
    let draft = Draft(base: sample(), edited: changed(sample()))
    try drafts.keep(draft)
    let kept = try #require(drafts.all.first)
    #expect(kept.base == draft.base)
    #expect(kept.edited == draft.edited)
    #expect(!kept.name.isEmpty)
  }

  @Test func theDraftOfANewContactHasNoBase() throws {
    let drafts = try drafts("book.vcf")
    try drafts.keep(Draft(base: nil, edited: sample()))
    #expect(drafts.all.map(\.base) == [nil])
  }

  @Test(arguments: [nil, "", "b2", "a\tb"])
  func theCollectionIsRemembered(folder: String?) throws {
    let drafts = try drafts("book.vcf")
    try drafts.keep(Draft(base: nil, edited: sample(), folder: folder))
    try drafts.keep(Draft(base: sample(), edited: sample(), folder: folder))
    #expect(drafts.all.map(\.folder) == [folder, folder])
  }

  @Test func onlyOneInstanceGoesOnWithADraft() throws {
    var (one, other) = try (drafts("book.vcf"), drafts("book.vcf"))
    try one.keep(Draft(base: nil, edited: sample()))
    let name = try #require(one.all.first?.name)
    let takes = [one.take(name), other.take(name)]
    #expect(takes == [true, false])
    other.drop(name)
    #expect(other.all.count == 1)
    one.drop(name)
    let isTaken = other.take(name)
    #expect(!isTaken)
    #expect(other.all.isEmpty)
  }

  @Test func aDraftOfAnInstanceThatWasKilledCanBeTakenAgain() throws {
    var other = try drafts("book.vcf")
    try other.keep(Draft(base: nil, edited: sample()))
    let name = try #require(other.all.first?.name)
    do {
      var killed = try drafts("book.vcf")
      let isTaken = killed.take(name)
      #expect(isTaken)
    }
    let isTaken = other.take(name)
    #expect(isTaken)
  }

  @Test func everyBookHasItsOwn() throws {
    try drafts("book.vcf").keep(Draft(base: nil, edited: sample()))
    #expect(try drafts("other.vcf").all.isEmpty)
  }

  @Test func severalAreKeptUntilTheyAreDropped() throws {
    var drafts = try drafts("book.vcf")
    for name in ["甲", "乙"] { try drafts.keep(Draft(base: nil, edited: Contact(name: name))) }
    #expect(drafts.all.count == 2)
    drafts.drop(drafts.all[0].name)
    #expect(drafts.all.count == 1)
  }

  @Test func nobodyElseCanReadThem() throws {
    try drafts("book.vcf").keep(Draft(base: nil, edited: sample()))
    let name = try #require(scratch.contents.keys.first { $0.hasPrefix("state/drafts/") })
    let mode = try FileManager.default.attributesOfItem(atPath: scratch.path(name))
    #expect((mode[.posixPermissions] as? Int) == 0o600)
  }

  @Test(arguments: ["", "book", "book\t", "edited\nfield\tname", "\u{0}\n\t\t\nvalue\tphones\t1\n"])
  func whatIsNoDraftIsPassedOver(text: String) throws {
    let drafts = try drafts("book.vcf")
    try drafts.keep(Draft(base: nil, edited: sample()))
    try scratch.write("state/drafts/x", text)
    #expect(drafts.all.count == 1)
  }

  /// Damage of any kind gives a contact with less in it, or none.
  @Test func damagedDraftsAreReadAsFarAsTheyGo() throws {
    let drafts = try drafts("book.vcf")
    try drafts.keep(Draft(base: sample(), edited: sample()))
    let name = try #require(scratch.contents.keys.first { $0.hasPrefix("state/drafts/") })
    let bytes = try scratch.bytes(name)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      try scratch.write(name, bytes.prefix(count))
      #expect(drafts.all.count <= 1)
    }
  }

  private func drafts(_ book: String) throws -> Drafts {
    var surroundings = Surroundings.fixed()
    surroundings.stateFolder = scratch.path("state")
    return try #require(Drafts(ofBookAt: scratch.path(book), surroundings))
  }

  private func sample() -> Contact {
    var contact = Contact(name: "欧阳小美\t\u{1B}[1m%0A")
    for field in Field.allCases where field != .name { contact[field] = field.rawValue + "\r\n值" }
    contact[.hobbies] = ["书法", "", "a\tb"]
    contact[.phones] = [
      LabeledValue("1", types: ["cell", "work"], isPreferred: true, source: 4),
      LabeledValue("2", label: "溪谷社"),
    ]
    contact[.addresses] = [
      LabeledValue("x", address: PostalAddress([.street: "1;2", .country: "中国"]), source: 9)
    ]
    contact[.ims] = [LabeledValue("me", service: "WeChat")]
    contact.kind = .other("location")
    contact.picture = .embedded(byteCount: 12, format: "PNG")
    contact.uid = "u 1"
    return contact
  }

  private func changed(_ contact: Contact) -> Contact {
    var contact = contact
    contact[.phones].removeFirst()
    contact.picture = .file(path: "/tmp/a b.png")
    contact.kind = .organization
    return contact
  }
}
