import ContactModel
import TestSupport
import Testing

@testable import BookStore
@testable import addressbook

/// What `import` ends with.
struct ImportOutcomeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Dora\nTEL:5\nEND:VCARD\n"
  private static let empty = "BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nEND:VCARD\n"

  @Test(arguments: [
    (card, nil, addressbook.ExitStatus.done), (card + empty, nil, .nothingFound),
    (card, Caution.noBackup(path: "b", reason: "r"), .done),
    (card, .unconfirmed(path: "b", reason: "r"), .failed),
    (card + empty, .unconfirmed(path: "b", reason: "r"), .failed),
    (card + empty, .noBackup(path: "b", reason: "r"), .nothingFound),
  ])
  func theStatusIsThatOfTheWorst(text: String, caution: Caution?, status: addressbook.ExitStatus)
    throws
  {
    let files = try ImportFiles([folder.write(text.utf8, to: "people.vcf")])
    var report = ImportReport()
    report.change = BookChange(kind: .import, cards: [], caution: caution)
    let outcome = ImportOutcome(report, of: files)
    #expect(outcome.status == status)
    #expect(outcome.remarks.count == (caution == nil ? 0 : 1) + outcome.refusals.count)
  }
}
