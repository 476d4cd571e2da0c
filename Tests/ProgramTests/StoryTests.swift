import BookUI
import ContactModel
import Foundation
import Pinyin
import TestSupport
import Testing

/// What a person does with the program in a day, on a real terminal, in both languages and sizes.
@Suite(.needsTmux) struct StoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Look.all)
  func browsing(look: Look) async throws {
    let session = try await Session(folder.copy("Friends.vcf"), look: look)
    try await session.press(selects: "范冰冰", screen: "browse")
    try await session.press("Z", selects: "张亮", screen: "jump")
    try await session.press("[", "j", selects: "杨颖", screen: "previous-section")
    try await session.press("?", shows: Strings.helpTitle, screen: "help")
  }

  @Test(arguments: Look.all)
  func searching(look: Look) async throws {
    let session = try await Session(folder.copy("Friends.vcf"), look: look)
    try session.pane.press("/")
    try session.pane.type("sxx")
    try await session.expect(Strings.results(3)[look.language], screen: "search")
    try await session.press("Escape", selects: "单雄信", screen: "after-search")
  }

  @Test(arguments: Look.all)
  func addingAndRenaming(look: Look) async throws {
    let session = try await Session(folder.copy("Friends.vcf"), look: look)
    try session.pane.press("a")
    try session.pane.type("欧阳小美")
    try session.pane.press("Tab", "Tab")
    try session.pane.type("139 0000 1111")
    try session.pane.press("Tab")
    try session.pane.type("010 5555 0199")
    try await session.expect("010 5555 0199", screen: "add")
    try await session.press("C-s", shows: Strings.added("欧阳小美"), screen: "added")
    #expect(try session.listed().contains(["O", "欧阳小美", "139 0000 1111"]))

    try session.pane.press("Enter")
    try await session.pane.wait(forText: "^S")
    try session.pane.press("C-u")
    try session.pane.type("曾小美")
    try await session.pane.wait(forText: "曾小美")
    try await session.press("C-s", shows: Strings.saved("曾小美"), screen: "renamed")
    let rows = try session.listed()
    #expect(rows.contains(["Z", "曾小美", "139 0000 1111"]))
    #expect(!rows.contains { $0[0] == "O" })
  }

  @Test(arguments: Look.all)
  func deletingAndUndoing(look: Look) async throws {
    let path = try folder.copy("Friends.vcf")
    let session = try await Session(path, look: look)
    try session.pane.press("j")
    try await session.press("d", shows: Strings.askDelete("高圆圆"), screen: "ask-delete")
    try await session.press("y", shows: Strings.deleted("高圆圆", undo: "u"), screen: "deleted")
    #expect(try !session.listed().contains { $0[1] == "高圆圆" })
    try await session.press("u", shows: Strings.undone(.delete, "高圆圆"), screen: "undone")
    try #expect(Data(contentsOf: URL(filePath: path)) == Data(Fixtures.bytes("Books/Friends.vcf")))
  }

  @Test(arguments: Look.all)
  func movingInsideASection(look: Look) async throws {
    let session = try await Session(folder.copy("Friends.vcf"), look: look)
    try await session.press("L", "j", "j", "m", "j", shows: Strings.moving, screen: "lifted")
    let moved = Strings.moved("李易峰", undo: "u")
    try await session.press("Enter", shows: moved, screen: "moved")
    let order = ["李晓璐", "李彦宏", "刘诗诗", "李易峰", "刘亦菲", "鹿晗"]
    #expect(try session.listed().filter { $0[0] == "L" }.map { $0[1] } == order)
    try await session.press(
      "m", ">", "j", shows: Strings.lastOfSection(SectionLetter("L")), screen: "edge")
    try await session.press("Enter", "M-Up", shows: moved, screen: "moved-up")
    #expect(try session.listed().filter { $0[0] == "L" }.map { $0[1] }.suffix(2) == ["李易峰", "鹿晗"])
  }

  @Test(arguments: Look.all)
  func startingAgainFindsEverythingAsItWasLeft(look: Look) async throws {
    let path = try folder.copy("Friends.vcf")
    var session = try await Session(path, look: look)
    try session.pane.press("a")
    try session.pane.type("曾小美")
    try session.pane.press("Tab", "Tab")
    try session.pane.type("139 0000 1111")
    try session.pane.press("C-s")
    try await session.pane.wait(forText: Strings.added("曾小美")[look.language])
    try session.pane.press("H", "d", "y")
    try await session.pane.wait(forText: Strings.deleted("黄磊", undo: "u")[look.language])
    try await session.press(
      "L", "M-Down", shows: Strings.moved("李晓璐", undo: "u"), screen: "before-quit")
    try session.pane.press("q")
    #expect(try await session.pane.waitForExit() == 0)

    session = try await Session(path, look: look)
    try await session.press("L", "j", selects: "李晓璐", screen: "started-again")
    #expect(
      try session.listed().filter { ["H", "L", "Z"].contains($0[0]) }.map { $0[1] } == [
        "黄晓明", "李彦宏", "李晓璐", "李易峰", "刘诗诗", "刘亦菲", "鹿晗", "曾小美", "张亮", "张艺兴", "赵丽颖",
        "赵又廷", "郑凯",
      ])
  }
}
