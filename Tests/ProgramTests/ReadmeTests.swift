import Foundation
import TestSupport
import Testing

@testable import BookUI

/// What the README shows of the program is what the program shows.
@Suite(.serialized) struct ReadmeTests {
  @Test func theKeyTableIsTheHelp() throws {
    var text = ""
    for line in Help(language: .en).lines {
      switch line {
      case .title(let title): text += "| **\(title)** | |\n"
      case .keys(let keys, let meaning):
        let names = keys.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
        text += "| \(names.replacing("|", with: "\\|")) | \(meaning) |\n"
      case .blank: break
      }
    }
    try expectReadme("keys", "| keys | do |\n|---|---|\n" + text)
  }

  @Test func thePictureIsAGoldenScreen() throws {
    let file = Fixtures.folder.appending(path: "Screens/Program/zh-80x24/started-again.txt")
    let screen = try String(contentsOf: file, encoding: .utf8)
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.hasPrefix("----") }
    try expectReadme("screen", "```\n" + lines.joined(separator: "\n") + "\n```\n")
  }

  /// Compares what stands between `<!-- name -->` and `<!-- end -->`. With ADDRESSBOOK_RECORD set it
  /// writes it instead, and fails.
  private func expectReadme(_ name: String, _ expected: String) throws {
    let file = Fixtures.folder.deletingLastPathComponent().appending(path: "README.md")
    var readme = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(readme.range(of: "<!-- \(name) -->\n")).upperBound
    let end = try #require(readme.range(of: "<!-- end -->", range: start..<readme.endIndex))
    guard ProcessInfo.processInfo.environment["ADDRESSBOOK_RECORD"] != nil else {
      #expect(readme[start..<end.lowerBound] == expected)
      return
    }
    readme.replaceSubrange(start..<end.lowerBound, with: expected)
    try Data(readme.utf8).write(to: file)
    Issue.record("recorded \(name)")
  }
}
