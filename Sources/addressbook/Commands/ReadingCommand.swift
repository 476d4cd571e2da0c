import Pinyin

/// Each name with its section and its pinyin.
nonisolated func readingRows(of names: [String]) -> [[String]] {
  names.map { text in
    let name = SortName(text)
    return [text, String(name.section.title), name.pinyin]
  }
}
