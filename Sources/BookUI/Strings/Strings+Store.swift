package import ContactModel

/// What there is to say of books on the disk: why one can't be opened, why a change wasn't saved.
extension Strings {
  // MARK: Opening

  /// `make` is the command that would make such a book, where there is one.
  package static func bookMissing(_ path: String, make: String?) -> Phrase {
    Phrase(
      zh: "找不到 \(path)" + (make.map { "；要新建通讯录，请运行 \($0)" } ?? ""),
      en: "there is no \(path)" + (make.map { "; to start a new book: \($0)" } ?? ""))
  }

  package static func bookUnreadable(_ path: String, reason: String) -> Phrase {
    Phrase(
      zh: "无法读取 \(path)：\(reason)；请查看 ls -ld \(path)",
      en: "\(path) can't be read: \(reason). See ls -ld \(path)")
  }

  package static func noBookKind(_ path: String) -> Phrase {
    Phrase(
      zh: "\(path) 不是通讯录；可以打开存放 .vcf 的文件夹、.vcf 文件、.plist 文件",
      en: "\(path) is no book; a book is a folder of .vcf files, a .vcf or a .plist file")
  }

  /// `place` is the file, with the line where it is known.
  package static func malformedBook(at place: String, _ reason: Phrase) -> Phrase {
    Phrase(
      zh: "\(place)：\(reason[.zh])；文件没有改动",
      en: "\(place): \(reason[.en]). The file is left as it is")
  }

  // MARK: Read-only books

  package static func fileNotWritable(_ name: String) -> Phrase {
    Phrase(
      zh: "只读：没有写入 \(name) 的权限；chmod u+w 之后再试",
      en: "read-only: \(name) may not be written; chmod u+w it, then try again")
  }

  package static func folderNotWritable(_ name: String) -> Phrase {
    Phrase(
      zh: "只读：没有写入文件夹 \(name) 的权限；chmod u+w 之后再试",
      en: "read-only: the folder \(name) may not be written; chmod u+w it, then try again")
  }

  package static func savingLosesComment(at place: String) -> Phrase {
    Phrase(
      zh: "只读：保存会丢失注释（\(place)）；删去注释后才能编辑",
      en: "read-only: saving would lose the comment at \(place); without it you can edit")
  }

  package static func savingLosesBytes(at place: String) -> Phrase {
    Phrase(
      zh: "只读：\(place) 有不是文字的字节，保存会丢失它们",
      en: "read-only: saving would lose bytes that are no text at \(place)")
  }

  /// `path` as a word of a command.
  package static func oldStylePropertyList(_ path: String) -> Phrase {
    Phrase(
      zh: "只读：旧式属性列表（花括号）不能保存；可以导入另一本通讯录：addressbook -b NEWBOOK import \(path)",
      en:
        "read-only: old-style property lists (with braces) can't be saved; import it into another "
        + "book: addressbook -b NEWBOOK import \(path)")
  }

  // MARK: Problems in a book that is open

  /// The first of `count` problems.
  package static func problems(_ count: Int, first: Phrase, at place: String) -> Phrase {
    Phrase(
      zh: "\(place)：\(first[.zh])"
        + (count > 1 ? "；另有 \(count - 1) 处问题，见 addressbook check" : "") + "。内容原样保留",
      en: "\(place): \(first[.en])" + others(count - 1) + ". All of it is kept")
  }

  private static func others(_ count: Int) -> String {
    switch count {
    case ...0: ""
    case 1: "; and another problem, `addressbook check` lists both"
    default: "; and \(count) other problems, `addressbook check` lists them"
    }
  }

  package static let noCard = Phrase(zh: "不是名片", en: "no card in it")
  package static func severalCards(_ count: Int) -> Phrase {
    Phrase(zh: "一个文件里有 \(count) 张名片", en: "\(count) cards in one file")
  }
  package static let notAFile = Phrase(zh: "不是普通文件", en: "not a file")
  package static func unreadableFile(reason: String) -> Phrase {
    Phrase(zh: "无法读取（\(reason)）", en: "can't be read (\(reason))")
  }
  package static let fileNameIsNoText = Phrase(zh: "文件名不是文字", en: "its name is no text")
  package static let fileIsHardLinked = Phrase(
    zh: "文件还有别的名字（硬链接）；保存后那些名字仍指向旧内容",
    en: "the file has other names too (hard links); a save leaves them the old content")
  package static let cardWithoutEnd = Phrase(zh: "名片没有 END 行", en: "a card without its END line")
  package static let lineIsNoProperty = Phrase(zh: "这一行不是属性", en: "a line that is no property")
  package static let valueIsCutOff = Phrase(zh: "值不完整", en: "a value that is cut off")
  package static let strayQuote = Phrase(
    zh: "引号没有配对", en: "a quote that is never closed")
  package static let textOutsideCards = Phrase(zh: "名片之外有文字", en: "text outside of the cards")
  package static let fileIsUTF16 = Phrase(zh: "文件是 UTF-16 编码", en: "a file in UTF-16")
  package static func entryIsNoPerson(_ number: Int, section: String) -> Phrase {
    Phrase(
      zh: "“\(section)”的第 \(number) 项不是联系人",
      en: "entry \(number) of “\(section)” is no person")
  }

