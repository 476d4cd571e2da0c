import ContactFormats
package import ContactModel

/// A folder with one card a file (a vdir, as vdirsyncer and others keep them).
///
/// Only what the list and the search need stays in memory; a card is read again when it is opened or
/// changed.
package struct VDirBook: CardBook {
  package let info: BookInfo
  let surroundings: Surroundings

  /// In the order of their names' bytes.
  private var files: [CardFile]
  /// The file of each contact.
  private var names: [ContactID: String]
  private var nextID: Int

  init(_ path: String, surroundings: Surroundings) throws(StoreError) {
    let listing = try VDirListing(path)
    files = listing.files
    names = [:]
    names.reserveCapacity(listing.idCount)
    for file in files { for card in file.cards { names[card.id] = file.name } }
    nextID = listing.idCount
    self.surroundings = surroundings
    info = BookInfo(
      name: listing.displayName ?? fileName(path), path: path, format: .folder,
      readOnly: isAllowed(Right.writeFolder, path) ? nil : .folder(path: path),
      problems: listing.problems)
  }

  package var contacts: [(id: ContactID, summary: ContactSummary)] {
    files.flatMap { $0.cards.map { ($0.id, $0.summary) } }
  }

  package func contact(_ id: ContactID) throws(StoreError) -> Contact {
    let (file, position) = try place(id)
    let cards = VCardFile(bytes: try read(file.name).bytes).cards
    guard cards.indices.contains(position) else { throw .contactGone(path: path(file.name)) }
    return cards[position].contact()
  }

  mutating func makeID() -> ContactID {
    defer { nextID += 1 }
    return ContactID(nextID)
  }

  mutating func card(_ id: ContactID, seenAs base: Contact?) throws(StoreError) -> VCard {
    let (file, position) = try place(id)
    let found = try read(file.name)
    if file.holds(found.bytes) { return file.document(found.bytes).cards[position] }
    let document = VCardFile(bytes: found.bytes)
    guard let base, document.cards.count == file.cards.count,
      document.cards[position].contact() == base
    else { throw .changedOutside(path: path(file.name)) }
    var seen = file
    seen.take(
      document, bytes: found.bytes, stamp: found.stamp, ids: file.cards.map(\.id))
    put(seen)
    return document.cards[position]
  }

  func stored(_ id: ContactID) throws(StoreError) -> StoredCard? {
    guard let name = names[id], let file = file(name), let position = file.position(of: id) else {
      return nil
    }
    let bytes: [UInt8]
    do throws(StoreError) {
      bytes = try read(name).bytes
    } catch {
      if case .contactGone = error { return nil }
      throw error
    }
    return file.cards.count == 1
      ? StoredCard(bytes: bytes, location: name)
      : state(file.document(bytes), bytes: bytes, of: file, at: position)?.card
  }

  private func path(_ name: String) -> String { info.path + "/" + name }

  private func read(_ name: String) throws(StoreError) -> ReadFile {
    do throws(ReadFile.Failure) {
      return try ReadFile(path(name))
    } catch {
      if case .system(let failure) = error, failure.isMissing {
        throw .contactGone(path: path(name))
      }
      throw StoreError(reading: path(name), error)
    }
  }
}

// MARK: - Files in memory

extension VDirBook {
  private func place(_ id: ContactID) throws(StoreError) -> (file: CardFile, position: Int) {
    guard let name = names[id], let file = file(name), let position = file.position(of: id) else {
      throw .contactGone(path: info.path)
    }
    return (file, position)
  }

  private func file(_ name: String) -> CardFile? {
    let index = self.index(of: name)
    return index < files.count && files[index].name.isIdentical(to: name) ? files[index] : nil
  }

  /// Where a file of this name stands or would stand.
  private func index(of name: String) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Takes a file in, or its new state.
  private mutating func put(_ file: CardFile) {
    let index = index(of: file.name)
    if index < files.count, files[index].name.isIdentical(to: file.name) {
      files[index] = file
    } else {
      files.insert(file, at: index)
    }
    for card in file.cards { names[card.id] = file.name }
  }

  private mutating func forget(_ name: String) {
    guard file(name) != nil else { return }
    files.remove(at: index(of: name))
  }

  private func state(
    _ document: VCardFile, bytes: [UInt8], of file: CardFile, at position: Int
  ) -> CardChange.State? {
    guard document.cards.indices.contains(position) else { return nil }
    let isWhole = document.cards.count == 1
    let location = CardLocation(name: file.name, position: isWhole ? nil : position)
    let stored = StoredCard(
      bytes: isWhole ? bytes : document.cards[position].bytes, location: location.text)
    return CardChange.State(card: stored, summary: file.cards[position].summary)
  }
}

// MARK: - Saving

