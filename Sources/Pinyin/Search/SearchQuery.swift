/// What the user typed, as terms that all have to match, in any order.
package struct SearchQuery: Hashable, Sendable {
  package let options: SearchOptions
  let terms: [QueryTerm]

  package init(_ text: String, options: SearchOptions = SearchOptions()) {
    self.options = options
    let terms = text.split(whereSeparator: \.isWhitespace).compactMap { QueryTerm($0) }
    self.terms = Array(terms.prefix(Self.limit))
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { terms.isEmpty }

  /// More words than this are a pasted text, not a query.
  private static let limit = 16
}
