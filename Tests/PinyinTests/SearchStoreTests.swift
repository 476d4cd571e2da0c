import Pinyin
import Testing

@Suite struct SearchStoreTests {
  private let contacts = [
    SearchFields(
      name: SortName("单雄信"), nickname: "赤发灵官", organization: "瓦岗寨", phones: ["+86 138-0013-8000"],
      emails: ["shan.xx@example.com"], note: "二贤庄"),
    SearchFields(
      name: SortName("张三"), organization: "示例大学", phones: ["010 6666", "139 0000 0012"]),
    SearchFields(name: SortName("John Smith"), emails: ["zhang@example.com", "js@example.org"]),
    SearchFields(name: SortName("张伟", kind: .person), phones: ["9426"]),
    SearchFields(name: SortName(""), organization: "章程公司", phones: ["12"]),
  ]

  private func store() -> SearchStore {
    var store = SearchStore()
    for (slot, fields) in contacts.enumerated() { store.set(fields, at: slot) }
    return store
  }

  private func slots(_ text: String, options: SearchOptions = SearchOptions()) -> [Int] {
    store().search(SearchQuery(text, options: options)).hits.map(\.slot)
  }

  private func highlights(_ text: String, slot: Int) -> [SearchHighlight] {
    let store = store()
    let results = store.search(SearchQuery(text))
    return results.hits.filter { $0.slot == slot }.flatMap { results.highlights(of: $0, in: store) }
  }

  @Test(arguments: [
    ("zhang", [1, 3, 4, 2]), ("章程", [4]), ("sxx", [0]), ("wgz", [0]), ("chifa", [0]), ("exz", [0]),
    ("zhang daxue", [1]), ("js example", [2]), ("daxue 139", [1]), ("daxue 138", []), ("", []),
    (" ' ", []),
    ("13800138000", [0]), ("138-0013", [0]), ("+86138", [0]), ("12", [4, 1]), ("0012", [1]),
    ("1", []),
    ("@example", [2, 0]), ("张 9426", [3]),
  ])
  func everyFieldIsSearchedAndRanked(text: String, slots: [Int]) {
    #expect(self.slots(text) == slots)
  }

  @Test func namesByKeypadComeAfterPhones() {
    let found = store().search(SearchQuery("9426", options: SearchOptions(usesKeypad: true)))
    #expect(found.hits.map(\.slot) == [3, 1, 0, 4, 2])
    #expect(found.hits.map(\.quality).dropFirst().allSatisfy { $0 == .keypad })
    #expect(slots("9426") == [3])
  }

  @Test func theFieldAndTheCharactersThatWereFoundAreTold() {
    #expect(
      highlights("sxx 8000", slot: 0) == [
        SearchHighlight(field: .name, index: 0, ranges: [0..<3]),
        SearchHighlight(field: .phone, index: 0, ranges: [13..<17]),
      ])
    #expect(
      highlights("380013", slot: 0) == [
        SearchHighlight(field: .phone, index: 0, ranges: [5..<7, 8..<12])
      ])
    #expect(
      highlights("0012", slot: 1) == [SearchHighlight(field: .phone, index: 1, ranges: [9..<13])])
    let hit = store().search(SearchQuery("js org")).hits.first
    #expect(hit?.field == .email)
    #expect(hit?.index == 1)
  }

  @Test func amongEqualsTheCallersOrderDecides() {
    let found = store().search(SearchQuery("z")) { -$0 & 0xFF }
    #expect(found.hits.map(\.slot) == [3, 1, 4, 0, 2])
  }

  @Test func aChangedContactIsFoundByWhatItIsNow() {
    var store = store()
    store.set(SearchFields(name: SortName("欧阳小美")), at: 1)
    store.remove(slot: 3)
    store.remove(slot: 99)
    #expect(store.search(SearchQuery("zhang")).hits.map(\.slot) == [4, 2])
    #expect(store.search(SearchQuery("ouyang")).hits.map(\.slot) == [1])
    #expect(store.search(SearchQuery("139")).hits.isEmpty)
  }

  @Test func changingContactsAThousandTimesKeepsThemApart() {
    var store = store()
    var generator = SeededGenerator(seed: 3)
    let names = ["王小明", "单雄信", "欧阳修", "Anna", "李四", ""]
    var expected = contacts.map(\.name.text)
    for _ in 0..<1_000 {
      let slot = Int.random(in: 0..<contacts.count, using: &generator)
      expected[slot] = names.randomElement(using: &generator) ?? ""
      store.set(SearchFields(name: SortName(expected[slot]), note: expected[slot]), at: slot)
    }
    for name in names where !name.isEmpty {
      let found = store.search(SearchQuery(name)).hits.map(\.slot)
      #expect(found == expected.indices.filter { expected[$0] == name })
    }
    #expect(store.memory < 100_000)
  }

  @Test func resultsSurviveAChangeOfTheStore() {
    var store = store()
    let results = store.search(SearchQuery("zhang"))
    store.set(SearchFields(name: SortName("龘𫖯鱻")), at: 1)
    store.remove(slot: 4)
    let highlights = results.hits.map { results.highlights(of: $0, in: store) }
    #expect(highlights.map(\.isEmpty) == [true, false, true, false])
    #expect(results.hits.first.map { results.highlights(of: $0, in: SearchStore()) } == [])
  }

  @Test func theReadingOfTheCardIsTheOneInUse() {
    let query = SearchQuery("leyi")
    #expect(matchName(query, SortName("乐毅"))?.quality == .otherReading)
    #expect(matchName(query, SortName("乐毅", reading: "Le"))?.quality == .pinyin)
  }

  @Test(arguments: [
    String(repeating: "a", count: 500), String(repeating: "王", count: 166),
    String(repeating: "xi'an", count: 100), String(repeating: "9 ", count: 250),
    String(repeating: "\u{301}", count: 250), String(repeating: "zhuang", count: 84), "\u{202E}\0'",
  ])
  func aQueryOfFiveHundredBytesAndAHugeNameAreBounded(text: String) {
    var store = store()
    for (slot, piece) in ["a", "王", "西安", "9", "a b ", "aB", " ", "装", "\u{301}"].enumerated() {
      store.set(
        SearchFields(name: SortName(String(repeating: piece, count: 10_000)), note: text),
        at: slot)
    }
    for isFuzzy in [false, true] {
      let query = SearchQuery(text, options: SearchOptions(isFuzzy: isFuzzy, usesKeypad: true))
      let results = store.search(query)
      for hit in results.hits {
        #expect(!results.highlights(of: hit, in: store).isEmpty)
      }
    }
  }
}
