/// What other programs did to an open book since it was read last.
package struct OutsideChange: Equatable, Sendable {
  package struct Card: Equatable, Sendable {
    package var id: ContactID
    /// What the contact is now; nil where it is gone.
    package var summary: ContactSummary?

    package init(id: ContactID, summary: ContactSummary?) {
      self.id = id
      self.summary = summary
    }
  }

  /// In the order in which they were found; the last word on a contact counts.
  package private(set) var cards: [Card] = []

  /// What the book's collections say of themselves now; nil where that is as it was.
  package var collections: [ContactCollection]?

  package init() {}

  package var isEmpty: Bool { cards.isEmpty && collections == nil }

  package func contains(_ id: ContactID) -> Bool {
    cards.contains { $0.id == id }
  }

  package mutating func note(_ id: ContactID, _ summary: ContactSummary?) {
    cards.append(Card(id: id, summary: summary))
  }
}
