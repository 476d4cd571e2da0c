import BookUI
import ContactModel
import ScreenModel
import TestSupport
import Testing

/// Whole screens, as pictures: Fixtures/Screens, recorded anew by `make screens`.
@Suite struct ScreenTests {
  static let screens: [(name: String, keys: String)] = [
    ("list", "jjjjjj"), ("jump", "Z"), ("move", "Ljjmj"), ("edit", "eLjj"), ("delete", "jd"),
    ("deleted", "jdy"), ("edge", "L<M-Up>"), ("letter", "'"), ("search", "/lyf"),
    ("search-phone", "/0017"), ("search-none", "/qqqq"), ("help", "?"), ("unbound", "z"),
    ("copy", "Ljjy"),
  ]

  @Test(arguments: screens, ["80x24-zh", "80x24-en", "120x40-zh", "120x40-en"])
  func theListLooksLikeItsPicture(screen: (name: String, keys: String), kind: String) throws {
    var play = Screenplay(kind: kind)
    play.type(screen.keys)
    try expectScreen(play.canvas, "List/\(screen.name)-\(kind)")
  }

  @Test(arguments: ["80x24-zh", "80x24-en", "120x40-zh", "40x12-zh"])
  func anEmptyBookLooksLikeItsPicture(kind: String) throws {
    try expectScreen(Screenplay([], kind: kind).canvas, "List/empty-\(kind)")
  }

  @Test(arguments: ["40x12-zh", "24x6-en", "200x50-zh", "99x24-en"])
  func otherWindowsLookLikeTheirPictures(kind: String) throws {
    var play = Screenplay(kind: kind)
    play.type("Ljj")
    try expectScreen(play.canvas, "List/list-\(kind)")
  }

  @Test func aSurnamesOwnReadingFindsAPerson() throws {
    let people = ["单雄信", "孙小香", "宋晓曦", "张三", "尉迟恭"].map { Contact(name: $0, phones: ["1"]) }
    var play = Screenplay(people, language: .zh)
    play.type("/sxx")
    #expect(play.selectedLine.contains("单雄信"))
    try expectScreen(play.canvas, "List/search-sxx-80x24-zh")
  }
}

extension Screenplay {
  /// A size and a language as screens are named: `80x24-zh`.
  init(_ contacts: [Contact] = sampleContacts, kind: String) {
    let parts = kind.split { $0 == "x" || $0 == "-" }
    self.init(
      contacts, language: Language(rawValue: String(parts.last ?? "")) ?? .en,
      columns: Int(parts[0]) ?? 80, rows: Int(parts[1]) ?? 24)
  }
}
