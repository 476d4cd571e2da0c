/// What a piece of text on the screen *is*; the palette of the terminal decides how that looks.
///
/// Roles combine: a matched character in the selected row is `[.selection, .match]`.
package struct Style: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The program's title, a person's name in the details.
  package static let title = Style(rawValue: 1 << 0)
  /// A section title (the letter).
  package static let sectionTitle = Style(rawValue: 1 << 1)
  /// Labels, hints, counts, key hints, rules, index titles without a section.
  package static let dim = Style(rawValue: 1 << 2)
  /// The selected row, or the selected line of a menu.
  package static let selection = Style(rawValue: 1 << 3)
  /// An index title whose section exists.
  package static let indexTitle = Style(rawValue: 1 << 4)
  /// The index title of the section on top of the list.
  package static let currentIndexTitle = Style(rawValue: 1 << 5)
  /// A character that the search matched.
  package static let match = Style(rawValue: 1 << 6)
  /// Something failed.
  package static let error = Style(rawValue: 1 << 7)
  /// A question that waits for an answer.
  package static let question = Style(rawValue: 1 << 8)
  /// The row that move mode carries.
  package static let lifted = Style(rawValue: 1 << 9)
  /// A person's letter in a field of solid blocks, where a picture would be.
  package static let avatar = Style(rawValue: 1 << 10)
  /// The colour that a collection gives itself: what is in it of each.
  package static let red = Style(rawValue: 1 << 11)
  package static let green = Style(rawValue: 1 << 12)
  package static let blue = Style(rawValue: 1 << 13)
}
