/// A card exactly as it stands in the book, so that undo can put it back byte for byte.
package struct StoredCard: Hashable, Sendable {
  /// The card's bytes, in the book's own format.
  package var bytes: [UInt8]
  /// Where in the book it stands: a file name, a position. Only the store reads it.
  package var location: String

  package init(bytes: [UInt8], location: String) {
    self.bytes = bytes
    self.location = location
  }
}

/// What happened to one card: an addition has no `before`, a deletion no `after`.
package struct CardChange: Equatable, Sendable {
  package struct State: Equatable, Sendable {
    package var card: StoredCard
    package var summary: ContactSummary

    package init(card: StoredCard, summary: ContactSummary) {
      self.card = card
      self.summary = summary
    }
  }

  package var id: ContactID
  package var before: State?
  package var after: State?

  package init(id: ContactID, before: State?, after: State?) {
    self.id = id
    self.before = before
    self.after = after
  }
}

/// What the user has to know of a step that was carried out all the same. The reasons are the
/// system's own words.
package enum Caution: Hashable, Sendable {
  /// The file is as it should be, but the system didn't say that it is safe on the disk: a power cut
  /// may still undo the step.
  case unconfirmed(path: String, reason: String)
  /// The copy that is made of a book before its first change could not be made.
  case noBackup(path: String, reason: String)
}

/// One step of the user that the store has carried out: what history keeps, and what undo turns
/// round.
package struct BookChange: Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    case add, edit, delete, move, `import`
  }

  package var kind: Kind
  package var cards: [CardChange]
  package var caution: Caution?

  package init(kind: Kind, cards: [CardChange], caution: Caution? = nil) {
    self.kind = kind
    self.cards = cards
    self.caution = caution
  }

  /// The change that takes this one back.
  package var inverse: BookChange {
    BookChange(
      kind: kind,
      cards: cards.reversed().map { CardChange(id: $0.id, before: $0.after, after: $0.before) })
  }
}
