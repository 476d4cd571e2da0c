import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

/// Property lists with braces, as OpenStep wrote them.
@Suite struct OldStylePropertyListTests {
  private func root(_ text: String) throws -> PropertyList {
    try PropertyListFile(bytes: Array(text.utf8)).root
  }

  private func member(_ value: String) throws -> PropertyList? {
    guard case .dictionary(let root) = try root("{ k = \(value); }") else { return nil }
    return root["k"]
  }

  @Test func readsWhatThePageOfTheCaseSays() throws {
    let fixture = try CardCase(slug: "30-plist-openstep")
    let input = try fixture.input()
    #expect(sha256(input) == fixture.sha256)
    let book = try PropertyListBook(bytes: input)
    #expect(book.format == .oldStyle)
    #expect(try book.bytes() == input)
    try #require(book.count == fixture.contacts.count)
    for (index, expected) in fixture.contacts.enumerated() {
      var json = book.entry(at: index).json
      json["section"] = book.sectionName(at: index)
      json["other"] = json
      #expect(differences(try JSONSerialization.jsonObject(with: expected), json) == [])
    }
    #expect(book.contact(at: 1)[.age] == "029")
    #expect(book.contact(at: 1).picture == .embedded(byteCount: 8, format: "PNG"))
  }

  @Test func theSamePeopleAreReadFromEveryFormat() throws {
    let lists = try ["contacts-xml", "contacts-binary", "contacts-openstep"].map { name in
      let book = try PropertyListBook(bytes: Fixtures.bytes("PropertyLists/\(name).plist"))
      return (0..<book.count).map { (section: book.sectionName(at: $0), book.contact(at: $0)) }
        .sorted { ($0.section, $0.1[.name]) < ($1.section, $1.1[.name]) }
    }
    #expect(lists[0].count == 64)
    for list in lists {
      #expect(list.map(\.section) == lists[0].map(\.section))
      #expect(list.map(\.1) == lists[0].map(\.1))
    }
  }

  @Test func foundationReadsTheSame() throws {
    for name in ["contacts-openstep", "30-plist-openstep"] {
      let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
      let theirs = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let ours = try PropertyListFile(bytes: bytes).root
      #expect(NSArray(array: [ours.foundationValue]) == NSArray(array: [theirs]))
    }
  }

  @Test func aFileWrittenByHandIsRead() throws {
    let book = try PropertyListBook(bytes: Fixtures.bytes("PropertyLists/openstep-handmade.plist"))
    let names = (0..<book.count).map { book.contact(at: $0)[.name] }
    #expect(
      names == [
        "Ann \"Q\" Lee", "single quoted", "单云舟", "\\U{4e01} bad escape, kept", "𠮷 pair",
        "oct \\342", "",
      ])
    #expect(book.contact(at: 0)[.hobbies] == ["line\none"])
    #expect(book.contact(at: 0)[.phones].map(\.value) == ["5550151"])
    #expect(book.contact(at: 1)[.age] == "007")
    #expect(book.sectionName(at: 3) == "单于")
  }

  static let values: [(String, PropertyList)] = [
    ("Ann", .string("Ann")), ("x.1", .string("x.1")), ("+1-555", .string("+1-555")),
    ("http://a/b", .string("http://a/b")), ("单云舟", .string("单云舟")), ("\"\"", .string("")),
    ("'it\"s'", .string("it\"s")), ("\"a\nb\"", .string("a\nb")),
    (#""\a\b\t\n\v\f\r""#, .string("\u{7}\u{8}\t\n\u{B}\u{C}\r")),
    (#""\'\"\\\q""#, .string("'\"\\q")), (#""\U4e01x\U41g""#, .string("丁xAg")),
    (#""\344\12\8""#, .string("î\n8")), (#""\342\250""#, .string("í¤")),
    (#""\Ud842\Udfb7""#, .string("𠮷")), (#""\Ud842x\Udfb7""#, .string("\u{FFFD}x\u{FFFD}")),
    ("<>", .data([])), ("<0F fe\n01>", .data([0x0F, 0xFE, 0x01])),
    ("(a, (b,), {})", .array([.string("a"), .array([.string("b")]), .dictionary(.init())])),
    ("/* c */ a /* ; */", .string("a")), ("a // ;\n", .string("a")),
  ]

  @Test(arguments: values)
  func everyValueIsRead(written: String, value: PropertyList) throws {
    #expect(try member(written) == value)
  }

  @Test func bracesAndTheLastSemicolonMayBeMissing() throws {
    let expected = PropertyList.dictionary(
      .init([.init(key: "a", value: .string("1")), .init(key: "b", value: .string("b"))]))
    for text in ["{a=1;b;}", "{a=1;b}", "a = 1; b;", "// c\n\"a\" = '1';\nb;\n", "{a=1;b}\0\0"] {
      #expect(try root(text) == expected)
    }
  }

  @Test(arguments: [
    ("{\n a = 1;\n b = ;\n}", PropertyListFault.unexpected(";\n}"), 3),
    ("{ a = 1 b = 2; }", .unexpected("b = 2; }"), 1), ("{ a = (1 2); }", .unexpected("2); }"), 1),
    ("{ a = 1;", .truncated, 1), ("(\n(", .truncated, 2), ("{ a = \"b; }", .truncated, 1),
    ("/* a", .truncated, 1), ("{ a = <0>; }", .badValue(element: "data"), 1),
    ("{ a = <0x>; }", .badValue(element: "data"), 1), ("{} x", .unexpected("x"), 1),
    ("{\"a\": 1}", .unexpected(": 1}"), 1),
  ])
  func damagedFilesSayWhyAndWhere(text: String, fault: PropertyListFault, line: Int) {
    #expect(throws: FormatError.propertyList(fault, line: line)) { try root(text) }
  }

  @Test(arguments: ["hello world", "[1, 2]", "Name,Phone\nAnn,1\n", "\0\0", "BEGIN:VCARD"])
  func plainTextIsNoPropertyList(text: String) {
    #expect(throws: FormatError.propertyList(.unrecognized, line: nil)) { try root(text) }
  }

  @Test func nestingHasALimit() throws {
    for open in ["(", "{a="] {
      let text = String(repeating: open, count: 200_000)
      #expect(throws: FormatError.propertyList(.tooDeep, line: 1)) { try root(text) }
    }
  }

  @Test func cutOrChangedAnywhereItIsAnErrorOrAList() throws {
    let bytes = try Fixtures.bytes("PropertyLists/openstep-handmade.plist")
    var random = SeededGenerator(seed: 30)
    for end in bytes.indices {
      _ = try? PropertyListFile(bytes: Array(bytes[..<end]))
      var changed = bytes
      changed[end] = UInt8.random(in: 0...255, using: &random)
      _ = try? PropertyListFile(bytes: changed)
    }
  }
}

extension PropertyListDictionary {
  /// As the cases' pages write it.
  fileprivate var json: [String: Any] {
    Dictionary(
      members.map { member in
        switch member.value {
        case .data(let bytes):
          let digits = bytes.map { String(format: "%02x", $0) }.joined()
          return (member.key, ["data_hex": digits])
        case let value: return (member.key, value.text ?? "")
        }
      } as [(String, Any)]
    ) { _, last in last }
  }
}
