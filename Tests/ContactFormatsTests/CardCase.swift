import ContactFormats
import ContactModel
import Foundation
import TestSupport
import Testing

/// One case of Fixtures/Cards: a file with one fault that real programs wrote, and what must come of
/// it (`NN-slug.expect.md`).
struct CardCase: Sendable, CustomTestStringConvertible {
  let slug: String
  let file: String
  let sha256: String
  /// The expected values of each contact, as JSON.
  let contacts: [Data]
  let warnings: [String]?
  let after: String?

  var testDescription: String { slug }

  init(slug: String) throws {
    let text = String(
      decoding: try Fixtures.bytes("Cards/\(slug).expect.md"), as: UTF8.self)
    let block = text.components(separatedBy: "```json\n")[1].components(separatedBy: "```")[0]
    let json = try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any] ?? [:]
    self.slug = slug
    file = json["file"] as? String ?? ""
    sha256 = json["sha256"] as? String ?? ""
    contacts = try (json["contacts"] as? [Any] ?? []).map {
      try JSONSerialization.data(withJSONObject: $0)
    }
    warnings = json["warnings"] as? [String]
    after = (json["edit"] as? [String: Any])?["after"] as? String
  }

  static let all: [CardCase] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: Fixtures.folder.appending(path: "Cards").path)) ?? []
    return names.filter { $0.hasSuffix(".expect.md") }.sorted()
      .compactMap { try? CardCase(slug: String($0.dropLast(10))) }
      .filter { $0.file.hasSuffix(".vcf") }
  }()

  func input() throws -> [UInt8] { try Fixtures.bytes("Cards/\(file)") }

  /// The one edit of each case, as its page words it: which contact, and what changes.
  static let edits: [String: (card: Int, change: @Sendable (inout Contact) -> Void)] = [
    "01-fold-mid-utf8": (0, { $0[.phones][0].value = "+1 555 0199" }),
    "02-mixed-eol-tab-fold": (0, { $0[.emails][0].value = "orla.b@example.org" }),
    "03-qp-soft-break": (0, { $0[.phones][0].value = "+15550199" }),
    "04-qp-dangling-softbreak": (0, { $0[.phones][0].value = "+15550198" }),
    "05-outlook-21-qp-newline": (0, { $0[.jobTitle] = "Senior Fitter" }),
    "06-b64-21-blank-line-end": (0, { $0[.emails][0].value = "iw@example.net" }),
    "07-b64-unindented-token-lines": (0, { $0[.phones][1].value = "+15550197" }),
    "08-charset-gbk-trail-5c": (0, { $0[.given] = "淺川" }),
    "09-utf8-bom": (0, { $0[.emails][0].value = "s.a@example.com" }),
    "10-bare-types-21": (0, { $0[.phones][0].value = "1009" }),
    "11-type-quoted-list": (0, { $0[.phones][0].value = "+1 555 0196" }),
    "12-apple-item-labels": (0, { $0[.emails][0].label = "rowing" }),
    "13-apple-omit-year": (0, { $0[.birthday] = "--07-22" }),
    "15-company-only": (0, { $0[.phones][0].value = "+15550195" }),
    "16-missing-fn-n-version": (0, { $0[.phones][0].value = "+15550194" }),
    "17-google-escaped-colon": (0, { $0[.urls][0].value = "https://depot.example/new" }),
    "18-blank-and-junk-lines": (0, { $0[.phones][0].value = "+15550193" }),
    "20-missing-end-midfile": (1, { $0[.phones][0].value = "2009" }),
    "21-repeated-once-only": (0, { $0[.given] = "Rowan" }),
    "23-apple-group": (0, { $0[.name] = "Chamber Choir" }),
    "24-kind-group-40": (0, { $0[.name] = "Lantern readers" }),
    "25-tel-uri-40": (0, { $0[.phones][1].value = "+1 555 0192" }),
    "26-photo-data-uri-escaped": (0, { $0[.name] = "Escaped" }),
    "27-caret-params": (0, { $0[.addresses][1].address?[.street] = "Other 2" }),
    "28-org-comma-semicolon": (0, { $0[.given] = "Ivar" }),
  ]
}

/// Where `actual` lacks something of `expected`: objects may have more keys, all else is equal.
func differences(_ expected: Any, _ actual: Any?, at path: String = "") -> [String] {
  switch (expected, actual) {
  case (let expected as [String: Any], let actual as [String: Any]):
    return expected.keys.sorted().flatMap {
      differences(expected[$0] ?? NSNull(), actual[$0], at: path + "." + $0)
    }
  case (let expected as [Any], let actual as [Any]) where expected.count == actual.count:
    return expected.indices.flatMap {
      differences(expected[$0], actual[$0], at: path + "[\($0)]")
    }
  case (let expected as NSObject, let actual as NSObject) where expected == actual: return []
  default: return ["\(path): expected \(expected), got \(actual ?? "nothing")"]
  }
}
