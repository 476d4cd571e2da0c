import ContactModel

/// What the labels of other programs say in the words of a card.
enum LabelWords {
  /// TYPE words for a label, sorted; none for the user's own.
  static func types(for label: String) -> [String] {
    let label = label.lowercased()
    if let types = table[label] { return types }
    let words = label.split(separator: " ").map(String.init)
    return words.allSatisfy(typeWords.contains) ? Set(words).sorted() : []
  }

  /// Google's label for TYPE words: what it calls them, or the words themselves.
  ///
  /// That a number is for calls goes without saying: phones write it with every other type.
  static func label(for types: [String]) -> String {
    let types = types.filter { $0 != "voice" }
    if types.isEmpty { return "" }
    let names = rows.first { $0.types == types }?.labels.first
    return (names ?? types.joined(separator: " ")).split(separator: " ")
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// TYPE words that labels can be made of.
  private static let typeWords: Set<String> = [
    "bbs", "car", "cell", "fax", "home", "isdn", "main", "modem", "msg", "other", "pager", "pcs",
    "text", "textphone", "video", "work",
  ]

  private static let rows: [(types: [String], labels: [String])] = [
    (["cell"], ["mobile", "cell", "iphone", "手机", "移动电话", "mobil", "handy", "portable", "móvil"]),
    (["home"], ["home", "住宅", "家庭", "家", "个人", "privat", "zuhause", "domicile", "casa"]),
    (
      ["work"],
      ["work", "business", "工作", "单位", "公司", "办公", "arbeit", "geschäftlich", "bureau", "trabajo"]
    ),
    (["main"], ["main", "总机"]),
    (["fax"], ["fax", "other fax", "otherfax", "传真"]),
    (["fax", "home"], ["home fax", "homefax", "住宅传真", "家庭传真"]),
    (["fax", "work"], ["work fax", "workfax", "工作传真", "单位传真"]),
    (["pager"], ["pager", "寻呼机"]),
    (["car"], ["car", "车载"]),
    (["other"], ["other", "其他"]),
  ]

  private static let table: [String: [String]] = Dictionary(
    rows.flatMap { row in row.labels.map { ($0, row.types) } }
  ) { first, _ in first }

  /// Labels that Apple has a word for are in lower case, as a card gives them back.
  static func known(_ label: String) -> String {
    let word = label.lowercased()
    return AppleLabel.spelled(word) == nil ? label : word
  }
}
