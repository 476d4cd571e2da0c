import ScreenModel

/// The keys and what they do, made from the key maps, so that it can't go stale.
struct Help: Sendable {
  /// A title, or keys with what they do.
  enum Line: Hashable, Sendable {
    case title(String)
    case keys(String, String)
    case blank
  }

  let language: Language
  private(set) var top = 0

  init(language: Language) {
    self.language = language
  }

  /// Scrolls; any other key closes the help: false.
  mutating func handle(_ key: Key, in area: Rect) -> Bool {
    let height = max(1, area.rows.count - 2)
    switch ListKeyMap.movement.command(for: key) {
    case .down: top += 1
    case .up: top -= 1
    case .halfPageDown: top += height / 2
    case .halfPageUp: top -= height / 2
    case .pageDown: top += height
    case .pageUp: top -= height
    case .first: top = 0
    case .last: top = lines.count
    default: return false
    }
    top = min(max(0, top), max(0, lines.count - height * Help.columnCount(in: area)))
    return true
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.clear(columns: area.columns, rows: area.rows)
    let left = area.columns.lowerBound
    let end = area.columns.upperBound
    canvas.write(
      Strings.helpTitle[language], column: left + 1, row: area.rows.lowerBound, style: .title,
      limit: end)
    drawColumns(on: &canvas, in: area)
    if let last = area.rows.last {
      let hint = "j k \(Strings.hintScroll[language])   Esc \(Strings.hintBack[language])"
      canvas.write(hint, column: left + 1, row: last, style: .dim, limit: end)
    }
    canvas.cursor = Position(column: left, row: area.rows.lowerBound)
  }

  /// As many columns of keys as fit side by side.
  private static func columnCount(in area: Rect) -> Int { max(1, area.columns.count / 50) }

  private func drawColumns(on canvas: inout Canvas, in area: Rect) {
    let body = area.rows.dropFirst().dropLast()
    let width = area.columns.count / Help.columnCount(in: area)
    var shown = lines.dropFirst(top)
    for column in 0..<Help.columnCount(in: area) {
      let left = area.columns.lowerBound + column * width
      for (line, row) in zip(shown, body) {
        draw(line, row: row, left: left, end: left + width - 1, on: &canvas)
      }
      shown = shown.dropFirst(body.count)
    }
  }

  private func draw(_ line: Line, row: Int, left: Int, end: Int, on canvas: inout Canvas) {
    switch line {
    case .title(let title):
      canvas.write(title, column: left + 1, row: row, style: .sectionTitle, limit: end)
    case .keys(let keys, let text):
      let column = left + 3 + min(20, max(8, (end - left) / 3))
      canvas.write(keys, column: left + 3, row: row, limit: column - 1)
      canvas.write(text, column: column, row: row, limit: end)
    case .blank: break
    }
  }

  var lines: [Line] {
    group(Strings.helpMovement, ListKeyMap.movement)
      + group(Strings.helpChanges, ListKeyMap.changes)
      + group(Strings.helpOthers, ListKeyMap.others)
      + group(Strings.helpMoveMode, LiftKeyMap.all)
      + group(Strings.helpSearching, SearchKeyMap.all)
      + group(Strings.helpForm, FormKeyMap.all)
      + group(Strings.helpText, TextKeyMap.all)
  }

  private func group<Command>(_ title: Phrase, _ bindings: [KeyBinding<Command>]) -> [Line] {
    [.title(title[language])] + bindings.map { .keys($0.keys.names, $0.help[language]) } + [.blank]
  }
}
