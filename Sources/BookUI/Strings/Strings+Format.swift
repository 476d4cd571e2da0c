/// Why a file is not what it is said to be, or can't hold a value: the middle of a sentence.
extension Strings {
  package static let fileIsEmpty = Phrase(zh: "文件是空的", en: "the file is empty")
  package static let notAPropertyList = Phrase(zh: "不是属性列表", en: "this is no property list")
  package static let fileIsCutOff = Phrase(zh: "文件不完整", en: "the file ends too early")
  package static func unexpected(_ thing: String) -> Phrase {
    Phrase(zh: "这里不应有“\(thing)”", en: "“\(thing)” doesn't belong here")
  }
  package static func badElementValue(_ element: String) -> Phrase {
    Phrase(zh: "<\(element)> 的内容无效", en: "the content of <\(element)> is no such value")
  }
  package static let definesEntities = Phrase(
    zh: "文件自定义了实体，不予读取", en: "it defines entities of its own, which are not read")
  package static func badReference(_ name: String) -> Phrase {
    Phrase(zh: "没有实体“\(name)”", en: "there is no entity “\(name)”")
  }
  package static let tooDeep = Phrase(zh: "嵌套过深", en: "it is nested too deep")
  package static let tooManyObjects = Phrase(
    zh: "展开后对象过多", en: "it unfolds to too many objects")
  package static let selfReference = Phrase(zh: "对象包含自身", en: "an object contains itself")
  package static let fileIsDamaged = Phrase(zh: "文件已损坏", en: "the file is damaged")
  package static func unknownEncoding(_ name: String) -> Phrase {
    Phrase(zh: "不认识文字编码“\(name)”", en: "the text encoding “\(name)” is unknown here")
  }
  package static let notOfContacts = Phrase(
    zh: "属性列表不是“字母 → 联系人数组”的形状",
    en: "the property list isn't of the shape letter → list of contacts")
  package static let valueCannotBeHeld = Phrase(
    zh: "这种文件存不下这个值", en: "this kind of file can't hold the value")
  package static func expectedShape(_ shape: String) -> Phrase {
    Phrase(zh: "应为 \(shape)", en: "expected \(shape)")
  }
  package static func notInCharset(_ property: String, _ charset: String) -> Phrase {
    Phrase(
      zh: "\(property) 以 \(charset) 编码，其中没有新内容里的某个字；" + inUTF8[.zh],
      en: "\(property) is stored in \(charset), which lacks a character of the new text; "
        + inUTF8[.en])
  }
  package static func unknownCharset(_ property: String, _ charset: String) -> Phrase {
    Phrase(
      zh: "\(property) 以 \(charset) 编码，本机不认识这种编码；" + inUTF8[.zh],
      en: "\(property) is stored in \(charset), a charset that is unknown here; " + inUTF8[.en])
  }
  package static func notOfCharset(_ property: String, _ charset: String) -> Phrase {
    Phrase(
      zh: "\(property) 标明以 \(charset) 编码，但其余部分不是；请把文件里的这一行改成 UTF-8",
      en: "\(property) is said to be in \(charset), but the rest of it isn't; "
        + "turn that line of the file into UTF-8")
  }
  /// What to do about a charset.
  private static let inUTF8 = Phrase(
    zh: "请先清空这一项并保存，再重新填写，就会以 UTF-8 存储；或者把文件里的这一行改成 UTF-8",
    en: "empty it, save, and fill it in anew, which stores it in UTF-8, "
      + "or turn that line of the file into UTF-8")
  package static let pictureHasNoBytes = Phrase(
    zh: "图片没有读入，请重新选择", en: "the picture was not read; choose it again")
}
