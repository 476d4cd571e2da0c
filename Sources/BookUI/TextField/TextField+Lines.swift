import ScreenModel

/// A text of several lines, wrapped at blanks and between Han characters.
/// A text as lines of a width in cells, broken between words where it can be.
func wrappedLines(of text: String, width: Int) -> [String] {
  let field = TextField(text, isMultiline: true)
  return field.lines(width: width + 1).map { String(field.text[$0]) }
}

extension TextField {
  /// One line as it is shown: a part of the text, line breaks left out.
  package typealias Line = Range<String.Index>

  /// The lines for a width in cells; never empty. One cell stays free for a caret at a line's end.
  package func lines(width: Int) -> [Line] {
    let room = max(1, width - 1)
    var lines: [Line] = []
    var start = text.startIndex
    var columns = 0
    /// Where the line can be broken, and how wide it is up to there.
    var gap: (place: String.Index, columns: Int)?
    var isAfterGap = false
    for place in text.indices {
      let character = text[place]
      if character.isNewline {
        lines.append(start..<place)
        start = text.index(after: place)
        (columns, gap, isAfterGap) = (0, nil, false)
        continue
      }
      let width = cellWidth(of: String(character))
      if place > start, isAfterGap || width > 1 { gap = (place, columns) }
      if columns + width > room, place > start {
        let end = gap ?? (place, columns)
        lines.append(start..<end.place)
        start = end.place
        columns -= end.columns
        gap = nil
      }
      columns += width
      isAfterGap = width > 1 || character.isWhitespace
    }
    lines.append(start..<text.endIndex)
    return lines
  }

  /// On which of these lines the caret stands, and in which column of it.
  package func caretPlace(in lines: [Line]) -> (line: Int, column: Int) {
    let index = lines.lastIndex { $0.lowerBound <= caret } ?? 0
    guard lines.indices.contains(index), lines[index].lowerBound <= caret else { return (0, 0) }
    return (index, cellWidth(of: String(text[lines[index].lowerBound..<caret])))
  }

  /// Moves the caret to the line above or below, as near to its column as can be. False where there
  /// is none: the caret stays.
  package mutating func moveCaret(byLines offset: Int, width: Int) -> Bool {
    let lines = lines(width: width)
    let (line, column) = caretPlace(in: lines)
    guard lines.indices.contains(line + offset) else { return false }
    let target = lines[line + offset]
    var place = target.lowerBound
    var reached = 0
    while place < target.upperBound {
      reached += cellWidth(of: String(text[place]))
      if reached > column { break }
      place = text.index(after: place)
    }
    let isWrapped = target.upperBound < text.endIndex && !text[target.upperBound].isNewline
    if place == target.upperBound, isWrapped, place > target.lowerBound {
      place = text.index(before: place)
    }
    moveCaret(to: place)
    return true
  }
}
