import BookUI
import ContactModel
import ScreenModel
import Testing

/// Names that are longer than the window is wide: they are shortened, what else there is to say is
/// not.
@Suite struct LongNameTests {
  private static let name = String(repeating: "很长的名字", count: 40)
  private static let widths = [40, 80, 120]

  private func play(_ language: Language, _ columns: Int) -> Screenplay {
    let contacts = [Contact(name: Self.name, phones: ["1"]), Contact(name: "王源", phones: ["2"])]
    return Screenplay(contacts, language: language, columns: columns, rows: 10)
  }

  @Test(arguments: widths)
  func theQuestionKeepsItsKeys(_ columns: Int) {
    var play = play(.zh, columns)
    play.type("d")
    #expect(play.shows(" 删除 很长的名"))
    #expect(play.shows("…？"))
    #expect(play.status.hasSuffix("y 删除   其他键保留"))
  }

  @Test func inANarrowWindowTheQuestionStandsAboveItsKeys() {
    var play = Screenplay(columns: 24, rows: 10)
    play.type("d")
    #expect(play.lines.suffix(3) == [" Delete 范冰冰?", " y delete   any other", " key keeps"])
  }

  @Test(arguments: widths)
  func theQuestionIsOneLineWhereItFits(_ columns: Int) {
    var play = play(.zh, columns)
    play.type("jd")
    #expect(play.status == " 删除 王源？  y 删除   其他键保留")
  }

  @Test(arguments: [24] + widths)
  func aMessageIsOneLine(_ columns: Int) {
    var play = play(.zh, columns)
    play.type("dy")
    #expect(play.status.hasPrefix(" 已删除 很"))
    #expect(play.status.hasSuffix("…。u 撤销"))
    play.type("u")
    #expect(play.status.hasPrefix(" 已撤销：删除 很"))
    #expect(play.status.hasSuffix("…"))
    play.type("<^R>")
    #expect(play.status.hasPrefix(" 已重做：删除 很"))
    play.type("u<Enter><Tab>m<^S>")
    #expect(play.status.hasPrefix(" 已保存 很"))
  }

  @Test(arguments: [24] + widths)
  func whatWasCopiedIsOneLine(_ columns: Int) {
    var play = play(.zh, columns)
    play.type("y<Down><Enter>")
    #expect(play.status.hasPrefix(" 已复制 很"))
    #expect(play.status.hasSuffix("…"))
    #expect(play.effects.last == .copyToClipboard(Self.name))
  }

  @Test(arguments: widths)
  func theTrashKeepsTheDate(_ columns: Int) {
    var play = play(.zh, columns)
    play.type("dyt")
    #expect(play.shows("▌  很长的"))
    #expect(play.shows("…  2026-11-30 08:15"))
  }

  @Test func aLineBreakInANameIsAMark() {
    var play = Screenplay([Contact(name: "Aa\nBb", phones: ["1"])])
    play.type("dy")
    #expect(play.status == " Deleted Aa␊Bb.  u undoes it")
  }
}
