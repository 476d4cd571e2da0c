import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

/// Big books, invented by a program of their own that also tells what is in each card.
@Suite(.enabled(if: GeneratedCards.isAvailable, "python3 is missing"))
struct GeneratedCardsTests {
  /// The suite reads some hundred cards; the variable asks for more.
  private static let count =
    ProcessInfo.processInfo.environment["ADDRESSBOOK_CARDS"].flatMap { Int($0) } ?? 200

  private static let books: [[String]] = [
    ["--photo", "0.1"], ["--photo", "0.1", "--messy", "1", "--seed", "2"],
    ["--messy", "0.5", "--eol", "lf", "--seed", "3", "--huge-note", "100000"],
  ]

  @Test(arguments: books)
  func everyCardReadsAsItsManifestSays(options: [String]) throws {
    let book = try GeneratedCards(count: Self.count, options: options)
    let file = VCardFile(bytes: book.bytes)
    #expect(file.bytes == book.bytes)
    try #require(file.cards.count == book.manifest.count)
    for (card, said) in zip(file.cards, book.manifest) {
      let found = differences(between: card, and: said)
      #expect(found == [], "\(said.uid)")
    }
  }

  private func differences(
    between card: VCard, and said: GeneratedCards.Manifest
  ) -> [String] {
    let contact = card.contact()
    var found: [String] = []
    func compare(_ what: String, _ read: [String], _ wanted: [String]) {
      if !read.isIdentical(to: wanted) { found.append("\(what): \(read) is not \(wanted)") }
    }
    let summary = card.summary()
    compare("display", [contact.displayName, summary.displayName], [said.display, said.display])
    compare("uid", [contact.uid, card.uid, summary.identity], [said.uid, said.uid, said.uid])
    let version = contactJSON(contact, card: card)["version"]
    if version != .string(said.version) { found.append("version: \(said.version)") }
    if let last = said.last { compare("last", [contact[.family]], [last]) }
    if let first = said.first { compare("first", [contact[.given]], [first]) }
    compare("phones", contact[.phones].map(\.value), said.phones)
    compare("emails", contact[.emails].map(\.value), said.emails)
    compare("org", [contact[.organization]], [said.org ?? ""])
    compare("bday", [contact[.birthday]], [said.bday ?? ""])
    compare("note", [contact[.note]], [said.note ?? ""])
    let size: Int? =
      if case .embedded(let byteCount, _) = contact.picture { byteCount } else { nil }
    compare("photo", ["\(size ?? 0)"], ["\(said.photo ?? 0)"])
    let isGroup = contact.kind == .group
    compare("kind", [isGroup ? "group" : ""], [said.kind ?? ""])
    return found
  }
}
