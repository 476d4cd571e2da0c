package import ScreenModel

/// A list to choose one thing from: with the arrow keys, or by typing the beginning of a word.
package struct Menu<Choice: Sendable>: Sendable {
  package struct Row: Sendable {
    package var choice: Choice
    package var title: String
    /// What stands, dim, beside the title.
    package var detail: String
    /// Other words by which typing finds the row.
    package var words: [String]

    package init(_ choice: Choice, title: String, detail: String = "", words: [String] = []) {
      self.choice = choice
      self.title = title
      self.detail = detail
      self.words = words
    }
  }

  package enum Outcome: Sendable {
    /// Still open.
    case none
    case chosen(Choice)
    /// The user's own text, where the menu takes one.
    case ownText(String)
    case closed
    case unbound(Key)
  }

  package let title: String
  package let rows: [Row]
  /// What the row for the user's own text says; nil where only the rows can be chosen.
  package let ownTextTitle: String?
  /// What is shown where no row has the typed text.
  let nothingFound: String
  package private(set) var query = TextField()
  /// Which of the shown lines is selected.
  package private(set) var selection: Int

  /// `selection` names a row.
  package init(
    title: String, rows: [Row], selection: Int = 0, ownTextTitle: Phrase? = nil,
    language: Language
  ) {
    self.title = title
    self.rows = rows
    self.selection = rows.indices.contains(selection) ? selection : 0
    self.ownTextTitle = ownTextTitle?[language]
    nothingFound = Strings.nothingFound[language]
  }

  package mutating func handle(_ event: InputEvent) -> Outcome {
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): edit { $0.paste(text) }
    default: break
    }
    return .none
  }

  private mutating func handle(_ key: Key) -> Outcome {
    guard let command = MenuKeyMap.all.command(for: key) else {
      let isBound = edit { $0.handle(key) }
      return isBound ? .none : .unbound(key)
    }
    switch command {
    case .previous: select(selection - 1)
    case .next: select(selection + 1)
    case .pageUp: select(max(0, selection - 10))
    case .pageDown: select(min(lines.count - 1, selection + 10))
    case .close: return .closed
    case .choose: return chosen
    }
    return .none
  }

  private var chosen: Outcome {
    let lines = lines
    guard lines.indices.contains(selection) else { return .none }
    switch lines[selection] {
    case .row(let index): return .chosen(rows[index].choice)
    case .ownText: return .ownText(query.text)
    }
  }

  /// From the last line to the first and back, as menus do.
  private mutating func select(_ line: Int) {
    let count = lines.count
    selection = count == 0 ? 0 : line < 0 ? count - 1 : line >= count ? 0 : line
  }

  @discardableResult
  private mutating func edit<Result>(_ change: (inout TextField) -> Result) -> Result {
    let before = query.text
    let result = change(&query)
    if !query.text.utf8.elementsEqual(before.utf8) { selection = 0 }
    return result
  }
}
