/// Rows as lines of tab-separated values.
nonisolated package func tabSeparated(_ rows: some Sequence<[String]>) -> String {
  var text = ""
  for row in rows {
    text += row.map(\.harmless).joined(separator: "\t")
    text += "\n"
  }
  return text
}

nonisolated extension String {
  /// Without anything that would break a line or command a terminal: white space of every kind
  /// becomes a blank, other control characters their picture (`␛`). What turns the direction of text
  /// counts as one: it would show a name backwards.
  package var harmless: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: scalars.append(" ")
      case 0x00...0x1F: scalars.append(Unicode.Scalar(scalar.value + 0x2400) ?? "\u{FFFD}")
      case 0x7F: scalars.append("\u{2421}")
      case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
