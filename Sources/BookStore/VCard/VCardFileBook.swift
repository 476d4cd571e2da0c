import ContactFormats
package import ContactModel
import Glibc

/// One file of any number of cards, which is in memory as it stands on the disk.
package struct VCardFileBook: CardBook {
  package internal(set) var info: BookInfo
  let surroundings: Surroundings

  var file: BookFile
  var document: VCardFile
  /// One for each card, in the file's order.
  var entries: CardEntries
  private var nextID: Int
  var trash: BookTrash
  /// What other programs changed, and nobody has asked for yet.
  var news = OutsideChange()
  /// What other programs took away.
  var homeless = HomelessCards()

  init(_ path: String, surroundings: Surroundings) throws(StoreError) {
    let bytes: [UInt8]
    (file, bytes) = try BookFile.read(path, backups: surroundings.backups)
    document = try Self.document(bytes, at: path)
    self.surroundings = surroundings
    entries = CardEntries(
      document.cards.enumerated().map { (ContactID($0.offset), $0.element.summary()) })
    nextID = entries.count
    info = BookInfo(
      name: fileName(path), path: path, format: .cards,
      problems: file.problems + document.problems(file: fileName(path)))
    trash = BookTrash(of: info, surroundings)
    examineRights()
    if info.readOnly == nil { file.clearLeftovers() }
  }

  static func document(_ bytes: [UInt8], at path: String) throws(StoreError) -> VCardFile {
    let document = VCardFile(bytes: bytes)
    let hasText = document.warnings.contains { $0.kind == .textOutsideCards }
    if document.cards.isEmpty, hasText, !bytes.allSatisfy({ $0 <= 0x20 }) {
      throw .notABook(path: path, .otherShape(expected: "BEGIN:VCARD"))
    }
    return document
  }

  package var contacts: [(id: ContactID, summary: ContactSummary)] { entries.list }

  var givesUIDs: Bool { false }

  package mutating func examineRights() { info.readOnly = file.readOnly }

  func path(of file: String) -> String { info.path }

  func found(_ id: ContactID) throws(StoreError) -> (card: VCard, file: String) {
    (try document.cards[index(id)], info.name)
  }

  func stored(_ id: ContactID) -> StoredCard? {
    entries.index(of: id).map(state).map(\.card)
  }

  mutating func makeID() -> ContactID {
    defer { nextID += 1 }
    return ContactID(nextID)
  }

  func mode(of id: ContactID) -> mode_t? { nil }

  mutating func replace(
    _ replacements: [CardReplacement], progress: ProgressReport
  ) throws(StoreError) -> (cards: [CardChange], caution: Caution?) {
    var next = self
    var changes: [CardChange] = []
    if replacements.count > 1 { next.document.beginBatch() }
    for replacement in replacements {
      guard progress(changes.count, replacements.count) else { throw .cancelled }
      changes.append(try next.replaceInMemory(replacement))
    }
    if replacements.count > 1 { next.document.endBatch() }
    do throws(StoreError) {
      let caution = try next.file.save(next.document.bytes)
      self = next
      return (changes, caution)
    } catch {
      file.doubt()
      throw error
    }
  }

  /// What the book would be with one card replaced.
  private mutating func replaceInMemory(
    _ replacement: CardReplacement
  ) throws(StoreError) -> CardChange {
    let old = entries.index(of: replacement.id)
    let before = old.map(state)
    switch (replacement.content, old) {
    case (.none, let index?):
      document.removeCard(at: index)
      entries.remove(at: index)
    case (.card(let card), let index?), (.imported(let card, _), let index?): put(card, at: index)
    case (.stored(let stored), let index?), (.restored(let stored, _), let index?):
      put(VCard(bytes: stored.bytes), at: index)
    case (.card(let card), nil):
      insert(document.adapted(card), as: replacement.id, at: entries.count)
    case (.imported(let card, let summary), nil):
      insert(document.adapted(card), summary, as: replacement.id, at: entries.count)
    case (.restored(let stored, _), nil) where stored.location.isEmpty:
      let card = VCardFile(bytes: stored.bytes).cards.first ?? VCard(bytes: stored.bytes)
      insert(document.adapted(card), as: replacement.id, at: entries.count)
    case (.stored(let stored), nil), (.restored(let stored, _), nil):
      let index = Int(stored.location) ?? entries.count
      insert(VCard(bytes: stored.bytes), as: replacement.id, at: min(max(0, index), entries.count))
    case (.none, nil): throw .contactGone(path: info.path)
    }
    let after = entries.index(of: replacement.id).map(state)
    return CardChange(id: replacement.id, before: before, after: after)
  }

  private mutating func put(_ card: VCard, at index: Int) {
    document.replaceCard(at: index, with: card)
    entries.setSummary(card.summary(), at: index)
  }

  private mutating func insert(
    _ card: VCard, _ summary: ContactSummary? = nil, as id: ContactID, at index: Int
  ) {
    document.insertCard(card, at: index)
    entries.insert(id, summary ?? card.summary(), at: index)
  }

  private func state(_ index: Int) -> CardChange.State {
    let card = StoredCard(bytes: document.cards[index].bytes, location: String(index))
    return CardChange.State(card: card, summary: entries.list[index].summary)
  }

  private func index(_ id: ContactID) throws(StoreError) -> Int {
    guard let index = entries.index(of: id) else {
      throw .contactGone(path: info.path)
    }
    return index
  }
}
