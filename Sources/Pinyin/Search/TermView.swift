/// One term's table, and the store's glyphs, where they lie in memory. It has nothing to be retained.
struct TermView {
  /// Elements of the term.
  let count: Int
  let clues: Clues
  let phoneClues: Clues?
  let looseQuality: SearchQuality?
  private let levels: Int
  private let layerSize: Int
  private let bytes: UnsafePointer<UInt8>
  private let kinds: UnsafePointer<UInt8>

  /// The pointers have to outlive it.
  init(_ steps: TermSteps, bytes: UnsafePointer<UInt8>, kinds: UnsafePointer<UInt8>) {
    count = steps.count
    clues = steps.clues
    phoneClues = steps.phoneClues
    looseQuality = steps.looseQuality
    levels = steps.levels
    layerSize = steps.glyphCount * steps.count
    self.bytes = bytes
    self.kinds = kinds
  }

  @inline(__always)
  func kind(_ cell: Cell) -> UInt8 { kinds[Int(cell)] }

  @inline(__always)
  func full(_ level: TermSteps.Level) -> UnsafePointer<UInt8> { bytes + level.rawValue * layerSize }

  @inline(__always)
  func initial(_ level: TermSteps.Level) -> UnsafePointer<UInt8> {
    bytes + (levels + level.rawValue) * layerSize
  }

  @inline(__always)
  private var all: UnsafePointer<UInt8> { bytes + 2 * levels * layerSize }
}

extension TermView {
  /// Whether the term may match a text: a bit set of the places in the term that are reached, moved
  /// on cell by cell. Nothing is allocated.
  @inline(__always)
  func mayMatch(_ cells: UnsafeBufferPointer<Cell>) -> Bool {
    let (rows, width) = (all, count)
    let end: UInt64 = 1 << UInt64(width)
    /// Reached by the cells before this one.
    var reached: UInt64 = 0
    /// Reached by any cell of the word that this one is in, or of the last: the next word may go on
    /// from there.
    var inLastWord: UInt64 = 0
    /// Reached by letters side by side from inside a word.
    var inside: UInt64 = 0
    for cell in cells {
      let row = rows + Int(cell) &* width
      if row[0] == 0, reached | inLastWord | inside == 0 { continue }
      let kind = kinds[Int(cell)]
      switch kind {
      case Glyph.Kind.free.rawValue:
        reached = step(reached | 1, row)
        inLastWord = 0
        inside = 0
      case Glyph.Kind.inWord.rawValue:
        reached = step(reached, row)
        inLastWord |= reached
        inside = step(inside | 1, row)
      case Glyph.Kind.wordStart.rawValue:
        reached = step(reached | inLastWord | 1, row)
        inLastWord = reached
        inside = step(inside, row)
      default: inside = 0
      }
      if (reached | inside) & end != 0 { return true }
    }
    return false
  }

  @inline(__always)
  private func step(_ places: UInt64, _ row: UnsafePointer<UInt8>) -> UInt64 {
    var places = places
    var next: UInt64 = 0
    while places != 0 {
      let place = places.trailingZeroBitCount
      next |= UInt64(row[place]) << UInt64(place)
      places &= places &- 1
    }
    return next
  }
}
