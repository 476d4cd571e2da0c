import Pinyin
import TestSupport
import Testing

@Suite struct SectionTests {
  @Test(arguments: try Fixtures.rows("Names/section_vectors.tsv"))
  func everyNameOfTheVectorsGoesToItsSection(row: [String]) {
    #expect(SortName(row[0]).section.title == Character(row[1]), "\(row)")
  }

  @Test(arguments: try Fixtures.rows("Names/surnames.tsv").filter { $0[4].contains("settled") })
  func everySettledSurnameGoesToItsLetter(row: [String]) {
    #expect(SortName(row[0]).section.title == Character(row[2]))
    #expect(SortName(row[0] + "某", kind: .person).section.title == Character(row[2]))
    #expect(SortName(row[0] + "某某").pinyin.hasPrefix(row[1] + " mǒu"), "\(row)")
  }

  @Test func allSettledSurnamesAreCounted() throws {
    let settled = try Fixtures.rows("Names/surnames.tsv").filter { $0[4].contains("settled") }
    let hard = settled.filter { $0[4].contains("diff=LETTER") }
    #expect(settled.count == 370)
    #expect(hard.count == 40)
  }

  @Test(arguments: try Fixtures.rows("Names/phrase_exceptions.tsv"))
  func wordsThatAreNoNamesGoByTheirOwnReading(row: [String]) {
    #expect(SortName(row[0]).section.title == Character(row[2]))
    #expect(SortName(row[0] + "中心", kind: .organization).section.title == Character(row[2]))
    #expect(SortName(row[0]).pinyin == row[1])
  }

  @Test func aFamilyNameMakesAPersonOfAWord() {
    #expect(SortName("单元", kind: .unknown).section.title == "D")
    #expect(SortName("单元", kind: .person).section.title == "S")
  }

  @Test func aCompanySkipsSurnamesOfOneCharacter() {
    #expect(SortName("单晶硅厂", kind: .organization).section.title == "D")
    #expect(SortName("单晶硅有限公司").section.title == "D")
    #expect(SortName("重庆火锅", kind: .organization).section.title == "C")
    #expect(SortName("长沙银行").section.title == "C")
    #expect(SortName("尉迟酒家", kind: .organization).section.title == "Y")
  }

  @Test(arguments: [
    ("乐毅", "Le", "L"), ("乐毅", "Yue Yi", "Y"), ("谌龙", "shèn", "S"), ("隗福临", "kui2", "K"),
    ("王小明", "Johnny", "J"), ("王小明", "  ", "W"), ("山田太郎", "やまだ", "S"), ("单雄信", "ㄕㄢˋ", "S"),
    ("Zoë", "Ångström", "A"), ("张三", "单", "S"), ("!", "Émile", "E"),
  ])
  func theReadingOfTheCardWins(name: String, reading: String, letter: Character) {
    #expect(SortName(name, reading: reading).section.title == letter)
  }
}
