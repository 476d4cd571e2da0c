/// What `check` finds in contacts, beside what is said when a book is opened.
extension Strings {
  /// What is wrong in the contact of that name, if it has one.
  package static func named(_ name: String, _ problem: Phrase) -> Phrase {
    if name.isEmpty { return problem }
    return Phrase(zh: "\(name)：\(problem[.zh])", en: "\(name): \(problem[.en])")
  }

  package static let fileNameEndsOtherwise = Phrase(
    zh: "没有读取：名片的文件名要以 .vcf 结尾", en: "not read: a card's file name ends in .vcf")
  package static let contactWithoutName = Phrase(zh: "没有姓名", en: "a contact without a name")
  package static let cardWithoutFullName = Phrase(zh: "名片没有 FN 行", en: "no full name (FN)")
  package static let damagedPicture = Phrase(zh: "图片已损坏", en: "a picture that can't be read")

  package static func badDate(_ text: String, in property: String) -> Phrase {
    Phrase(zh: "\(property) 的“\(text)”不是日期", en: "\(property): “\(text)” is no date")
  }

  package static func formula(_ text: String, in property: String) -> Phrase {
    Phrase(
      zh: "\(property) 的“\(text)”会被电子表格当作公式",
      en: "\(property): a spreadsheet would take “\(text)” for a formula")
  }

  package static func sameUID(as place: String) -> Phrase {
    Phrase(zh: "UID 与 \(place) 相同", en: "the same UID as \(place)")
  }

  package static func missingMember(_ member: String) -> Phrase {
    Phrase(zh: "成员 \(member) 不在通讯录里", en: "its member \(member) isn't in the book")
  }
}
