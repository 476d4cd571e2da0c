import BookStore
import BookUI
import ContactFormats
import Foundation
import TestSupport
import Testing

@testable import addressbook

/// `set` while another program changes the same contact.
@MainActor struct ConcurrentSetTests {
  private let folder: TemporaryFolder
  private let program = Program(environment: Environment([:]))
  private let book: any Book
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(Self.card(note: "old").utf8, to: "book.vcf")
    book = try openBook(at: path)
    _ = try folder.write(Self.card(note: "theirs").utf8, to: "book.vcf")
  }

  @Test func itRefusesAndSaysHowToMerge() throws {
    let failure = try #require(
      #expect(throws: Failure.self) { try set("phones[0].value=2", merging: false) })
    #expect(failure.status == .nothingFound)
    #expect(failure.phrase[.en].contains("--merge"))
    #expect(try text() == Self.card(note: "theirs"))
  }

  @Test func itMergesWhereItIsToldTo() throws {
    try set("phones[0].value=2", merging: true)
    #expect(try text().contains("NOTE:theirs"))
    #expect(try text().contains("TEL:2"))
  }

  @Test func whatBothChangedIsRefusedByName() throws {
    let failure = try #require(
      #expect(throws: Failure.self) { try set("note=mine", merging: true) })
    #expect(failure.status == .nothingFound)
    #expect(failure.phrase[.en].contains("Note"))
    #expect(failure.phrase[.zh].contains("备注"))
    #expect(try text() == Self.card(note: "theirs"))
  }

  private func set(_ assignment: String, merging: Bool) throws {
    try program.set(
      ContactReference("Ann"), [ContactAssignment(assignment)], in: book, merging: merging)
  }

  private func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private static func card(note: String) -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\nN:;Ann;;;\r\nTEL:1\r\nNOTE:\(note)\r\nEND:VCARD\r\n"
  }
}
