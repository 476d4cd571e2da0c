import ContactFormats
import ContactModel
import TestSupport
import Testing

@Suite struct PropertyListContactsTests {
  @Test func aFlatListIsImportedThoughItIsNoBook() throws {
    let bytes = try Fixtures.bytes("PropertyLists/root-array.plist")
    let list = try PropertyListContacts(bytes: bytes)
    #expect(list.contacts.map { $0.contact[.name] } == ["Flat One", "平铺"])
    #expect(list.contacts.map(\.line) == [5, 11])
    #expect(list.contacts.map { $0.contact[.age] } == ["20", "21"])
  }

  @Test(arguments: ["contacts-xml", "contacts-binary", "contacts-openstep"])
  func everyPersonOfABookIsImported(name: String) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    let book = try PropertyListBook(bytes: bytes)
    let list = try PropertyListContacts(bytes: bytes)
    #expect(list.contacts.count == 64)
    #expect(list.rejections == [])
    for (index, imported) in list.contacts.enumerated() {
      let contact = imported.contact
      #expect(contact[.name] == book.contact(at: index)[.name])
      #expect(contact[.phones] == book.contact(at: index)[.phones])
      #expect(!(contact[.family] + contact[.given]).isEmpty)
      #expect(imported.extras == [])
    }
  }

  @Test func linesAreThoseOfTheFile() throws {
    let bytes = try Fixtures.bytes("PropertyLists/30-plist-openstep.plist")
    #expect(try PropertyListContacts(bytes: bytes).contacts.map(\.line) == [4, 5, 7])
  }

  @Test func whatNoFieldHoldsIsKept() throws {
    let text = """
      { A = (
        { name = Ann; age = <00ff>; phoneNumber = ("1", "2"); picture = <89504e47 0d0a1a0a>;
          qq = 5550101; tags = (a, b); home = { city = Hull; }; name = "Ann Lee"; },
        "no person", ({ name = Deep; })
      ); }
      """
    let list = try PropertyListContacts(bytes: Array(text.utf8))
    let ann = try #require(list.contacts.first)
    #expect(list.contacts.count == 1)
    #expect(ann.contact[.name] == "Ann Lee")
    #expect(ann.contact[.family] == "Lee")
    #expect(ann.contact[.phones].map(\.value) == ["1", "2"])
    #expect(ann.picture == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(
      ann.extras == [
        Extra(label: "name", value: "Ann"), Extra(label: "age", value: "AP8="),
        Extra(label: "qq", value: "5550101"), Extra(label: "tags", value: "a"),
        Extra(label: "tags", value: "b"), Extra(label: "home", value: "city: Hull"),
      ])
    #expect(list.rejections.map(\.line) == [4, 4])
    #expect(list.rejections.map(\.reason) == [.noPerson, .noPerson])
    let card = ann.card(uid: "u", now: 0)
    #expect(card.contact().picture == .embedded(byteCount: 8, format: "PNG"))
    #expect(card.extras == ann.extras)
  }

  @Test(arguments: [
    ("root-string", PropertyListFault.wrongShape(.scalar)), ("empty-file", .empty),
    ("xml-billion-laughs", .definesEntities),
  ])
  func otherListsAreRefused(name: String, fault: PropertyListFault) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    let error = #expect(throws: FormatError.self) { try PropertyListContacts(bytes: bytes) }
    guard case .propertyList(fault, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
