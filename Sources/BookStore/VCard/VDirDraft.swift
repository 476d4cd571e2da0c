import ContactFormats
import ContactModel
import Glibc

/// The files of a folder as a change wants them, before any of it is written: several of the cards
/// that change may stand in one file.
struct VDirDraft {
  /// In the order in which they came up.
  private(set) var files: [File] = []
  /// By the bytes of their names.
  private var indices: [[UInt8]: Int] = [:]

  /// Works out one card more.
  mutating func take(
    _ replacement: CardReplacement, in book: VDirBook
  ) throws(StoreError) -> CardChange {
    let id = replacement.id
    guard let name = book.files.name(of: id), var file = try file(name, in: book),
      let position = file.card.position(of: id)
    else { return CardChange(id: id, before: nil, after: try make(replacement, in: book)) }
    let before = file.state(of: id)
    var document = file.document
    var ids = file.ids
    switch replacement.content {
    case .none:
      if ids.count == 1 {
        file.isGone = true
        put(file)
        return CardChange(id: id, before: before, after: nil)
      }
      document.removeCard(at: position)
      ids.remove(at: position)
    case .card(let card), .imported(let card, _):
      document.replaceCard(at: position, with: card)
    case .stored(let stored) where CardLocation(stored.location).position == nil:
      document = VCardFile(bytes: stored.bytes)
    case .stored(let stored), .restored(let stored, _):
      document.replaceCard(at: position, with: VCard(bytes: stored.bytes))
    }
    file.take(document, ids: ids)
    put(file)
    return CardChange(id: id, before: before, after: file.state(of: id))
  }

  /// A file as it is to be by now; nil where there is none. One that isn't what was read last is an
  /// error.
  private func file(_ name: String, in book: VDirBook) throws(StoreError) -> File? {
    if let index = indices[Array(name.utf8)] { return files[index].isGone ? nil : files[index] }
    guard let file = book.files[name] else { return nil }
    let found = try book.read(name)
    guard file.holds(found.bytes) else { throw .changedOutside(path: book.path(of: name)) }
    return File(file, found: found)
  }

  private mutating func put(_ file: File) {
    let key = Array(file.card.name.utf8)
    if let index = indices[key] {
      files[index] = file
    } else {
      indices[key] = files.count
      files.append(file)
    }
  }
}

// MARK: - Cards that the book hasn't

extension VDirDraft {
  /// A new card, or one that comes back.
  private mutating func make(
    _ replacement: CardReplacement, in book: VDirBook
  ) throws(StoreError) -> CardChange.State? {
    let id = replacement.id
    switch replacement.content {
    case .none: throw .contactGone(path: book.info.path)
    case .card(let card):
      return try make(book.newName(for: card.uid), card.bytes, as: id, in: book)
    case .imported(let card, let summary): return makeImported(card, summary, as: id, in: book)
    case .stored(let stored):
      return try put(stored, at: CardLocation(stored.location), as: id, mode: nil, in: book)
    case .restored(let stored, let mode):
      let location = location(for: stored, in: book)
      return try put(stored, at: location, as: id, mode: mode, in: book)
    }
  }

  /// Where a card is put back: where it was, or where that is taken, where a new one would go.
  private func location(for stored: StoredCard, in book: VDirBook) -> CardLocation {
    var location = CardLocation(stored.location)
    let file = book.files[location.name]
    let isMissing = file == nil
    // What has become a file of one card stays that.
    if file?.cards.count ?? 0 < 2 { location.position = nil }
    if location.name.isEmpty || !isMissing && location.position == nil {
      let name = VCardFile(bytes: stored.bytes).cards.first.map { book.newName(for: $0.uid) }
      location.name =
        name.flatMap { book.files[$0] == nil ? $0 : nil } ?? book.newName(for: "")
    }
    return location
  }

  private mutating func put(
    _ stored: StoredCard, at location: CardLocation, as id: ContactID, mode: mode_t?,
    in book: VDirBook
  ) throws(StoreError) -> CardChange.State? {
    if let position = location.position, var file = try file(location.name, in: book) {
      // Back into a file of several.
      var (document, ids) = (file.document, file.ids)
      let position = min(max(0, position), ids.count)
      document.insertCard(VCard(bytes: stored.bytes), at: position)
      ids.insert(id, at: position)
      file.take(document, ids: ids)
      put(file)
      return file.state(of: id)
    }
    if let removed = book.removed[id], removed.file.name.isIdentical(to: location.name),
      removed.file.holds(stored.bytes)
    {
      return try add(
        File(removed.file, bytes: stored.bytes, origin: .removed(removed)), id, in: book)
    }
    return try make(location.name, stored.bytes, as: id, mode: mode, in: book)
  }

  private mutating func make(
    _ name: String, _ bytes: [UInt8], as id: ContactID, mode: mode_t? = nil, in book: VDirBook
  ) throws(StoreError) -> CardChange.State? {
    let card = CardFile(
      name: name, stamp: .none, bytes: bytes, document: VCardFile(bytes: bytes), makeID: { id })
    return try add(File(card, bytes: bytes, origin: .new(mode: mode)), id, in: book)
  }

  private mutating func add(
    _ file: File, _ id: ContactID, in book: VDirBook
  ) throws(StoreError) -> CardChange.State? {
    if indices[Array(file.card.name.utf8)] != nil {
      throw .fileExists(path: book.path(of: file.card.name))
    }
    put(file)
    return file.state(of: id)
  }

  /// A file that has the name already is somebody else's: the card gets another name then.
  private mutating func makeImported(
    _ card: VCard, _ summary: ContactSummary, as id: ContactID, in book: VDirBook
  ) -> CardChange.State? {
    var name = book.newName(for: summary.identity)
    let isTaken =
      indices[Array(name.utf8)] != nil
      || faccessat(AT_FDCWD, book.path(of: name), F_OK, AT_SYMLINK_NOFOLLOW) == 0
    if isTaken { name = book.newName(for: "") }
    let bytes = card.bytes
    let document = VCardFile(bytes: bytes)
    let cards = document.cards.map { _ in CardFile.Card(id: id, summary: summary) }
    let file = File(
      CardFile(name: name, stamp: .none, bytes: bytes, document: document, cards: cards),
      bytes: bytes, origin: .imported)
    put(file)
    return file.state(of: id)
  }
}
