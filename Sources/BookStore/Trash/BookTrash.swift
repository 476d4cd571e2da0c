import ContactFormats
import ContactModel
import Glibc

/// What of a book's contacts goes to the trash with a change.
enum Trashing {
  /// Those that are deleted.
  case deleted
  /// Those that are deleted or replaced: their cards as they were before.
  case replaced
  case nothing
}

/// The trash as one book uses it.
struct BookTrash: Sendable {
  private let trash: Trash?
  /// The real path of the book.
  private let book: String
  private let format: BookInfo.Format
  /// Contacts that this run has put there, so that undo takes them out.
  private var entries: [ContactID: String] = [:]

  init(of info: BookInfo, _ surroundings: Surroundings) {
    trash = surroundings.trash
    book = realPath(info.path)
    format = info.format
  }

  /// A contact that is about to go.
  struct Leaver {
    var id: ContactID
    var card: StoredCard
    var name: String
    /// The permissions of the file that its card has for itself.
    var mode: mode_t?
  }

  /// Nothing that can't be kept is deleted: an error here ends the change before it begins.
  ///
  /// - Parameter progress: where it says no, nothing is kept.
  mutating func put(
    _ leavers: [Leaver], progress: ProgressReport = { _, _ in true }
  ) throws(StoreError) {
    guard let trash, !leavers.isEmpty else { return }
    let cards = leavers.map { leaver in
      TrashedCard(
        stored: leaver.card, name: leaver.name, book: book, format: format, mode: leaver.mode)
    }
    for (leaver, entry) in zip(leavers, try trash.put(cards, progress: progress)) {
      entries[leaver.id] = entry
    }
  }

  /// Keeps what a killed run has left of cards; what is none is let go.
  func keepLeftovers(_ leftovers: [Leftover]) throws(StoreError) {
    let cards = leftovers.compactMap { leftover -> TrashedCard? in
      guard let card = VCardFile(bytes: leftover.bytes).cards.first else { return nil }
      let location = CardLocation(name: leftover.name, position: nil).text
      return TrashedCard(
        stored: StoredCard(bytes: leftover.bytes, location: location),
        name: card.summary().displayName, book: book, format: format)
    }
    if cards.isEmpty { return }
    guard let trash else { throw .missing(path: book) }
    _ = try trash.put(cards)
  }

  /// The contact is in the book, again or still.
  mutating func takeOut(_ id: ContactID) {
    if let entry = entries.removeValue(forKey: id) { trash?.remove(entry) }
  }

  /// After a change: what it brought back is no longer in the trash. (Undoing an import brings back
  /// what the import replaced.)
  mutating func settle(_ change: BookChange, _ trashing: Trashing) {
    for card in change.cards where card.after != nil {
      if card.before == nil || trashing == .nothing { takeOut(card.id) }
    }
  }

  var contacts: [DeletedContact] { trash?.contacts(format) ?? [] }

  /// - Returns: the card, and whether it comes from this very book.
  func card(of contact: DeletedContact) throws(StoreError) -> (card: TrashedCard, isOwn: Bool) {
    guard let trash else { throw .missing(path: contact.entry) }
    let card = try trash.card(contact.entry, format)
    return (card, card.book.isIdentical(to: book))
  }

  func remove(_ contact: DeletedContact) {
    trash?.remove(contact.entry)
  }
}

/// A path with every symbolic link followed, where that can be.
package func realPath(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}
