/// What a query found in a store, the best first.
package struct SearchResults: Sendable {
  package let hits: [SlotHit]
  let query: SearchQuery
  let steps: [TermSteps]

  /// The characters of a hit that the query found, text by text in the order of rank. They are
  /// worked out when asked for, since only a screenful is ever shown.
  package func highlights(of hit: SlotHit, in store: SearchStore) -> [SearchHighlight] {
    store.withTexts(steps(for: store)) { texts in
      var taken: [TextPlace: Set<Int>] = [:]
      for term in texts.terms {
        guard let found = texts.best(term, slot: hit.slot) else { continue }
        let cells = term.cellsTaken(by: found.match, in: texts.cells(at: found.place))
        taken[found.place, default: []].formUnion(cells)
      }
      return taken.map { place, cells in
        let span = texts.span(at: place)
        return SearchHighlight(
          field: span.field, index: Int(span.index), ranges: ranges(of: cells.sorted()))
      }
      .sorted { ($0.field, $0.index) < ($1.field, $1.index) }
    }
  }

  /// The store may have changed since, and know more glyphs.
  private func steps(for store: SearchStore) -> [TermSteps] {
    if steps.first?.glyphCount == store.glyphs.count { return steps }
    return query.terms.map { TermSteps($0, glyphs: store.glyphs, options: query.options) }
  }

  /// Neighbours joined into ranges.
  private func ranges(of cells: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for cell in cells {
      if let last = ranges.last, last.upperBound == cell {
        ranges[ranges.count - 1] = last.lowerBound..<cell + 1
      } else {
        ranges.append(cell..<cell + 1)
      }
    }
    return ranges
  }
}
