import ContactFormats
import Foundation
import TestSupport
import Testing

@Suite struct PropertyListFileTests {
  static let readable = [
    "contacts-xml", "contacts-binary", "odd-types-xml", "odd-types-binary", "chinese-sections",
    "root-array", "root-string", "root-empty-dict", "xml-comments-dups", "xml-utf8-bom-crlf",
    "xml-utf16", "xml-gb18030", "xml-no-doctype",
  ]

  @Test(arguments: readable)
  func everyValueIsTheOneThatFoundationReads(name: String) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    let ours = try PropertyListFile(bytes: bytes).root
    let theirs = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    #expect(NSArray(array: [ours.foundationValue]) == NSArray(array: [theirs]))
  }

  @Test(arguments: ["contacts-xml", "contacts-binary", "odd-types-xml", "odd-types-binary"])
  func writingAgainGivesTheSameBytes(name: String) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    let file = try PropertyListFile(bytes: bytes)
    #expect(try PropertyListFile.bytes(of: file.root, format: file.format) == bytes)
  }

  @Test(arguments: readable, [PropertyListFile.Format.xml, .binary])
  func everyValueSurvivesEitherFormat(name: String, format: PropertyListFile.Format) throws {
    let root = try PropertyListFile(bytes: Fixtures.bytes("PropertyLists/\(name).plist")).root
    let written = try PropertyListFile.bytes(of: root, format: format)
    #expect(try PropertyListFile(bytes: written).root == root)
    // Of keys that stand twice Foundation takes the last in XML, but the first in binary.
    if format == .binary, name.hasPrefix("xml-") { return }
    let theirs = try PropertyListSerialization.propertyList(from: Data(written), format: nil)
    #expect(NSArray(array: [root.foundationValue]) == NSArray(array: [theirs]))
  }

  @Test(arguments: [
    ("empty-file", PropertyListFault.empty, nil), ("whitespace-only", .blank, nil),
    ("zeroed", .unrecognized, nil), ("truncated-xml", .truncated, 650),
    ("truncated-binary", .damaged, nil), ("xml-billion-laughs", .definesEntities, 2),
    ("binary-self-array", .selfReference, nil), ("binary-self-dict", .selfReference, nil),
    ("binary-bad-offset", .damaged, nil),
  ])
  func damagedFilesSayWhy(name: String, fault: PropertyListFault, line: Int?) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    #expect(throws: FormatError.propertyList(fault, line: line)) {
      try PropertyListFile(bytes: bytes)
    }
  }

  @Test func commentsAreReportedAsLostAndRepeatedKeysAreKept() throws {
    let file = try PropertyListFile(
      bytes: Fixtures.bytes("PropertyLists/xml-comments-dups.plist"))
    #expect(file.losses == [.comment(line: 4)])
    let written = try PropertyListFile.bytes(of: file.root, format: .xml)
    let text = String(decoding: written, as: UTF8.self)
    #expect(text.ranges(of: "<key>A</key>").count == 2)
    #expect(text.contains("<string>first</string>"))
    #expect(text.contains("<string>second, same key</string>"))
  }

  @Test(arguments: ["odd-types-xml", "odd-types-binary"])
  func cutAtEveryByteItIsAnErrorOrAList(name: String) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    for end in 0..<bytes.count - 20 {
      #expect(throws: FormatError.self) { try PropertyListFile(bytes: Array(bytes[..<end])) }
    }
  }

  @Test(arguments: ["odd-types-xml", "odd-types-binary"])
  func anyByteMayBeWrong(name: String) throws {
    let bytes = try Fixtures.bytes("PropertyLists/\(name).plist")
    for index in bytes.indices {
      for value: UInt8 in [0, 0xD5, bytes[index] ^ 1] {
        var changed = bytes
        changed[index] = value
        guard let root = try? PropertyListFile(bytes: changed).root else { continue }
        _ = try? PropertyListFile.bytes(of: root, format: .binary)
        _ = try? PropertyListFile.bytes(of: root, format: .xml)
      }
    }
  }

  @Test func sharedObjectsCannotUnfoldWithoutEnd() {
    // Twenty arrays, each of which holds the next one ten times.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<20 {
      offsets.append(UInt8(bytes.count))
      bytes += index < 19 ? [0xAA] + Array(repeating: UInt8(index + 1), count: 10) : [0xA0]
    }
    let table = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + big(20) + big(0) + big(table)
    #expect(throws: FormatError.propertyList(.tooManyObjects, line: nil)) {
      try PropertyListFile(bytes: bytes)
    }
  }

  @Test func nestingHasALimit() {
    let deep =
      "<plist>" + String(repeating: "<array>", count: 200_000)
    #expect(throws: FormatError.propertyList(.tooDeep, line: 1)) {
      try PropertyListFile(bytes: Array(deep.utf8))
    }
  }

  @Test(arguments: [
    ("<integer>12x</integer>", PropertyListFault.badValue(element: "integer")),
    ("<integer></integer>", .badValue(element: "integer")),
    ("<date>2021-02-30T00:00:00Z</date>", .badValue(element: "date")),
    ("<data>A</data>", .badValue(element: "data")),
    ("<string>&nbsp;</string>", .badReference("&nbsp;")),
    ("<number>1</number>", .unexpected("<number>")),
    ("<dict><string/></dict>", .unexpected("<string>")),
    ("<array><string>a</array>", .unexpected("</array></plist>")),
  ])
  func wrongElementsSayWhatIsWrong(content: String, fault: PropertyListFault) {
    #expect(throws: FormatError.propertyList(fault, line: 2)) {
      try PropertyListFile(bytes: Array("<plist>\n\(content)</plist>".utf8))
    }
  }

  @Test(arguments: [
    ("2001-01-01T00:00:00Z", 0.0), ("1970-01-01T00:00:00Z", -978_307_200),
    ("2024-02-29T23:59:59Z", 730_943_999), ("0001-01-01T00:00:00Z", -63_113_904_000),
    ("9999-12-31T23:59:59Z", 252_423_993_599),
  ])
  func datesReadAndWriteToTheSecond(text: String, seconds: Double) throws {
    let xml = Array("<plist><date>\(text)</date></plist>".utf8)
    #expect(try PropertyListFile(bytes: xml).root == .date(seconds))
    #expect(PropertyList.date(seconds).text == text)
  }

  @Test func invalidBytesAreShownButNeverWritten() throws {
    let xml = Array("<plist>\n<string>a".utf8) + [0xFF] + Array("b</string></plist>".utf8)
    let file = try PropertyListFile(bytes: xml)
    #expect(file.root == .string("a\u{FFFD}b"))
    #expect(file.losses == [.undecodableText(line: 2)])
  }

  @Test(arguments: [PropertyListFile.Format.xml, .binary])
  func numbersKeepTheirWholeRange(format: PropertyListFile.Format) throws {
    let values: [PropertyList] = [
      .integer(Int128(UInt64.max)), .integer(Int128(Int64.min)), .integer(255), .integer(256),
      .real(-0.0), .real(.infinity), .real(.nan), .real(1e300), .string("e\u{301}"),
      .string("\u{E9}"), .string("a\r\nb"), .data([]), .data(Array(0...255)),
    ]
    let bytes = try PropertyListFile.bytes(of: .array(values), format: format)
    #expect(try PropertyListFile(bytes: bytes).root == .array(values))
  }

  private func big(_ number: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension PropertyList {
  /// The same value as Foundation has it.
  var foundationValue: Any {
    switch self {
    case .string(let text): text
    case .integer(let number): NSNumber(value: Int64(truncatingIfNeeded: number))
    case .real(let number): NSNumber(value: number)
    case .boolean(let flag): NSNumber(value: flag)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): Data(bytes)
    case .uid(let number): number
    case .array(let items): NSArray(array: items.map(\.foundationValue))
    case .dictionary(let dictionary):
      NSDictionary(
        dictionary: Dictionary(
          dictionary.members.map { ($0.key, $0.value.foundationValue) },
          uniquingKeysWith: { _, last in last }))
    }
  }
}
