/// How a query matches one name.
package struct NameMatch: Hashable, Sendable {
  package let quality: SearchQuality
  /// The Characters that were found.
  package let highlights: [Range<Int>]
}

/// Matches a query with one name by itself; nil where it doesn't match.
package func matchName(_ query: SearchQuery, _ name: SortName) -> NameMatch? {
  var store = SearchStore()
  store.set(SearchFields(name: name), at: 0)
  let results = store.search(query)
  return results.hits.first.map { hit in
    let highlights = results.highlights(of: hit, in: store)
    return NameMatch(quality: hit.quality, highlights: highlights.first?.ranges ?? [])
  }
}
