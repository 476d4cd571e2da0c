import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

@Suite struct PropertyListBookTests {
  private func book(_ name: String) throws -> PropertyListBook {
    try PropertyListBook(bytes: Fixtures.bytes("PropertyLists/\(name).plist"))
  }

  /// A book of arrays of names.
  private func book(_ sections: [(String, [String])]) throws -> PropertyListBook {
    let members = sections.map { key, names in
      PropertyListDictionary.Member(
        key: key,
        value: .array(
          names.map {
            .dictionary(PropertyListDictionary([.init(key: "name", value: .string($0))]))
          }
        ))
    }
    let root = PropertyList.dictionary(PropertyListDictionary(members))
    return try PropertyListBook(bytes: PropertyListFile.bytes(of: root, format: .xml))
  }

  /// The arrays' names with the names in them.
  private func layout(_ book: PropertyListBook) throws -> [String] {
    let file = try PropertyListFile(bytes: book.bytes())
    guard case .dictionary(let root) = file.root else { return [] }
    return root.members.map { member in
      guard case .array(let entries) = member.value else { return member.key }
      let names = entries.map { entry in
        if case .dictionary(let entry) = entry { entry["name"]?.text ?? "?" } else { "-" }
      }
      return member.key + ":" + names.joined(separator: ",")
    }
  }

  @Test(arguments: [
    ("contacts-xml", 64), ("contacts-binary", 64), ("odd-types-xml", 8), ("odd-types-binary", 8),
    ("chinese-sections", 3), ("xml-comments-dups", 3), ("xml-utf16", 3), ("xml-gb18030", 3),
    ("root-empty-dict", 0),
  ])
  func everyDictionaryIsAPerson(name: String, count: Int) throws {
    let book = try book(name)
    #expect(book.count == count)
    #expect(try book.bytes() == Fixtures.bytes("PropertyLists/\(name).plist"))
  }

