import ScreenModel

/// A text as lines of a width in cells, broken between words where it can be.
func wrappedLines(of text: String, width: Int) -> [String] {
  lines(of: text, room: max(1, width)).map { String(text[$0]) }
}

/// A text of several lines, wrapped at blanks and between Han characters.
extension TextField {
  /// One line as it is shown: a part of the text, line breaks left out.
  package typealias Line = Range<String.Index>

  /// The lines for a width in cells; never empty. One cell stays free for a caret at a line's end.
  package func lines(width: Int) -> [Line] {
    if let wrapped, wrapped.width == width { return wrapped.lines }
    return BookUI.lines(of: text, room: max(1, width - 1))
  }

  /// Keeps the lines for this width until the text changes, so that a frame needn't wrap a long text
  /// anew.
  mutating func wrap(width: Int) {
    guard wrapped?.width != width else { return }
    wrapped = (width, lines(width: width))
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
    let isWrapped = target.upperBound < text.endIndex && !text[target.upperBound].isLineBreak
    if place == target.upperBound, isWrapped, place > target.lowerBound {
      place = text.index(before: place)
    }
    moveCaret(to: place)
    return true
  }
}

/// The lines of a text, none wider than `room`.
private func lines(of text: String, room: Int) -> [Range<String.Index>] {
  var lines: [Range<String.Index>] = []
  var start = text.startIndex
  var columns = 0
  /// Where the line can be broken, and how wide it is up to there.
  var gap: (place: String.Index, columns: Int)?
  var isAfterGap = false
  var place = text.startIndex
  while place < text.endIndex {
    let step = WrappingStep(in: text, at: place)
    if step.isLineBreak {
      lines.append(start..<place)
      start = step.end
      (columns, gap, isAfterGap) = (0, nil, false)
    } else {
      if place > start, isAfterGap || step.width > 1 { gap = (place, columns) }
      if columns + step.width > room, place > start {
        let end = gap ?? (place, columns)
        lines.append(start..<end.place)
        start = end.place
        columns -= end.columns
        gap = nil
      }
      columns += step.width
      isAfterGap = step.width > 1 || step.isBlank
    }
    place = step.end
  }
  lines.append(start..<text.endIndex)
  return lines
}

/// One character on the way through a text that is wrapped.
private struct WrappingStep {
  let end: String.Index
  let width: Int
  var isLineBreak = false
  var isBlank = false

  /// ASCII and Han characters, which most texts are made of, are told by their bytes: finding where
  /// characters end takes many times as long.
  init(in text: String, at place: String.Index) {
    let utf8 = text.utf8
    let byte = utf8[place]
    if (0x20...0x7E).contains(byte) {
      let next = utf8.index(after: place)
      if next == text.endIndex || utf8[next].isPlainLead {
        (end, width, isBlank) = (next, 1, byte == 0x20)
        return
      }
    } else if (0xE5...0xE9).contains(byte) {
      let next = utf8.index(place, offsetBy: 3)
      if next == text.endIndex || utf8[next].isPlainLead {
        (end, width) = (next, 2)
        return
      }
    }
    let character = text[place]
    end = text.index(after: place)
    width = cellWidth(of: String(character))
    isLineBreak = character.isLineBreak
    isBlank = character.isWhitespace
  }
}

extension UInt8 {
  /// Whether no character that begins with this byte belongs to the one before it.
  fileprivate var isPlainLead: Bool { self < 0x80 || (0xE5...0xE9).contains(self) }
}
