import ContactModel
import Pinyin
import Testing

struct ContactMergeTests {
  private let base = sample()

  @Test func aFieldThatOneSideChangedIsTaken() {
    let mine = changed { $0[.note] = "mine" }
    let theirs = changed { $0[.jobTitle] = "theirs" }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged()[.note] == "mine")
    #expect(merge.merged()[.jobTitle] == "theirs")
  }

  @Test func theSameChangeOnBothSidesIsNoConflict() {
    let both = changed { $0[.note] = "both" }
    let merge = ContactMerge(base: base, mine: both, theirs: both)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged() == both)
  }

  @Test func aFieldThatBothChangedIsAskedFor() {
    let mine = changed { $0[.note] = "mine" }
    let theirs = changed { $0[.note] = "theirs" }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts == [.field(.note)])
    #expect(merge.merged()[.note] == "theirs")
    #expect(merge.merged(taking: [.mine])[.note] == "mine")
  }

  @Test func twoSpellingsOfOneLetterAreTwoTexts() {
    let mine = changed { $0[.note] = "caf\u{E9}" }
    let theirs = changed { $0[.note] = "cafe\u{301}" }
    #expect(ContactMerge(base: base, mine: mine, theirs: theirs).conflicts == [.field(.note)])
  }

  @Test func nicknamesStayApart() {
    let mine = changed { $0.nicknames = ["Lee, the elder", "Al"] }
    let theirs = changed { $0[.note] = "theirs" }
    #expect(
      ContactMerge(base: base, mine: mine, theirs: theirs).merged().nicknames == mine.nicknames)
    let split = changed { $0.nicknames = ["Lee", "the elder", "Al"] }
    let merge = ContactMerge(base: mine, mine: split, theirs: mine)
    #expect(merge.merged().nicknames == split.nicknames)
  }

  @Test func theNameAndItsPartsAreOne() {
    let mine = changed {
      $0[.name] = "曾小美"
      $0[.family] = "曾"
    }
    let theirs = changed { $0[.given] = "晓美" }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts == [.name])
    let merged = merge.merged(taking: [.mine])
    #expect([merged[.name], merged[.family], merged[.given]] == ["曾小美", "曾", "小美"])
  }

  @Test func listsTakeAdditionsAndRemovalsOfBoth() {
    let mine = changed { $0[.hobbies] = ["书法", "登山"] }
    let theirs = changed { $0[.hobbies] = ["摄影", "书法", "围棋"] }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged()[.hobbies] == ["摄影", "书法", "登山"])
  }

  @Test func aPhoneAddedOnEachSideIsAddedTwice() {
    let mine = changed { $0[.phones].append(LabeledValue("333")) }
    let theirs = changed { $0[.phones].insert(LabeledValue("444", source: 9), at: 0) }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged()[.phones].map(\.value) == ["444", "111", "222", "333"])
  }

  @Test func theSamePhoneAddedOnBothSidesIsAddedOnce() {
    let mine = changed { $0[.phones].append(LabeledValue("333", types: ["cell"])) }
    let theirs = changed { $0[.phones].append(LabeledValue("333", types: ["cell"], source: 9)) }
    let merged = ContactMerge(base: base, mine: mine, theirs: theirs).merged()
    #expect(merged[.phones].map(\.value) == ["111", "222", "333"])
  }

  @Test func numberAndLabelOfOnePhoneAreMerged() {
    let mine = changed { $0[.phones][0].value = "+86 111" }
    let theirs = changed { $0[.phones][0].label = "溪谷社" }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged()[.phones][0].value == "+86 111")
    #expect(merge.merged()[.phones][0].label == "溪谷社")
  }

  @Test func onePhoneChangedOnBothSidesIsAskedFor() {
    let mine = changed { $0[.phones][0].value = "112" }
    let theirs = changed { $0[.phones][0].value = "113" }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(
      merge.conflicts == [.value(.phones, mine: mine[.phones][0], theirs: theirs[.phones][0])])
    #expect(merge.merged()[.phones].map(\.value) == ["113", "222"])
    #expect(merge.merged(taking: [.mine])[.phones].map(\.value) == ["112", "222"])
  }

  @Test func aPhoneRemovedHereAndUntouchedThereIsRemoved() {
    let mine = changed { $0[.phones].removeFirst() }
    let theirs = changed { $0[.note] = "theirs" }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged()[.phones].map(\.value) == ["222"])
  }

  @Test(arguments: [ContactMerge.Side.mine, .theirs])
  func aPhoneRemovedOnOneSideAndChangedOnTheOtherIsAskedFor(side: ContactMerge.Side) {
    let removed = changed { $0[.phones].removeFirst() }
    let edited = changed { $0[.phones][0].value = "112" }
    let removal = ContactMerge(base: base, mine: removed, theirs: edited)
    #expect(removal.conflicts.count == 1)
    #expect(
      removal.merged(taking: [side])[.phones].map(\.value)
        == (side == .mine ? ["222"] : ["112", "222"]))
    let change = ContactMerge(base: base, mine: edited, theirs: removed)
    #expect(change.conflicts.count == 1)
    #expect(
      change.merged(taking: [side])[.phones].map(\.value)
        == (side == .mine ? ["222", "112"] : ["222"]))
  }

  @Test func whatIsMergedChangesTheirOwnProperties() {
    let mine = changed { $0[.phones][1].value = "223" }
    var theirs = base
    theirs[.phones] = [base[.phones][1], base[.phones][0]]
    theirs[.phones][0].source = 4
    theirs[.phones][1].source = 7
    let merged = ContactMerge(base: base, mine: mine, theirs: theirs).merged()
    #expect(merged[.phones].map(\.value) == ["223", "111"])
    #expect(merged[.phones].map(\.source) == [4, 7])
  }

  @Test func aMoveIsNeverAskedFor() {
    let mine = changed { $0.order = ManualOrder(anchor: SortName("李易峰"), rank: .middle) }
    let theirs = changed { $0.order = ManualOrder(anchor: SortName("李宇春"), rank: .middle) }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.merged().order == mine.order)
  }

  @Test func pictureAndKindAreAskedFor() {
    let mine = changed {
      $0.picture = nil
      $0.kind = .organization
    }
    let theirs = changed {
      $0.picture = .reference("https://example.com/a.png")
      $0.kind = .group
    }
    let merge = ContactMerge(base: base, mine: mine, theirs: theirs)
    #expect(merge.conflicts == [.picture, .kind])
    #expect(merge.merged(taking: [.theirs, .mine]).picture == theirs.picture)
    #expect(merge.merged(taking: [.theirs, .mine]).kind == .organization)
  }

  private func changed(_ change: (inout Contact) -> Void) -> Contact {
    var contact = base
    change(&contact)
    return contact
  }
}

private func sample() -> Contact {
  var contact = Contact(name: "欧阳小美")
  contact[.family] = "欧阳"
  contact[.given] = "小美"
  contact[.hobbies] = ["书法", "围棋"]
  contact[.phones] = [
    LabeledValue("111", types: ["cell"], source: 3),
    LabeledValue("222", types: ["home"], source: 4),
  ]
  contact.picture = .embedded(byteCount: 10, format: "PNG")
  return contact
}
