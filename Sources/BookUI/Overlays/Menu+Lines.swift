import ScreenModel

extension Menu {
  /// One line that can be chosen.
  enum Line {
    /// A row, by its index.
    case row(Int)
    case ownText
  }

  /// What the typed text leaves of the rows, then the line for the user's own text.
  var lines: [Line] {
    let typed = query.text.lowercased()
    var lines = rows.indices.filter { rows[$0].matches(typed) }.map(Line.row)
    let isRow = rows.contains { $0.title.lowercased() == typed }
    if ownTextTitle != nil, !typed.isEmpty, !isRow { lines.append(.ownText) }
    return lines
  }
}

extension Menu.Row {
  /// Whether the text begins one of its words. Han text is written without blanks between words: it
  /// may stand anywhere.
  fileprivate func matches(_ typed: String) -> Bool {
    if typed.isEmpty { return true }
    let isASCII = typed.utf8.allSatisfy { $0 < 0x80 }
    return ([title] + words).contains { text in
      let text = text.lowercased()
      return text.hasPrefix(typed) || text.contains(" " + typed) || !isASCII && text.contains(typed)
    }
  }
}
