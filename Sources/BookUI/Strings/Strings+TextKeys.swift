/// What the help says of the keys that edit a text.
extension Strings {
  static let caretLeft = Phrase(zh: "光标左移", en: "caret left")
  static let caretRight = Phrase(zh: "光标右移", en: "caret right")
  static let caretWordLeft = Phrase(zh: "左移一词", en: "a word left")
  static let caretWordRight = Phrase(zh: "右移一词", en: "a word right")
  static let caretLineStart = Phrase(zh: "到行首", en: "start of the line")
  static let caretLineEnd = Phrase(zh: "到行尾", en: "end of the line")
  static let deleteLeft = Phrase(zh: "删除前一个字", en: "delete the character before")
  static let deleteRight = Phrase(zh: "删除后一个字", en: "delete the character after")
  static let killBlankWordLeft = Phrase(zh: "剪切到前一个空格", en: "cut back to a blank")
  static let killWordLeft = Phrase(zh: "剪切前一词", en: "cut the word before")
  static let killWordRight = Phrase(zh: "剪切后一词", en: "cut the word after")
  static let killToLineStart = Phrase(zh: "剪切到行首", en: "cut to the start of the line")
  static let killToLineEnd = Phrase(zh: "剪切到行尾", en: "cut to the end of the line")
  static let yank = Phrase(zh: "放回剪切的内容", en: "put back what was cut")
  static let lineBreak = Phrase(zh: "换行（备注、街道）", en: "line break (note, street)")
}
