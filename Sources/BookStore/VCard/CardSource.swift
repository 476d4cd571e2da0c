import ContactFormats
import ContactModel

/// A book that has a card of every contact: one of vCards, or one of several such books.
protocol CardSource: Book {
  var surroundings: Surroundings { get }

  /// The card, read anew, and the name of its file.
  func found(_ id: ContactID) throws(StoreError) -> (card: VCard, file: String)
}

extension CardSource {
  package func contact(_ id: ContactID) throws(StoreError) -> Contact {
    try found(id).card.contact()
  }

  package func json(_ id: ContactID) throws(StoreError) -> JSONValue {
    let (card, file) = try found(id)
    return contactJSON(
      card.contact(), card: card, at: ContactPlace(file: file, line: card.line))
  }

  package func examination(
    of id: ContactID
  ) throws(StoreError) -> (examination: ContactExamination, place: ContactPlace) {
    let (card, file) = try found(id)
    return (card.examination(), ContactPlace(file: file, line: card.line))
  }

  package func original(_ id: ContactID) throws(StoreError) -> [UInt8] {
    try found(id).card.bytes
  }

  package func cards(progress: ProgressReport) throws(StoreError) -> [VCard] {
    let contacts = contacts
    var cards: [VCard] = []
    for (id, _) in contacts {
      guard progress(cards.count, contacts.count) else { throw .cancelled }
      cards.append(try found(id).card)
    }
    return cards
  }
}
