/// What the commands say that show and change contacts.
extension Strings {
  // MARK: Which contact

  package static func severalContacts(_ count: Int, _ text: String) -> Phrase {
    Phrase(
      zh: "有 \(count) 位联系人符合“\(text)”，请改用 #序号或 uid:",
      en: "\(count) contacts are “\(text)”; name one by its #NUMBER or its uid:")
  }

  package static func noContactOfName(_ name: String) -> Phrase {
    Phrase(
      zh: "没有叫“\(name)”的联系人；姓名要写全，查找请用 addressbook list",
      en: "no contact is called “\(name)”; the name must be whole, to search use addressbook list")
  }

  package static func noContactOfUID(_ text: String) -> Phrase {
    Phrase(zh: "没有联系人的 UID 是 \(text)", en: "no contact has \(text)")
  }

  package static func noContactOfNumber(_ text: String, count: Int) -> Phrase {
    if count == 0 {
      return Phrase(zh: "没有 \(text)，通讯录是空的", en: "there is no \(text): the book is empty")
    }
    return Phrase(
      zh: "没有 \(text)，最后一位联系人是 #\(count)",
      en: "there is no \(text); the last contact is #\(count)")
  }

  // MARK: What was done

  package static func nothingChanges(_ name: String) -> Phrase {
    Phrase(zh: "\(name)：本来就是这样，没有改动", en: "\(name): all of it is so already; nothing changed")
  }

  package static func deleted(_ name: String) -> Phrase {
    Phrase(zh: "已删除 \(name)", en: "deleted \(name)")
  }

  // MARK: KEY=VALUE

  package static func noAssignment(_ word: String) -> Phrase {
    usageError(zh: "“\(word)”应写成 键=值", en: "“\(word)” should read KEY=VALUE")
  }

  package static func unknownPath(_ key: String, nearest: [String]) -> Phrase {
    usageError(
      zh: "没有键“\(key)”"
        + (nearest.isEmpty ? "" : "，相近的有：\(nearest.joined(separator: "、"))"),
      en: "there is no key “\(key)”"
        + (nearest.isEmpty ? "" : "; near it: \(nearest.joined(separator: ", "))"))
  }

  package static func derivedPath(_ key: String) -> Phrase {
    usageError(
      zh: "“\(key)”由联系人的其他内容决定，不能直接改",
      en: "“\(key)” follows from the rest of the contact, so it can't be set")
  }

  package static func bookkeepingPath(_ key: String) -> Phrase {
    usageError(
      zh: "“\(key)”由程序记录，不能改", en: "“\(key)” is what programs note, so it can't be set")
  }

  package static func pathWithoutField(_ key: String) -> Phrase {
    usageError(
      zh: "“\(key)”没有对应的字段，名片里怎么写就怎么保留，不能在这里改",
      en: "there is no field for “\(key)”: it stays as the card has it, and can't be set here")
  }

  package static func typeIsService(_ key: String, _ service: String) -> Phrase {
    usageError(
      zh: "社交账号的类型就是它的服务，“\(key)”请改用 \(service)",
      en: "the type of a social profile is its service: instead of “\(key)” set \(service)")
  }

  package static func notOneOf(_ words: [String], _ key: String) -> Phrase {
    usageError(
      zh: "\(key) 只能是：\(words.joined(separator: "、"))",
      en: "\(key) must be one of: \(words.joined(separator: ", "))")
  }

  package static func badType(_ type: String, _ key: String) -> Phrase {
    usageError(
      zh: "\(key)：“\(type)”不能作类型，类型只含字母、数字和连字符；其他文字请用 label",
      en: "\(key): a type has letters, digits and hyphens only, so “\(type)” is none; "
        + "label takes any text")
  }

  package static func severalValues(_ key: String, _ keys: [String]) -> Phrase {
    usageError(
      zh: "\(key) 可以有多个值：请用 \(keys.joined(separator: " 或 "))",
      en: "\(key) can have several values: use \(keys.joined(separator: " or "))")
  }

  package static func noEntry(_ key: String, count: Int) -> Phrase {
    Phrase(
      zh: "没有 \(key)：这里只有 \(count) 项，从 0 数起；添加请用 [+]",
      en: "there is no \(key): it has \(count), counted from 0; [+] adds one")
  }

  package static func emptyEntry(_ key: String) -> Phrase {
    Phrase(zh: "\(key)：新的一项没有值", en: "\(key): the new entry has no value")
  }

  // MARK: show

  package static let colon = Phrase(zh: "：", en: ":")
  package static let place = Phrase(zh: "位置", en: "Place")
  package static let members = Phrase(zh: "成员", en: "Member")
  package static let agent = Phrase(zh: "代理人", en: "Agent")
  package static let version = Phrase(zh: "vCard 版本", en: "vCard version")
  package static let preferred = Phrase(zh: "首选", en: "preferred")

  /// A label with what tells its value from others of its kind.
  package static func label(_ label: Phrase, _ details: [Phrase]) -> Phrase {
    if details.isEmpty { return label }
    return Phrase(
      zh: label[.zh] + "（" + details.map { $0[.zh] }.joined(separator: "，") + "）",
      en: label[.en] + " (" + details.map { $0[.en] }.joined(separator: ", ") + ")")
  }
}
