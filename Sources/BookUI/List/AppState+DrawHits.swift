import ContactModel
import Pinyin
import ScreenModel

extension AppState {
  /// The title line while searching: the query and the number of hits.
  func drawQuery(_ search: Search, on canvas: inout Canvas) {
    let columns = layout.listColumns
    canvas.write("/", column: 1, row: 0, style: .title)
    let count = search.isBlank ? "" : Strings.results(search.hits.count)[language]
    let countColumn = columns.upperBound - 1 - cellWidth(of: count)
    canvas.write(count, column: countColumn, row: 0, style: .dim)
    canvas.cursor = search.field.draw(
      on: &canvas, at: Position(column: 3, row: 0), width: max(1, countColumn - 4),
      hint: Strings.typeToSearch[language])
  }

  func drawHits(of search: Search, on canvas: inout Canvas) {
    if search.hits.isEmpty {
      canvas.write(
        Strings.noMatch[language], column: layout.nameColumn, row: layout.bodyRows.lowerBound + 1,
        style: .dim, limit: layout.listColumns.upperBound)
      return
    }
    let caret = canvas.cursor
    for (index, row) in zip(search.top..<search.hits.count, layout.bodyRows) {
      let highlights = book.highlights(at: index, of: search.hits)
      drawHit(search.hits[index], highlights: highlights, row: row, on: &canvas)
      if index == search.selection { drawSelection(row: row, on: &canvas) }
    }
    canvas.cursor = caret
  }

  /// Name and phone with the matched characters marked; the field that matched, where that isn't
  /// the name.
  private func drawHit(
    _ id: ContactID, highlights: [SearchHighlight], row: Int, on canvas: inout Canvas
  ) {
    guard let summary = book.summary(of: id) else { return }
    let end = layout.rowColumns.upperBound
    let inName = highlights.first { $0.field == .name }
    draw(
      name(of: id), ranges: inName?.ranges ?? [], column: layout.nameColumn, row: row,
      limit: layout.phoneColumn - 1, on: &canvas)
    let elsewhere = highlights.first { $0.field != .name }
    let shown = elsewhere.map { ($0.field, $0.index) } ?? summary.firstField
    guard let (field, index) = shown else { return }
    var column = layout.phoneColumn
    if elsewhere != nil {
      column = canvas.write(
        Strings.label(of: field)[language] + " ", column: column, row: row, style: .dim, limit: end)
    }
    let text = summary.text(of: field, index: index)
    let hit = HitText(text, ranges: elsewhere?.ranges ?? [], width: end - column)
    draw(hit.text, ranges: hit.ranges, column: column, row: row, limit: end, on: &canvas)
  }

  private func draw(
    _ text: String, ranges: [Range<Int>], column: Int, row: Int, limit: Int,
    on canvas: inout Canvas
  ) {
    let end = canvas.write(text, column: column, row: row, limit: limit)
    for range in ranges {
      let start = column + cellWidth(of: String(text.prefix(range.lowerBound)))
      let stop = column + cellWidth(of: String(text.prefix(range.upperBound)))
      if start < end { canvas.add(.match, columns: start..<min(stop, end), row: row) }
    }
  }
}

extension ContactSummary {
  /// The first phone, e-mail or organization, as rows show it beside the name.
  fileprivate var firstField: (SearchedField, Int)? {
    let fields: [SearchedField] = [.phone, .email, .organization]
    return fields.first { !text(of: $0).isBlank }.map { ($0, 0) }
  }
}
