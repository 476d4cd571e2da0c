/// A contact that a query found.
package struct SlotHit: Hashable, Sendable {
  /// Where the query's worst term was found.
  package let field: SearchedField
  /// How well the worst term matches.
  package let quality: SearchQuality
  /// What hits are sorted by: the rank, then the caller's order.
  package let sortKey: UInt64
  private let packedSlot: UInt32
  private let packedIndex: UInt16

  package var slot: Int { Int(packedSlot) }

  /// The place of the text that was found among the field's values.
  package var index: Int { Int(packedIndex) }

  init(slot: Int, field: SearchedField, index: UInt16, quality: SearchQuality, sortKey: UInt64) {
    self.field = field
    self.quality = quality
    self.sortKey = sortKey
    packedSlot = UInt32(clamping: slot)
    packedIndex = index
  }
}

/// Which Characters of a text a query found.
package struct SearchHighlight: Hashable, Sendable {
  package let field: SearchedField
  /// The text's place among the field's values.
  package let index: Int
  package let ranges: [Range<Int>]

  package init(field: SearchedField, index: Int, ranges: [Range<Int>]) {
    self.field = field
    self.index = index
    self.ranges = ranges
  }
}
