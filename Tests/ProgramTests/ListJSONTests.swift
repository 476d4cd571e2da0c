import Foundation
import TestSupport
import Testing

/// `list --json`: one object a line, with what a search found in it.
struct ListJSONTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func objects(_ arguments: String...) throws -> [[String: Any]] {
    let run = try runProgram(["list", "--json", "-b", folder.copy("Friends.vcf")] + arguments)
    #expect(run.status == 0)
    return try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func everyContactIsAnObject() throws {
    let all = try objects()
    #expect(all.count == 29)
    #expect(all.first?["display"] as? String == "范冰冰")
    #expect(all.first?["section"] as? String == "F")
    #expect(all.first?["file"] as? String == "Friends.vcf")
    #expect(all.allSatisfy { $0["quality"] == nil })
  }

  @Test func whatWasFoundHasItsQualityAndHighlights() throws {
    let found = try objects("sxx")
    #expect(found.map { $0["display"] as? String } == ["单雄信", "宋晓曦", "孙小香"])
    #expect(found.first?["quality"] as? Int == 3)
    let highlight = try #require((found.first?["highlights"] as? [[Any]])?.first)
    #expect(highlight[0] as? String == "display")
    #expect(highlight[1] as? Int == 0)
    #expect(highlight[2] as? Int == 3)
  }

  @Test func aHitInAnotherFieldNamesThatField() throws {
    let found = try objects("li@")
    let highlight = try #require((found.first?["highlights"] as? [[Any]])?.first)
    #expect(highlight[0] as? String == "emails[0].value")
  }

  /// The keys and values that every case of Fixtures/Cards names.
  @Test func everyCaseHasItsKeys() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Fixtures.folder.appending(path: "Cards").path)
    let pages = names.filter { $0.hasSuffix(".expect.md") }.sorted()
    #expect(pages.count == 30)
    for page in pages {
      let text = String(decoding: try Fixtures.bytes("Cards/\(page)"), as: UTF8.self)
      let block = text.components(separatedBy: "```json\n")[1].components(separatedBy: "```")[0]
      let json = try JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any]
      let file = try #require(json?["file"] as? String)
      guard file.hasSuffix(".vcf") else { continue }
      let path = Fixtures.folder.appending(path: "Cards/\(file)").path
      let run = try runProgram(["list", "--json", "--file-order", "-b", path])
      let contacts = try run.output.split(separator: "\n").map {
        try JSONSerialization.jsonObject(with: Data($0.utf8))
      }
      #expect(holds(json?["contacts"] ?? [], in: contacts), "\(file)")
    }
  }

  /// Whether everything of `expected` is so in `actual`, which may have more keys.
  private func holds(_ expected: Any, in actual: Any?) -> Bool {
    switch (expected, actual) {
    case (let expected as [String: Any], let actual as [String: Any]):
      expected.allSatisfy { holds($0.value, in: actual[$0.key]) }
    case (let expected as [Any], let actual as [Any]):
      expected.count == actual.count && zip(expected, actual).allSatisfy { holds($0, in: $1) }
    case (let expected as NSObject, let actual as NSObject): expected == actual
    default: false
    }
  }

  @Test func fileOrderWinsOverRank() throws {
    let found = try objects("--file-order", "sxx")
    #expect(found.map { $0["display"] as? String } == ["单雄信", "孙小香", "宋晓曦"])
  }
}
