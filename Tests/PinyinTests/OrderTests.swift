import Pinyin
import TestSupport
import Testing

@Suite struct OrderTests {
  /// Names in the order of their sections, and of their keys inside one.
  private func sorted(_ names: [SortName]) -> [SortName] {
    names.map { (letter: $0.section, key: $0.orderKey, name: $0) }
      .sorted { ($0.letter, $1.key) != ($1.letter, $0.key) && precedes($0, $1) }
      .map(\.name)
  }

  private func precedes(
    _ a: (letter: SectionLetter, key: [UInt8], name: SortName),
    _ b: (letter: SectionLetter, key: [UInt8], name: SortName)
  ) -> Bool {
    a.letter != b.letter ? a.letter < b.letter : a.key.lexicographicallyPrecedes(b.key)
  }

  private func vectors(_ file: String) throws -> [String] {
    try Fixtures.rows("Names/" + file).map { $0[2] }
  }

  @Test(arguments: ["order_vectors.tsv", "expected_26.tsv"])
  func shuffledListsComeOutInOneOrder(file: String) throws {
    let expected = try vectors(file)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let names = expected.shuffled(using: &generator).map { SortName($0) }
      #expect(sorted(names).map(\.text) == expected)
    }
  }

  @Test(arguments: try Fixtures.rows("Names/order_vectors.tsv"))
  func everyNameOfTheOrderHasItsSection(row: [String]) {
    #expect(SortName(row[2]).section.title == Character(row[1]))
  }

  @Test(arguments: try Fixtures.rows("Names/expected_26.tsv"))
  func theSampleNamesHaveTheirSectionAndPinyin(row: [String]) {
    #expect(SortName(row[2]).section.title == Character(row[1]))
    #expect(SortName(row[2]).pinyin == row[3])
  }

  @Test(arguments: [
    ["汪洋", "王刚", "Wang"], ["李斯", "李四"], ["鲁迅", "陆游", "吕布", "略略"], ["张三", "张伟", "章伟"],
    // A surname stays together; a longer one that begins with it comes after.
    ["欧", "欧安", "欧正", "欧阳", "欧阳修"],
    ["单国", "单雄信"], ["王", "王 磊", "王磊", "王小明"], ["王1", "王2", "王010", "王10", "王A"],
    // Between Latin words a separator counts, an apostrophe doesn't.
    ["Li", "Li Na", "Li-Na", "Lia", "Li'b"], ["ann", "aNn", "Ann", "Ánn", "ANN", "Anna"],
    ["strasse", "straße", "Strasse", "Straßen"],
    ["007", "7", "10", "99999999999999999999", "100000000000000000000"],
    ["2号", "Жуков", "あおい", "(空)", "☎", "😀", "", " ", "\u{200B}"],
  ])
  func namesOfASectionAreInOrder(names: [String]) {
    let letters = Set(names.map { SortName($0).section })
    #expect(letters.count == 1)
    for (a, b) in zip(names, names.dropFirst()) {
      #expect(
        SortName(a).orderKey.lexicographicallyPrecedes(SortName(b).orderKey), "\(a) before \(b)")
    }
  }

  @Test func aGivenReadingPutsTheNameAmongThoseOfThatReading() {
    let names = [
      SortName("乐安", reading: "Lè"), SortName("乐毅", reading: "Le Yi"), SortName("勒德洪"),
      SortName("雷锋"), SortName("Lee"),
    ]
    #expect(sorted(names.reversed()).map(\.text) == names.map(\.text))
    #expect(SortName("单雄信", reading: "Shan").orderKey == SortName("单雄信").orderKey)
    #expect(SortName("欧阳娜娜", reading: "Ouyang Nana").orderKey == SortName("欧阳娜娜").orderKey)
    #expect(SortName("吕布", reading: "Lyu").orderKey == SortName("吕布").orderKey)
    #expect(SortName("西安", reading: "Xi'an").orderKey == SortName("西安").orderKey)
    #expect(SortName("单于明", reading: "Shan").orderKey != SortName("单于明").orderKey)
  }

  @Test func aReadingThatIsNoPinyinSortsAsLatin() {
    let names = [
      SortName("佳人"), SortName("Johnny"), SortName("王小明", reading: "Johnny"), SortName("Johnnyb"),
    ]
    #expect(sorted(names.reversed()).map(\.text) == names.map(\.text))
  }

  @Test func keysHaveNoZeroAndTellAllNamesApart() {
    let names = [
      "a\0b", "ab", "a\u{1}b", "a\u{1}\u{1}b", "é", "e\u{301}", "⽟兔", "玉兔", "ｗａｎｇ", "wang",
    ]
    let keys = names.map { SortName($0).orderKey }
    #expect(Set(keys).count == names.count)
    #expect(keys.allSatisfy { !$0.contains(0) })
  }
}
