import ContactModel

extension String {
  /// Without white space at its ends; empty where there is nothing else in it that can be seen.
  var trimmed: String {
    guard !isBlank,
      let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}
