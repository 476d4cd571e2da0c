import CNcurses
import ScreenModel

/// Puts a canvas on curses' screen. What then goes to the terminal is curses' decision.
///
/// The last cell of the last line stays blank. In terminals that can't switch wrapping off, tmux
/// among them, curses pushes its character in from the left, and breaks a wide one there.
struct Painter {
  private let palette: Palette
  private let charset: Charset
  /// What curses' screen holds, so that only lines that changed are written.
  private var painted = Canvas(size: Size(columns: 0, rows: 0))

  init(palette: Palette, charset: Charset) {
    self.palette = palette
    self.charset = charset
  }

  /// Writes a whole frame and sends it.
  mutating func paint(_ canvas: Canvas) {
    let screen = Size(columns: Int(curses_columns()), rows: Int(curses_rows()))
    let isFresh = canvas.size != painted.size || canvas.size != screen
    if isFresh { werase(curses_standard_screen()) }
    for row in 0..<min(canvas.size.rows, screen.rows) {
      guard isFresh || canvas.line(row) != painted.line(row) else { continue }
      paintLine(row, of: canvas, on: screen)
    }
    // A frame for another size than the screen's is never taken for what is there.
    painted = canvas.size == screen ? canvas : Canvas(size: Size(columns: 0, rows: 0))
    send(cursor: canvas.cursor)
  }

  /// Sends everything anew, whatever the terminal shows.
  mutating func repaint() {
    clearok(curses_current_screen(), true)
    wrefresh(curses_standard_screen())
  }

  private func paintLine(_ row: Int, of canvas: Canvas, on screen: Size) {
    var style: Style = []
    var appearance = palette.appearance(of: style)
    for column in 0..<min(canvas.size.columns, screen.columns) {
      let isLast = column == screen.columns - 1 && row == screen.rows - 1
      let cell = isLast && canvas[column, row].width == 1 ? .blank : canvas[column, row]
      // Curses would put a wide character that is cut by the edge on the next line.
      guard cell.width > 0, column + cell.width <= screen.columns else { continue }
      if cell.style != style {
        style = cell.style
        appearance = palette.appearance(of: style)
      }
      draw(cell, column: column, row: row, appearance)
    }
  }

  private func draw(_ cell: Cell, column: Int, row: Int, _ appearance: Appearance) {
    if charset == .utf8, isDrawable(cell) {
      draw(cell.text, column: column, row: row, appearance)
      return
    }
    let standIn = charset == .utf8 ? Cell.unknown(width: cell.width).text : cell.asciiText
    for (offset, scalar) in standIn.unicodeScalars.enumerated() {
      draw(String(scalar), column: column + offset, row: row, appearance)
    }
  }

  /// Whether curses, which asks the C library, gives the cell as many columns as we do. A library
  /// of another Unicode version may not; drawing such a character would shift the line.
  private func isDrawable(_ cell: Cell) -> Bool {
    var scalars = cell.text.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return false }
    if first.isASCII { return true }
    return Int(curses_width(wchar_t(bitPattern: first.value))) == cell.width
  }

  private func draw(_ text: String, column: Int, row: Int, _ appearance: Appearance) {
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: Int(CCHARW_MAX) + 1) { buffer in
      var count = 0
      for scalar in text.unicodeScalars where count < Int(CCHARW_MAX) {
        buffer[count] = wchar_t(bitPattern: scalar.value)
        count += 1
      }
      buffer[count] = 0
      _ = curses_draw(
        Int32(clamping: row), Int32(clamping: column), buffer.baseAddress, appearance.attributes,
        appearance.pair)
    }
  }

  /// Sends what has changed. The cursor shows only once it is where it belongs.
  private func send(cursor: Position?) {
    let window = curses_standard_screen()
    if let cursor {
      wmove(window, Int32(clamping: cursor.row), Int32(clamping: cursor.column))
    } else {
      curs_set(0)
    }
    wrefresh(window)
    if cursor != nil { curs_set(1) }
  }
}

extension Canvas {
  fileprivate func line(_ row: Int) -> ArraySlice<Cell> {
    let start = row * size.columns
    return cells[start..<(start + size.columns)]
  }
}

extension Cell {
  /// Stands for a character that the C library doesn't know.
  fileprivate static func unknown(width: Int) -> Cell {
    Cell(text: width == 2 ? "\u{FFFD} " : "\u{FFFD}", width: width, style: [])
  }
}
