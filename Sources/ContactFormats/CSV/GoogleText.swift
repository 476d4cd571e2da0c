/// How several values stand in one cell of Google's tables: `a ::: b`, with `* ` before the label of
/// the preferred one.
///
/// Google has no way to write a value that has these marks itself. We put a backslash before it
/// (`\:::`, `\* x`), and one more before it where it has some already; a reader takes one off. Nothing
/// but such a mark makes a backslash special, so that Google's own files read as they always did.
enum GoogleText {
  static let separator = " ::: "
  /// More values than anybody has in one cell; what is beyond them stays one.
  static let valueLimit = 1000

  fileprivate static let mark = Array(":::".utf8)

  /// The words of a text that are `:::` behind any number of backslashes.
  fileprivate static func marks(in bytes: Bytes) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    var position = bytes.startIndex
    while let colon = bytes.firstIndex(of: ASCII.colon, from: position) {
      position = colon + 1
      guard bytes[colon...].starts(with: mark) else { continue }
      position = colon + mark.count
      guard position == bytes.endIndex || bytes[position].endsWord else { continue }
      var start = colon
      while start > bytes.startIndex, bytes[start - 1] == ASCII.backslash { start -= 1 }
      if start == bytes.startIndex || bytes[start - 1].endsWord { marks.append(start..<position) }
    }
    return marks
  }
}

extension UInt8 {
  fileprivate var endsWord: Bool { isBlank || isBreak }
}

extension String {
  /// The values of a cell in which Google puts several.
  var googleValues: [String] {
    let bytes = Array(utf8)[...]
    var values: [String] = []
    var value: [UInt8] = []
    var start = bytes.startIndex
    for mark in GoogleText.marks(in: bytes) {
      if mark.count > GoogleText.mark.count {
        value += bytes[start..<mark.lowerBound]
        start = mark.lowerBound + 1
      } else if values.count < GoogleText.valueLimit - 1 {
        value += bytes[start..<mark.lowerBound]
        if value.last == ASCII.space { value.removeLast() }
        values.append(value[...].text)
        value = []
        start = mark.upperBound
        if start < bytes.endIndex, bytes[start] == ASCII.space { start += 1 }
      }
    }
    return values + [(value + bytes[start...])[...].text]
  }

  /// As a value that stands in a cell with others.
  var asGoogleValue: String {
    let bytes = Array(utf8)[...]
    let marks = GoogleText.marks(in: bytes)
    if marks.isEmpty { return self }
    var text: [UInt8] = []
    var start = bytes.startIndex
    for mark in marks {
      text += bytes[start..<mark.lowerBound]
      text.append(ASCII.backslash)
      start = mark.lowerBound
    }
    return (text + bytes[start...])[...].text
  }

  /// Google's "* " before a label marks the first value, or a group of its own.
  var withoutGoogleMark: (text: String, isMarked: Bool) {
    guard isGoogleMarked else { return (self, false) }
    return (String(decoding: utf8.dropFirst(2), as: UTF8.self), true)
  }

  var isGoogleMarked: Bool {
    utf8.starts(with: "* ".utf8) || utf8.elementsEqual("*".utf8)
  }

  /// With a backslash before what would mean something else as it stands, and before those of its
  /// own.
  func guarded(where isSpecial: (String) -> Bool) -> String {
    isSpecial(withoutBackslashes) ? "\\" + self : self
  }

  /// What `guarded(where:)` was made of.
  func unguarded(where isSpecial: (String) -> Bool) -> String {
    guard utf8.first == ASCII.backslash, isSpecial(withoutBackslashes) else { return self }
    return String(decoding: utf8.dropFirst(), as: UTF8.self)
  }

  private var withoutBackslashes: String {
    String(decoding: utf8.drop { $0 == ASCII.backslash }, as: UTF8.self)
  }
}
