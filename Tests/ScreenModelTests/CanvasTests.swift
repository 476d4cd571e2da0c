import ScreenModel
import Testing

@Suite struct CanvasTests {
  /// A canvas of one line, filled with dots.
  private func line(_ columns: Int) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: 1))
    canvas.fill(".", columns: 0..<columns, row: 0)
    return canvas
  }

  @Test(arguments: [
    ("abc", 0, nil, true, "abc.....", 3),
    ("李磊", 1, nil, true, ".李磊...", 5),
    ("abcdefghij", 0, nil, true, "abcdefg…", 8),
    ("abcdefghij", 0, nil, false, "abcdefgh", 8),
    ("abcdefghij", 2, 5, true, "..ab…...", 5),
    // A wide cluster that would be cut in half is left out.
    ("李磊李磊李", 0, nil, true, "李磊李….", 7),
    ("李磊李磊李", 1, nil, true, ".李磊李…", 8),
    ("李磊李磊李", 1, nil, false, ".李磊李.", 7),
    ("李", 7, nil, true, ".......…", 8),
    ("李", 7, nil, false, "........", 7),
    ("李磊", 2, 4, true, "..….....", 3),
    // Outside.
    ("abc", 8, nil, true, "........", 8), ("abc", 3, 3, true, "........", 3),
    ("abc", -1, nil, true, "bc......", 2), ("李a", -1, nil, true, ".a......", 2),
    ("", 0, nil, true, "........", 0),
    // Marks take no column.
    ("e\u{301}a", 0, nil, true, "e\u{301}a......", 2),
    ("\u{1B}[2J", 0, nil, true, "␛[2J....", 4),
  ])
  func textIsCutAtTheEdge(
    text: String, column: Int, limit: Int?, ellipsis: Bool, shown: String, end: Int
  ) {
    var canvas = line(8)
    let next = canvas.write(text, column: column, row: 0, limit: limit, ellipsis: ellipsis)
    #expect(canvas.lines == [shown])
    #expect(next == end)
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func aLineOutsideTakesNothing(row: Int) {
    var canvas = line(4)
    let before = canvas
    canvas.write("abc", column: 0, row: row)
    canvas.fill("x", columns: 0..<4, row: row)
    canvas.add(.dim, columns: 0..<4, row: row)
    #expect(canvas == before)
    #expect(canvas[0, row] == .blank)
    #expect(canvas.text(row: row) == "")
  }

  @Test(arguments: [
    (0, "x 磊.."), (1, " x磊.."), (2, "李x .."), (3, "李 x.."), (4, "李磊x."),
  ])
  func halfAWideClusterIsNeverLeft(column: Int, shown: String) {
    var canvas = line(6)
    canvas.write("李磊", column: 0, row: 0)
    canvas.write("x", column: column, row: 0)
    #expect(canvas.lines == [shown])
  }

  @Test func aWideClusterOverTwoHalvesBlanksBothOthers() {
    var canvas = line(6)
    canvas.write("李磊", column: 0, row: 0)
    canvas.write("王", column: 1, row: 0)
    #expect(canvas.lines == [" 王 .."])
    #expect(canvas[1, 0].width == 2)
    #expect(canvas[2, 0] == Cell(text: "", width: 0, style: []))
  }

  @Test func rolesAreAddedToWhatIsDrawn() {
    var canvas = line(6)
    canvas.write("李磊", column: 0, row: 0, style: .match)
    canvas.add(.selection, columns: -5..<Int.max, row: 0)
    #expect(canvas[0, 0].style == [.match, .selection])
    #expect(canvas[1, 0].style == [.match, .selection])
    #expect(canvas[5, 0].style == .selection)
    #expect(canvas.lines == ["李磊.."])
  }

  @Test func clearingARectangleBlanksItAndNoMore() {
    var canvas = Canvas(size: Size(columns: 5, rows: 3))
    for row in 0..<3 { canvas.fill("x", columns: 0..<5, row: row, style: .dim) }
    canvas.clear(columns: 3..<Int.max, rows: 1..<Int.max)
    #expect(canvas.lines == ["xxxxx", "xxx", "xxx"])
    #expect(canvas[3, 1] == .blank)
    #expect(canvas[3, 0].style == .dim)
  }

  /// Whatever is written where: every line has as many columns as the canvas, and the halves of
  /// wide clusters stand side by side.
  @Test func everySizeTakesEverything() {
    for columns in 0...9 {
      for rows in 0...3 {
        var canvas = Canvas(size: Size(columns: columns, rows: rows))
        for column in -3...10 {
          for text in ["李磊王", "a李b磊", "\u{301}e\u{301}"] {
            canvas.write(text, column: column, row: rows - 1, limit: 10 - column)
            canvas.write(text, column: column, row: 0, ellipsis: false)
            expectWholeClusters(canvas)
          }
        }
      }
    }
  }

  private func expectWholeClusters(_ canvas: Canvas) {
    for row in 0..<canvas.size.rows {
      var column = 0
      while column < canvas.size.columns {
        let cell = canvas[column, row]
        #expect(cell.width > 0)
        if cell.width == 2 { #expect(canvas[column + 1, row].width == 0) }
        column += max(1, cell.width)
      }
      #expect(column == canvas.size.columns)
    }
  }
}
