import BookUI
import ContactModel
import Foundation
import ScreenModel

/// A book that lives in memory only: carries effects out at once, as the program does on files.
struct MemoryBook {
  private var contacts: [ContactID: Contact] = [:]
  /// What a stored card's location names: every state that a contact ever had.
  private var versions: [Contact] = []
  private var nextNumber = 0
  /// The latest first.
  private var trash: [(row: DeletedRow, contact: Contact)] = []
  /// Beside whom contacts were added and imported.
  private(set) var neighbours: [ContactID?] = []
  /// The contacts that were made of others.
  private(set) var copies: [(contact: Contact, original: ContactID, base: Contact)] = []
  /// What an update is answered with, where it isn't nil: another program came before it.
  var outsideAnswer: ((Effect) -> Event)?
  /// Why it can't be changed.
  var readOnlyReason: String?
  /// Why some contacts, or some collections, can't be changed.
  var readOnlyReasons: [Effect.Subject: String] = [:]
  /// The sentence that every change of the book fails with, where it isn't nil.
  var failure: String?
  /// Whether undo and redo find their contacts changed.
  var isOutdated = false
  /// The contacts of files that can be imported, and of those that were exported.
  var files: [String: [Contact]] = [:]
  /// The name of the collection that imported contacts go to.
  var collection: String?
  /// The names of drafts that another instance has.
  var takenDrafts: Set<String> = []
  /// The collections that contacts are in, where not in the first.
  var collections: [ContactID: Int] = [:]
  /// What every change has to be told with.
  var caution: Caution?

  /// - Parameter places: the collections of the contacts, where there are several.
  init(_ contacts: [Contact], in places: [Int] = []) {
    for (index, contact) in contacts.enumerated() {
      let id = newID()
      self.contacts[id] = contact
      if places.indices.contains(index) { collections[id] = places[index] }
    }
  }

  var addressBook: AddressBook {
    AddressBook(
      contacts.map { id, contact in
        var summary = ContactSummary(contact)
        summary.collection = collections[id] ?? 0
        return (id, summary)
      })
  }

  /// The answer to an effect; nil for those that the book has nothing to do with.
  mutating func carryOut(_ effect: Effect) -> Event? {
    switch effect {
    case .load(let id):
      guard let contact = contacts[id] else { return .failed(effect, message: "gone") }
      return .loaded(id, contact, readOnlyReason: readOnlyReason ?? readOnlyReasons[.contact(id)])
    case .examineRight(let command, let subject):
      let reason = readOnlyReason ?? readOnlyReasons[subject]
      return .rightExamined(command, subject, readOnlyReason: reason)
    case .listDeleted: return .deleted(trash.map(\.row))
    case .completePath(let path): return .pathSuggested(suggestion(for: path))
    case .exportFile(let path, let replacing):
      if files[path] != nil, !replacing { return .exportExists(effect) }
      files[path] = Array(contacts.values)
      return .exported(contacts.count, remarks: [], by: effect)
    case .takeDraft(let draft):
      return takenDrafts.contains(draft.name) ? .draftGone(draft) : .draftTaken(draft)
    case .keepDraft, .dropDraft, .copyToClipboard, .repaint, .suspend, .quit: return nil
    default: break
    }
    if let outsideAnswer, case .update = effect { return outsideAnswer(effect) }
    if let failure { return .failed(effect, message: failure) }
    if isOutdated, case .revert = effect {
      return .outdated(effect, message: "the contact has changed since")
    }
    if case .importFiles(let path, let rule, let neighbour) = effect {
      neighbours.append(neighbour)
      return importFiles(path, rule, for: effect)
    }
    var change = change(for: effect)
    change?.caution = caution
    return change.map { .changed($0, by: effect) }
  }

