import BookUI
import Pinyin
import TestSupport
import Testing

@Suite struct IndexBarTests {
  private let sections = "FGHLMTWYZ".unicodeScalars.map(SectionLetter.init)

  @Test func aHighWindowShowsAllLetters() {
    #expect(text(sections, height: 27) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
  }

  @Test func aLowWindowShrinksRunsWithoutASection() {
    #expect(text(sections, height: 22) == "A·FGH·LM·T·W·YZ#")
  }

  @Test func aLowerWindowKeepsSomeOfTheLetters() {
    #expect(text(sections, height: 9) == "A·G·L·T·#")
    #expect(text(sections, height: 3) == "A·#")
  }

  @Test(arguments: [
    (26, "ABCDEFGHIJKL·OPQRSTUVWXYZ#"), (22, "AB·EFG·JKL·OPQ·TUV·YZ#"),
    (14, "A·EF·K·OP·U·Z#"),
  ]) func ofManyLettersAsFewAsCanBeAreLeftOutInShortRuns(height: Int, bar: String) {
    #expect(text(SectionLetter.all, height: height) == bar)
  }

  @Test(arguments: 0...30) func theBarAlwaysFitsAndStandsForEveryLetter(height: Int) {
    for count in [0, 1, 5, 26, 27] {
      let some = Array(SectionLetter.all.shuffled(seed: UInt64(height)).prefix(count))
      let bar = IndexBar(sections: some, height: height)
      #expect(bar.entries.count <= height)
      #expect(!zip(bar.entries, bar.entries.dropFirst()).contains { $0.title == $1.title })
      if height >= 3 {
        #expect(SectionLetter.all.allSatisfy { bar.line(of: $0) != nil })
      }
    }
  }

  private func text(_ sections: [SectionLetter], height: Int) -> String {
    String(IndexBar(sections: sections, height: height).entries.map { $0.title?.title ?? "·" })
  }
}

extension [SectionLetter] {
  fileprivate func shuffled(seed: UInt64) -> [SectionLetter] {
    var random = SeededGenerator(seed: seed)
    return shuffled(using: &random)
  }
}
