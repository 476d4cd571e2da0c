import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// The form as a part of the program: from the list and back.
@Suite struct FormStoryTests {
  @Test func anAddedContactAppearsInItsSectionAndMovesWithItsName() {
    var play = Screenplay(language: .zh)
    play.type("a欧阳小美<Tab>女<Tab>139 0000 1111<Tab>010 5555 0199<^S>")
    #expect(play.titles.contains("O"))
    #expect(play.selectedLine.contains("欧阳小美"))
    play.type("<Enter><^U>曾小美<^S>")
    #expect(!play.titles.contains("O"))
    #expect(play.selectedLine.contains("曾小美"))
    play.type("u")
    #expect(play.titles.contains("O"))
  }

  @Test func aRefusedContactIsNotInTheList() {
    var play = Screenplay(language: .zh)
    play.type("a王<^S>")
    #expect(play.status == " ! 名字和号码不能为空")
    play.type("<Esc>d")
    #expect(play.state.book.count == sampleContacts.count)
  }

  @Test func aFailedSaveKeepsTheForm() {
    var play = Screenplay(language: .en)
    play.book.failure = "contacts.vcf: the disk is full"
    play.type("aWang<Tab><Tab>139<^S>")
    #expect(play.status == " ! contacts.vcf: the disk is full")
    play.book.failure = nil
    play.type("<^S>")
    #expect(play.selectedLine.contains("Wang"))
  }

  @Test func aPictureThatCannotBeUsedTakesTheCaretToItsField() throws {
    var play = Screenplay([Contact(name: "王源", phones: ["1"])])
    play.book.outsideAnswer = { .pictureRefused($0, message: "a.png: no such file") }
    play.type("<Enter>x<^S>")
    #expect(play.status == " ! a.png: no such file")
    let row = try #require(play.canvas.cursor?.row)
    #expect(play.lines[row].contains("Picture"))
  }

  @Test(arguments: Language.allCases)
  func aWideWindowShowsTheFormBesideTheList(_ language: Language) throws {
    var play = Screenplay(language: language, columns: 120, rows: 40)
    play.type("Ljj<Enter>")
    try expectScreen(play.canvas, "Form/beside-120x40-\(language)")
  }

  @Test func upAndDownInANoteFollowTheWidthOfThePane() {
    for columns in [80, 120] {
      var contact = Contact(name: "A", phones: ["1"])
      contact[.note] = String(repeating: "one two three four five ", count: 8)
      var play = Screenplay([contact], columns: columns)
      play.type("<Enter><PgDn><Up>")
      let row = play.canvas.cursor?.row ?? 0
      play.type("<Up>")
      #expect(play.canvas.cursor?.row == row - 1, "\(columns) columns")
    }
  }
}
