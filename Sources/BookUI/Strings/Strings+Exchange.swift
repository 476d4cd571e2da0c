/// What `import` and `export` say.
extension Strings {
  // MARK: Import

  package static func duplicates(_ count: Int) -> Phrase {
    Phrase(
      zh: "有 \(count) 个联系人与已有的 UID 相同而内容不同，什么都没有导入；请指定 --duplicates "
        + "skip（保留原有的）、replace（替换）或 keep-both（都保留）",
      en: "\(count) with a UID that another contact has with another content, so nothing was "
        + "imported. Say what to do: --duplicates skip (keep the other), replace, or keep-both")
  }

  /// - Parameter other: where the other one is among the imported files; nil: it is in the book.
  package static func duplicate(_ name: String, at place: String, other: String?) -> Phrase {
    Phrase(
      zh: "\(place)：\(name)（\(other.map { "与 \($0) 相同" } ?? "通讯录里已有")）",
      en: "\(place): \(name) (\(other.map { "as in \($0)" } ?? "in the book already"))")
  }

  package static func andMore(_ count: Int) -> Phrase {
    Phrase(zh: "另有 \(count) 个", en: "and \(count) more")
  }

  package static func nothingToImport(_ path: String) -> Phrase {
    Phrase(
      zh: "\(path) 里没有可导入的文件（.vcf、.csv、.plist）",
      en: "there is no file to import in \(path) (.vcf, .csv, .plist)")
  }

  package static let cancelled = Phrase(
    zh: "已中断；通讯录没有改动", en: "stopped; the book is as it was")
}

extension Strings {
  /// - Parameter stop: the key that stops the work.
  package static func progress(_ progress: WorkProgress, stop: String) -> Phrase {
    let (done, count) = (progress.done, progress.count)
    let (zh, en) =
      switch progress.phase {
      case .reading: ("正在读取文件", "reading file")
      case .importing: ("正在导入", "importing")
      case .exporting: ("正在导出", "exporting")
      case .undoing: ("正在撤销", "undoing")
      case .redoing: ("正在重做", "redoing")
      }
    return Phrase(
      zh: "\(zh) \(done)/\(count)（\(stop) 中断）", en: "\(en) \(done) of \(count) (\(stop) stops)")
  }

  /// Only what there is any of is told, but for the first number.
  ///
  /// - Parameter collection: the name of the one that the new contacts went to.
  package static func imported(
    _ counts: ImportCounts, into collection: String? = nil
  ) -> Phrase {
    let others = [
      (counts.alreadyThere, "已有", "already there"), (counts.replaced, "替换", "replaced"),
      (counts.skipped, "跳过", "skipped"), (counts.refused, "拒绝", "refused"),
    ].filter { $0.0 > 0 }
    let zh = collection.map { "向“\($0)”" } ?? ""
    let en = collection.map { " to \($0)" } ?? ""
    return Phrase(
      zh: ([zh + "新增 \(counts.added) 个"] + others.map { "\($0.1) \($0.0) 个" }).joined(
        separator: "，"),
      en: (["\(counts.added) added" + en] + others.map { "\($0.0) \($0.2)" }).joined(
        separator: ", "))
  }

  package static func askForRule(_ count: Int) -> Phrase {
    Phrase(
      zh: "\(count) 个联系人与已有的 UID 相同而内容不同：skip 保留原有的，replace 替换，keep-both 都保留；"
        + "直接回车则不导入：",
      en: "\(count) with a UID that another contact has with another content: skip (keep the "
        + "other), replace, keep-both? Just Return imports nothing: ")
  }

  // MARK: What doesn't get in

  package static func refused(at place: String, _ reason: Phrase) -> Phrase {
    Phrase(zh: "\(place)：未导入，\(reason[.zh])", en: "\(place): not imported, \(reason[.en])")
  }

  package static func rejectionsKept(in file: String) -> Phrase {
    Phrase(zh: "未导入的内容保存在 \(file)", en: "what was not imported is kept in \(file)")
  }

  package static func importLoss(at place: String, fields: [String]) -> Phrase {
    let names = fields.joined(separator: ", ")
    return Phrase(
      zh: "\(place)：这种通讯录存不下 \(names)", en: "\(place): this kind of book can't hold \(names)")
  }

  /// - Parameter column: its heading; empty where it has none.
  package static func openDates(_ count: Int, column: String, in file: String) -> Phrase {
    let dates = dates(count, column: column)
    return Phrase(
      zh: "\(file)：\(dates[.zh])看不出月在前还是日在前，原样保留；写成 年-月-日（1987-05-04）就明确了",
      en: "\(file): \(dates[.en]) stayed as written, because "
        + "nothing tells whether the day or the month comes first; 1987-05-04 would be clear")
  }

  package static func shortYears(_ count: Int, column: String, in file: String) -> Phrase {
    let dates = dates(count, column: column)
    return Phrase(
      zh: "\(file)：\(dates[.zh])年份只有两位，原样保留；写成 年-月-日（1987-05-04）就明确了",
      en: "\(file): \(dates[.en]) stayed as written, because "
        + "the year has two digits; 1987-05-04 would be clear")
  }

