import ContactFormats
import ContactModel

/// A book of vCards. How a change is made of a card's text is the same for all of them; where the
/// text stands is not.
protocol CardBook: Book {
  var surroundings: Surroundings { get }

  /// The card as it stands in the book now.
  ///
  /// - Parameter base: what the user saw. A card that another program changed since it was loaded
  ///   is an error, unless this is just what the user saw.
  mutating func card(_ id: ContactID, seenAs base: Contact?) throws(StoreError) -> VCard

  /// The card, read anew, and the name of its file.
  func found(_ id: ContactID) throws(StoreError) -> (card: VCard, file: String)

  /// The exact bytes of a contact now; nil where the book has it not.
  func stored(_ id: ContactID) throws(StoreError) -> StoredCard?

  mutating func makeID() -> ContactID

  /// Carries out all of it or nothing.
  mutating func replace(_ replacements: [CardReplacement]) throws(StoreError) -> [CardChange]
}

/// What is to become of one card.
struct CardReplacement {
  enum Content {
    /// This card, where the contact's card is; for a new contact, where new cards go.
    case card(VCard)
    /// These very bytes, where they were.
    case stored(StoredCard)
    /// None: it is deleted.
    case none
  }

  var id: ContactID
  var content: Content
}

extension CardBook {
  package func contact(_ id: ContactID) throws(StoreError) -> Contact {
    try found(id).card.contact()
  }

  package func json(_ id: ContactID) throws(StoreError) -> JSONValue {
    let (card, file) = try found(id)
    return contactJSON(
      card.contact(), card: card, at: ContactPlace(file: file, line: card.line))
  }

  package mutating func add(_ contact: Contact) throws(StoreError) -> BookChange {
    try checkWritable()
    let uid = contact.uid.isEmpty ? surroundings.uid() : contact.uid
    let card = VCard(
      new: contact, uid: uid, picture: try contact.picture?.chosenBytes(), now: surroundings.now())
    let replacement = CardReplacement(id: makeID(), content: .card(card))
    return BookChange(kind: .add, cards: try replace([replacement]))
  }

  package mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact
  ) throws(StoreError) -> BookChange {
    try checkWritable()
    var card = try card(id, seenAs: base)
    let picture = try edited.picture?.chosenBytes()
    do throws(FormatError) {
      try card.apply(edited, since: base, picture: picture, now: surroundings.now())
    } catch {
      throw .cannotHold(path: info.path, error)
    }
    let replacement = CardReplacement(id: id, content: .card(card))
    return BookChange(kind: .edit, cards: try replace([replacement]))
  }

  package mutating func delete(_ id: ContactID) throws(StoreError) -> BookChange {
    try checkWritable()
    let replacement = CardReplacement(id: id, content: .none)
    return BookChange(kind: .delete, cards: try replace([replacement]))
  }

  package mutating func move(_ placement: Placement) throws(StoreError) -> BookChange {
    try checkWritable()
    guard case .ranked(let rankings) = placement.destination else {
      throw .cannotMove(path: info.path)
    }
    var replacements: [CardReplacement] = []
    for ranking in rankings {
      var card = try card(ranking.id, seenAs: nil)
      card.setOrder(ranking.order, now: surroundings.now())
      replacements.append(CardReplacement(id: ranking.id, content: .card(card)))
    }
    return BookChange(kind: .move, cards: try replace(replacements))
  }

  package mutating func revert(_ change: BookChange) throws(StoreError) -> BookChange {
    try checkWritable()
    for card in change.cards where try stored(card.id)?.bytes != card.before?.card.bytes {
      throw .changedSince(path: info.path)
    }
    let replacements = change.cards.map { card in
      CardReplacement(id: card.id, content: card.after.map { .stored($0.card) } ?? .none)
    }
    return BookChange(kind: change.kind, cards: try replace(replacements))
  }
}

extension Book {
  func checkWritable() throws(StoreError) {
    if let reason = info.readOnly { throw .readOnly(reason) }
  }
}
