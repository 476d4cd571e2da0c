import Pinyin

/// Bytes whose order is the order of rows: the section, the name (the anchor's where the user moved
/// the row), the rank, then whatever makes the order total.
struct RowKey: Comparable, Sendable {
  private var bytes: [UInt8] = []

  init() {}

  init(_ summary: ContactSummary, letter: SectionLetter, id: ContactID) {
    bytes = RowKey.position(of: summary, letter: letter)
    bytes += [0] + summary.identity.utf8.filter { $0 != 0 } + [0]
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: id.number >> shift))
    }
  }

  static func < (a: RowKey, b: RowKey) -> Bool {
    a.bytes.lexicographicallyPrecedes(b.bytes)
  }

  /// No byte of a name's key or of a rank is 0, so 0 ends each part and the shorter sorts first.
  private static func position(of summary: ContactSummary, letter: SectionLetter) -> [UInt8] {
    let section = [UInt8(letter.index + 1)]
    switch summary.place {
    case .stored(let rank):
      return section + rank.text.utf8
    case .manual(let order) where order.anchor.section == letter:
      return section + order.anchor.orderKey + [0] + order.rank.text.utf8 + [0]
        + summary.name.orderKey
    case .manual, .byName:
      return section + summary.name.orderKey + [0] + Rank.middle.text.utf8 + [0]
    }
  }
}
