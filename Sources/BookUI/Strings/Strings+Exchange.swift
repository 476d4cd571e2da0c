/// What `import` and `export` say.
extension Strings {
  // MARK: Import

  package static func duplicates(_ count: Int) -> Phrase {
    Phrase(
      zh: "通讯录里已有 \(count) 个同 UID 而内容不同的联系人，什么都没有导入；请指定 --duplicates "
        + "skip（保留原有的）、replace（替换）或 keep-both（都保留）",
      en: "\(count) with a UID that the book has with another content, so nothing was imported. "
        + "Say what to do: --duplicates skip (keep the book's), replace, or keep-both")
  }

  package static func nothingToImport(_ path: String) -> Phrase {
    Phrase(
      zh: "\(path) 里没有可导入的文件（.vcf、.csv、.plist）",
      en: "there is no file to import in \(path) (.vcf, .csv, .plist)")
  }

  package static let cancelled = Phrase(
    zh: "已中断；通讯录没有改动", en: "stopped; the book is as it was")
}
