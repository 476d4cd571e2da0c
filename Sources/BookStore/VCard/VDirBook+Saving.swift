import ContactFormats
import ContactModel
import Glibc

extension VDirBook {
  mutating func replace(
    _ replacements: [CardReplacement], progress: ProgressReport
  ) throws(StoreError) -> (cards: [CardChange], caution: Caution?) {
    try locking(info.path) { () throws(StoreError) in
      unsynced = []
      var changes: [CardChange] = []
      // Files of new cards; they are taken in together, for there may be very many.
      var made: [ContactID: CardFile] = [:]
      do throws(StoreError) {
        for replacement in replacements {
          guard progress(changes.count, replacements.count) else { throw .cancelled }
          if let (file, change) = try makeFile(replacement) {
            made[replacement.id] = file
            changes.append(change)
          } else {
            changes.append(try replace(replacement))
          }
        }
      } catch {
        // Each file is saved for itself: those that were go back.
        for change in changes.reversed() { takeBack(change, made: made[change.id]) }
        _ = sync()
        throw error
      }
      files.put(made.values)
      return (changes, sync())
    }
  }

  private mutating func takeBack(_ change: CardChange, made: CardFile?) {
    if let made {
      _ = try? Folder.writing(info.path).remove(made.name, since: made.version)
      return
    }
    let content = change.before.map { CardReplacement.Content.stored($0.card) } ?? .none
    _ = try? replace(CardReplacement(id: change.id, content: content))
  }

  /// Brings every folder in which something was saved to the disk.
  private mutating func sync() -> Caution? {
    defer { unsynced = [] }
    var caution: Caution?
    for path in unsynced {
      do throws(StoreError) {
        let folder = try Folder.writing(path)
        caution = folder.sync(saving: path) ?? caution
      } catch {
        caution = .unconfirmed(path: path, reason: error.reason)
      }
    }
    return caution
  }

