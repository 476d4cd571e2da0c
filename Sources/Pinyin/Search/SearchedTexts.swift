/// The texts of a store and the terms that are looked for in them, where they lie in memory.
struct SearchedTexts {
  let terms: UnsafeBufferPointer<TermView>
  let names: ColumnView
  let words: ColumnView
  let phones: ColumnView

  struct Found {
    var place: TextPlace
    var match: TermMatch
    var rank: SearchRank
  }

  var slots: Range<Int> { names.slots.indices }

  /// The worst of the terms' best matches; nil where a term has none.
  @inline(__always)
  func worst(slot: Int) -> Found? {
    for term in terms where !mayHold(term, slot: slot) { return nil }
    var worst: Found?
    for term in terms {
      guard let found = best(term, slot: slot) else { return nil }
      if let known = worst, known.rank >= found.rank { continue }
      worst = found
    }
    return worst
  }

  @inline(__always)
  private func mayHold(_ term: TermView, slot: Int) -> Bool {
    names.mayHold(term, slot: slot) || words.mayHold(term, slot: slot)
      || phones.mayHold(term, slot: slot)
  }

  /// A term's best match among a contact's texts.
  func best(_ term: TermView, slot: Int) -> Found? {
    guard slots.contains(slot) else { return nil }
    var best: Found?
    improve(&best, term, slot: slot, .names, names)
    improve(&best, term, slot: slot, .words, words)
    improve(&best, term, slot: slot, .phones, phones)
    return best
  }

  @inline(__always)
  private func improve(
    _ best: inout Found?, _ term: TermView, slot: Int, _ column: TextPlace.Column,
    _ view: ColumnView
  ) {
    guard view.mayHold(term, slot: slot) else { return }
    for span in view.slots[slot].places where view.mayHold(term, span: span) {
      let field = view.spans[span].field
      if let best, best.rank.precedesAll(of: field) { continue }
      let cells = view.cells(of: span)
      guard term.mayMatch(cells), let match = term.best(in: cells) else { continue }
      let rank = match.rank(in: field)
      if let known = best, known.rank <= rank { continue }
      best = Found(place: TextPlace(column: column, span: span), match: match, rank: rank)
    }
  }
}

/// Where a text is in a store.
struct TextPlace: Hashable {
  enum Column {
    case names, words, phones
  }

  var column: Column
  var span: Int
}

extension SearchedTexts {
  func span(at place: TextPlace) -> TextColumn.Span { view(of: place.column).spans[place.span] }

  func cells(at place: TextPlace) -> UnsafeBufferPointer<Cell> {
    view(of: place.column).cells(of: place.span)
  }

  private func view(of column: TextPlace.Column) -> ColumnView {
    switch column {
    case .names: names
    case .words: words
    case .phones: phones
    }
  }
}

extension SearchStore {
  /// Calls `body` with the terms' tables and the texts where they lie in memory.
  func withTexts<Result>(_ steps: [TermSteps], _ body: (SearchedTexts) -> Result) -> Result {
    names.withView { names in
      words.withView { words in
        phones.withView(isPhones: true) { phones in
          withViews(steps[...], views: []) { views in
            views.withUnsafeBufferPointer { terms in
              body(SearchedTexts(terms: terms, names: names, words: words, phones: phones))
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
