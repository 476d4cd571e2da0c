import BookStore
import ContactFormats
import ContactModel
import Foundation
import Testing

/// The kinds of book that there are; one suite of tests runs over all of them.
enum Storage: String, CaseIterable, CustomTestStringConvertible {
  case folder, cards, xmlPropertyList, binaryPropertyList

  var testDescription: String { rawValue }

  static let people = [("安若舟", "1"), ("Bo", "2"), ("Cy", "3"), ("Cleo", "4")]

  /// The book's name in the folder.
  var name: String {
    switch self {
    case .folder: "book"
    case .cards: "book.vcf"
    case .xmlPropertyList, .binaryPropertyList: "book.plist"
    }
  }

  /// The book's first file with a card or a person in it that is called Bo.
  var file: String { self == .folder ? "book/1.vcf" : name }

  /// What each of them has that no field shows.
  var oddity: String { self == .folder || self == .cards ? "X-ODD:kept" : "odd" }

  /// A book of four people, with a few oddities that nobody may touch.
  func make(in scratch: ScratchFolder) throws -> any Book {
    let cards = Self.people.map { name, phone in
      "BEGIN:VCARD\r\nVERSION:3.0\r\nX-ODD:kept\r\nFN:\(name)\r\nUID:u\(phone)\r\nTEL:\(phone)\r\n"
        + "END:VCARD\r\n"
    }
    switch self {
    case .folder:
      try scratch.makeFolder(name)
      for (index, card) in cards.enumerated() {
        try scratch.write("\(name)/\(index).vcf", "\n" + card + "\n\n")
      }
    case .cards: try scratch.write(name, "junk\n" + cards.joined(separator: "\n") + "\n\ntail")
    case .xmlPropertyList: try scratch.write(name, propertyList(.xml))
    case .binaryPropertyList: try scratch.write(name, propertyList(.binary))
    }
    return try open(in: scratch)
  }

  func open(
    in scratch: ScratchFolder, surroundings: Surroundings = .fixed()
  ) throws -> any Book {
    try openBook(at: scratch.path(name), surroundings: surroundings)
  }

  private func propertyList(_ format: PropertyListFile.Format) throws -> [UInt8] {
    let sections = Dictionary(grouping: Self.people) { $0.0 == "安若舟" ? "A" : $0.0.prefix(1) }
    let members = sections.keys.sorted().map { key in
      PropertyListDictionary.Member(
        key: String(key),
        value: .array(
          (sections[key] ?? []).map { name, phone in
            .dictionary(
              PropertyListDictionary([
                .init(key: "odd", value: .date(0)), .init(key: "name", value: .string(name)),
                .init(key: "phoneNumber", value: .string(phone)),
              ]))
          } + [.string("stray")]))
    }
    return try PropertyListFile.bytes(of: .dictionary(.init(members)), format: format)
  }
}