  private mutating func replace(_ replacement: CardReplacement) throws(StoreError) -> CardChange {
    let id = replacement.id
    guard let (file, position) = files.place(of: id) else {
      return CardChange(id: id, before: nil, after: try create(replacement))
    }
    let found = try unchanged(file)
    let before = file.state(position, bytes: found.bytes)
    var document = file.document(found.bytes)
    var ids = file.cards.map(\.id)
    switch replacement.content {
    case .none:
      if ids.count == 1 {
        try remove(file, found)
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
    let (next, bytes) = try save(document, over: found, in: file, ids: ids)
    return CardChange(
      id: id, before: before,
      after: next.position(of: id).flatMap { next.state($0, bytes: bytes) })
  }

  private mutating func remove(_ file: CardFile, _ found: ReadFile) throws(StoreError) {
    let folder = try Folder.writing(info.path)
    let removed = try RemovedFile(file, in: folder)
    try folder.remove(file.name, since: found.version)
    unsynced.insert(info.path)
    for card in file.cards { self.removed[card.id] = removed }
    files.remove(file.name)
  }

  /// A card that the book hasn't: a new one, or one that comes back.
  private mutating func create(
    _ replacement: CardReplacement
  ) throws(StoreError) -> CardChange.State? {
    let id = replacement.id
    switch replacement.content {
    case .none: throw .contactGone(path: info.path)
    case .card(let card): return try create(name(for: card.uid), card.bytes, as: id)
    // It got its file already.
    case .imported: return nil
    case .stored(let stored): return try put(stored, at: CardLocation(stored.location), as: id)
    case .restored(let stored, let mode):
      var location = CardLocation(stored.location)
      let file = files[location.name]
      let isMissing = file == nil
      // What has become a file of one card stays that.
      if file?.cards.count ?? 0 < 2 { location.position = nil }
      if location.name.isEmpty || !isMissing && location.position == nil {
        let name = VCardFile(bytes: stored.bytes).cards.first.map { self.name(for: $0.uid) }
        location.name = name.flatMap { files[$0] == nil ? $0 : nil } ?? surroundings.uid() + ".vcf"
      }
      return try put(stored, at: location, as: id, mode: mode)
    }
  }

  /// Makes the file of an imported card; nil for any other step. A file that has the name already is
  /// somebody else's: the card gets another name then.
  private mutating func makeFile(
    _ replacement: CardReplacement
  ) throws(StoreError) -> (CardFile, CardChange)? {
    let id = replacement.id
    guard case .imported(let card, let summary) = replacement.content else { return nil }
    let bytes = card.bytes
    let folder = try Folder.writing(info.path)
    var name = name(for: summary.identity)
    let stamp: FileStamp
    do throws(StoreError) {
      stamp = try folder.create(name, with: bytes)
    } catch {
      guard case .fileExists = error else { throw error }
      name = surroundings.uid() + ".vcf"
      stamp = try folder.create(name, with: bytes)
    }
    unsynced.insert(info.path)
    let document = VCardFile(bytes: bytes)
    let cards = document.cards.map { _ in CardFile.Card(id: id, summary: summary) }
    let file = CardFile(name: name, stamp: stamp, bytes: bytes, document: document, cards: cards)
    return (file, CardChange(id: id, before: nil, after: file.state(0, bytes: bytes)))
  }

  /// A new card's file is named after its UID, where that makes a name.
  private func name(for uid: String) -> String {
    uid.fileNameOfUID ?? surroundings.uid() + ".vcf"
  }

  private mutating func put(
    _ stored: StoredCard, at location: CardLocation, as id: ContactID, mode: mode_t? = nil
  ) throws(StoreError) -> CardChange.State? {
    if let position = location.position, let file = files[location.name] {
      return try insert(VCard(bytes: stored.bytes), as: id, into: file, at: position)
    }
    if let removed = removed[id], removed.file.name.isIdentical(to: location.name),
      removed.file.holds(stored.bytes)
    {
      let folder = try Folder.writing(info.path)
      let stamp = try removed.putBack(stored.bytes, in: folder)
      unsynced.insert(info.path)
      var file = removed.file
      file.touch(stamp)
      files.put(file)
      return file.position(of: id).flatMap { file.state($0, bytes: stored.bytes) }
    }
    return try create(location.name, stored.bytes, as: id, mode: mode)
  }

  private mutating func create(
    _ name: String, _ bytes: [UInt8], as id: ContactID, mode: mode_t? = nil
  ) throws(StoreError) -> CardChange.State? {
    let folder = try Folder.writing(info.path)
    let stamp = try folder.create(name, with: bytes, like: mode.map { FileAttributes(mode: $0) })
    unsynced.insert(info.path)
    let file = CardFile(
      name: name, stamp: stamp, bytes: bytes, document: VCardFile(bytes: bytes), makeID: { id })
    files.put(file)
    return file.state(0, bytes: bytes)
  }

  /// Puts a card back into a file of several.
  private mutating func insert(
    _ card: VCard, as id: ContactID, into file: CardFile, at position: Int
  ) throws(StoreError) -> CardChange.State? {
    let found = try unchanged(file)
    var document = file.document(found.bytes)
    var ids = file.cards.map(\.id)
    let position = min(max(0, position), ids.count)
    document.insertCard(card, at: position)
    ids.insert(id, at: position)
    let (next, bytes) = try save(document, over: found, in: file, ids: ids)
    return next.state(position, bytes: bytes)
  }

  /// A file, if it still holds what was read.
  private func unchanged(_ file: CardFile) throws(StoreError) -> ReadFile {
    let found = try read(file.name)
    guard file.holds(found.bytes) else { throw .changedOutside(path: path(of: file.name)) }
    return found
  }

  private mutating func save(
    _ document: VCardFile, over found: ReadFile, in file: CardFile, ids: [ContactID]
  ) throws(StoreError) -> (CardFile, bytes: [UInt8]) {
    let bytes = document.bytes
    var stamp = found.stamp
    if bytes != found.bytes {
      let place = try realPlace(of: file.name)
      stamp = try Folder.writing(place.folder).replace(
        place.name, with: bytes, since: found.version)
      unsynced.insert(place.folder)
    }
    var next = file
    next.take(document, bytes: bytes, stamp: stamp, ids: ids)
    files.put(next)
    return (next, bytes)
  }

  private func realPlace(of name: String) throws(StoreError) -> FilePlace {
    do throws(SystemFailure) {
      if let place = try FilePlace(resolving: path(of: name)) { return place }
    } catch {
      throw StoreError(saving: path(of: name), error)
    }
    throw .contactGone(path: path(of: name))
  }
}
