import ContactModel
import Foundation
import TestSupport

/// Another program that reads cards, asked through Tests/Peers/read_book.py.
enum Peer: String, CaseIterable {
  case khard, vobject

  /// Debian's Python, which its khard and vobject belong to.
  private static let python = "/usr/bin/python3"

  /// Where they are missing the tests are skipped, but not by `make peers`.
  static let areExpected: Bool = {
    if ProcessInfo.processInfo.environment["ADDRESSBOOK_PEERS"] != nil { return true }
    let run = try? CommandRun([python, "-c", "import khard, vobject"])
    return run?.status == 0
  }()

  /// What it reads in a folder of cards, by UID.
  func cards(in folder: URL) throws -> [String: PeerCard] {
    let script = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Tests/Peers/read_book.py")
    // khard must not meet a configuration of its user.
    let environment = ["LC_ALL": "C.UTF-8", "HOME": folder.path, "XDG_CONFIG_HOME": folder.path]
    let run = try CommandRun(
      [Self.python, script.path, rawValue, folder.path], environment: environment)
    guard run.status == 0 else { throw Failure(errors: run.errors) }
    let cards = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(PeerCard.self, from: Data($0.utf8))
    }
    return Dictionary(cards.map { ($0.uid, $0) }) { first, _ in first }
  }

  struct Failure: Error { let errors: String }
}

/// What both programs and we know of a card.
struct PeerCard: Decodable, Equatable {
  var uid: String
  var display: String
  var last: String
  var first: String
  var phones: [String]
  var emails: [String]
  var cities: [String]
  var streets: [String]
  var org: String
  var title: String
  var nickname: String
  var note: String
  var urls: [String]
  var birthday: String

  /// As we have it.
  init(_ contact: Contact) {
    func values(_ field: RepeatedField) -> [String] { contact[field].map(\.value).sorted() }
    func parts(_ part: PostalAddress.Part) -> [String] {
      contact[.addresses].compactMap { $0.address?[part] }.sorted()
    }
    uid = contact.uid
    display = contact[.name]
    last = contact[.family]
    first = contact[.given]
    phones = values(.phones)
    emails = values(.emails)
    cities = parts(.city)
    streets = parts(.street)
    org = contact[.organization]
    title = contact[.jobTitle]
    nickname = contact[.nickname]
    note = contact[.note]
    urls = values(.urls)
    birthday = contact[.birthday]
  }
}
