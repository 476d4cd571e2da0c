import Pinyin
import TestSupport
import Testing

/// The table of what engines answer, by our own row.
@Suite struct EnginesTests {
  /// Surnames as `score.tsv` counts them.
  enum Column: Int, CaseIterable {
    case settled = 1, otherLetter, otherLetterSimplified, compound, disputed
  }

  private func rows(_ column: Column) throws -> [[String]] {
    try Fixtures.rows("Names/surnames.tsv").filter { row in
      let note = row[4]
      let isOther = note.contains("settled") && note.contains("diff=LETTER")
      return switch column {
      case .settled: note.contains("settled")
      case .otherLetter: isOther
      case .otherLetterSimplified: isOther && !note.contains("traditional")
      case .compound: note.contains("settled") && note.contains("compound")
      case .disputed: note.contains("disputed")
      }
    }
  }

  @Test(arguments: Column.allCases)
  func noEngineKnowsMoreSurnames(column: Column) throws {
    let rows = try rows(column)
    let known = rows.filter { SortName($0[0]).section.title == Character($0[2]) }
    for engine in try Fixtures.rows("Names/score.tsv") {
      let score = engine[column.rawValue].split(separator: "/").compactMap { Int($0) }
      #expect(score.last == rows.count, "\(engine[0])")
      #expect(known.count >= score[0], "\(engine[0])")
    }
    #expect(known.count == rows.count)
  }

  /// Surnames that read like the character by itself: nothing that was done for the others may touch
  /// them.
  @Test func surnamesThatReadAsUsualAreUnharmed() throws {
    let rows = try Fixtures.rows("Names/surnames.tsv").filter {
      $0[1] == $0[3] && $0[4].contains("settled")
    }
    #expect(rows.count > 200)
    for row in rows { #expect(SortName(row[0] + "明").pinyin == row[1] + " míng") }
  }

  @Test(arguments: "王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑梁谢宋唐许韩邓曹彭田董潘袁蔡蒋余于杜程苏魏吕丁卢姚姜崔谭陆范汪廖金韦".map { $0 })
  func commonSurnamesReadAsTheCharacterDoes(surname: Character) {
    let person = SortName("\(surname)某", kind: .person)
    let company = SortName("\(surname)某", kind: .organization)
    #expect(person.pinyin == company.pinyin)
    #expect(person.section == company.section)
  }
}
