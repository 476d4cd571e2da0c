import ContactModel
import ScreenModel

extension AppState {
  /// The last line: a question, what happened, or the keys that matter now and where the selection
  /// is.
  func drawStatus(on canvas: inout Canvas) {
    let row = layout.statusRow
    if let progress { return draw(progress, on: &canvas) }
    switch overlay {
    case .askDelete(let id): return askDelete(name(of: id), on: &canvas)
    case .askPath(let prompt): return draw(prompt, on: &canvas)
    case .awaitLetter:
      let end = canvas.write(Strings.jumpTo[language], column: 1, row: row, style: .question)
      canvas.cursor = Position(column: min(end + 1, size.columns - 1), row: row)
      return
    default: break
    }
    if let message { return draw(message, on: &canvas, above: size.rows) }
    let position = positionText
    let start = layout.listColumns.upperBound - 1 - cellWidth(of: position)
    drawHints(hints, on: &canvas, row: row, limit: start - 1)
    canvas.write(position, column: start, row: row, style: .dim)
  }

  /// Question and keys on one line, with what of the name has room; in a narrow window the keys stand
  /// below.
  private func askDelete(_ name: String, on canvas: inout Canvas) {
    let row = layout.statusRow
    let keys = Strings.askDeleteKeys[language]
    let question = { Strings.askDelete(shortened(name, to: $0))[language] }
    let rest = cellWidth(of: question(0))
    let room = size.columns - rest - cellWidth(of: keys) - 4
    guard room >= min(Self.leastName, cellWidth(of: name)) else {
      let prompt = Prompt(title: question(size.columns - rest - 2), answers: [keys])
      return prompt.draw(on: &canvas, in: Rect(size))
    }
    canvas.clear(columns: 0..<size.columns, rows: row..<(row + 1))
    let end = canvas.write(question(room), column: 1, row: row, style: .question)
    let caret = canvas.write(keys, column: end + 2, row: row, style: .dim)
    canvas.cursor = Position(column: caret, row: row)
  }

  /// Says a sentence about a name, of which only so much is shown that the sentence is one line.
  mutating func say(of name: String, _ sentence: (String) -> Phrase) {
    let room = size.columns - 2 - cellWidth(of: sentence("")[language])
    say(sentence(shortened(name, to: max(Self.leastName, room))))
  }

  /// How many cells of a name are shown at least.
  private static let leastName = 6

  /// A message over the whole width; one that is longer grows upwards, since what to do next stands
  /// at its end.
  private func draw(_ message: Message, on canvas: inout Canvas, above end: Int) {
    let text = (message.kind == .error ? "! " : "") + message.text
    let style: Style = message.kind == .error ? .error : []
    draw(text, style: style, on: &canvas, above: end, limit: layout.height)
  }

  /// - Parameter limit: of lines; a text that has more ends in `…`.
  private func draw(
    _ text: String, style: Style, on canvas: inout Canvas, above end: Int, limit: Int
  ) {
    var lines = wrappedLines(of: text, width: size.columns - 2)
    if limit > 0, lines.count > limit { lines[limit - 1] += " " + lines[limit] }
    lines = Array(lines.prefix(limit))
    let first = end - lines.count
    canvas.clear(columns: 0..<size.columns, rows: first..<end)
    for (line, row) in zip(lines, first..<end) {
      canvas.write(line, column: 1, row: row, style: style, limit: size.columns - 1)
    }
  }

  /// The path, and above it what is wrong with it or how it could go on.
  private func draw(_ prompt: PathPrompt, on canvas: inout Canvas) {
    if let message {
      draw(message, on: &canvas, above: layout.statusRow)
    } else if !prompt.names.isEmpty {
      let names = prompt.names.joined(separator: "  ")
      draw(
        names, style: .dim, on: &canvas, above: layout.statusRow, limit: layout.height / 2)
    }
    prompt.draw(on: &canvas, row: layout.statusRow, language)
  }

  private func draw(_ progress: WorkProgress, on canvas: inout Canvas) {
    let row = layout.statusRow
    canvas.clear(columns: 0..<size.columns, rows: row..<(row + 1))
    let text = Strings.progress(progress, stop: Key(.escape).name)[language]
    let end = canvas.write(text, column: 1, row: row)
    canvas.cursor = Position(column: min(end + 1, size.columns - 1), row: row)
  }

  /// `8/26`: where the selection is.
  private var positionText: String {
    if let search, !search.isBlank {
      return search.hits.isEmpty ? "" : "\(search.selection + 1)/\(search.hits.count)"
    }
    guard let row = lift?.row ?? selectedRow else { return "" }
    return "\(row + 1)/\(book.count)"
  }

  /// Draws as many hints as fit whole, the last one (how to get help, or out) among them.
  private func drawHints(
    _ hints: [(key: String, text: Phrase)], on canvas: inout Canvas, row: Int, limit: Int
  ) {
    var texts = hints.map { $0.key + " " + $0.text[language] }
    while texts.count > 1, cellWidth(of: texts.joined(separator: "   ")) > limit - 1 {
      texts.remove(at: texts.count - 2)
    }
    canvas.write(texts.joined(separator: "   "), column: 1, row: row, style: .dim, limit: limit)
  }

  private var isMenuOpen: Bool {
    switch overlay {
    case .copyMenu, .trash: true
    default: false
    }
  }

  private var hints: [(key: String, text: Phrase)] {
    let list = ListKeyMap.all
    if isMenuOpen {
      return MenuKeyMap.all.filter { [.choose, .close].contains($0.command) }.map {
        ($0.keys.first?.name ?? "", $0.help)
      }
    }
    if search != nil {
      return [
        (SearchKeyMap.all.keyName(of: .open), Strings.hintOpenHit),
        (SearchKeyMap.all.keyName(of: .leave), Strings.hintLeaveSearch), ("^U", Strings.hintClear),
      ]
    }
    if lift != nil {
      return [
        ("↑↓", Strings.hintMove), (LiftKeyMap.all.keyName(of: .drop), Strings.hintDrop),
        (LiftKeyMap.all.keyName(of: .putBack), Strings.hintPutBack),
      ]
    }
    if list.isEmpty || book.isEmpty {
      return [
        (list.keyName(of: .add), Strings.hintAdd), (list.keyName(of: .help), Strings.hintHelp),
        (list.keyName(of: .quit), Strings.hintQuit),
      ]
    }
    if self.list.isEditing {
      return [
        (list.keyName(of: .delete), Strings.hintDelete), ("Alt-↑↓", Strings.hintMove),
        (list.keyName(of: .undo), Strings.hintUndo),
        (list.keyName(of: .toggleEditing), Strings.hintDone),
      ]
    }
    return [
      (list.keyName(of: .add), Strings.hintAdd), (list.keyName(of: .open), Strings.hintOpen),
      (list.keyName(of: .search), Strings.hintSearch), (list.keyName(of: .lift), Strings.hintMove),
      (list.keyName(of: .toggleEditing), Strings.hintEdit),
      (list.keyName(of: .help), Strings.hintHelp),
    ]
  }
}