  package static func toldDates(
    _ count: Int, isDayFirst: Bool, line: Int, column: String, in file: String
  ) -> Phrase {
    let dates = dates(count, column: column)
    return Phrase(
      zh: "\(file)：\(dates[.zh])按“\(isDayFirst ? "日/月" : "月/日")”读入，依据是第 \(line) 行",
      en: "\(file): \(dates[.en]) \(count == 1 ? "was" : "were") read as "
        + "\(isDayFirst ? "day/month" : "month/day"), because of line \(line)")
  }

  private static func dates(_ count: Int, column: String) -> Phrase {
    let en = column.isEmpty ? "a column without a heading" : "column “\(column)”"
    return Phrase(
      zh: (column.isEmpty ? "没有标题的列" : "“\(column)”列") + "里有 \(count) 个日期",
      en: "\(count) \(count == 1 ? "date" : "dates") in \(en)")
  }

  package static func noImportKind(_ path: String) -> Phrase {
    Phrase(
      zh: "\(path) 不能导入；可以导入 .vcf、.csv、.plist 文件和存放它们的文件夹",
      en: "\(path) can't be imported; .vcf, .csv and .plist files can, and folders of them")
  }

  package static func nothingAt(_ path: String) -> Phrase {
    Phrase(zh: "找不到 \(path)；请检查路径", en: "there is no \(path); check the path")
  }

  package static let fileIsNoTable = Phrase(
    zh: "不是表格：其中有 NUL 字节，不是文字；请另存为 CSV 再导入",
    en: "it is not a table: it has NUL bytes, which no text has; save it as CSV, then import that")
  package static let emptyCard = Phrase(zh: "名片是空的", en: "a card with nothing in it")
  package static let noPerson = Phrase(zh: "不是联系人", en: "no person")
  package static let aboveHeadings = Phrase(zh: "在标题行之前", en: "it stands above the headings")
  package static let undecodableText = Phrase(zh: "有不是文字的字节", en: "it has bytes that are no text")

  // MARK: Export

  package static func exported(_ count: Int, to path: String) -> Phrase {
    Phrase(
      zh: "已导出 \(count) 个联系人到 \(path)",
      en: "\(count) \(count == 1 ? "contact" : "contacts") exported to \(path)")
  }

  /// The first of `count` files and folders whose contacts are left out.
  package static func exportIncomplete(_ count: Int, first: Phrase, at place: String) -> Phrase {
    Phrase(
      zh: "没有全部导出：\(place) \(first[.zh])"
        + (count > 1 ? "，另有 \(count - 1) 处，见 addressbook check" : "") + "；解决后请再导出",
      en: "not everybody is exported: \(place) \(first[.en])"
        + (count > 1 ? ", and \(count - 1) more, `addressbook check` lists them" : "")
        + "; mend that, then export again")
  }

  /// Properties with how many values of each.
  package static func exportLoss(of path: String, properties: [String]) -> Phrase {
    let names = properties.joined(separator: ", ")
    return Phrase(zh: "\(path) 存不下，没有导出：\(names)", en: "\(path) can't hold, so left out: \(names)")
  }

  package static func formulaCells(_ count: Int, in path: String) -> Phrase {
    Phrase(
      zh: "\(path)：有 \(count) 个值会被电子表格当作公式；请作为文本导入",
      en:
        "\(path): a spreadsheet would take \(count) of the values for formulas; import them as text"
    )
  }

  package static func exportExists(_ path: String) -> Phrase {
    Phrase(
      zh: "\(path) 已存在，没有导出；要覆盖请加 --force",
      en: "\(path) exists, so nothing was exported; --force replaces it")
  }

  package static func exportIntoBook(_ path: String) -> Phrase {
    Phrase(
      zh: "\(path) 在通讯录里面，没有导出；请选别的位置",
      en: "\(path) is in the book itself, so nothing was exported; choose another place")
  }

  package static func exportUnwritable(_ path: String, reason: String) -> Phrase {
    Phrase(
      zh: "\(path) 没有导出：\(reason)；请选别的位置",
      en: "\(path) was not exported: \(reason); choose another place")
  }

  package static func exportWithoutFolder(_ path: String, folder: String) -> Phrase {
    Phrase(
      zh: "\(path) 没有导出：没有文件夹 \(folder)；请先创建，或选别的位置",
      en: "\(path) was not exported: there is no folder \(folder); make it, or choose another")
  }

  // MARK: The command line

  package static let fileOperand = Phrase(zh: "文件", en: "FILE")

  package static func badChoice(_ value: String, of option: String, allowed: [String]) -> Phrase {
    usageError(
      zh: "\(option) 的值“\(value)”不对，只能是：\(allowed.joined(separator: "、"))",
      en: "\(option) can't be “\(value)”, only \(allowed.joined(separator: ", "))")
  }

  package static func unknownExportKind(_ path: String) -> Phrase {
    usageError(
      zh: "不知道以什么格式导出 \(path)；文件名要以 .vcf、.csv 或 .plist 结尾，或写 - 输出到标准输出",
      en: "no format is known for \(path); its name must end in .vcf, .csv or .plist, "
        + "or be - for standard output")
  }

  package static func notOfCards(_ option: String, _ path: String) -> Phrase {
    usageError(
      zh: "\(option) 只用于 .vcf，不用于 \(path)", en: "\(option) is for .vcf files, not for \(path)")
  }
}
