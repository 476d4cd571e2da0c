import Foundation
import TestSupport
import Testing

/// What `query` prints for mail programs.
struct QueryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func book(_ cards: [String]) throws -> String {
    let text = cards.map { "BEGIN:VCARD\r\nVERSION:3.0\r\n\($0)\r\nEND:VCARD\r\n" }.joined()
    return try folder.write(text.utf8, to: "book.vcf")
  }

  private func query(
    _ words: [String], in cards: [String], _ options: [String] = []
  ) throws -> CommandRun {
    try runProgram(
      ["query", "-b", book(cards)] + options + words, environment: ["LC_ALL": "C.UTF-8"])
  }

  private static let cards = [
    "FN:单雄信\r\nEMAIL:a@example.org\r\nEMAIL;TYPE=pref:b@example.org\r\nNOTE:one\\ntwo\tthree",
    "FN:Ann Sax\r\nTEL:1", "FN:Sxx\r\nEMAIL:sxx@example.org",
  ]

  @Test func aRowIsAnAddressThePreferredOneFirst() throws {
    let run = try query(["sxx"], in: Self.cards)
    #expect(
      run.output == """
        3 matches for 'sxx'
        sxx@example.org\tSxx\t
        b@example.org\t单雄信\tone two three
        a@example.org\t单雄信\tone two three

        """)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test(arguments: [["shan", "xiong"], ["shan xiong"]])
  func theWordsAreOneQuery(words: [String]) throws {
    let run = try query(words, in: Self.cards, ["--no-header"])
    #expect(run.rows.map { $0[0] } == ["b@example.org", "a@example.org"])
  }

  @Test(arguments: ["nobody", "Ann", ""])
  func noAddressIsStatusOne(word: String) throws {
    let run = try query([word], in: Self.cards)
    #expect(run.output == "0 matches for '\(word)'\n")
    #expect(run.errors.contains("no e-mail address"))
    #expect(run.status == 1)

    let bare = try query([word], in: Self.cards, ["--no-header"])
    #expect(bare.output.isEmpty)
    #expect(bare.status == 1)
  }

  @Test func aHundredRowsAreEnough() throws {
    let cards = (1...130).map { "FN:Bo \($0)\r\nEMAIL:bo\($0)@example.org" }
    let run = try query(["bo"], in: cards)
    #expect(run.rows.first == ["100 of 130 matches for 'bo'"])
    #expect(run.rows.count == 101)
    let lines = try query(["bo"], in: cards, ["--json"]).output.split(separator: "\n")
    #expect(lines.count == 100)
  }

  @Test func jsonHasTheContactsThatHaveAnAddress() throws {
    let run = try query(["s"], in: Self.cards, ["--json"])
    let objects = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(Set(objects.compactMap { $0["display"] as? String }) == ["单雄信", "Sxx"])
    #expect(objects.allSatisfy { $0["quality"] != nil && $0["highlights"] != nil })
  }

  @Test func nothingOfAContactCommandsTheTerminal() throws {
    let run = try query(["eve"], in: ["FN:Eve\u{1B}[2J\r\nEMAIL:eve\u{7}@example.org"])
    #expect(run.rows.last == ["eve␇@example.org", "Eve␛[2J", ""])
  }

  @Test func theHeaderSpeaksTheLanguage() throws {
    let run = try query(["sxx"], in: Self.cards, ["--language", "zh"])
    #expect(run.rows.first == ["“sxx”有 3 个结果"])
  }
}
