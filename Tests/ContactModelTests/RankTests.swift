import ContactModel
import TestSupport
import Testing

@Suite struct RankTests {
  @Test func thereIsAlwaysRoomBetweenTwo() {
    var random = SeededGenerator(seed: 4)
    var ranks: [Rank] = [.middle]
    for _ in 0..<2000 {
      let gap = Int.random(in: 0...ranks.count, using: &random)
      let lower = gap > 0 ? ranks[gap - 1] : nil
      let upper = gap < ranks.count ? ranks[gap] : nil
      let rank = Rank.between(lower, upper)
      #expect(lower.map { $0 < rank } ?? true)
      #expect(upper.map { rank < $0 } ?? true)
      ranks.insert(rank, at: gap)
    }
    #expect(ranks.allSatisfy { Rank($0.text) == $0 })
  }

  @Test func alwaysMovingToTheTopKeepsRanksShort() {
    var rank = Rank.middle
    for _ in 0..<100 { rank = Rank.between(nil, rank) }
    #expect(rank.text.utf8.count <= 101)
  }

  @Test(arguments: [0, 1, 2, 25, 26, 1000, 20_000]) func aSpreadAscends(count: Int) {
    let ranks = Rank.spread(count)
    #expect(ranks.count == count)
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
    #expect(ranks.allSatisfy { Rank($0.text) == $0 })
  }

  @Test(arguments: ["", "a", "ba", "B", "1", "é", "m ", String(repeating: "z", count: 2000)])
  func aTextThatIsNoRankIsRefused(text: String) {
    #expect(Rank(text) == nil)
  }

  @Test func ranksInTheWrongOrderStillGiveARank() {
    let rank = Rank.between(.middle, .middle)
    #expect(rank > .middle)
  }
}