  @Test(arguments: [
    (
      "<array><dict><key>name</key><string>a</string></dict></array>", PropertyListFault.Shape.array
    ),
    ("<string>just text</string>", .scalar),
    ("<dict><key>a</key><string>b</string></dict>", .noLists),
    ("<dict><key>A</key><array><string>b</string></array></dict>", .noLists),
    ("<dict><key>A</key><array><dict/></array></dict>", .noNames),
  ])
  func anotherShapeIsRefused(content: String, shape: PropertyListFault.Shape) {
    #expect(throws: FormatError.propertyList(.wrongShape(shape), line: nil)) {
      try PropertyListBook(bytes: Array("<plist>\(content)</plist>".utf8))
    }
  }

  @Test func theFormatsKeysAreFields() throws {
    let contact = try book("contacts-xml").contact(at: 1)
    #expect(contact[.name] == "艾小禾")
    #expect(contact[.age] == "24")
    #expect(contact[.gender] == "女")
    #expect(contact[.phones] == [LabeledValue("+86 10 5555 0000")])
    #expect(contact[.hobbies] == ["书法"])
    #expect(contact.picture == .reference("img_000.png"))
    #expect(contact.unknownProperties.map(\.name) == [])
  }

  @Test(arguments: ["odd-types-xml", "odd-types-binary"])
  func valuesOfOtherTypesAreShownAsText(name: String) throws {
    let book = try book(name)
    let first = book.contact(at: 0)
    #expect(first[.age] == "24")
    #expect(first[.gender] == "true")
    #expect(first[.phones] == [LabeledValue("13000000001")])
    #expect(first[.hobbies] == ["书法", "跑步"])
    #expect(first.picture == .embedded(byteCount: 6, format: "PNG"))
    #expect(first.unknownProperties.map(\.name) == ["created"])
    #expect(book.contact(at: 1)[.age] == "35.5")
    #expect(book.contact(at: 1).unknownProperties.map(\.name) == ["nickname", "微信", "nested"])
    #expect(book.strays.map(\.section) == ["A", "A", "A"])
  }

  @Test(arguments: [
    (PropertyList.integer(24), "25", PropertyList.integer(25)),
    (.integer(24), "007", .string("007")),
    (.integer(24), "", .string("")), (.real(35.5), "36.25", .real(36.25)),
    (.real(1.5), "2", .real(2)),
    (.boolean(true), "false", .boolean(false)), (.boolean(true), "女", .string("女")),
    (.date(0), "2001-01-01T00:00:01Z", .date(1)), (.date(0), "soon", .string("soon")),
    (.string("1"), "2", .string("2")), (.data([1]), "2", .string("2")),
  ])
  func anEditKeepsTheTypeThatTheTextFits(old: PropertyList, text: String, new: PropertyList) {
    #expect(old.replaced(with: text) == new)
  }

  @Test func anEditChangesOnlyItsOwnValue() throws {
    var book = try book("odd-types-xml")
    let base = book.contact(at: 0)
    var edited = base
    edited[.age] = "25"
    _ = try book.update(at: 0, from: base, to: edited)
    let before = try Fixtures.bytes("PropertyLists/odd-types-xml.plist")
    let expected = String(decoding: before, as: UTF8.self)
      .replacing("<integer>24</integer>", with: "<integer>25</integer>")
    #expect(try String(decoding: book.bytes(), as: UTF8.self) == expected)
    _ = try book.update(at: 0, from: edited, to: base)
    #expect(try book.bytes() == before)
  }

  @Test func whatTheFormatHasNoKeyForIsKept() throws {
    var contact = Contact(name: "Ada Quill", phones: ["1", "2"])
    contact[.phones][1].types = ["work"]
    contact[.emails] = [LabeledValue("ada@example.org", label: "写信", isPreferred: true)]
    contact[.addresses] = [
      LabeledValue("x", address: PostalAddress([.city: "Oslo", .postcode: "0150"]))
    ]
    contact[.note] = "line\r\nline"
    contact[.family] = "Other"
    contact[.categories] = ["a", "b"]
    contact[.hobbies] = ["c", "d"]
    contact.kind = .organization
    contact.picture = .file(path: "x.png")
    var book = try book("contacts-binary")
    let place = try book.add(contact, picture: Array("\u{89}PNG".utf8))
    let read = book.contact(at: book.index(of: place.position))
    contact.picture = .embedded(byteCount: 5, format: "")
    #expect(read == contact)
    let again = try PropertyListBook(bytes: book.bytes())
    #expect(again.contact(at: again.index(of: place.position)) == contact)
  }

  @Test func aNewPersonHasEveryKeyAndNothingElse() throws {
    var book = try book([("A", ["Ann"])])
    let place = try book.add(Contact(name: "Abe", phones: ["1"]))
    let entry = book.entry(at: book.index(of: place.position))
    #expect(
      entry.members.map(\.key) == ["name", "age", "gender", "phoneNumber", "hobby", "picture"])
    #expect(entry["phoneNumber"] == .string("1"))
    #expect(entry["age"] == .string(""))
  }

  @Test func arraysAreMadeInOrderAndGoWithTheirLastPerson() throws {
    var book = try book([("A", ["Ann"]), ("C", ["Cy"]), ("Я", ["Яна"])])
    let place = try book.add(Contact(name: "Bo", phones: ["1"]))
    #expect(try layout(book) == ["A:Ann", "B:Bo", "C:Cy", "Я:Яна"])
    #expect(place.ownsSection)
    _ = try book.add(Contact(name: "7", phones: ["1"]))
    #expect(try layout(book) == ["A:Ann", "B:Bo", "C:Cy", "#:7", "Я:Яна"])
    let cy = book.contact(at: 2)
    var renamed = cy
    renamed[.name] = "Abe"
    let (old, new) = try book.update(at: 2, from: cy, to: renamed)
    #expect(try layout(book) == ["A:Ann,Abe", "B:Bo", "#:7", "Я:Яна"])
    #expect(old.ownsSection && !new.ownsSection)
    book.remove(at: 0)
    #expect(try layout(book) == ["A:Abe", "B:Bo", "#:7", "Я:Яна"])
  }

  @Test func anArrayInLowerCaseOrOfAnotherNameIsUsedAsItIs() throws {
    var book = try book([("a", ["Ann"]), ("", ["Bo"])])
    _ = try book.add(Contact(name: "Abe", phones: ["1"]))
    #expect(try layout(book) == ["a:Ann,Abe", ":Bo"])
    let bo = book.contact(at: 2)
    var edited = bo
    edited[.age] = "30"
    _ = try book.update(at: 2, from: bo, to: edited)
    #expect(try layout(book) == ["a:Ann,Abe", ":Bo"])
    var renamed = edited
    renamed[.name] = "Bob"
    _ = try book.update(at: 2, from: edited, to: renamed)
    #expect(try layout(book) == ["a:Ann,Abe", "B:Bob"])
  }

  @Test func aLettersNameMayBelongToSomethingElse() throws {
    var book = try book("odd-types-xml")
    _ = try book.add(Contact(name: "Cy", phones: ["1"]))
    _ = try book.add(Contact(name: "Cleo", phones: ["1"]))
    let lines = try layout(book)
    #expect(lines.contains("C"))
    #expect(lines.contains("C2:Cy,Cleo"))
  }

  @Test func movingPutsAPersonBesideAnother() throws {
    var book = try book([("A", ["Ann", "Abe", "Al"]), ("a", ["Ada"])])
    _ = book.move(at: 0, beside: 2, after: true)
    #expect(try layout(book) == ["A:Abe,Al,Ann", "a:Ada"])
    _ = book.move(at: 2, beside: 0, after: false)
    #expect(try layout(book) == ["A:Ann,Abe,Al", "a:Ada"])
    let (old, _) = book.move(at: 3, beside: 1, after: true)
    #expect(try layout(book) == ["A:Ann,Abe,Ada,Al"])
    let ada = book.entry(at: 2)
    book.remove(at: 2)
    book.insert(ada, at: old)
    #expect(try layout(book) == ["A:Ann,Abe,Al", "a:Ada"])
  }

  @Test(arguments: 0..<64)
  func takingOutAndPuttingBackGivesTheSameBytes(index: Int) throws {
    var book = try book("contacts-binary")
    let entry = book.entry(at: index)
    let place = book.remove(at: index)
    #expect(book.count == 63)
    #expect(book.insert(entry, at: place) == index)
    #expect(try book.bytes() == Fixtures.bytes("PropertyLists/contacts-binary.plist"))
  }

  /// Whole arrays go and come back with them, whatever the order in which they are named.
  @Test(arguments: [1, 2, 3, 7, 13])
  func manyAreTakenOutAndPutBackAtOnce(step: Int) throws {
    var book = try book("contacts-binary")
    let count = book.count
    // 7 has no factor in common with 64, so everybody comes up once.
    let leaving = (0..<count).map { $0 * 7 % count }.filter { $0 % step == 0 || $0 > 50 }
    let entries = leaving.map { book.entry(at: $0) }
    let staying = (0..<count).filter { !leaving.contains($0) }.map { book.contact(at: $0) }
    let places = book.remove(leaving.map { ($0, true) })
    #expect((0..<book.count).map { book.contact(at: $0) } == staying)
    let positions = book.insert(Array(zip(entries, places)))
    #expect(positions.map { book.index(of: $0) } == leaving)
    #expect(try book.bytes() == Fixtures.bytes("PropertyLists/contacts-binary.plist"))
  }

  @Test(arguments: ["a\u{1}b", "\u{FFFE}"])
  func charactersThatXMLForbidsAreRefused(text: String) throws {
    var xml = try book("contacts-xml")
    #expect(throws: FormatError.propertyList(.cannotHold, line: nil)) {
      try xml.add(Contact(name: text, phones: ["1"]))
    }
    #expect(xml.count == 64)
    var binary = try book("contacts-binary")
    let place = try binary.add(Contact(name: text, phones: ["1"]))
    #expect(binary.contact(at: binary.index(of: place.position))[.name] == text)
  }

  @Test func aKeyOfOursThatHoldsSomethingElseIsLeftAlone() throws {
    let xml = """
      <plist><dict><key>A</key><array><dict><key>name</key><string>Ann</string>
      <key>addressbook</key><string>theirs</string></dict></array></dict></plist>
      """
    var book = try PropertyListBook(bytes: Array(xml.utf8))
    let base = book.contact(at: 0)
    #expect(base.unknownProperties.map(\.name) == ["addressbook"])
    var edited = base
    edited[.note] = "x"
    #expect(throws: FormatError.propertyList(.cannotHold, line: nil)) {
      try book.update(at: 0, from: base, to: edited)
    }
    #expect(try book.bytes() == Array(xml.utf8))
  }
}
