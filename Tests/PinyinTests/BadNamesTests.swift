import Pinyin
import Testing

@Suite struct BadNamesTests {
  /// Names that nobody would type, each with the section that it belongs to.
  static let names: [(name: String, letter: Character)] = [
    ("\u{301}\u{302}\u{20DD}", "#"), ("\u{202E}\u{2066}王\u{2069}", "W"),
    ("\u{FEFF}\u{200B}\u{200D}", "#"),
    ("\0\u{1}\u{7F}\u{9F}", "#"), ("\0王", "W"), ("\u{FFFD}\u{FFFD}", "#"), ("\u{FFFD}王", "#"),
    ("a\u{301}\u{301}\u{301}", "A"), ("e\u{301}mile", "E"), ("\r\n王", "W"), ("\u{3000}王", "W"),
    ("ＷＡＮＧ", "W"), ("１２", "#"), ("٣", "#"), ("\u{10FFFF}", "#"), ("\u{E000}", "#"),
    ("\u{3164}王", "W"),
    ("葛\u{E0100}城", "G"), ("王\u{FE00}小", "W"), ("\u{2E80}", "#"), ("⼀", "Y"), ("豈", "Q"),
    ("\u{2F800}", "L"),
    ("👨‍👩‍👧", "#"), ("🇨🇳王", "#"), ("\u{1F3FB}", "#"), ("\u{20000}", "#"),
  ]

  /// "Name" or the like in forty scripts beside Latin and Han.
  static let scripts = [
    "Имя", "Όνομα", "Անուն", "שם", "اسم", "ܫܡܐ", "ނަން", "ߕߐ߮", "नाम", "নাম", "ਨਾਮ", "નામ", "ନାମ", "பெயர்",
    "పేరు", "ಹೆಸರು", "പേര്", "නම", "ชื่อ", "ຊື່", "མིང", "အမည်", "სახელი", "이름", "ስም", "ᏚᏙᎥ", "ᐊᑎᖅ",
    "ᚅᚅᚐ", "ᚾᚨᚠᚾ", "ឈ្មោះ", "ᠨᠡᠷ᠎ᠡ", "ꆂꂿ", "ⵉⵙⴻⵎ", "ⲣⲁⲛ", "ꦗꦼꦤꦼꦁ", "ᨕᨔᨛ", "ㄇㄧㄥ", "なまえ", "ナマエ", "ⰻⰿⱔ",
    "𐌽𐌰𐌼𐍉", "𓂋𓈖",
  ]

  @Test(arguments: names)
  func itHasASensiblePlace(name: String, letter: Character) {
    #expect(SortName(name).section.title == letter)
    #expect(!SortName(name).orderKey.contains(0))
    let split = splitName(name)
    #expect(split.family.unicodeScalars.count <= name.unicodeScalars.count)
    #expect(SortName("王", reading: name).section.title == (letter == "#" ? "W" : letter))
  }

  @Test(arguments: scripts)
  func otherScriptsStandUnderTheLastTitle(name: String) {
    #expect(SortName(name).section.title == "#")
    #expect(
      SortName("123").orderKey.lexicographicallyPrecedes(SortName(name).orderKey))
    #expect(SortName(name).orderKey.lexicographicallyPrecedes(SortName("😀").orderKey))
  }

  @Test(arguments: ["王", "a", "9", " ", "e\u{301}", "\u{301}", "·", "单", "😀", "\0", "A王9 "])
  func aNameOfTenThousandCharactersHasAKeyOfItsLength(piece: String) {
    let name = SortName(String(repeating: piece, count: 10_000), reading: nil)
    #expect(name.section == SortName(piece).section)
    #expect(name.orderKey.count <= 6 * name.text.utf8.count + 16)
    let readAsItself = SortName(name.text, reading: name.text)
    #expect(readAsItself.section == name.section)
    #expect(readAsItself.orderKey.count <= 12 * name.text.utf8.count + 32)
    #expect(splitName(name.text).given.utf8.count <= name.text.utf8.count)
    #expect(name.pinyin.utf8.count <= 8 * name.text.utf8.count)
  }

  @Test func randomScalarsNeverTrapAndKeepTheirOrder() {
    var generator = SeededGenerator(seed: 7)
    var keys: [String: [UInt8]] = [:]
    for _ in 0..<5_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let limit: UInt32 = Bool.random(using: &generator) ? 0x3000 : 0x10FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) {
          scalars.append(scalar)
        }
      }
      let name = SortName(String(scalars), reading: String(String(scalars).reversed()))
      #expect(!name.orderKey.contains(0))
      _ = (name.section, name.pinyin, splitName(name.text))
      keys[name.text] = name.orderKey
    }
    #expect(Set(keys.values).count == keys.count)
  }
}
