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
