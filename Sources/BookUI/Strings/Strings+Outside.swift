/// What is said when another program changes the book, and of what was deleted or left unsaved.
extension Strings {
  package static func changedMeanwhile(_ name: String) -> Phrase {
    Phrase(
      zh: "\(name) 刚被另一程序改动，没有删除；看过后请再按一次",
      en: "Another program has just changed \(name); not deleted. Look at it, then press again")
  }

  package static func deletedMeanwhile(_ name: String) -> Phrase {
    Phrase(
      zh: "\(name) 刚被另一程序删除", en: "\(name) has just been deleted by another program")
  }

  package static let formGone = Phrase(
    zh: "这个联系人刚被另一程序删除；保存时可留作新联系人",
    en: "Another program has deleted this contact; saving can keep it as a new one")
  package static let liftedGone = Phrase(
    zh: "正在移动的联系人已被另一程序删除", en: "Another program has deleted the contact being moved")

  package static let recentlyDeleted = Phrase(
    zh: "最近删除（↵ 恢复）", en: "Recently deleted (Enter restores)")
  package static let trashIsEmpty = Phrase(
    zh: "最近 30 天没有删除过联系人", en: "Nothing was deleted in the last 30 days")
  package static let helpTrash = Phrase(zh: "最近删除：恢复", en: "recently deleted: restore")
  package static func restored(_ name: String, undo: String) -> Phrase {
    Phrase(zh: "已恢复 \(name)。按 \(undo) 撤销", en: "Restored \(name).  \(undo) undoes it")
  }

  package static func draftWaits(_ name: String) -> Phrase {
    Phrase(
      zh: "程序上次结束时，\(name) 有没保存的改动",
      en: "Changes to \(name) were not saved when the program ended last")
  }
  package static func draftLost(_ name: String, reason: String) -> Phrase {
    Phrase(
      zh: "\(name) 的改动没能保存，也没能留作草稿：\(reason)",
      en: "Changes to \(name) are neither saved nor kept as a draft: \(reason)")
  }
  package static func draftGone(_ name: String) -> Phrase {
    Phrase(
      zh: "\(name) 的改动已在另一个窗口里打开或保存",
      en: "Changes to \(name) were opened or saved in another window")
  }
  package static func draftWithoutCollection(_ folder: String) -> Phrase {
    Phrase(
      zh: "文件夹 \(folder) 里已没有联系人；保存时放入默认的文件夹",
      en: "No contact is left in the folder \(folder); a save adds this one to the usual folder")
  }
  package static let noStateFolder = Phrase(
    zh: "没有存放草稿的文件夹；请设置 HOME 或 XDG_STATE_HOME",
    en: "there is no folder for drafts; set HOME or XDG_STATE_HOME")
  package static let openDraft = Phrase(zh: "打开", en: "open them")
  package static let draftLater = Phrase(zh: "以后再说", en: "later")

  package static let bothChanged = Phrase(
    zh: "另一程序也改了这一项，留哪一个？",
    en: "Another program has changed this too. Which one stays?")
  package static let mine = Phrase(zh: "我的", en: "mine")
  package static let theirs = Phrase(zh: "对方的", en: "theirs")
  package static let removed = Phrase(zh: "（已删除）", en: "(removed)")
  package static let keepBoth = Phrase(zh: "两个都留，成为两个联系人", en: "keep both, as two contacts")
  package static let backToForm = Phrase(zh: "回到表单", en: "back to the form")

  package static let contactIsGone = Phrase(
    zh: "另一程序已删除这个联系人。留作新联系人？",
    en: "Another program has deleted this contact. Keep it as a new one?")
  package static let keepAsNew = Phrase(zh: "留作新联系人", en: "keep it")
}
