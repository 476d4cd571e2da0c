/// Places in the text that the caret can go to.
extension TextField {
  func index(before place: String.Index) -> String.Index {
    place > text.startIndex ? text.index(before: place) : place
  }

  func index(after place: String.Index) -> String.Index {
    place < text.endIndex ? text.index(after: place) : place
  }

  /// The start of the word that the place is in or after.
  func wordStart(before place: String.Index) -> String.Index {
    let end = skipLeft(from: place) { !$0.isWordCharacter }
    return skipLeft(from: end) { $0.isWordCharacter }
  }

  /// As `wordStart`, but a word is all that stands between blanks.
  func blankWordStart(before place: String.Index) -> String.Index {
    let end = skipLeft(from: place) { $0.isWhitespace }
    return skipLeft(from: end) { !$0.isWhitespace }
  }

  /// The end of the word that the place is in or before.
  func wordEnd(after place: String.Index) -> String.Index {
    let start = skipRight(from: place) { !$0.isWordCharacter }
    return skipRight(from: start) { $0.isWordCharacter }
  }

  func lineStart(at place: String.Index) -> String.Index {
    isMultiline ? skipLeft(from: place) { !$0.isLineBreak } : text.startIndex
  }

  func lineEnd(at place: String.Index) -> String.Index {
    isMultiline ? skipRight(from: place) { !$0.isLineBreak } : text.endIndex
  }

  /// How far a kill to the line's end goes: at the end it takes the line break.
  var killedLineEnd: String.Index {
    let end = lineEnd(at: caret)
    return end == caret ? index(after: end) : end
  }

  private func skipLeft(
    from place: String.Index, while isSkipped: (Character) -> Bool
  ) -> String.Index {
    var place = place
    while place > text.startIndex, isSkipped(text[text.index(before: place)]) {
      place = text.index(before: place)
    }
    return place
  }

  private func skipRight(
    from place: String.Index, while isSkipped: (Character) -> Bool
  ) -> String.Index {
    var place = place
    while place < text.endIndex, isSkipped(text[place]) { place = text.index(after: place) }
    return place
  }
}

extension Character {
  /// Whether a line ends with it. Other characters that Unicode calls line breaks are control
  /// characters like any, shown by their marks.
  var isLineBreak: Bool { self == "\n" || self == "\r\n" }

  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
