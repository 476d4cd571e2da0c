package import BookUI

/// What the configuration file says: lines `key = value`, blank ones, and comments after `#` at
/// a line's beginning.
nonisolated package struct Configuration: Equatable, Sendable {
  package static let keys = ["book", "language", "mouse", "fuzzy"]

  /// As it was written; `Settings` tells where that is.
  package var book: String?
  package var language: Language?
  package var mouse = false
  /// Whether a search also takes z for zh, an for ang, and the like.
  package var fuzzy = false

  package init() {}

  package init(text: String) throws(ConfigurationError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let content = line.trimmed
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      let line = index + 1
      guard let equals = content.firstIndex(of: "=") else {
        throw ConfigurationError(line: line, reason: .notAnAssignment)
      }
      let value = String(content[content.index(after: equals)...].trimmed)
      let key = String(content[..<equals].trimmed)
      do throws(ConfigurationError.Reason) {
        try set(key, to: value)
      } catch {
        throw ConfigurationError(line: line, reason: error)
      }
    }
  }

  private mutating func set(
    _ key: String, to value: String
  ) throws(ConfigurationError.Reason) {
    guard Self.keys.contains(key) else { throw .unknownKey(key) }
    guard !value.isEmpty else { throw .missingValue(key) }
    switch key {
    case "language":
      language = Language(rawValue: value)
      if language == nil { throw .badValue(key, allowed: "zh, en") }
    case "mouse": mouse = try isOn(value, key)
    case "fuzzy": fuzzy = try isOn(value, key)
    default: book = value
    }
  }

  private func isOn(_ value: String, _ key: String) throws(ConfigurationError.Reason) -> Bool {
    guard ["on", "off"].contains(value) else { throw .badValue(key, allowed: "on, off") }
    return value == "on"
  }
}

/// A line of the configuration file that can't be understood.
nonisolated package struct ConfigurationError: Error, Equatable {
  package enum Reason: Error, Equatable {
    case notAnAssignment
    case unknownKey(String)
    case missingValue(String)
    case badValue(String, allowed: String)
  }

  /// Counted from 1.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// What is wrong, and where.
  package func phrase(file: String) -> Phrase {
    let place = "\(file):\(line)"
    switch reason {
    case .notAnAssignment: return Strings.notAnAssignment(at: place)
    case .unknownKey(let key):
      return Strings.unknownKey(
        key, known: Configuration.keys.joined(separator: ", "), at: place)
    case .missingValue(let key): return Strings.missingValue(of: key, at: place)
    case .badValue(let key, let allowed):
      return Strings.badValue(key, allowed: allowed, at: place)
    }
  }
}

extension Substring {
  /// Without white space at both ends.
  nonisolated fileprivate var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
