import ContactFormats
import ContactModel
import Glibc

/// A book of vCards. How a change is made of a card's text is the same for all of them; where the
/// text stands is not.
protocol CardBook: CardSource {
  /// Takes in what other programs changed in the contact's file.
  ///
  /// - Returns: whether the contact itself is among it.
  mutating func absorbChanges(around id: ContactID) throws(StoreError) -> Bool

  /// Of a file of the book.
  func path(of file: String) -> String

  /// The exact bytes of a contact now; nil where the book has it not.
  func stored(_ id: ContactID) throws(StoreError) -> StoredCard?

  mutating func makeID() -> ContactID

  /// The permissions of the file that a contact has for itself; nil where it has none.
  func mode(of id: ContactID) -> mode_t?

  var trash: BookTrash { get set }

  /// Whether a card without a UID gets one at its first edit, as those must have that are synced.
  var givesUIDs: Bool { get }

  /// Carries out all of it or nothing; nothing where the progress report says no.
  mutating func replace(
    _ replacements: [CardReplacement], progress: ProgressReport
  ) throws(StoreError) -> (cards: [CardChange], caution: Caution?)
}

/// What is to become of one card.
struct CardReplacement {
  enum Content {
    /// This card, where the contact's card is; for a new contact, where new cards go.
    case card(VCard)
    /// A new contact's card that comes from elsewhere: under another file name where its own is
    /// taken.
    case imported(VCard, ContactSummary)
    /// These very bytes, where they were.
    case stored(StoredCard)
    /// These very bytes, where they were if that is still free, else (and where the location is
    /// empty) where new cards go; the permissions are for a file of its own.
    case restored(StoredCard, mode: mode_t?)
    /// None: it is deleted.
    case none
  }

  var id: ContactID
  var content: Content
}

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
      _ = try book.absorbChanges(around: id)
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
      _ = try book.absorbChanges(around: id)
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
    try checkWritable()
    let picture = try edited.picture?.chosenBytes()
    return try change(.edit) { book throws(StoreError) in
      _ = try book.absorbChanges(around: id)
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
    try checkWritable()
    return try change(.delete) { book throws(StoreError) in
      // Nobody deletes what he hasn't seen.
      let isChanged = try book.absorbChanges(around: id)
      if isChanged { throw .changedOutside(path: book.path(of: try book.found(id).file)) }
      return [CardReplacement(id: id, content: .none)]
    }
  }

  package mutating func move(_ placement: Placement) throws(StoreError) -> BookChange {
    try checkWritable()
    guard case .ranked(let rankings) = placement.destination else {
      throw .cannotMove(path: info.path)
    }
    return try change(.move) { book throws(StoreError) in
      var replacements: [CardReplacement] = []
      for ranking in rankings {
        _ = try book.absorbChanges(around: ranking.id)
        var card = try book.found(ranking.id).card
        card.setOrder(ranking.order, now: book.surroundings.now())
        replacements.append(CardReplacement(id: ranking.id, content: .card(card)))
      }
      return replacements
    }
  }

  package mutating func revert(
    _ change: BookChange, progress: ProgressReport
  ) throws(StoreError) -> BookChange {
    try checkWritable()
    let trashing: Trashing = change.kind == .import ? .nothing : .deleted
    return try self.change(change.kind, trashing: trashing, progress: progress) {
      book throws(StoreError) in
      for card in change.cards { _ = try book.absorbChanges(around: card.id) }
      for card in change.cards where try book.stored(card.id)?.bytes != card.before?.card.bytes {
        throw .changedSince(path: book.path(of: card))
      }
      return change.cards.map { card in
        CardReplacement(id: card.id, content: card.after.map { .stored($0.card) } ?? .none)
      }
    }
  }

  /// The file that a change is about.
  private func path(of card: CardChange) -> String {
    let location = (card.before ?? card.after)?.card.location ?? ""
    return path(of: CardLocation(location).name)
  }

  package func deleted() -> [DeletedContact] { trash.contacts }

  package mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange {
    try checkWritable()
    let (card, isOwn) = try trash.card(of: contact)
    var stored = card.stored
    if !isOwn { stored.location = "" }
    let id = makeID()
    let change = try change(.add) { book throws(StoreError) in
      _ = try book.absorbChanges(around: id)
      return [CardReplacement(id: id, content: .restored(stored, mode: card.mode))]
    }
    trash.remove(contact)
    return change
  }

  /// Carries out what is made of the book as it is on the disk; where another program writes at the
  /// same moment, it is made again of what that one has left.
  ///
  /// What goes to the trash goes there first.
  mutating func change(
    _ kind: BookChange.Kind, trashing: Trashing = .deleted,
    progress: ProgressReport = { _, _ in true },
    _ make: (inout Self) throws(StoreError) -> [CardReplacement]
  ) throws(StoreError) -> BookChange {
    var tries = 20
    while true {
      let replacements = try make(&self)
      let goesFirst = replacements.filter { $0.goesToTrash(trashing) }.map(\.id)
      do throws(StoreError) {
        try throwAway(goesFirst)
        let (cards, caution) = try replace(replacements, progress: progress)
        let change = BookChange(kind: kind, cards: cards, caution: caution)
        trash.settle(change, trashing)
        return change
      } catch {
        for id in goesFirst { trash.takeOut(id) }
        guard case .changedOutside = error, tries > 0 else { throw error }
        tries -= 1
      }
    }
  }
}

extension CardBook {
  private mutating func throwAway(_ ids: [ContactID]) throws(StoreError) {
    var leavers: [BookTrash.Leaver] = []
    for id in ids {
      guard let card = try stored(id) else { continue }
      let name = try found(id).card.summary().displayName
      leavers.append(BookTrash.Leaver(id: id, card: card, name: name, mode: mode(of: id)))
    }
    try trash.put(leavers)
  }
}

extension CardReplacement {
  fileprivate func goesToTrash(_ trashing: Trashing) -> Bool {
    switch (trashing, content) {
    case (.replaced, _), (.deleted, .none): true
    case (.deleted, _), (.nothing, _): false
    }
  }
}

extension Book {
  func checkWritable() throws(StoreError) {
    if let reason = info.readOnly { throw .readOnly(reason) }
  }
}

/// What is to become of a contact that the user changed, and perhaps another program too.
func merged(
  _ edited: Contact, since base: Contact, into current: Contact, merging: Bool, path: String
) throws(StoreError) -> Contact {
  if current == base { return edited }
  guard merging else { throw .changedOutside(path: path) }
  let merge = ContactMerge(base: base, mine: edited, theirs: current)
  guard merge.conflicts.isEmpty else { throw .conflict(path: path, merge) }
  return merge.merged()
}

/// What the user made of a contact, over what its card says: his word counts wherever they differ.
func mine(_ edited: Contact, since base: Contact, over current: Contact) -> Contact {
  if current == base { return edited }
  let merge = ContactMerge(base: base, mine: edited, theirs: current)
  return merge.merged(taking: merge.conflicts.map { _ in .mine })
}
