import ContactModel
import Pinyin
import ScreenModel

extension AppState {
  func drawList(on canvas: inout Canvas) {
    if let search {
      drawQuery(search, on: &canvas)
      guard search.isBlank else { return drawHits(of: search, on: &canvas) }
      let caret = canvas.cursor
      drawRows(on: &canvas)
      canvas.cursor = caret
      return
    }
    drawTitle(on: &canvas)
    guard !book.isEmpty else { return drawEmptyBook(on: &canvas) }
    drawRows(on: &canvas)
  }

  private func drawRows(on canvas: inout Canvas) {
    drawSections(on: &canvas)
    drawIndexBar(on: &canvas)
  }

  private func drawTitle(on canvas: inout Canvas) {
    var state = Strings.count(book.count)
    if readOnlyReason != nil || collection?.isReadOnly == true {
      state = Strings.readOnly(book.count)
    }
    if list.isEditing { state = Strings.editing(ListKeyMap.all.keyName(of: .toggleEditing)) }
    if lift != nil { state = Strings.moving }
    let text = state[language]
    let column = layout.listColumns.upperBound - 1 - cellWidth(of: text)
    let limit = max(column - 2, layout.listColumns.count / 2)
    var start = 1
    if let color = collection?.color {
      start = canvas.write("■", column: start, row: 0, style: Style(color), limit: limit) + 1
    }
    let title = collection?.name ?? Strings.contacts[language]
    let end = canvas.write(title, column: start, row: 0, style: .title, limit: limit)
    if column > end { canvas.write(text, column: column, row: 0, style: .dim) }
  }

  /// The one that the selected contact is in.
  private var collection: ContactCollection? {
    let index = list.selection.flatMap(book.summary(of:))?.collection ?? 0
    return collections.indices.contains(index) ? collections[index] : nil
  }

  private func drawEmptyBook(on canvas: inout Canvas) {
    let columns = layout.listColumns
    let middle = layout.bodyRows.lowerBound + layout.height / 3
    let text = Strings.noContactsYet[language]
    let column = columns.lowerBound + max(1, (columns.count - cellWidth(of: text)) / 2)
    canvas.write(text, column: column, row: middle, limit: columns.upperBound)
    let hints: [(ListCommand, Phrase)] = [
      (.add, Strings.addTheFirst), (.importFiles, Strings.importTheFirst),
    ]
    for (row, (command, text)) in hints.enumerated()
    where layout.bodyRows.contains(middle + 2 + row) {
      let key = ListKeyMap.all.keyName(of: command)
      canvas.write(
        "\(key)   \(text[language])", column: column, row: middle + 2 + row, style: .dim,
        limit: columns.upperBound)
    }
    canvas.cursor = Position(column: column, row: middle + 2)
  }

  private func drawSections(on canvas: inout Canvas) {
    let lines = lines
    for (offset, row) in layout.bodyRows.enumerated() {
      let index = list.top + offset
      if offset == 0, let section = lines.section(at: index) {
        drawTitle(of: section, row: row, on: &canvas)
        continue
      }
      switch lines.line(at: index) {
      case .title(let section): drawTitle(of: section, row: row, on: &canvas)
      case .row(let shown): drawRow(shown, at: row, on: &canvas)
      case nil: break
      }
    }
  }

  private func drawTitle(of section: Section, row: Int, on canvas: inout Canvas) {
    let columns = layout.rowColumns
    canvas.write(String(section.letter.title), column: 1, row: row, style: .sectionTitle)
    canvas.fill("─", columns: 3..<max(3, columns.upperBound), row: row, style: .dim)
  }

  private func drawRow(_ shown: Int, at line: Int, on canvas: inout Canvas) {
    let id = book[lift?.bookRow(shownAt: shown) ?? shown]
    guard let summary = book.summary(of: id) else { return }
    let isSelected = shown == (lift?.row ?? selectedRow)
    let columns = layout.rowColumns
    var end = columns.upperBound
    if list.isEditing {
      canvas.write("≡", column: end - 1, row: line, style: .dim)
      end -= 3
    }
    canvas.write(name(of: id), column: layout.nameColumn, row: line, limit: layout.phoneColumn - 1)
    let secondary = summary.secondaryText
    if let extra = layout.extraColumn {
      let phoneEnd = min(extra - 1, end)
      drawSecondary(
        secondary, hasPicture: summary.hasPicture, row: line, end: phoneEnd, on: &canvas)
      let text = [summary.organization, summary.emails.first ?? ""].first {
        !$0.isBlank && !$0.isIdentical(to: secondary)
      }
      canvas.write(text ?? "", column: extra, row: line, style: .dim, limit: end)
    } else {
      drawSecondary(secondary, hasPicture: summary.hasPicture, row: line, end: end, on: &canvas)
    }
    if list.isEditing { canvas.write("⊖", column: 1, row: line, style: .dim) }
    if lift?.row == shown { canvas.write("↕", column: 1, row: line) }
    if isSelected { drawSelection(row: line, on: &canvas) }
  }

  private func drawSecondary(
    _ text: String, hasPicture: Bool, row: Int, end: Int, on canvas: inout Canvas
  ) {
    let limit = hasPicture ? end - 3 : end
    let column = canvas.write(text, column: layout.phoneColumn, row: row, limit: limit)
    if hasPicture { canvas.write("▣", column: column + 2, row: row, style: .dim, limit: end) }
  }

  /// The whole row reversed, a mark at the left that is seen without colour too, and the cursor.
  func drawSelection(row: Int, on canvas: inout Canvas) {
    let columns = layout.rowColumns
    canvas.write("▌", column: 0, row: row)
    canvas.add(lift == nil ? .selection : .lifted, columns: columns, row: row)
    canvas.cursor = Position(column: 0, row: row)
  }

  private func drawIndexBar(on canvas: inout Canvas) {
    let letters = book.sections.map(\.letter)
    let current = lines.section(at: list.top)?.letter
    for (entry, row) in zip(indexBar.entries, layout.bodyRows) {
      var style: Style = entry.title.map(letters.contains) ?? false ? .indexTitle : .dim
      if let current, entry.letters.contains(current) { style.formUnion(.currentIndexTitle) }
      let title = entry.title.map { String($0.title) } ?? "·"
      canvas.write(title, column: layout.indexColumn, row: row, style: style)
    }
  }
}

extension ContactSummary {
  /// What stands beside the name: the first phone, else e-mail, else organization.
  fileprivate var secondaryText: String {
    let texts = [phones.first ?? "", emails.first ?? "", organization]
    return texts.first { !$0.isBlank } ?? ""
  }
}

extension Style {
  fileprivate init(_ color: ContactCollection.Color) {
    let hues: [(ContactCollection.Color, Style)] = [(.red, .red), (.green, .green), (.blue, .blue)]
    self = Style(hues.filter { color.contains($0.0) }.map(\.1))
  }
}
