/// The place of a match among the others, the better ones lower: field, quality, characters that are
/// left over, characters that an initial or a jump to the next word took, where it starts.
struct SearchRank: Hashable, Comparable {
  let number: UInt64

  init(field: SearchedField, quality: SearchQuality, unmatched: Int, initials: Int, start: Int) {
    let leftOver = UInt64(min(unmatched, 1023))
    let tail = leftOver << 16 | UInt64(min(initials, 63)) << 10 | UInt64(min(start, 1023))
    number = UInt64(Self.place(of: field, quality)) << 30 | UInt64(quality.rawValue) << 26 | tail
  }

  /// A number that was typed on a keypad is a phone's first.
  private static func place(of field: SearchedField, _ quality: SearchQuality) -> UInt8 {
    let place = leastPlace(of: field)
    return quality == .keypad ? max(place, SearchedField.phone.rawValue + 1) : place
  }

  /// The place of the field's better matches.
  private static func leastPlace(of field: SearchedField) -> UInt8 {
    field.rawValue + (field > .phone ? 1 : 0)
  }

  /// Whether no match in a field can be better.
  func precedesAll(of field: SearchedField) -> Bool {
    number >> 30 < UInt64(Self.leastPlace(of: field))
  }

  static let bits: UInt64 = 33

  static func < (a: SearchRank, b: SearchRank) -> Bool { a.number < b.number }
}
