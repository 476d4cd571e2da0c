import ContactFormats
import ContactModel
import TestSupport
import Testing

/// Values that are set by the keys of a contact's JSON object.
struct ContactAssignmentTests {
  private func contact() -> Contact {
    var contact = Contact(name: "王小明", phones: ["1", "2"])
    contact[.family] = "王"
    contact[.given] = "小明"
    contact[.phones][0].types = ["cell", "voice"]
    contact[.phones][0].isPreferred = true
    contact[.hobbies] = ["书法", "围棋", "茶"]
    return contact
  }

  private func set(_ words: String...) throws -> Contact {
    try contact().setting(words.map { word throws in try ContactAssignment(word) })
  }

  @Test func everyKeyThatIsListedIsOne() throws {
    for key in ContactPath.keys {
      let path = try ContactPath(key.replacing("[N]", with: "[0]"))
      #expect(try ContactPath(key.replacing("[N]", with: "[00]")) == path)
    }
    #expect(ContactPath.keys.contains("phones[N].value"))
    #expect(try ContactPath("picture") == ContactPath("photo"))
    #expect(try ContactPath("phones[3]") == .value(.phones, .at(3), .value))
    #expect(try ContactPath("addresses[+].street") == .value(.addresses, .new, .address(.street)))
  }

  @Test(arguments: [
    ("phone", "phones[N].value"), ("Fn", "fn"), ("phones[-1].value", "phones[N].value"),
    ("phones[].value", "phones[N].value"), ("hobby", "hobbies"), ("emails[0].adress", "emails"),
    ("phones[0].valeu", "phones[N].value"), ("phones[٣].value", "phones[N].value"),
    ("social[0].user", "social[N].service"), ("ims[0].user", "ims[N].service"),
  ])
  func aKeyThatIsNoneNamesTheNearest(text: String, nearest: String) throws {
    do throws(ContactPath.Failure) {
      _ = try ContactPath(text)
      Issue.record("\(text) was taken")
    } catch {
      guard case .unknown(let keys) = error else { throw error }
      #expect(keys.contains { $0.hasPrefix(nearest) })
      #expect(keys.count <= 5)
    }
  }

  @Test(arguments: [
    "", "\0", "[", "]", "[]", ".", "..", "phones[", "phones[0", "phones]0[", "phones[0].", "fn.",
    "fn[0]", "phones[0][1]", "phones[0].value.x", "phones.value", "phones[+1]", "phones[1e3]",
    "\u{FFFD}",
    String(repeating: "[", count: 100_000), "e\u{301}",
  ])
  func oddKeysAreUnknown(text: String) {
    #expect(throws: ContactPath.Failure.self) { try ContactPath(text) }
  }

  @Test(arguments: [
    ("uid", ContactPath.ReadOnlyReason.cardsOwn), ("modified", .cardsOwn), ("display", .follows),
    ("file", .follows), ("members[0]", .withoutField), ("custom[0].label", .withoutField),
    ("relations[+].value", .withoutField),
    ("social[1].types", .isService(key: "social[1].service")),
  ])
  func whatCanOnlyBeReadSaysWhy(key: String, reason: ContactPath.ReadOnlyReason) {
    #expect(throws: ContactPath.Failure.readOnly(reason)) { try ContactPath(key) }
  }

