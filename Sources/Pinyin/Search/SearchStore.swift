/// The searched texts of all contacts as cells, in one piece of memory.
///
/// A contact is known by its slot, a number that the caller gives. Changing one replaces its texts
/// where they are, or appends them; what is left behind is reclaimed once it outweighs the rest.
package struct SearchStore: Sendable {
  /// Where a text's cells are.
  struct Span {
    var start: UInt32
    var count: UInt32
    var field: SearchedField
    /// Its place among the field's values.
    var index: UInt16
  }

  private(set) var cells: [Cell] = []
  private(set) var glyphs = GlyphTable()
  private(set) var spans: [Span] = []
  /// For each span the elements that it can be found by; beside the spans, since most of a search
  /// looks at nothing else.
  private(set) var firsts: [FirstElements] = []
  /// For each slot its texts, in the order of rank; empty where there is no contact.
  private(set) var slots: [Range<UInt32>] = []
  /// For each slot what any of its texts can be found by.
  private(set) var slotFirsts: [FirstElements] = []
  private var unusedCells = 0
  private var unusedSpans = 0

  package init() {}

  /// Puts a contact's texts in, instead of those that it had.
  package mutating func set(_ fields: SearchFields, at slot: Int) {
    remove(slot: slot)
    while slots.count <= slot {
      slots.append(0..<0)
      slotFirsts.append([])
    }
    let first = UInt32(spans.count)
    fields.forEachText { text, field, index in append(text, field: field, index: index) }
    slots[slot] = first..<UInt32(spans.count)
    slotFirsts[slot] = firsts[slots[slot].places].reduce([]) { $0.union($1) }
    compactIfWorthwhile()
  }

  package mutating func remove(slot: Int) {
    guard slots.indices.contains(slot) else { return }
    for span in spans[slots[slot].places] { unusedCells += Int(span.count) }
    unusedSpans += slots[slot].count
    slots[slot] = 0..<0
    slotFirsts[slot] = []
  }

  /// Makes room for as many contacts, before they are put in.
  package mutating func reserveCapacity(_ count: Int) {
    slots.reserveCapacity(count)
    slotFirsts.reserveCapacity(count)
    spans.reserveCapacity(4 * count)
    firsts.reserveCapacity(4 * count)
    cells.reserveCapacity(32 * count)
  }

  private mutating func append(_ text: SortName, field: SearchedField, index: Int) {
    guard !text.text.isEmpty else { return }
    let start = cells.count
    let first = CellBuilder.append(text, field: field, to: &cells, glyphs: &glyphs)
    guard !first.isEmpty, let end = UInt32(exactly: cells.count) else {
      cells.removeLast(cells.count - start)
      return
    }
    spans.append(
      Span(
        start: UInt32(start), count: end - UInt32(start), field: field,
        index: UInt16(clamping: index)))
    firsts.append(first)
  }

  private mutating func compactIfWorthwhile() {
    guard unusedCells + unusedSpans > 1000,
      unusedCells * 2 > cells.count || unusedSpans * 2 > spans.count
    else { return }
    var kept = SearchStore()
    kept.glyphs = glyphs
    for slot in slots {
      let first = UInt32(kept.spans.count)
      for index in slot.places {
        var span = spans[index]
        let start = UInt32(kept.cells.count)
        kept.cells.append(contentsOf: cells[span.range])
        span.start = start
        kept.spans.append(span)
        kept.firsts.append(firsts[index])
      }
      kept.slots.append(first..<UInt32(kept.spans.count))
    }
    kept.slotFirsts = slotFirsts
    self = kept
  }

  /// Bytes that the store takes.
  package var memory: Int {
    cells.capacity * MemoryLayout<Cell>.stride + spans.capacity * MemoryLayout<Span>.stride
      + firsts.capacity * MemoryLayout<FirstElements>.stride
      + slots.capacity * MemoryLayout<Range<UInt32>>.stride
      + slotFirsts.capacity * MemoryLayout<FirstElements>.stride + glyphs.count * 64
  }
}

extension SearchStore.Span {
  var range: Range<Int> { Int(start)..<Int(start + count) }
}

extension Range<UInt32> {
  var places: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
