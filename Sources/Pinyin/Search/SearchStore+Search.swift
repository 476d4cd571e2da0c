extension SearchStore {
  /// Finds the contacts that all of a query's terms match; among equally good ones the lower `order`
  /// of the slot comes first. An empty query finds none.
  package func search(
    _ query: SearchQuery, order: (_ slot: Int) -> Int = { $0 }
  ) -> SearchResults {
    let steps = query.terms.map { TermSteps($0, glyphs: glyphs, options: query.options) }
    var hits: [SlotHit] = []
    if !steps.isEmpty {
      withTexts(steps) { texts in
        for slot in texts.slots {
          guard let worst = texts.worst(slot: slot) else { continue }
          hits.append(SlotHit(slot, worst, texts.span(at: worst.place), order: order(slot)))
        }
      }
    }
    hits.sort { $0.sortKey < $1.sortKey }
    return SearchResults(hits: hits, query: query, steps: steps)
  }
}

extension SlotHit {
  fileprivate init(
    _ slot: Int, _ found: SearchedTexts.Found, _ span: TextColumn.Span, order: Int
  ) {
    let place = UInt64(truncatingIfNeeded: order) & (1 << (64 - SearchRank.bits) - 1)
    self.init(
      slot: slot, field: span.field, index: span.index, quality: found.match.quality,
      sortKey: found.rank.number << (64 - SearchRank.bits) | place)
  }
}