  @Test func theLabelAndServiceOfASocialProfileAreSet() throws {
    let value = try set(
      "social[+].value=https://a.example/x", "social[0].label=club", "social[0].service=Mastodon")
    #expect(
      value[.socialProfiles] == [
        LabeledValue("https://a.example/x", label: "club", service: "Mastodon")
      ])
  }

  @Test func nicknamesAreAListWhoseItemsCanHaveCommas() throws {
    let two = try set("nickname=小明、Ming")
    #expect(two.nicknames == ["小明", "Ming"])
    let more = try two.setting([
      ContactAssignment("nickname[+]=Wang, the elder"), ContactAssignment("nickname[0]="),
    ])
    #expect(more.nicknames == ["Ming", "Wang, the elder"])
    var card = VCard(new: more, uid: "u", picture: nil, now: 0)
    #expect(card.contact().nicknames == ["Ming", "Wang, the elder"])
    let base = card.contact()
    let three = try base.setting([
      ContactAssignment("nickname[1]=Wang"), ContactAssignment("nickname[2]=the elder"),
    ])
    // The same text, and yet another list.
    #expect(three[.nickname] == base[.nickname] && three != base)
    try card.apply(three, since: base, picture: nil, now: 0)
    #expect(card.contact().nicknames == ["Ming", "Wang", "the elder"])
    #expect(throws: AssignmentFailure.noEntry(key: "nickname[2]", count: 1)) {
      try set("nickname[0]=a").setting([ContactAssignment("nickname[2]=b")])
    }
  }

  @Test(arguments: [
    ("fn", ContactAssignment.Failure.noValue), ("", .noValue),
    ("phones[0].pref=maybe", .notOneOf(["true", "false"])),
    ("phones[0].types=a b", .badType("a b")),
    ("phones[0].types=家", .badType("家")),
    ("phones=1", .severalValues(keys: ["phones[0]", "phones[+]"])),
  ])
  func whatCannotBeSetIsNamed(word: String, failure: ContactAssignment.Failure) {
    #expect(throws: failure) { try ContactAssignment(word) }
  }

  @Test func theValueIsAllBehindTheFirstEqualsSign() throws {
    #expect(try set("note= a=b\nc ")[.note] == " a=b\nc ")
    #expect(try set("title= a=b ")[.jobTitle] == "a=b")
    // A mark that joins the sign before it doesn't hide it.
    #expect(try ContactAssignment("title=\u{301}x").value == "\u{301}x")
  }

  @Test func aNewNameIsSplitAndNewPartsMakeTheName() throws {
    let renamed = try set("fn=欧阳娜")
    #expect([renamed[.family], renamed[.given]] == ["欧阳", "娜"])
    #expect(try set("last=李")[.name] == "李小明")
    let both = try set("fn=Wang Xiaoming", "last=王")
    #expect([both[.name], both[.family]] == ["Wang Xiaoming", "王"])
  }

  @Test func aNameThatIsSetToWhatItIsChangesNothing() throws {
    var contact = contact()
    contact[.family] = "王小"
    contact[.given] = "明"
    #expect(try contact.setting([ContactAssignment("fn=王小明")]) == contact)
  }

  @Test func labelAndTypesTakeEachOthersPlace() throws {
    let labeled = try set("phones[0].label=船")[.phones][0]
    #expect(labeled.label == "船" && labeled.types == ["voice"])
    let typed = try set("phones[0].label=船", "phones[0].types=WORK,fax")[.phones][0]
    #expect(typed.label.isEmpty && typed.types == ["fax", "work"])
  }

  @Test func aListIsSplitAtCommasAndItsItemsCanHaveSome() throws {
    #expect(try set("hobbies=a, b，c、d,")[.hobbies] == ["a", "b", "c", "d"])
    #expect(try set("hobbies[1]=a, b")[.hobbies] == ["书法", "a, b", "茶"])
    #expect(try set("hobbies[+]=a,b", "hobbies[+]=c")[.hobbies].suffix(2) == ["a,b", "c"])
    #expect(try set("hobbies=")[.hobbies] == [])
  }

  @Test func placesStayWhatTheyWereWhileEntriesGo() throws {
    #expect(try set("hobbies[0]=", "hobbies[2]=茶道")[.hobbies] == ["围棋", "茶道"])
    #expect(try set("phones[0].value=", "phones[1].value=3")[.phones].map(\.value) == ["3"])
    #expect(try set("phones=", "phones[+]=9")[.phones].map(\.value) == ["9"])
  }

  @Test func aKeyThatIsGivenAgainBeginsTheNextEntry() throws {
    let phones = try set(
      "phones[+].value=3", "phones[+].label=船", "phones[+].value=4", "phones[+].types=fax"
    )[.phones].dropFirst(2)
    #expect(phones.map(\.value) == ["3", "4"])
    #expect(phones.map(\.label) == ["船", ""])
    #expect(phones.map(\.types) == [[], ["fax"]])
    let addresses = try set(
      "addresses[+].street=a", "addresses[+].city=b", "addresses[+].street=c")[.addresses]
    #expect(addresses.map { $0.address?[.street] } == ["a", "c"])
    #expect(addresses.map(\.value) == ["a\nb", "c"])
  }

  @Test func thePlaceBehindTheLastAddsAndNoOther() throws {
    #expect(try set("emails[0].value=a@b.c")[.emails].map(\.value) == ["a@b.c"])
    #expect(throws: AssignmentFailure.noEntry(key: "phones[3]", count: 2)) {
      try set("phones[3]=1")
    }
    #expect(throws: AssignmentFailure.noEntry(key: "phones[99999999999999999999]", count: 2)) {
      try set("phones[99999999999999999999]=1")
    }
    #expect(throws: AssignmentFailure.emptyEntry(key: "phones[+].label")) {
      try set("phones[+].label=x")
    }
  }

  @Test func oneValueIsThePreferredOne() throws {
    #expect(try set("phones[1].pref=true")[.phones].map(\.isPreferred) == [false, true])
    #expect(try set("phones[0].pref=")[.phones].map(\.isPreferred) == [false, false])
  }

  @Test(arguments: [
    ("1990-13-45", "1990-13-45"), ("1990年2月3日", "1990-02-03"), ("19900203", "1990-02-03"),
    ("1990-02-30", "1990-02-30"), ("2月3日", "--02-03"), ("spring", "spring"), ("", ""),
  ])
  func datesAreTidiedAndAllElseIsText(text: String, date: String) throws {
    let contact = try set("birthday=" + text)
    #expect(contact[.birthday] == date)
    let isDate = date.hasPrefix("1990-02-03") || date.hasPrefix("--")
    let json = contactJSON(contact)["birthday"]
    #expect(
      json
        == (date.isEmpty ? .null : isDate ? .string(date) : .object([.init("text", .string(date))]))
    )
  }

  @Test func onlyTheLinesOfWhatIsSetChange() throws {
    let bytes = try Fixtures.bytes("Cards/torture.vcf")
    var card = VCardFile(bytes: bytes).cards[0]
    let base = card.contact()
    let edited = try base.setting([ContactAssignment("title=主管")])
    try card.apply(edited, since: base, picture: nil, now: 0)
    let old = bytes.split(separator: 0x0A), new = card.bytes.split(separator: 0x0A)
    let changed = zip(old, new).filter { $0 != $1 }.map { String(decoding: $1, as: UTF8.self) }
    #expect(old.count == new.count)
    #expect(changed.map { $0.prefix { $0 != ":" } } == ["TITLE", "REV"])
  }
}
