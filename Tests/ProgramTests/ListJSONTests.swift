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

  @Test func fileOrderWinsOverRank() throws {
    let found = try objects("--file-order", "sxx")
    #expect(found.map { $0["display"] as? String } == ["单雄信", "孙小香", "宋晓曦"])
  }
}
