package import ScreenModel

extension AppState {
  /// The frame that shows this state. It changes nothing.
  package func screen() -> Canvas {
    var canvas = Canvas(size: size)
    if layout.isTooSmall {
      let lines = wrappedLines(
        of: message?.text ?? Strings.tooSmall[language], width: size.columns)
      for (row, line) in lines.enumerated() { canvas.write(line, column: 0, row: row) }
      canvas.cursor = Position(column: 0, row: 0)
      return canvas
    }
    if case .help(let help) = overlay {
      help.draw(on: &canvas, in: Rect(size))
      return canvas
    }
    if form == nil || layout.isWide { drawList(on: &canvas) }
    if let pane = layout.pane {
      for row in pane.rows {
        canvas.write("│", column: layout.separator, row: row, style: .dim)
      }
      drawDetails(on: &canvas, in: pane)
    }
    form?.state.draw(on: &canvas, in: layout.formArea)
    if form == nil { drawStatus(on: &canvas) }
    switch overlay {
    case .copyMenu(let menu): menu.draw(on: &canvas, in: menuArea)
    case .trash(let menu): menu.draw(on: &canvas, in: menuArea)
    case .conflict(let prompt): prompt.prompt(language).draw(on: &canvas, in: layout.formArea)
    case .askDraft(let draft): draftPrompt(draft).draw(on: &canvas, in: layout.listArea)
    case .askDuplicates(_, let count):
      duplicatesPrompt(count).draw(on: &canvas, in: layout.listArea)
    case .askReplace(let path): replacePrompt(path).draw(on: &canvas, in: layout.listArea)
    case .askKeepAsNew: keepPrompt.draw(on: &canvas, in: layout.formArea)
    default: break
    }
    return canvas
  }

  private var keepPrompt: Prompt {
    Prompt(
      title: Strings.contactIsGone[language],
      answers: KeepKeyMap.all.map { ($0.keys.first?.name ?? "") + " " + $0.help[language] })
  }

  /// Over the list's lower lines, or in the pane.
  private var menuArea: Rect {
    let columns = layout.pane?.columns ?? layout.listColumns
    return Rect(columns: columns, rows: layout.bodyRows)
  }
}
