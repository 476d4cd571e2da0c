import ContactFormats
import ContactModel

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
        try Folder.writing(info.path).remove(file.name, since: found.stamp)
        files.remove(file.name)
        return CardChange(id: id, before: before, after: nil)
      }
      document.removeCard(at: position)
      ids.remove(at: position)
    case .card(let card): document.replaceCard(at: position, with: card)
    case .stored(let stored) where CardLocation(stored.location).position == nil:
      document = VCardFile(bytes: stored.bytes)
    case .stored(let stored):
      document.replaceCard(at: position, with: VCard(bytes: stored.bytes))
    }
    let (next, bytes) = try save(document, over: found, in: file, ids: ids)
    return CardChange(
      id: id, before: before,
      after: next.position(of: id).flatMap { next.state($0, bytes: bytes) })
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
    if let position = location.position, let file = files[location.name] {
      return try insert(VCard(bytes: bytes), as: replacement.id, into: file, at: position)
    }
    let stamp = try Folder.writing(info.path).create(location.name, with: bytes)
    let file = CardFile(
      name: location.name, stamp: stamp, bytes: bytes, document: VCardFile(bytes: bytes),
      makeID: { replacement.id })
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
      stamp = try Folder.writing(place.folder).replace(place.name, with: bytes, since: found.stamp)
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
