import ContactModel
import Pinyin
import ScreenModel

extension AppState {
  mutating func handleList(_ input: InputEvent) -> [Effect] {
    switch input {
    case .key(let key): return handleListKey(key)
    case .mouse(let mouse): return handleListMouse(mouse)
    default: return []
    }
  }

  private mutating func handleListKey(_ key: Key) -> [Effect] {
    guard let command = ListKeyMap.all.command(for: key) else {
      if key == Key(.escape), list.isEditing {
        list.isEditing = false
        return []
      }
      complain(Strings.unbound(key.name, help: ListKeyMap.all.keyName(of: .help)))
      return []
    }
    if command == .jumpToLetter, case .character(let letter) = key.code {
      jump(to: letter)
      return []
    }
    return carryOut(command)
  }

  private mutating func carryOut(_ command: ListCommand) -> [Effect] {
    if moveSelection(command) { return [] }
    switch command {
    case .awaitLetter: overlay = .awaitLetter
    case .search: search = Search(options: searchOptions)
    case .help: overlay = .help(Help(language: language))
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    case .copy: return startCopying()
    case .exportFile: overlay = .askPath(PathPrompt(.exporting))
    case .detailsPageDown, .detailsPageUp, .detailsDown, .detailsUp: scrollDetails(command)
    case .open: return openSelected()
    default: return change(command)
    }
    return []
  }

  /// The commands that only go to another row; false for any other.
  mutating func moveSelection(_ command: ListCommand) -> Bool {
    let row = selectedRow ?? 0
    switch command {
    case .down: select(row: row + 1)
    case .up: select(row: row - 1)
    case .halfPageDown: select(row: row + max(1, layout.height / 2))
    case .halfPageUp: select(row: row - max(1, layout.height / 2))
    case .pageDown: select(row: row + max(1, layout.height - 2))
    case .pageUp: select(row: row - max(1, layout.height - 2))
    case .first: select(row: 0)
    case .last: select(row: book.count - 1)
    case .nextSection: goToSection(after: row)
    case .previousSection: goToSection(before: row)
    default: return false
    }
    return true
  }

  /// Selects a row, the nearest there is.
  mutating func select(row: Int) {
    guard !book.isEmpty else { return }
    list.selection = book[min(max(0, row), book.count - 1)]
  }

  /// Goes to a letter's section; where it doesn't exist to the next that does.
  mutating func jump(to letter: Character) {
    guard let scalar = letter.unicodeScalars.first else { return }
    jump(to: SectionLetter(scalar))
  }

  /// The section's title and as much of it as fits come on top.
  mutating func jump(to letter: SectionLetter) {
    guard let section = book.section(at: letter) else { return }
    select(row: section.rows.lowerBound)
    list.top = lines.line(ofRow: section.rows.lowerBound) - 1
  }

  private mutating func goToSection(after row: Int) {
    let next = book.sections.first { $0.rows.lowerBound > row }
    if let next { jump(to: next.letter) } else { select(row: book.count - 1) }
  }

  /// The start of this section, from there the one before.
  private mutating func goToSection(before row: Int) {
    if let section = book.sections.last(where: { $0.rows.lowerBound < row }) {
      jump(to: section.letter)
    }
  }

  mutating func handleListMouse(_ mouse: MouseEvent) -> [Effect] {
    let layout = layout
    switch mouse.action {
    case .wheelDown where isOverDetails(mouse): scrollDetails(by: 3)
    case .wheelUp where isOverDetails(mouse): scrollDetails(by: -3)
    case .wheelDown: select(row: (selectedRow ?? 0) + 3)
    case .wheelUp: select(row: (selectedRow ?? 0) - 3)
    case .press where layout.rowColumns.contains(mouse.position.column):
      let index = list.top + mouse.position.row - layout.bodyRows.lowerBound
      if layout.bodyRows.contains(mouse.position.row), case .row(let row) = lines.line(at: index) {
        select(row: row)
      }
    case .press, .drag:
      let column = mouse.position.column
      guard abs(column - layout.indexColumn) <= 1 else { break }
      let line = mouse.position.row - layout.bodyRows.lowerBound
      let entries = indexBar.entries
      if entries.indices.contains(line) { jump(to: entries[line].letters.lowerBound) }
    case .release: break
    }
    return []
  }

  private func isOverDetails(_ mouse: MouseEvent) -> Bool {
    layout.pane?.columns.contains(mouse.position.column) ?? false
  }

  var indexBar: IndexBar {
    IndexBar(sections: book.sections.map(\.letter), height: layout.height)
  }
}
