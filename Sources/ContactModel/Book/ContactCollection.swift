/// What a folder of cards says of itself: books that sync programs keep have names and colours.
package struct ContactCollection: Equatable, Sendable {
  /// Nil where it gives itself none, and needs none.
  package var name: String?
  package var color: Color?
  /// The name of its folder in the book's; empty for the book's own.
  package var folder: String
  /// Whether it can't be changed, though others of the book may.
  package var isReadOnly: Bool

  package init(
    name: String? = nil, color: Color? = nil, folder: String = "", isReadOnly: Bool = false
  ) {
    self.name = name
    self.color = color
    self.folder = folder
    self.isReadOnly = isReadOnly
  }

  /// One of the colours that every terminal has: which of red, green and blue are in it. Never
  /// none and never all of them.
  package struct Color: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package static let red = Color(rawValue: 1)
    package static let green = Color(rawValue: 2)
    package static let blue = Color(rawValue: 4)

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The nearest to `#RRGGBB` (more digits, as some programs write them, don't count). Nil for
    /// greys, and for what is no such text.
    package init?(_ text: String) {
      let digits = text.utf8.dropFirst().prefix(6)
      guard text.hasPrefix("#"), digits.count == 6,
        let value = Int(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0
      else { return nil }
      let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
      let brightest = parts.max() ?? 0
      self = []
      for (part, color) in zip(parts, [Color.red, .green, .blue])
      where brightest >= 0x40 && part * 10 > brightest * 6 {
        insert(color)
      }
      if isEmpty || self == [.red, .green, .blue] { return nil }
    }
  }
}
