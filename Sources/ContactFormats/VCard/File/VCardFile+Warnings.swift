extension VCardFile {
  /// Everything odd in the file, by line.
  package var warnings: [FormatWarning] {
    var warnings = linesOutsideCards.map { FormatWarning(.textOutsideCards, line: $0) }
    if isUTF16 { warnings.append(FormatWarning(.utf16, line: 1)) }
    for card in cards { warnings += card.warnings }
    return warnings.sorted { $0.line < $1.line }
  }
}

extension VCard {
  var warnings: [FormatWarning] {
    var warnings: [FormatWarning] = []
    var number = line
    var hasEnd = false
    for content in contentLines {
      if content.kind == .junk { warnings.append(FormatWarning(.junkLine, line: number)) }
      if content.hasDanglingBreak {
        warnings.append(FormatWarning(.danglingSoftBreak, line: number))
      }
      if content.role == .end { hasEnd = true }
      number += content.lineCount
    }
    if !hasEnd { warnings.append(FormatWarning(.missingEnd, line: line)) }
    return warnings
  }
}
