/// What the program says outside the full screen: usage errors, and why it can't start.
extension Strings {
  // MARK: The command line

  package static func argumentIsNoText(_ word: String) -> Phrase {
    usageError(zh: "“\(word)”不是 UTF-8 文字", en: "“\(word)” isn't text in UTF-8")
  }

  package static func unknownOption(_ option: String) -> Phrase {
    usageError(zh: "没有选项 \(option)", en: "there is no option \(option)")
  }

  package static func ambiguousOption(_ option: String, candidates: String) -> Phrase {
    usageError(
      zh: "\(option) 不明确，可能是：\(candidates)",
      en: "\(option) could be any of: \(candidates)")
  }

  package static func missingValue(_ option: String) -> Phrase {
    usageError(zh: "\(option) 后面缺少值", en: "\(option) needs a value after it")
  }

  package static func unexpectedValue(_ option: String) -> Phrase {
    usageError(zh: "\(option) 不带值", en: "\(option) takes no value")
  }

  package static func unknownLanguage(_ name: String) -> Phrase {
    usageError(
      zh: "没有语言“\(name)”，可用：zh、en", en: "no language “\(name)”; there are zh and en")
  }

  /// `command` is empty where the line names none; `others` are the commands that have the option.
  package static func optionNotTaken(
    _ option: String, by command: String, takenBy others: [String]
  ) -> Phrase {
    let isScreen = command.isEmpty
    return usageError(
      zh: (isScreen ? "全屏打开时不能用 \(option)" : "\(command) 没有选项 \(option)")
        + (others.isEmpty ? "" : "，有的是：\(others.joined(separator: "、"))"),
      en: (isScreen ? "the full screen takes no \(option)" : "\(command) takes no \(option)")
        + (others.isEmpty ? "" : "; these do: \(others.joined(separator: ", "))"))
  }

  package static func extraBook(_ word: String) -> Phrase {
    usageError(
      zh: "一次只能打开一个通讯录，多了“\(word)”", en: "one book at a time; “\(word)” is too many")
  }

  package static func extraOperand(_ word: String, of command: String) -> Phrase {
    usageError(
      zh: "\(command) 后面多了“\(word)”", en: "“\(word)” is too many for \(command)")
  }

  package static func missingOperand(_ operand: Phrase, of command: String) -> Phrase {
    usageError(
      zh: "\(command) 后面要写\(operand[.zh])", en: "\(command) needs \(operand[.en]) after it")
  }

  package static let wordOperand = Phrase(zh: "要查找的词", en: "what to look for")
  package static let nameOperand = Phrase(zh: "姓名", en: "a name")
  package static let contactOperand = Phrase(
    zh: "联系人（姓名、uid:… 或 #序号）", en: "a contact (a name, uid:…, or #NUMBER)")
  package static let assignmentOperand = Phrase(
    zh: "键=值，例如 fn=高圆圆", en: "KEY=VALUE, such as fn=Jane")

  static func usageError(zh: String, en: String) -> Phrase {
    Phrase(zh: zh + "。用法见 addressbook --help", en: en + ". See addressbook --help")
  }

  // MARK: The configuration file

  package static func notAnAssignment(at place: String) -> Phrase {
    Phrase(
      zh: "\(place)：这一行应写成“键 = 值”，注释以 # 开头",
      en: "\(place): a line reads “key = value”, a comment begins with #")
  }

  package static func unknownKey(_ key: String, known: String, at place: String) -> Phrase {
    Phrase(
      zh: "\(place)：没有设置“\(key)”，可用：\(known)",
      en: "\(place): no setting is called “\(key)”; there are: \(known)")
  }

  package static func missingValue(of key: String, at place: String) -> Phrase {
    Phrase(
      zh: "\(place)：\(key) 缺少值；不需要时请删去这一行",
      en: "\(place): \(key) has no value; leave the line out instead")
  }

  package static func badValue(_ key: String, allowed: String, at place: String) -> Phrase {
    Phrase(
      zh: "\(place)：\(key) 的值只能是：\(allowed)",
      en: "\(place): \(key) must be one of: \(allowed)")
  }

  package static func cannotRead(_ path: String, reason: Phrase) -> Phrase {
    Phrase(
      zh: "无法读取 \(path)：\(reason[.zh])", en: "\(path) can't be read: \(reason[.en])")
  }

  /// Of a configuration that can't be used, and isn't needed to know the book.
  package static func withoutConfiguration(_ problem: Phrase) -> Phrase {
    Phrase(
      zh: "\(problem[.zh])；这次不使用配置文件", en: "\(problem[.en]); going on without the configuration")
  }

  // MARK: Starting

  package static let noHome = Phrase(
    zh: "没有设置 HOME，不知道默认通讯录在哪里；请用 --book 指定",
    en: "HOME isn't set, so there is no default book; name one with --book")

  package static func nothingFound(_ query: String) -> Phrase {
    Phrase(zh: "没有联系人符合“\(query)”", en: "no contact matches “\(query)”")
  }

  package static func noAddressFound(_ query: String) -> Phrase {
    Phrase(zh: "没有邮箱符合“\(query)”", en: "no e-mail address matches “\(query)”")
  }

  /// The line above what `query` finds.
  package static func queryHeader(_ query: String, shown: Int, of count: Int) -> Phrase {
    let isCut = shown < count
    return Phrase(
      zh: "“\(query)”有 \(count) 个结果" + (isCut ? "，列出前 \(shown) 个" : ""),
      en: (isCut ? "\(shown) of " : "") + (count == 1 ? "1 match" : "\(count) matches")
        + " for '\(query)'")
  }

  package static func cannotPrint(reason: String) -> Phrase {
    Phrase(zh: "无法输出：\(reason)", en: "the output can't be written: \(reason)")
  }

  // MARK: The terminal

  package static let notATerminal = Phrase(
    zh: "全屏界面需要终端；要列出联系人，请用 addressbook list",
    en: "the full screen needs a terminal; to print the contacts use addressbook list")

  package static let noTerminalType = Phrase(
    zh: "没有设置 TERM；请试 TERM=xterm-256color addressbook",
    en: "TERM isn't set; try TERM=xterm-256color addressbook")

  package static func unknownTerminalType(_ type: String) -> Phrase {
    Phrase(
      zh: "这台机器不认识终端类型“\(type)”（TERM）；请试 TERM=xterm-256color addressbook",
      en: "this machine doesn't know the terminal type “\(type)” (TERM); "
        + "try TERM=xterm-256color addressbook")
  }

  package static func incapableTerminalType(_ type: String) -> Phrase {
    Phrase(
      zh: "终端类型“\(type)”（TERM）不能移动光标；要列出联系人，请用 addressbook list",
      en: "a terminal of type “\(type)” (TERM) can't move its cursor; "
        + "to print the contacts use addressbook list")
  }

  package static func terminalRefused(reason: String) -> Phrase {
    Phrase(zh: "终端出错：\(reason)", en: "the terminal can't be used: \(reason)")
  }
}
