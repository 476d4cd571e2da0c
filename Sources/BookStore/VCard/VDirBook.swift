import ContactFormats
package import ContactModel
import Glibc

/// A folder with one card a file (a vdir, as vdirsyncer and others keep them).
///
/// Only what the list and the search need stays in memory; a card is read again when it is opened or
/// changed.
package struct VDirBook: CardBook {
  package internal(set) var info: BookInfo
  let surroundings: Surroundings
  var files: CardFiles
  private(set) var nextID: Int
  var trash: BookTrash
  /// Files that this run has removed, by the contact that went with them.
  var removed: [ContactID: RemovedFile] = [:]
  /// What other programs changed, and nobody has asked for yet.
  var news = OutsideChange()
  /// What other programs took away.
  var homeless = HomelessCards()

  init(_ path: String, surroundings: Surroundings) throws(StoreError) {
    let listing = try VDirListing(path)
    files = CardFiles(listing.files)
    nextID = listing.idCount
    self.surroundings = surroundings
    info = BookInfo(name: "", path: path, format: .folder, problems: listing.problems)
    trash = BookTrash(of: info, surroundings)
    examineRights()
    take(listing.collection)
    if info.readOnly == nil {
      clearLeftovers(listing.leftovers, in: path, keep: trash.keepLeftovers)
    }
  }

  /// What the folder says of itself.
  mutating func take(_ collection: ContactCollection) {
    info.name = collection.name ?? fileName(info.path)
    info.collections = [collection]
  }

  package var contacts: [(id: ContactID, summary: ContactSummary)] { files.contacts }

  var givesUIDs: Bool { true }

  func found(_ id: ContactID) throws(StoreError) -> (card: VCard, file: String) {
    let (file, position) = try place(of: id)
    let found = VCardFile(bytes: try read(file.name).bytes)
    guard let card = found.card(at: position) else {
      throw .contactGone(path: path(of: file.name))
    }
    return (card, file.name)
  }

  mutating func makeID() -> ContactID {
    defer { nextID += 1 }
    return ContactID(nextID)
  }

  func stored(_ id: ContactID) throws(StoreError) -> StoredCard? {
    guard let (file, position) = files.place(of: id) else { return nil }
    do throws(StoreError) {
      let bytes = try read(file.name).bytes
      return file.holds(bytes) ? file.state(position, bytes: bytes)?.card : nil
    } catch {
      if case .contactGone = error { return nil }
      throw error
    }
  }

  func mode(of id: ContactID) -> mode_t? {
    guard let file = files.place(of: id)?.file else { return nil }
    var status = stat()
    return stat(path(of: file.name), &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  package mutating func examineRights() {
    info.readOnly = isAllowed(Right.writeFolder, info.path) ? nil : .folder(path: info.path)
  }

  package func readOnlyReason(for id: ContactID) -> ReadOnlyReason? {
    if let reason = info.readOnly { return reason }
    guard let path = files.place(of: id).map({ path(of: $0.file.name) }),
      !isAllowed(Right.write, path)
    else { return nil }
    return .file(path: path)
  }

  func path(of name: String) -> String { info.path + "/" + name }

  /// A new card's file is named after its UID, where that makes a name.
  func newName(for uid: String) -> String {
    uid.fileNameOfUID ?? surroundings.uid() + ".vcf"
  }

  func place(of id: ContactID) throws(StoreError) -> (file: CardFile, position: Int) {
    guard let place = files.place(of: id) else { throw .contactGone(path: info.path) }
    return place
  }

  func read(_ name: String) throws(StoreError) -> ReadFile {
    do throws(ReadFile.Failure) {
      return try ReadFile(path(of: name))
    } catch {
      if case .system(let failure) = error, failure.isMissing {
        throw .contactGone(path: path(of: name))
      }
      throw StoreError(reading: path(of: name), error)
    }
  }
}
