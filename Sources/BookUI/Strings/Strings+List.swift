package import ContactModel
package import Pinyin

/// Texts of the list, its title, status line, and prompts.
extension Strings {
  package static let contacts = Phrase(zh: "通讯录", en: "Contacts")
  package static let noName = Phrase(zh: "（无名）", en: "(no name)")
  package static func readOnly(_ count: Int) -> Phrase {
    Phrase(
      zh: "只读 · \(Strings.count(count)[.zh])", en: "read-only · \(Strings.count(count)[.en])")
  }

  package static let moving = Phrase(zh: "移动中", en: "moving")

  package static func count(_ count: Int) -> Phrase {
    Phrase(zh: "\(count) 位联系人", en: count == 1 ? "1 contact" : "\(count) contacts")
  }

  package static func results(_ count: Int) -> Phrase {
    Phrase(zh: "\(count) 个结果", en: count == 1 ? "1 result" : "\(count) results")
  }

  package static func editing(_ key: String) -> Phrase {
    Phrase(zh: "编辑中 · \(key) 完成", en: "editing · \(key) done")
  }

  package static let noContactsYet = Phrase(zh: "还没有联系人。", en: "No contacts yet.")
  package static let addTheFirst = Phrase(zh: "添加第一位", en: "add the first one")
  package static let importTheFirst = Phrase(zh: "导入文件", en: "import a file")
  package static let noMatch = Phrase(zh: "没有匹配的联系人", en: "no contact matches")
  package static func nothingToOpen(leave: String) -> Phrase {
    Phrase(
      zh: "\(noMatch[.zh])；请改一改要找的，或按 \(leave) 返回列表",
      en: "No contact matches: look for something else, or \(leave) goes back to the list.")
  }
  package static let typeToSearch = Phrase(
    zh: "姓名、拼音、首字母、电话、邮箱", en: "name, pinyin, initials, phone, e-mail")
  package static let tooSmall = Phrase(zh: "窗口太小", en: "Window too small")
  package static let tooSmallToQuit = Phrase(
    zh: "窗口太小；有改动没有保存，放大后再退出",
    en: "Window too small, and not saved yet: enlarge it, then quit.")

  // Hints in the status line.
  package static let hintAdd = Phrase(zh: "添加", en: "add")
  package static let hintOpen = Phrase(zh: "详情", en: "open")
  package static let hintOpenHit = Phrase(zh: "打开", en: "open")
  package static let hintSearch = Phrase(zh: "搜索", en: "search")
  package static let hintMove = Phrase(zh: "移动", en: "move")
  package static let hintEdit = Phrase(zh: "编辑", en: "edit")
  package static let hintHelp = Phrase(zh: "帮助", en: "help")
  package static let hintQuit = Phrase(zh: "退出", en: "quit")
  package static let hintDone = Phrase(zh: "完成", en: "done")
  package static let hintDelete = Phrase(zh: "删除", en: "delete")
  package static let hintUndo = Phrase(zh: "撤销", en: "undo")
  package static let hintDrop = Phrase(zh: "放下", en: "drop")
  package static let hintPutBack = Phrase(zh: "放回", en: "put back")
  package static let hintLeaveSearch = Phrase(zh: "返回列表", en: "back to the list")
  package static let hintClear = Phrase(zh: "清除", en: "clear")
  package static let hintBack = Phrase(zh: "返回", en: "back")
  package static let hintScroll = Phrase(zh: "滚动", en: "scroll")

  package static let jumpTo = Phrase(zh: "跳到哪个字母？ A–Z #", en: "Jump to which letter? A–Z #")

  package static func askDelete(_ name: String) -> Phrase {
    Phrase(zh: "删除 \(name)？", en: "Delete \(name)?")
  }

  package static let askDeleteKeys = Phrase(
    zh: "y 删除   其他键保留", en: "y delete   any other key keeps")
  /// Properties that there is no field for.
  package static func keptProperties(_ count: Int) -> Phrase {
    Phrase(zh: "另有 \(count) 项保留不动", en: "\(count) more, kept as they are")
  }

  /// One of them: `X-PROPERTY (label): its value`.
  package static func text(of property: UnknownProperty) -> Phrase {
    let label = TypeChoice.knownLabels[property.label.lowercased()]
    func text(_ language: Language, _ size: String) -> String {
      let called = property.label.isEmpty ? "" : " (\(label?[language] ?? property.label))"
      let isLong = property.text.utf8.count > 2000
      let value = isLong ? property.text.prefix(600) + "…" : property.text
      return "\(property.name)\(called): \(value.isEmpty ? size : value)"
    }
    return Phrase(
      zh: text(.zh, "\(property.byteCount) 字节"), en: text(.en, "\(property.byteCount) bytes"))
  }

