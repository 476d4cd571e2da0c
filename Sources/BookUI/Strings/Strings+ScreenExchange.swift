/// What import and export say on the screen.
extension Strings {
  package static let importFrom = Phrase(zh: "导入：", en: "Import: ")
  package static let exportTo = Phrase(zh: "导出到：", en: "Export to: ")
  package static let importHint = Phrase(
    zh: "文件或文件夹（.vcf .csv .plist），Tab 补全", en: "a file or folder (.vcf .csv .plist), Tab completes")
  package static let exportHint = Phrase(
    zh: "文件名（.vcf .csv .plist），Tab 补全", en: "a file name (.vcf .csv .plist), Tab completes")

  package static let pathAccept = Phrase(zh: "确定", en: "take the path")
  package static let pathComplete = Phrase(zh: "补全文件名", en: "complete the name")
  package static let pathLeave = Phrase(zh: "返回", en: "back")
  package static func nothingBegins(_ path: String) -> Phrase {
    Phrase(zh: "没有以“\(path)”开头的文件", en: "Nothing begins with “\(path)”")
  }

  package static func sameUIDOtherwise(_ count: Int) -> Phrase {
    Phrase(
      zh: "有 \(count) 个联系人与别的联系人 UID 相同，但内容不同。怎么办？",
      en: "\(count) \(count == 1 ? "has" : "have") a UID that another contact has with another "
        + "content. What to do?")
  }
  package static let duplicatesSkip = Phrase(zh: "跳过", en: "skip them")
  package static let duplicatesReplace = Phrase(zh: "替换原有的", en: "replace the other")
  package static let duplicatesKeepBoth = Phrase(zh: "都保留", en: "keep both")
  package static let importNothing = Phrase(zh: "什么都不导入", en: "import nothing")
  package static let nothingImported = Phrase(zh: "没有导入", en: "Nothing imported.")

  /// - Parameters:
  ///   - collection: the name of the one that the new contacts went to; nil where that goes without
  ///     saying.
  ///   - files: where what was refused is kept.
  ///   - undo: the key for it; nil where there is nothing to undo.
  package static func imported(
    _ counts: ImportCounts, into collection: String? = nil, rejectionFiles files: [String],
    undo: String?
  ) -> Phrase {
    let counts = imported(counts, into: collection)
    let names = files.prefix(2).joined(separator: ", ") + (files.count > 2 ? " …" : "")
    return Phrase(
      zh: counts[.zh] + (files.isEmpty ? "" : "，见 \(names)") + (undo.map { "。\($0) 撤销" } ?? ""),
      en: counts[.en] + (files.isEmpty ? "" : ": see \(names)")
        + (undo.map { ".  \($0) undoes it" } ?? ""))
  }

  package static func moreRemarks(_ count: Int) -> Phrase {
    Phrase(zh: "另有 \(count) 条说明", en: "and \(count) more to say")
  }

  package static func askReplace(_ path: String) -> Phrase {
    Phrase(zh: "\(path) 已存在，覆盖？", en: "\(path) exists. Replace it?")
  }
  package static let askReplaceKeys = Phrase(
    zh: "y 覆盖   其他键保留", en: "y replace   any other key keeps")
  package static let nothingExported = Phrase(zh: "没有导出", en: "Nothing exported.")
  package static func noExportKind(_ path: String) -> Phrase {
    Phrase(
      zh: "不知道以什么格式导出 \(path)；文件名要以 .vcf、.csv 或 .plist 结尾",
      en: "no format is known for \(path); its name must end in .vcf, .csv or .plist")
  }

  package static let stopped = Phrase(zh: "已中断，没有任何改动", en: "Stopped; nothing has changed.")
}
