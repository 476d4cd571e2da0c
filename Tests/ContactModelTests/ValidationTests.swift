import ContactModel
import Testing

@Suite struct ValidationTests {
  private let blanks = ["", " \t", "\u{3000}", "\u{200B}\u{2060}\u{FEFF}", "\u{2800}", "\u{00AD}"]

  @Test func aNewContactNeedsANameAndAPhone() {
    #expect(Contact(name: "Li", phones: ["1"]).missingRequirement(since: nil) == nil)
    for blank in blanks {
      #expect(Contact(name: blank, phones: ["1"]).missingRequirement(since: nil) == .name)
      #expect(Contact(name: "Li", phones: [blank]).missingRequirement(since: nil) == .phone)
    }
    var contact = Contact(name: "Li")
    contact[.organization] = "Example"
    #expect(contact.missingRequirement(since: nil) == .phone)
  }

  @Test func oneOfSeveralPhonesIsEnough() {
    #expect(Contact(name: "Li", phones: [" ", "1"]).missingRequirement(since: nil) == nil)
  }

  @Test func aContactThatCameWithoutAPhoneNeedsAnotherWayToReachIt() {
    let bare = Contact(name: "Li")
    #expect(bare.missingRequirement(since: bare) == .phone)
    var contact = bare
    contact[.emails] = [LabeledValue("li@example.com")]
    #expect(contact.missingRequirement(since: bare) == nil)
    contact = bare
    contact[.organization] = "Example"
    #expect(contact.missingRequirement(since: bare) == nil)
    contact = bare
    contact[.addresses] = [LabeledValue("", address: PostalAddress([.city: "Berlin"]))]
    #expect(contact.missingRequirement(since: bare) == nil)
    #expect(contact.missingRequirement(since: Contact(name: "Li", phones: ["1"])) == .phone)
  }

  @Test func partsAreAName() {
    var contact = Contact(name: "", phones: ["1"])
    contact[.given] = "Li"
    #expect(contact.missingRequirement(since: contact) == nil)
  }
}