  package static func notInThisBook(_ uid: String) -> Phrase {
    Phrase(zh: "\(uid)（不在此通讯录）", en: "\(uid) (not in this book)")
  }
  package static let noDetailsHere = Phrase(
    zh: "窗口 100 列以上才在旁边显示详情；↵ 打开", en: "Details stand beside the list from 100 columns on; ↵ opens")

  package static func label(of field: SearchedField) -> Phrase {
    switch field {
    case .name: label(of: Field.name)
    case .nickname: label(of: Field.nickname)
    case .organization: label(of: Field.organization)
    case .phone: label(of: RepeatedField.phones)
    case .email: label(of: RepeatedField.emails)
    case .note: label(of: Field.note)
    }
  }

  package static let copyWhich = Phrase(zh: "复制哪一项？", en: "Copy which value?")
}

/// What the list says after something happened, or why it didn't.
extension Strings {
  package static func added(_ name: String) -> Phrase {
    Phrase(zh: "已添加 \(name)", en: "Added \(name).")
  }

  package static func saved(_ name: String) -> Phrase {
    Phrase(zh: "已保存 \(name)", en: "Saved \(name).")
  }

  package static func deleted(_ name: String, undo: String) -> Phrase {
    Phrase(zh: "已删除 \(name)。\(undo) 撤销", en: "Deleted \(name).  \(undo) undoes it")
  }

  package static func moved(_ name: String, undo: String) -> Phrase {
    Phrase(zh: "已移动 \(name)。\(undo) 撤销", en: "Moved \(name).  \(undo) undoes it")
  }

  package static func undone(_ kind: BookChange.Kind, _ name: String) -> Phrase {
    Phrase(
      zh: "已撤销：\(word(for: kind)[.zh]) \(name)", en: "Undone: \(word(for: kind)[.en]) \(name)")
  }

  package static func redone(_ kind: BookChange.Kind, _ name: String) -> Phrase {
    Phrase(
      zh: "已重做：\(word(for: kind)[.zh]) \(name)", en: "Redone: \(word(for: kind)[.en]) \(name)")
  }

  private static func word(for kind: BookChange.Kind) -> Phrase {
    switch kind {
    case .add: Phrase(zh: "添加", en: "add")
    case .edit: Phrase(zh: "编辑", en: "edit")
    case .delete: Phrase(zh: "删除", en: "delete")
    case .move: Phrase(zh: "移动", en: "move")
    case .import: Phrase(zh: "导入", en: "import")
    }
  }

  /// After a refusal: the step is not lost, and no bar to the one before.
  package static func undoGoesOn(_ refusal: String, undo: String) -> Phrase {
    Phrase(
      zh: "\(refusal)。这一步仍留着；再按 \(undo) 撤销更早的一步",
      en: "\(refusal). It is kept; \(undo) goes on to the step before it")
  }

  package static func redoGoesOn(_ refusal: String, redo: String) -> Phrase {
    Phrase(
      zh: "\(refusal)。这一步仍留着；再按 \(redo) 重做后面的一步",
      en: "\(refusal). It is kept; \(redo) goes on to the step after it")
  }

  package static let nothingToUndo = Phrase(zh: "没有可撤销的", en: "Nothing to undo.")
  package static let nothingToRedo = Phrase(zh: "没有可重做的", en: "Nothing to redo.")
  package static let nothingToCopy = Phrase(zh: "没有可复制的", en: "Nothing to copy.")
  package static func copied(_ value: String) -> Phrase {
    Phrase(zh: "已复制 \(value)", en: "Copied \(value)")
  }
  package static let kept = Phrase(zh: "已保留", en: "Kept.")
  package static let putBack = Phrase(zh: "已放回原处", en: "Put back.")
  package static let noContact = Phrase(zh: "这里没有联系人", en: "There is no contact here.")

  package static func firstOfSection(_ letter: SectionLetter) -> Phrase {
    Phrase(
      zh: "已是 \(letter.title) 的第一位；不能移出本区",
      en: "First in \(letter.title) already: a contact stays in its section.")
  }

  package static func lastOfSection(_ letter: SectionLetter) -> Phrase {
    Phrase(
      zh: "已是 \(letter.title) 的最后一位；不能移出本区",
      en: "Last in \(letter.title) already: a contact stays in its section.")
  }

  package static let noMoveInSearch = Phrase(
    zh: "搜索时不能移动；先按 Esc 返回列表", en: "No moving while a search is shown: Esc first.")

  package static func unbound(_ key: String, help: String) -> Phrase {
    Phrase(zh: "按键 \(key) 没有作用；\(help) 帮助", en: "\(key) does nothing here.  \(help) help")
  }

  package static func notWhileMoving(_ key: String) -> Phrase {
    Phrase(
      zh: "移动中：\(key) 没有作用；↵ 放下，Esc 放回",
      en: "\(key) does nothing while a row is carried: ↵ drops it, Esc puts it back.")
  }
}
