import Pinyin
import TestSupport
import Testing

@Suite struct SearchVectorsTests {
  @Test(arguments: try Fixtures.rows("Names/search_vectors.tsv"))
  func everyRowMatchesAsItSays(row: [String]) throws {
    let options = SearchOptions(isFuzzy: row[4] == "fuzzy", usesKeypad: row[4] == "t9")
    let match = matchName(SearchQuery(row[0], options: options), SortName(row[1]))
    #expect((match != nil) == (row[2] == "1"), "\(row)")
    guard let match else { return }
    #expect(match.quality.rawValue == Int(row[5]), "\(row)")
    let ranges = match.highlights.map { "\($0.lowerBound)..<\($0.upperBound)" }
    #expect(ranges.joined(separator: ",") == row[3], "\(row)")
  }
}
