/// The title of a section: A–Z, then `#` for everything else.
package struct SectionLetter: Hashable, Comparable, Sendable {
  /// 0…25 for A–Z, 26 for `#`.
  package let index: Int

  private init(index: Int) {
    self.index = index
  }

  /// The letter for an ASCII letter of either case, `#` for all else.
  package init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "A"..."Z": index = Int(scalar.value - 0x41)
    case "a"..."z": index = Int(scalar.value - 0x61)
    default: index = 26
    }
  }

  package static let other = SectionLetter(index: 26)
  package static let all = (0...26).map(SectionLetter.init(index:))

  /// As it is shown.
  package var title: Character {
    index < 26 ? Character(Unicode.Scalar(UInt8(0x41 + index))) : "#"
  }

  package static func < (a: SectionLetter, b: SectionLetter) -> Bool { a.index < b.index }
}
