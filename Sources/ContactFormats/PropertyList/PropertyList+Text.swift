extension PropertyList {
  /// What a text, number, flag or date is shown as; nil for data and containers.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .date(let seconds): PropertyListDate.text(seconds) ?? String(seconds)
    case .data, .uid, .array, .dictionary: nil
    }
  }

  /// What can be read of any value: the texts of a container, one level deep.
  var outline: String {
    switch self {
    case .array(let items): items.compactMap(\.text).joined(separator: ", ")
    case .dictionary(let dictionary):
      dictionary.members.compactMap { member in
        member.value.text.map { member.key + ": " + $0 }
      }.joined(separator: ", ")
    default: text ?? ""
    }
  }

  /// A new text for a value: of the same type where the text says the same in that type, else text.
  ///
  /// So 24 stays a number when it becomes 25, but `007` is never turned into 7.
  package func replaced(with text: String) -> PropertyList {
    let candidate: PropertyList? =
      switch self {
      case .integer: Int128(text).map(PropertyList.integer)
      case .real: Double(text).map(PropertyList.real)
      case .boolean: Bool(text).map(PropertyList.boolean)
      case .date: PropertyListDate.seconds(text).map(PropertyList.date)
      case .string, .data, .uid, .array, .dictionary: nil
      }
    if let candidate, let shown = candidate.text, shown.utf8.elementsEqual(text.utf8) {
      return candidate
    }
    if case .real = self, let number = Int(text), String(number) == text {
      return .real(Double(number))
    }
    return .string(text)
  }
}

extension PropertyList {
  /// The value of an `integer`, `real`, `date` or `data` element; nil where the content is none.
  init?(xmlContent content: String, element: String) {
    let text = content.trimmingXMLSpace
    let value: PropertyList? =
      switch element {
      case "integer": Self.integer(xml: text).map(PropertyList.integer)
      case "real": Double(text).map(PropertyList.real)
      case "date": PropertyListDate.seconds(text).map(PropertyList.date)
      case "data": Base64.decode(text.utf8).map(PropertyList.data)
      default: nil
      }
    guard let value else { return nil }
    self = value
  }

  /// Decimal or `0x` hexadecimal, with a sign.
  private static func integer(xml text: String) -> Int128? {
    var digits = text[...]
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int128(text) }
    guard let first = digits.dropFirst(2).first, first.isHexDigit,
      let magnitude = Int128(digits.dropFirst(2), radix: 16)
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

extension PropertyList {
  /// The same as an XML list can hold it: dates to the second, or as text where they are in no year
  /// of four digits, and a reference in the spelling of Apple's tools.
  var heldByXML: PropertyList {
    switch self {
    case .date(let seconds):
      PropertyListDate.text(seconds).flatMap(PropertyListDate.seconds).map(PropertyList.date)
        ?? .string(String(seconds))
    case .uid(let number):
      .dictionary(PropertyListDictionary([.init(key: "CF$UID", value: .integer(Int128(number)))]))
    case .array(let items): .array(items.map(\.heldByXML))
    case .dictionary(let dictionary): .dictionary(dictionary.heldByXML)
    default: self
    }
  }

  /// Whether a text in it has characters that no XML file may contain, in any spelling.
  var hasTextForbiddenInXML: Bool {
    switch self {
    case .string(let text): text.isForbiddenInXML
    case .array(let items): items.contains(where: \.hasTextForbiddenInXML)
    case .dictionary(let dictionary):
      dictionary.members.contains { $0.key.isForbiddenInXML || $0.value.hasTextForbiddenInXML }
    default: false
    }
  }
}

extension PropertyListDictionary {
  /// What an XML list can hold of each value.
  var heldByXML: PropertyListDictionary {
    PropertyListDictionary(members.map { Member(key: $0.key, value: $0.value.heldByXML) })
  }
}

extension String {
  fileprivate var isForbiddenInXML: Bool {
    unicodeScalars.contains {
      $0.value < 0x20 && !["\t", "\n", "\r"].contains($0) || $0.value == 0xFFFE
        || $0.value == 0xFFFF
    }
  }

  fileprivate var trimmingXMLSpace: String {
    let bytes = utf8.drop(while: isXMLSpace)
    guard let last = bytes.lastIndex(where: { !isXMLSpace($0) }) else { return "" }
    return String(self[bytes.startIndex...last])
  }
}
