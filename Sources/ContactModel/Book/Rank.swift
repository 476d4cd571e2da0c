/// A place among rows of the same anchor: a text that always leaves room between two others.
///
/// Lower-case letters read as digits after a point in base 26, the last one never `a`.
package struct Rank: Hashable, Comparable, Sendable {
  package let text: String

  /// Where a contact that was never moved stands.
  package static let middle = Rank(digits: [13])

  private init(digits: [UInt8]) {
    text = String(decoding: digits.map { $0 + 0x61 }, as: UTF8.self)
  }

  /// Nil for a text that is no rank; it may come from anybody's card.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 1000, text.utf8.last != 0x61,
      text.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    self.text = text
  }

  /// A rank after `lower` (nil: any) and before `upper` (nil: any). `lower` must be below `upper`;
  /// where it isn't, the answer is only above `lower`.
  package static func between(_ lower: Rank?, _ upper: Rank?) -> Rank {
    let low = lower?.digits ?? []
    var high = upper?.digits
    if let upper, let lower, lower >= upper { high = nil }
    var digits: [UInt8] = []
    var index = 0
    while true {
      let floor = index < low.count ? low[index] : 0
      let ceiling = high.map { index < $0.count ? $0[index] : 0 } ?? 26
      if ceiling - floor > 1 {
        digits.append(floor + (ceiling - floor) / 2)
        return Rank(digits: digits)
      }
      digits.append(floor)
      if floor < ceiling { high = nil }
      index += 1
    }
  }

  /// `count` ranks in ascending order, far apart.
  package static func spread(_ count: Int) -> [Rank] {
    var width = 1
    var room = 25
    while room < 2 * count {
      width += 1
      room *= 26
    }
    return (0..<count).map { position in
      var value = (position + 1) * room / (count + 1)
      var digits = [UInt8](repeating: 0, count: width)
      for index in digits.indices.reversed() {
        digits[index] = UInt8(value % 26)
        value /= 26
      }
      return Rank(digits: digits + [13])
    }
  }

  /// `count` ranks in ascending order after `lower` and before `upper`, as short as they can be.
  package static func spread(_ count: Int, after lower: Rank?, before upper: Rank?) -> [Rank] {
    if lower == nil, upper == nil { return spread(count) }
    if count <= 0 { return [] }
    let middle = between(lower, upper)
    let half = count / 2
    return spread(half, after: lower, before: middle) + [middle]
      + spread(count - half - 1, after: middle, before: upper)
  }

  package static func < (a: Rank, b: Rank) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  private var digits: [UInt8] { text.utf8.map { $0 - 0x61 } }
}
