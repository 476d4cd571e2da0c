import BookStore
import BookUI
import ContactFormats
import ContactModel

/// `add`, `set` and `delete`: one contact, one save, or nothing.
extension Program {
  /// Adds a contact, and prints what names it from now on: its UID, or its number in a book that
  /// has none.
  func add(_ assignments: [ContactAssignment], to book: any Book) throws(Failure) {
    let contact = try Contact().applying(assignments)
    guard contact.missingRequirement(since: nil) == nil else {
      throw Failure(Strings.nameAndPhoneNeeded, status: .nothingFound)
    }
    var book = book
    let change = try save { () throws(StoreError) in try book.add(contact) }
    guard let added = change.cards.first else { return }
    let uid = added.after?.summary.identity ?? ""
    let number = book.contacts.firstIndex { $0.id == added.id }.map { "#\($0 + 1)" } ?? ""
    try print((uid.isEmpty ? number : uid).harmless + "\n")
  }

  func set(
    _ reference: ContactReference, _ assignments: [ContactAssignment], in book: any Book,
    merging: Bool
  ) throws(Failure) {
    let id = try reference.contact(in: book)
    let base = try attempt { () throws(StoreError) in try book.contact(id) }
    let edited = try base.applying(assignments)
    if edited == base {
      complain(Strings.nothingChanges(name(of: base)))
      return
    }
    // A contact that came without a name or a phone may stay so.
    let missing = edited.missingRequirement(since: base)
    guard missing == nil || missing == base.missingRequirement(since: base) else {
      throw Failure(Strings.needs(of: edited, since: base), status: .nothingFound)
    }
    var book = book
    _ = try save { error in
      if case .changedOutside(let path) = error { return Strings.changedUnmerged(fileName(path)) }
      return error.phrase
    } _: { () throws(StoreError) in
      try book.update(id, from: base, to: edited, merging: merging)
    }
  }

  /// Deletes a contact, and says whom: a number tells it less surely than a name.
  func delete(_ reference: ContactReference, from book: any Book) throws(Failure) {
    let id = try reference.contact(in: book)
    let name = book.contacts.first { $0.id == id }?.summary.displayName ?? ""
    var book = book
    _ = try save { () throws(StoreError) in try book.delete(id) }
    let phrase = Strings.deleted(name.isBlank ? Strings.noName[language] : name)
    try print(phrase[language].harmless + "\n")
  }

  /// Carries out a change. One that isn't known to be safe on the disk counts as failed, though the
  /// book has it.
  private func save(
    saying phrase: (StoreError) -> Phrase = { $0.phrase },
    _ step: () throws(StoreError) -> BookChange
  ) throws(Failure) -> BookChange {
    let change = try attempt(saying: phrase, step)
    guard let caution = change.caution else { return change }
    if caution.status != .done { throw Failure(Strings.caution(caution)) }
    complain(Strings.caution(caution))
    return change
  }

  private func name(of contact: Contact) -> String {
    contact.displayName.isBlank ? Strings.noName[language] : contact.displayName
  }
}

nonisolated extension Contact {
  /// The contact with some values set, or why it can't be.
  fileprivate func applying(_ assignments: [ContactAssignment]) throws(Failure) -> Contact {
    do throws(AssignmentFailure) {
      return try setting(assignments)
    } catch {
      let phrase =
        switch error {
        case .noEntry(let key, let count): Strings.noEntry(key, count: count)
        case .emptyEntry(let key): Strings.emptyEntry(key)
        }
      throw Failure(phrase, status: .nothingFound)
    }
  }
}