  // MARK: Changes that were not saved

  package static func changedOutside(_ name: String) -> Phrase {
    notSaved(
      name, zh: "另一程序刚改动过它；请看过后再试",
      en: "another program has just changed it; look at it, then try again")
  }

  /// For `set`, which can be told to merge.
  package static func changedUnmerged(_ name: String) -> Phrase {
    notSaved(
      name, zh: "另一程序刚改动过它；请看过后再试，或加 --merge 合并",
      en: "another program has just changed it; look at it, then try again, or merge with --merge")
  }

  /// - Parameter fields: the names of what both sides changed.
  package static func conflict(_ name: String, fields: [Phrase]) -> Phrase {
    let zh = fields.map { $0[.zh] }.joined(separator: "、")
    let en = fields.map { $0[.en] }.joined(separator: ", ")
    return notSaved(
      name, zh: "另一程序也改动了同样的项（\(zh)）；请看过后再试",
      en: "another program has changed the same (\(en)); look at it, then try again")
  }

  /// `other` is the path of the file that has the other program's version.
  package static func keptAside(_ name: String, as other: String) -> Phrase {
    Phrase(
      zh: "其他程序同时改动了 \(name)；它的版本保存在 \(other)，请比较后再打开通讯录",
      en: "another program changed \(name) at the same moment; its version is in \(other): "
        + "compare the two, then open the book again")
  }

  package static func contactGone(_ name: String) -> Phrase {
    notSaved(
      name, zh: "联系人已不在；请重新打开通讯录",
      en: "the contact is no longer in it; open the book again")
  }

  package static func bookGone(_ name: String) -> Phrase {
    notSaved(
      name, zh: "文件已不在；放回原处后再存一次", en: "the file is gone; put it back, then save again")
  }

  package static func changedSince(_ name: String) -> Phrase {
    notSaved(
      name, zh: "联系人后来有改动，这一步不能撤销或重做",
      en: "the contact has changed since, so this step can't be taken back")
  }

  package static func fileExists(_ name: String) -> Phrase {
    notSaved(name, zh: "已有同名文件；请再存一次", en: "there is such a file already; save again")
  }

  package static func diskFull(_ name: String) -> Phrase {
    notSaved(
      name, zh: "磁盘已满；腾出空间后再存一次", en: "the disk is full; free some space, then save again")
  }

  package static func unwritable(_ name: String, reason: String) -> Phrase {
    notSaved(name, zh: "\(reason)；解决后再存一次", en: "\(reason); mend that, then save again")
  }

  package static func trashUnwritable(_ path: String, reason: String) -> Phrase {
    Phrase(
      zh: "未删除：无法在 \(path) 留一份副本（\(reason)）；解决后再删除",
      en: "not deleted: no copy can be kept in \(path) (\(reason)); mend that, then delete again")
  }

  package static func cannotHold(_ name: String, _ reason: Phrase) -> Phrase {
    notSaved(name, zh: reason[.zh], en: reason[.en])
  }

  package static func pictureUnreadable(_ name: String, reason: String) -> Phrase {
    Phrase(
      zh: "图片 \(name) 无法读取：\(reason)；请换一张",
      en: "the picture \(name) can't be read: \(reason). Choose another")
  }

  package static func notAPicture(_ name: String) -> Phrase {
    Phrase(zh: "\(name) 不是图片；请换一张", en: "\(name) is no picture; choose another")
  }

  package static func cannotMove(_ name: String) -> Phrase {
    notSaved(name, zh: "这种通讯录记不下这个位置", en: "this kind of book can't keep that place")
  }

  // MARK: Changes that were saved all the same

  package static func caution(_ caution: Caution) -> Phrase {
    switch caution {
    case .unconfirmed(let path, let reason):
      Phrase(
        zh: "\(path) 已保存，但系统没有确认数据已安全写入磁盘（\(reason)）；请检查磁盘",
        en:
          "\(path): saved, but the system didn't confirm that it is safe on the disk (\(reason)); "
          + "check the disk")
    case .noBackup(let path, let reason):
      Phrase(
        zh: "已保存，但没能备份 \(path) 原来的内容（\(reason)）",
        en: "saved, but no copy of \(path) as it was could be kept (\(reason))")
    }
  }

  private static func notSaved(_ name: String, zh: String, en: String) -> Phrase {
    Phrase(zh: "\(name) 未保存：\(zh)", en: "\(name): not saved, \(en)")
  }
}
