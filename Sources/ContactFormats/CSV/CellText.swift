import ContactModel

extension StringProtocol {
  /// Without white space at both ends, of any kind and width.
  var trimmed: String {
    let scalars = Substring(self).unicodeScalars
    func isSpace(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar == "\u{FEFF}" || scalar == "\u{200B}"
    }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }
}

extension String {
  /// What a cell means to say: Excel writes `="0123"` to keep a number from losing its zero.
  var cellText: String {
    let text = trimmed
    guard text.utf8.count >= 3, text.hasPrefix("=\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst(2).dropLast())
  }

  /// The values of a cell in which Google puts several.
  var googleValues: [String] {
    guard let separator = Self.googleSeparator.first else { return [self] }
    let bytes = Array(utf8)[...]
    var values: [String] = []
    var start = bytes.startIndex
    var position = start
    while values.count < Self.valueLimit,
      let colon = bytes.firstIndex(of: separator, from: position)
    {
      position = colon + 1
      guard bytes[colon...].starts(with: Self.googleSeparator) else { continue }
      values.append(bytes[start..<colon].text.trimmed)
      start = colon + Self.googleSeparator.count
      position = start
    }
    return values + [bytes[start...].text.trimmed]
  }

  /// Google's "* " before a label marks the first value, or a group of its own.
  var withoutGoogleMark: (text: String, isMarked: Bool) {
    if utf8.elementsEqual("*".utf8) { return ("", true) }
    return hasPrefix("* ") ? (String(dropFirst(2)).trimmed, true) : (self, false)
  }

  private static let googleSeparator = Array(":::".utf8)
  /// More values than anybody has in one cell; what is beyond them stays one.
  private static let valueLimit = 1000

  /// The words of a list, in any of the ways to separate them.
  var listedWords: [String] {
    googleValues.flatMap { value in
      value.split { ";；、，,\n".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    }
  }

  /// Several numbers or addresses that somebody put into one cell; itself where a part isn't one.
  func parts(separatedBy separators: String, where isValid: (String) -> Bool) -> [String] {
    let parts = split { separators.contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    return parts.count > 1 && parts.allSatisfy(isValid) ? parts : [self]
  }

  var digitCount: Int { utf8.count { (0x30...0x39).contains($0) } }
}
