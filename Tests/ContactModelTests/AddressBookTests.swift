import ContactModel
import Pinyin
import TestSupport
import Testing

@Suite struct AddressBookTests {
  @Test func aNewLetterMakesASectionAndTheLastOneOutRemovesIt() {
    var book = sampleBook("Bo", "Cy")
    #expect(book.titles == "BC")
    book.set(ContactSummary(name: SortName("Al")), for: ContactID(7))
    #expect(book.titles == "ABC")
    book.set(ContactSummary(name: SortName("Zed")), for: ContactID(7))
    #expect(book.titles == "BCZ")
    book.remove(ContactID(0))
    #expect(book.titles == "CZ")
    book.remove(ContactID(0))
    #expect(book.titles == "CZ")
  }

  @Test func theNumberSignIsTheLastSection() {
    let book = sampleBook("Жуков", "Zed", "Al", "")
    #expect(book.titles == "AZ#")
    #expect(book.section(at: .other)?.rows == 2..<4)
  }

  @Test func jumpingToALetterWithoutSectionGoesOnToTheNextElseTheLast() {
    let book = sampleBook("Bo", "Di")
    #expect(book.section(at: SectionLetter("A"))?.letter.title == "B")
    #expect(book.section(at: SectionLetter("C"))?.letter.title == "D")
    #expect(book.section(at: SectionLetter("X"))?.letter.title == "D")
    #expect(AddressBook().section(at: .other) == nil)
  }

  @Test func everyRowIsFoundAgain() {
    let book = sampleBook("Cy", "Al", "Bo", "Al", "王小明", "Al")
    for row in 0..<book.count { #expect(book.row(of: book[row]) == row) }
    #expect(book.row(of: ContactID(99)) == nil)
  }

  /// Any order of additions, changes and removals ends as if the book had been made at once.
  @Test(arguments: 0..<20) func changesOneByOneEqualTheWholeAtOnce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var book = AddressBook()
    var expected: [ContactID: ContactSummary] = [:]
    let names = ["王小明", "汪洋", "Al", "al", "Ål", "李四", "李斯", "😀", "", "Zed", "区家麟"]
    for _ in 0..<300 {
      let id = ContactID(Int.random(in: 0..<40, using: &random))
      if Bool.random(using: &random), let name = names.randomElement(using: &random) {
        let summary = ContactSummary(name: SortName(name))
        book.set(summary, for: id)
        expected[id] = summary
      } else {
        book.remove(id)
        expected[id] = nil
      }
    }
    let whole = AddressBook(expected.map { ($0.key, $0.value) }.shuffled(using: &random))
    #expect(book.ids == whole.ids)
    #expect(book.sections == whole.sections)
    #expect(book.sections.last?.rows.upperBound ?? 0 == book.count)
  }
}
