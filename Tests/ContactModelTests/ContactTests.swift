import ContactModel
import Pinyin
import Testing

@Suite struct ContactTests {
  @Test(arguments: [
    ("王明", "王", "明", "王明"), ("明王", "王", "明", "王明"), ("明 王", "王", "明", "王明"),
    ("老王", "王", "明", "老王"), ("", "王", "明", "王明"), ("Ming Wang", "王", "明", "Ming Wang"),
    ("John Smith", "Smith", "John", "John Smith"), ("", "Smith", "John", "John Smith"),
  ])
  func hanNamesReadFamilyFirst(full: String, family: String, given: String, shown: String) {
    var contact = Contact(name: full)
    contact[.family] = family
    contact[.given] = given
    #expect(contact.displayName == shown)
  }

  @Test func whatIsThereStandsInForAMissingName() {
    var contact = Contact()
    #expect(contact.displayName == "")
    contact[.phones] = [LabeledValue("123")]
    #expect(contact.displayName == "123")
    contact[.emails] = [LabeledValue("a@example.com")]
    #expect(contact.displayName == "a@example.com")
    contact[.organization] = "示例公司"
    #expect(contact.displayName == "示例公司")
    contact[.nickname] = "Al"
    #expect(contact.displayName == "Al")
  }

  @Test func nicknamesAreOneTextAndKnownOneByOneWhileItStays() {
    var contact = Contact()
    #expect(contact.nicknames == [])
    contact.nicknames = ["Lee, the elder", "Al"]
    #expect(contact[.nickname] == "Lee, the elder, Al")
    contact[.nickname] = "Lee, the elder, Al"
    #expect(contact.knownNicknames == ["Lee, the elder", "Al"])
    contact[.nickname] = "Lee, the elder"
    #expect(contact.knownNicknames == nil)
    #expect(contact.nicknames == ["Lee, the elder"])
    contact[.nickname] = ""
    #expect(contact.nicknames == [])
  }

  @Test func aReadingThatTheCardGivesGoesIntoTheSortName() {
    var contact = Contact(name: "单田芳")
    contact[.phoneticFamily] = "Dan"
    #expect(contact.sortName.reading == "Dan")
    contact[.sortAs] = "Shan"
    #expect(contact.sortName.reading == "Shan")
  }

  @Test func theReadingOfAGivenNameAloneFilesNobody() {
    var contact = Contact(name: "单田芳")
    contact[.phoneticGiven] = "Tianfang"
    #expect(contact.sortName.reading == nil)
    #expect(contact.sortName.section.title == "S")
  }

  @Test func theTwoSpellingsOfAnAccentAreTwoContacts() {
    #expect(Contact(name: "\u{E9}") != Contact(name: "e\u{301}"))
    #expect(LabeledValue("\u{E9}") != LabeledValue("e\u{301}"))
  }

  @Test(arguments: [
    "", " ", "\u{3000}", "\t\n", "\u{200B}", "\u{FEFF}", "\u{A0}\u{2003}", "\u{3164}",
  ])
  func whiteSpaceOfAnyKindIsBlank(text: String) {
    #expect(text.isBlank)
  }

  @Test(arguments: ["a", " 王 ", "😀", "·", "0"]) func whatCanBeSeenIsNotBlank(text: String) {
    #expect(!text.isBlank)
  }
}

@Suite struct AgeTests {
  private let today = CalendarDay(year: 2026, month: 11, day: 30)

  @Test(arguments: [
    ("1987-05-04", "39"), ("1987-11-30", "39"), ("1987-12-01", "38"), ("2026-11-30", "0"),
    ("2030-01-01", "own"), ("--05-04", "own"), ("1987-05", "own"), ("in May", "own"),
    ("", "own"), ("1987-13-01", "own"),
  ])
  func aBirthdayWithAYearTellsTheAge(birthday: String, shown: String) {
    var contact = Contact(name: "Al")
    contact[.age] = "own"
    contact[.birthday] = birthday
    #expect(contact.age(on: today) == shown)
  }
}
