/// The texts of a menu.
extension Strings {
  static let menuPrevious = Phrase(zh: "上一行", en: "line above")
  static let menuNext = Phrase(zh: "下一行", en: "line below")
  static let menuPageUp = Phrase(zh: "上移十行", en: "ten lines up")
  static let menuPageDown = Phrase(zh: "下移十行", en: "ten lines down")
  static let menuChoose = Phrase(zh: "选定", en: "choose")
  static let menuClose = Phrase(zh: "返回", en: "back")
  static let nothingFound = Phrase(zh: "没有符合的", en: "Nothing begins with that")
}
