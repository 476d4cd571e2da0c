/// Searched texts of one sort, for all contacts, in one piece of memory.
///
/// Sorts are kept apart so that a search, which mostly looks at names and skips the rest, reads
/// memory in a row.
struct TextColumn: Sendable {
  /// Where a text's cells are.
  struct Span: Sendable {
    var start: UInt32
    var count: UInt32
    var field: SearchedField
    /// Its place among the field's values.
    var index: UInt16

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  private(set) var cells: [Cell] = []
  private(set) var spans: [Span] = []
  /// For each span the clues that it can be found by; beside the spans, since most of a search looks
  /// at nothing else.
  private(set) var clues: [Clues] = []
  /// For each slot its texts, in the order of rank; empty where it has none.
  private(set) var slots: [Range<UInt32>] = []
  /// For each slot the clues of all its texts.
  private(set) var slotClues: [Clues] = []
  private var unusedCells = 0
  private var unusedSpans = 0

  /// Adds an empty slot.
  mutating func appendSlot() {
    slots.append(0..<0)
    slotClues.append([])
  }

  /// Adds a text; it is nobody's until `assignTexts`.
  mutating func append(
    _ text: SortName, field: SearchedField, index: Int, glyphs: inout GlyphTable
  ) {
    guard !text.text.isEmpty else { return }
    let start = cells.count
    let found = CellBuilder.append(text, field: field, to: &cells, glyphs: &glyphs)
    guard !found.isEmpty, let end = UInt32(exactly: cells.count) else {
      cells.removeLast(cells.count - start)
      return
    }
    spans.append(
      Span(
        start: UInt32(start), count: end - UInt32(start), field: field,
        index: UInt16(clamping: index)))
    clues.append(found)
  }

  /// Makes the texts from a span on those of a slot.
  mutating func assignTexts(from first: Int, to slot: Int) {
    slots[slot] = UInt32(first)..<UInt32(spans.count)
    slotClues[slot] = clues[first...].reduce([]) { $0.union($1) }
    compactIfWorthwhile()
  }

  mutating func removeTexts(of slot: Int) {
    for span in spans[slots[slot].places] { unusedCells += Int(span.count) }
    unusedSpans += slots[slot].count
    slots[slot] = 0..<0
    slotClues[slot] = []
  }

  mutating func reserveCapacity(slots count: Int, texts: Int, cells cellCount: Int) {
    slots.reserveCapacity(count)
    slotClues.reserveCapacity(count)
    spans.reserveCapacity(texts)
    clues.reserveCapacity(texts)
    cells.reserveCapacity(cellCount)
  }

  /// Reclaims what removed texts took, once it outweighs the others.
  private mutating func compactIfWorthwhile() {
    guard unusedCells + unusedSpans > 1000,
      unusedCells * 2 > cells.count || unusedSpans * 2 > spans.count
    else { return }
    var kept = TextColumn()
    for slot in slots {
      let first = UInt32(kept.spans.count)
      for index in slot.places {
        var span = spans[index]
        let start = UInt32(kept.cells.count)
        kept.cells.append(contentsOf: cells[span.range])
        span.start = start
        kept.spans.append(span)
        kept.clues.append(clues[index])
      }
      kept.slots.append(first..<UInt32(kept.spans.count))
    }
    kept.slotClues = slotClues
    self = kept
  }

  /// Bytes that it takes.
  var memory: Int {
    cells.capacity * MemoryLayout<Cell>.stride + spans.capacity * MemoryLayout<Span>.stride
      + clues.capacity * MemoryLayout<Clues>.stride
      + slots.capacity * MemoryLayout<Range<UInt32>>.stride
      + slotClues.capacity * MemoryLayout<Clues>.stride
  }
}

extension Range<UInt32> {
  var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
