import Pinyin
import Testing

@Suite struct ReadingTests {
  @Test(arguments: [
    ("单位", "dān wèi"), ("区家麟", "ōu jiā lín"), ("吕布", "lǚ bù"), ("王 磊", "wáng lěi"), ("女娲", "nǚ wā"),
    ("刘禅", "liú chán"), ("岳飞", "yuè fēi"), ("桂", "guì"), ("呣", "ḿ"), ("王A", "wáng A"),
    ("2号", "2 hào"),
    ("John Smith", "John Smith"), ("⽟兔", "yù tù"), ("㛃玉", "jié yù"), ("𫖯仰", "fǔ yǎng"),
    ("〇", "líng"),
    ("", ""), ("子车", "zǐ jū"),
  ])
  func aNameReadsWithToneMarks(name: String, pinyin: String) {
    #expect(SortName(name).pinyin == pinyin)
  }

  @Test func theCardsReadingIsTheOneInUse() {
    #expect(SortName("乐毅", reading: "le").pinyin == "lè yì")
    #expect(SortName("单雄信", reading: "dan4 xiong2").pinyin == "dàn xióng xìn")
  }

  @Test(arguments: [("乐毅", "yuè"), ("欧阳修", "ōu yáng"), ("王小明", "wáng"), ("Bob", nil), ("", nil)])
  func theSurnameHasAReading(name: String, pinyin: String?) {
    #expect(SortName(name).surnamePinyin == pinyin)
  }
}
