import ContactModel
import Glibc

/// Where deleted cards stay for 30 days, byte for byte.
///
/// A deleted contact is two files: its card, under a name that begins with the time, and beside it
/// `.info`, which says where the card was. The card gets its name first, so what has its `.info` is
/// whole.
struct Trash: Sendable {
  /// Seconds that a card stays.
  static let keeping = 30 * 24 * 60 * 60

  private let folder: String
  /// Seconds since 1970.
  private let now: @Sendable () -> Int

  init(folder: String, now: @escaping @Sendable () -> Int) {
    self.folder = folder
    self.now = now
  }

  /// Keeps cards that are about to go, all or none of them, and takes out those whose time is over.
  /// When this returns they are safe on the disk.
  ///
  /// - Parameter progress: where it says no, none is kept.
  /// - Returns: what names each of them here.
  func put(
    _ cards: [TrashedCard], progress: ProgressReport = { _, _ in true }
  ) throws(StoreError) -> [String] {
    let entries = cards.map { card in
      let random = String(UInt64.random(in: 0 ... .max), radix: 36)
      return "\(utcName(now()))-\(random).\(card.fileExtension)"
    }
    do throws(StoreError) {
      try makeStateFolder(folder)
      let trash = try Folder.writing(folder)
      clear(trash)
      let changes = zip(cards, entries).flatMap(changes)
      _ = try trash.carryOut(changes) { _, _ in progress(0, cards.count) }
      if case .unconfirmed(_, let reason) = trash.sync(saving: folder) {
        for entry in entries { remove(entry) }
        throw StoreError.trashUnwritable(path: folder, reason: reason)
      }
      return entries
    } catch {
      if case .cancelled = error { throw error }
      throw .trashUnwritable(path: folder, reason: error.reason)
    }
  }

  private func changes(_ card: TrashedCard, _ entry: String) -> [FileChange] {
    let mode = FileAttributes(mode: 0o600)
    return [
      FileChange(entry, .create(card.stored.bytes, like: mode)),
      FileChange(entry + ".info", .create(card.info(time: now()), like: mode)),
    ]
  }

  /// What was deleted in the last 30 days from books of this format, the latest first.
  func contacts(_ format: BookInfo.Format) -> [DeletedContact] {
    guard let trash = try? Folder.reading(folder) else { return [] }
    let ending = TrashedCard.fileExtension(of: format) + ".info"
    let names = (try? trash.names().filter { $0.hasSuffix("." + ending) }) ?? []
    return names.sorted(by: >).compactMap { name in
      guard let file = try? ReadFile(name, in: trash.descriptor),
        let info = TrashInfo(file.bytes), info.time > now() - Self.keeping
      else { return nil }
      return DeletedContact(
        entry: String(name.dropLast(".info".count)), name: info.name, time: info.time,
        book: info.book)
    }
  }

  /// A card as it was put in.
  func card(_ entry: String, _ format: BookInfo.Format) throws(StoreError) -> TrashedCard {
    let path = folder + "/" + entry
    do throws(ReadFile.Failure) {
      guard !entry.contains("/"), let info = try TrashInfo(ReadFile(path + ".info").bytes) else {
        throw ReadFile.Failure.system(SystemFailure(code: ENOENT))
      }
      let bytes = try ReadFile(path).bytes
      return TrashedCard(
        stored: StoredCard(bytes: bytes, location: info.location), name: info.name,
        book: info.book, format: format, mode: info.mode)
    } catch {
      throw StoreError(reading: path, error)
    }
  }

  /// Takes a card out: it is back in its book.
  func remove(_ entry: String) {
    // Without its info a card is no longer offered; so that goes first.
    _ = unlink(folder + "/" + entry + ".info")
    _ = unlink(folder + "/" + entry)
  }

  /// Removes what is older than 30 days, whatever it is: only this program writes here.
  private func clear(_ trash: borrowing Folder) {
    let limit = now() - Self.keeping
    for name in (try? trash.names()) ?? [] {
      guard let status = try? trash.status(of: name), Int(status.st_mtim.tv_sec) < limit else {
        continue
      }
      _ = unlinkat(trash.descriptor, name, 0)
    }
  }
}

/// A card on its way into the trash or out of it.
struct TrashedCard {
  var stored: StoredCard
  /// The contact's.
  var name: String
  /// The real path of its book.
  var book: String
  var format: BookInfo.Format
  /// The permissions of the file that it had for itself.
  var mode: mode_t?

  var fileExtension: String { Self.fileExtension(of: format) }

  /// Cards of both kinds of vCard books can go into either.
  static func fileExtension(of format: BookInfo.Format) -> String {
    switch format {
    case .folder, .cards: "vcf"
    case .propertyList: "plist"
    }
  }

  func info(time: Int) -> [UInt8] {
    TrashInfo(time: time, name: name, book: book, location: stored.location, mode: mode).bytes
  }
}