  private mutating func change(for effect: Effect) -> BookChange? {
    switch effect {
    case .addCopy(let contact, let original, let base, let neighbour):
      copies.append((contact, original, base))
      return self.change(for: .add(contact, beside: neighbour))
    case .add(let contact, let neighbour):
      neighbours.append(neighbour)
      return BookChange(kind: .add, cards: [replace(newID(), with: contact)])
    case .update(let id, _, let contact):
      return BookChange(kind: .edit, cards: [replace(id, with: contact)])
    case .delete(let id):
      if let contact = contacts[id] { discard(contact) }
      return BookChange(kind: .delete, cards: [replace(id, with: nil)])
    case .restore(let deleted):
      guard let index = trash.firstIndex(where: { $0.row.contact == deleted }) else { return nil }
      let contact = trash.remove(at: index).contact
      return BookChange(kind: .add, cards: [replace(newID(), with: contact)])
    case .move(let placement):
      guard case .ranked(let rankings) = placement.destination else { return nil }
      return BookChange(kind: .move, cards: rankings.map { rank($0) })
    case .revert(let change, _):
      let cards = change.cards.map { card in
        replace(card.id, with: card.after.flatMap { Int($0.card.location) }.map { versions[$0] })
      }
      return BookChange(kind: change.kind, cards: cards)
    default: return nil
    }
  }

  private func suggestion(for path: String) -> PathSuggestion {
    let names = files.keys.filter { $0.hasPrefix(path) }.sorted()
    let common = names.first?.commonPrefix(with: names.last ?? "") ?? path
    return PathSuggestion(typed: path, path: common, names: names)
  }

  /// A contact without a name is refused.
  private mutating func importFiles(
    _ path: String, _ rule: DuplicateAnswer?, for effect: Effect
  ) -> Event {
    guard let file = files[path] else {
      return .failed(effect, message: "there is no \(path); check the path")
    }
    var counts = ImportCounts()
    var changes: [CardChange] = []
    let named = file.filter { !$0.displayName.isEmpty }
    let ids = Dictionary(contacts.map { ($0.value.uid, $0.key) }) { first, _ in first }
    let others = named.filter { contact in ids[contact.uid].map { contacts[$0] != contact } ?? false
    }
    if !others.isEmpty, rule == nil { return .importNeedsRule(count: others.count, by: effect) }
    for contact in named {
      guard let id = ids[contact.uid] else {
        counts.added += 1
        changes.append(replace(newID(), with: contact))
        continue
      }
      switch rule {
      case _ where contacts[id] == contact: counts.alreadyThere += 1
      case nil, .skip: counts.skipped += 1
      case .replace:
        counts.replaced += 1
        changes.append(replace(id, with: contact))
      case .keepBoth:
        counts.added += 1
        changes.append(replace(newID(), with: contact))
      }
    }
    counts.refused = file.count - named.count
    let change = changes.isEmpty ? nil : BookChange(kind: .import, cards: changes, caution: caution)
    let remarks = counts.refused > 0 ? ["\(path):7: not imported, a card with nothing in it"] : []
    return .imported(
      ImportResult(
        change: change, counts: counts, collection: collection,
        rejectionFiles: counts.refused > 0 ? ["people.rejected.vcf"] : [], remarks: remarks),
      by: effect)
  }

  private mutating func discard(_ contact: Contact) {
    let deleted = DeletedContact(
      entry: String(trash.count), name: contact[.name], time: 0, book: "book")
    trash.insert((DeletedRow(contact: deleted, time: "2026-11-30 08:15", book: ""), contact), at: 0)
  }

  private mutating func rank(_ ranking: Placement.Ranking) -> CardChange {
    var contact = contacts[ranking.id] ?? Contact()
    contact.order = ranking.order
    return replace(ranking.id, with: contact)
  }

  private mutating func replace(_ id: ContactID, with contact: Contact?) -> CardChange {
    let before = contacts[id].map { state(of: $0) }
    contacts[id] = contact
    return CardChange(id: id, before: before, after: contact.map { state(of: $0) })
  }

  private mutating func state(of contact: Contact) -> CardChange.State {
    versions.append(contact)
    let card = StoredCard(bytes: [], location: String(versions.count - 1))
    return CardChange.State(card: card, summary: ContactSummary(contact))
  }

  private mutating func newID() -> ContactID {
    defer { nextNumber += 1 }
    return ContactID(nextNumber)
  }
}
