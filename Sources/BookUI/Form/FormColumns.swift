/// The columns of the form, from its left edge: labels, type labels, values.
struct FormColumns: Sendable {
  /// Labels end before this column.
  let labelEnd: Int
  /// Where type labels start, and values without one.
  let valueStart: Int
  /// How wide type labels are, with the gap after them.
  let typeWidth: Int
  /// Values end before this column.
  let end: Int

  init(columns: Int, language: Language) {
    labelEnd = min(language == .zh ? 12 : 14, columns / 4)
    valueStart = labelEnd + (columns < 16 ? 1 : 2)
    typeWidth = min(language == .zh ? 9 : 12, max(0, columns - valueStart) / 3)
    end = columns < 16 ? columns : columns - 1
  }

  /// Where the value of a line starts.
  func start(of line: FormLine) -> Int {
    line.repeated == nil ? valueStart : valueStart + typeWidth
  }

  /// How many columns the value of a line has.
  func width(of line: FormLine) -> Int {
    max(0, end - start(of: line))
  }
}