extension VDirBook {
  mutating func replace(_ replacements: [CardReplacement]) throws(StoreError) -> [CardChange] {
    var changes: [CardChange] = []
    do throws(StoreError) {
      for replacement in replacements { changes.append(try replace(replacement)) }
    } catch {
      // Each file is saved for itself: those that were go back.
      for change in changes.reversed() {
        let content = change.before.map { CardReplacement.Content.stored($0.card) } ?? .none
        _ = try? replace(CardReplacement(id: change.id, content: content))
      }
      throw error
    }
    return changes
  }

  private mutating func replace(_ replacement: CardReplacement) throws(StoreError) -> CardChange {
    let id = replacement.id
    guard let name = names[id], let file = file(name), let position = file.position(of: id) else {
      return CardChange(id: id, before: nil, after: try create(replacement))
    }
    let found = try read(name)
    guard file.holds(found.bytes) else { throw .changedOutside(path: path(name)) }
    var document = file.document(found.bytes)
    let before = state(document, bytes: found.bytes, of: file, at: position)
    var ids = file.cards.map(\.id)
    var bytes: [UInt8]?
    switch replacement.content {
    case .none:
      if ids.count == 1 {
        try remove(name, since: found.stamp)
        names[id] = nil
        return CardChange(id: id, before: before, after: nil)
      }
      document.removeCard(at: position)
      ids.remove(at: position)
      names[id] = nil
    case .card(let card): document.replaceCard(at: position, with: card)
    case .stored(let stored) where CardLocation(stored.location).position == nil:
      bytes = stored.bytes
      document = VCardFile(bytes: stored.bytes)
    case .stored(let stored):
      document.replaceCard(at: position, with: VCard(bytes: stored.bytes))
    }
    let next = try save(
      document, bytes: bytes ?? document.bytes, over: found, in: file, ids: ids)
    let after = next.position(of: id).flatMap {
      state(document, bytes: bytes ?? document.bytes, of: next, at: $0)
    }
    return CardChange(id: id, before: before, after: after)
  }

  /// A card that the book hasn't: a new one, or one that comes back.
  private mutating func create(
    _ replacement: CardReplacement
  ) throws(StoreError) -> CardChange.State? {
    let location: CardLocation
    let bytes: [UInt8]
    switch replacement.content {
    case .none: throw .contactGone(path: info.path)
    case .card(let card):
      let name = card.uid.fileNameOfUID ?? surroundings.uid() + ".vcf"
      location = CardLocation(name: name, position: nil)
      bytes = card.bytes
    case .stored(let stored):
      location = CardLocation(stored.location)
      bytes = stored.bytes
    }
    if let position = location.position, let file = file(location.name) {
      return try insert(VCard(bytes: bytes), as: replacement.id, into: file, at: position)
    }
    let folder = try Folder.writing(info.path)
    let stamp = try folder.create(location.name, with: bytes)
    let document = VCardFile(bytes: bytes)
    let file = CardFile(
      name: location.name, stamp: stamp, bytes: bytes, document: document,
      makeID: { replacement.id })
    put(file)
    return state(document, bytes: bytes, of: file, at: 0)
  }

  /// Puts a card back into a file of several.
  private mutating func insert(
    _ card: VCard, as id: ContactID, into file: CardFile, at position: Int
  ) throws(StoreError) -> CardChange.State? {
    let found = try read(file.name)
    guard file.holds(found.bytes) else { throw .changedOutside(path: path(file.name)) }
    var document = file.document(found.bytes)
    var ids = file.cards.map(\.id)
    let position = min(max(0, position), ids.count)
    document.insertCard(card, at: position)
    ids.insert(id, at: position)
    let bytes = document.bytes
    let next = try save(document, bytes: bytes, over: found, in: file, ids: ids)
    return state(document, bytes: bytes, of: next, at: position)
  }

  private mutating func save(
    _ document: VCardFile, bytes: [UInt8], over found: ReadFile, in file: CardFile,
    ids: [ContactID]
  ) throws(StoreError) -> CardFile {
    var next = file
    var stamp = found.stamp
    if bytes != found.bytes {
      let place: FilePlace?
      do throws(SystemFailure) {
        place = try FilePlace(resolving: path(file.name))
      } catch {
        throw StoreError(saving: path(file.name), error)
      }
      guard let place else { throw .contactGone(path: path(file.name)) }
      stamp = try Folder.writing(place.folder).replace(place.name, with: bytes, since: found.stamp)
    }
    next.take(document, bytes: bytes, stamp: stamp, ids: ids)
    put(next)
    return next
  }

  private mutating func remove(_ name: String, since stamp: FileStamp) throws(StoreError) {
    try Folder.writing(info.path).remove(name, since: stamp)
    forget(name)
  }
}
