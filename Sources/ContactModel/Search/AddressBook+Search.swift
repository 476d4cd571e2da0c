package import Pinyin

/// What a search found in a book: contacts, the best match first.
package struct BookHits: Sendable, RandomAccessCollection {
  let results: SearchResults

  package init() {
    results = SearchStore().search(SearchQuery(""))
  }

  init(results: SearchResults) {
    self.results = results
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { results.hits.count }

  package subscript(index: Int) -> ContactID { ContactID(results.hits[index].slot) }

  /// How well a hit matches.
  package func quality(at index: Int) -> SearchQuality { results.hits[index].quality }
}

extension AddressBook {
  /// Finds the contacts that match all terms of a query, by name, nickname, organization, phone,
  /// e-mail or note. A blank query finds none.
  package func search(_ text: String, options: SearchOptions) -> BookHits {
    let query = SearchQuery(text, options: options)
    guard !query.isEmpty else {
      return BookHits(results: searchStore.search(query))
    }
    var rows = [Int](repeating: 0, count: entries.count)
    for (row, id) in order.enumerated() { rows[id.number] = row }
    return BookHits(results: searchStore.search(query) { rows[$0] })
  }

  /// The characters that a hit matched, field by field.
  package func highlights(at index: Int, of hits: BookHits) -> [SearchHighlight] {
    hits.results.highlights(of: hits.results.hits[index], in: searchStore)
  }
}

extension ContactSummary {
  /// The texts that a search looks into.
  var searchFields: SearchFields {
    SearchFields(
      name: name, nickname: nickname, organization: organization, phones: phones, emails: emails,
      note: note)
  }

  /// The text that a search field names; empty where there is none.
  package func text(of field: SearchedField, index: Int = 0) -> String {
    switch field {
    case .name: displayName
    case .nickname: nickname
    case .organization: organization
    case .note: note
    case .phone: phones.indices.contains(index) ? phones[index] : ""
    case .email: emails.indices.contains(index) ? emails[index] : ""
    }
  }
}
