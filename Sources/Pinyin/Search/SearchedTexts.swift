/// The texts of a store and the terms that are looked for in them, where they lie in memory.
struct SearchedTexts {
  let terms: UnsafeBufferPointer<TermView>
  let slots: UnsafeBufferPointer<Range<UInt32>>
  let slotFirsts: UnsafeBufferPointer<FirstElements>
  let spans: UnsafeBufferPointer<SearchStore.Span>
  let firsts: UnsafeBufferPointer<FirstElements>
  let cells: UnsafeBufferPointer<Cell>

  struct Found {
    var span: Int
    var match: TermMatch
    var rank: SearchRank
  }

  /// The worst of the terms' best matches; nil where a term has none.
  @inline(__always)
  func worst(slot: Int) -> Found? {
    for term in terms where slotFirsts[slot].isDisjoint(with: term.firsts) { return nil }
    var worst: Found?
    for term in terms {
      guard let found = best(term, slot: slot) else { return nil }
      if let known = worst, known.rank >= found.rank { continue }
      worst = found
    }
    return worst
  }

  /// A term's best match among a contact's texts.
  @inline(__always)
  func best(_ term: TermView, slot: Int) -> Found? {
    var best: Found?
    for index in slots[slot].places where !firsts[index].isDisjoint(with: term.firsts) {
      if let best, best.rank.precedesAll(of: spans[index].field) { return best }
      let cells = cells(of: index)
      guard term.mayMatch(cells), let match = term.best(in: cells) else { continue }
      let rank = match.rank(in: spans[index].field)
      if let known = best, known.rank <= rank { continue }
      best = Found(span: index, match: match, rank: rank)
    }
    return best
  }

  @inline(__always)
  func cells(of span: Int) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(rebasing: cells[spans[span].range])
  }
}

extension SearchStore {
  /// Calls `body` with the terms' tables and the texts where they lie in memory.
  func withTexts<Result>(_ steps: [TermSteps], _ body: (SearchedTexts) -> Result) -> Result {
    withViews(steps[...], views: []) { views in
      views.withUnsafeBufferPointer { views in
        slots.withUnsafeBufferPointer { slots in
          slotFirsts.withUnsafeBufferPointer { slotFirsts in
            spans.withUnsafeBufferPointer { spans in
              firsts.withUnsafeBufferPointer { firsts in
                cells.withUnsafeBufferPointer { cells in
                  body(
                    SearchedTexts(
                      terms: views, slots: slots, slotFirsts: slotFirsts, spans: spans,
                      firsts: firsts, cells: cells))
                }
              }
            }
          }
        }
      }
    }
  }

  private func withViews<Result>(
    _ steps: ArraySlice<TermSteps>, views: [TermView], _ body: ([TermView]) -> Result
  ) -> Result {
    guard let first = steps.first else { return body(views) }
    return first.bytes.withUnsafeBufferPointer { bytes in
      glyphs.kinds.withUnsafeBufferPointer { kinds in
        guard let bytes = bytes.baseAddress, let kinds = kinds.baseAddress else { return body([]) }
        let view = TermView(first, bytes: bytes, kinds: kinds)
        return withViews(steps.dropFirst(), views: views + [view], body)
      }
    }
  }
}
