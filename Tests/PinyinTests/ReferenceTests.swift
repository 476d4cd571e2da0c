import Testing

@testable import Pinyin

@Suite struct ReferenceTests {
  static let options = [
    SearchOptions(), SearchOptions(isFuzzy: true), SearchOptions(usesKeypad: true),
    SearchOptions(isFuzzy: true, usesKeypad: true),
  ]

  /// Five thousand random pairs of query and name for each combination of options.
  @Test(arguments: options)
  func theEngineAndTheReferenceAgree(options: SearchOptions) {
    var random = RandomNames(seed: options.isFuzzy ? 11 : 12)
    let names = (0..<200).map { _ in random.name() }
    var store = SearchStore()
    for (slot, name) in names.enumerated() { store.set(SearchFields(name: name), at: slot) }
    let references = names.map { ReferenceMatcher($0, options: options) }
    var matched = 0
    for _ in 0..<125 {
      let source = random.index(below: names.count)
      let text = random.query(for: names[source], usesKeypad: options.usesKeypad)
      let query = SearchQuery(text, options: options)
      let results = store.search(query)
      let hits = Dictionary(uniqueKeysWithValues: results.hits.map { ($0.slot, $0) })
      for slot in [source] + (0..<39).map({ _ in random.index(below: names.count) }) {
        let expected = references[slot].match(text)
        let found = hits[slot]
        #expect(found?.quality.rawValue == expected?.quality, "\(text) in \(names[slot].text)")
        guard let found, let expected else { continue }
        matched += 1
        let rank = SearchRank(
          field: .name, quality: found.quality, unmatched: expected.unmatched,
          initials: expected.initials, start: expected.start)
        #expect(
          found.sortKey == rank.number << (64 - SearchRank.bits) | UInt64(slot),
          "\(text) in \(names[slot].text)")
        let cells = results.highlights(of: found, in: store).flatMap(\.ranges).flatMap { $0 }
        #expect(cells == expected.cells, "\(text) in \(names[slot].text)")
      }
    }
    #expect(matched > 300)
  }
}

/// Names and queries that are likely to be hard.
struct RandomNames {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func index(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func pick(_ choices: String) -> String {
    choices.randomElement(using: &generator).map { String($0) } ?? ""
  }

  private mutating func word(_ choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? ""
  }

  mutating func name() -> SortName {
    var text = ""
    for _ in 0...index(below: 4) {
      switch index(below: 9) {
      case 0...4:
        text += pick("王张陈刘单曾区吕律女娲徐玉元安案昂恩鄂阿欧阳长行重乐黑西先方光小心晓明名琳玲陵娜兰朗郎林临尼李你丽絮旭国張劉楊")
      case 5: text += pick(" -·.'(/")
      case 6:
        text += word(["Ann", "Zhang", "liNa", "McX", "Xi", "müß", "ßa", "a", "Æo", "yly", "Lu"])
      case 7: text += word(["1", "138", "26", "9"])
      default: text += word([" Na", " Li", "一", "Ж", "あ", "@", "é"])
      }
    }
    return SortName(text)
  }

  /// A piece of the name as somebody may type it, at times spoilt.
  mutating func query(for name: SortName, usesKeypad: Bool) -> String {
    var pieces: [String] = []
    name.forEachCharacter { character, _ in pieces.append(typed(character)) }
    let first = index(below: pieces.count)
    var text = pieces[first..<min(pieces.count, first + 1 + index(below: 4))].joined()
    if index(below: 4) == 0 { text = String(text.dropLast()) }
    if index(below: 6) == 0 { text.insert(contentsOf: pick("aghinuzv' ü王"), at: place(in: text)) }
    if usesKeypad, index(below: 2) == 0 {
      text = String(
        decoding: text.lowercased().utf8.map { Spellings.key(of: $0) }, as: UTF8.self)
    }
    return text
  }

  private mutating func place(in text: String) -> String.Index {
    text.index(text.startIndex, offsetBy: index(below: text.count + 1))
  }

  private mutating func typed(_ character: Character) -> String {
    guard let han = character.han else { return String(character) }
    var readings: [String] = []
    han.forEachReading {
      let spellings = Spellings.spellings(of: Syllables.letters(of: $0.syllable))
      readings += spellings.map { String(decoding: $0, as: UTF8.self) }
    }
    let reading = word(readings)
    switch index(below: 8) {
    case 0: return String(character)
    case 1, 2: return String(reading.prefix(1))
    case 3: return String(reading.prefix(2))
    case 4: return reading + "'"
    case 5: return reading.replacing("v", with: "ü")
    default: return reading
    }
  }
}
