import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// Recently deleted, and restored.
@Suite struct TrashTests {
  @Test(arguments: [Language.zh, .en], [80, 120])
  func whatWasDeletedIsListed(language: Language, columns: Int) throws {
    var play = Screenplay(language: language, columns: columns)
    play.type("dydyt")
    try expectScreen(play.canvas, "List/trash-\(columns)-\(language.rawValue)")
  }

  @Test func enterRestoresAndUndoTakesItBack() {
    var play = Screenplay()
    let names = play.names
    play.type("dydyt")
    play.type("<Down><Enter>")
    #expect(play.selectedLine.contains("范冰冰"))
    #expect(play.status.contains("Restored 范冰冰"))
    play.type("t<Enter>")
    #expect(play.names == names)
    play.type("u")
    #expect(!play.names.contains("高圆圆"))
  }

  @Test func nothingDeletedSaysSo() {
    var play = Screenplay()
    play.type("t")
    #expect(play.status.contains("Nothing was deleted"))
  }

  @Test func aReadOnlyBookSaysSo() {
    var play = Screenplay(readOnlyReason: "It may not be written.")
    play.type("t")
    #expect(play.status.contains("It may not be written."))
  }
}
