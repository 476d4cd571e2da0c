import ContactFormats
import ContactModel

extension CardBook {
  package mutating func add(
    _ contact: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    try checkWritable()
    let card = VCard(
      new: contact, uid: newUID(contact), picture: try contact.picture?.chosenBytes(),
      now: surroundings.now())
    let id = makeID()
    return try change(.add) { book throws(StoreError) in
      try book.absorbChanges(around: [id])
      return [CardReplacement(id: id, content: .card(card))]
    }
  }

  package mutating func add(
    _ edited: Contact, madeOf original: [UInt8], since base: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    try checkWritable()
    let picture = try edited.picture?.chosenBytes()
    var card = VCard(bytes: original)
    let current = card.contact()
    var target = mine(edited, since: base, over: current)
    target.uid = newUID(edited)
    do throws(FormatError) {
      try card.apply(target, since: current, picture: picture, now: surroundings.now())
    } catch {
      throw .cannotHold(path: info.path, error)
    }
    let id = makeID()
    return try change(.add) { book throws(StoreError) in
      try book.absorbChanges(around: [id])
      // Like an imported one: its file may not take the name of another.
      return [CardReplacement(id: id, content: .imported(card, card.summary()))]
    }
  }

  /// A duplicate gets a UID of its own.
  private func newUID(_ contact: Contact) -> String {
    let isTaken = contacts.contains { $0.summary.identity.isIdentical(to: contact.uid) }
    return contact.uid.isEmpty || isTaken ? surroundings.uid() : contact.uid
  }

  package mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact, merging: Bool
  ) throws(StoreError) -> BookChange {
    try checkWritable([id])
    let picture = try edited.picture?.chosenBytes()
    return try change(.edit) { book throws(StoreError) in
      try book.absorbChanges(around: [id])
      var (card, file) = try book.found(id)
      let current = card.contact()
      var target = try merged(
        edited, since: base, into: current, merging: merging, path: book.path(of: file))
      if book.givesUIDs, card.uid.isEmpty, target != current {
        target.uid = book.surroundings.uid()
      }
      do throws(FormatError) {
        try card.apply(target, since: current, picture: picture, now: book.surroundings.now())
      } catch {
        throw .cannotHold(path: book.path(of: file), error)
      }
      return [CardReplacement(id: id, content: .card(card))]
    }
  }

  package mutating func delete(_ id: ContactID) throws(StoreError) -> BookChange {
    try checkWritable([id])
    return try change(.delete) { book throws(StoreError) in
      // Nobody deletes what he hasn't seen.
      if try book.absorbChanges(around: [id]).contains(id) {
        throw .changedOutside(path: book.path(of: try book.found(id).file))
      }
      return [CardReplacement(id: id, content: .none)]
    }
  }

  package mutating func move(_ placement: Placement) throws(StoreError) -> BookChange {
    guard case .ranked(let rankings) = placement.destination else {
      throw .cannotMove(path: info.path)
    }
    try checkWritable(rankings.map(\.id))
    return try change(.move) { book throws(StoreError) in
      var replacements: [CardReplacement] = []
      try book.absorbChanges(around: rankings.map(\.id))
      for ranking in rankings {
        var card = try book.found(ranking.id).card
        card.setOrder(ranking.order, now: book.surroundings.now())
        replacements.append(CardReplacement(id: ranking.id, content: .card(card)))
      }
      return replacements
    }
  }
}
