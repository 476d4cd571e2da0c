import ScreenModel

/// What a line of so many cells shows of a text: all of it, or its beginning and `…`.
func shortened(_ text: String, to width: Int) -> String {
  var canvas = Canvas(size: Size(columns: width, rows: 1))
  canvas.write(text, column: 0, row: 0)
  return canvas.text(row: 0)
}
