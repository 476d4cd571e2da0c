import ContactModel
import Glibc

/// The one file of a book, with what tells whether it is still the one that was read.
struct BookFile: Sendable {
  /// As it was given.
  let path: String
  private let place: FilePlace
  private var version: FileVersion
  /// Whether the stamp alone isn't believed: a change within one tick of the file system's clock
  /// doesn't show in it.
  private var isDoubtful = false
  private var hasOtherNames: Bool
  /// Nil where none are made, or this run has made one.
  private var backups: Backups?

  /// - Returns: the file and its bytes.
  static func read(
    _ path: String, backups: Backups?
  ) throws(StoreError) -> (BookFile, [UInt8]) {
    do throws(ReadFile.Failure) {
      let file = try ReadFile(path)
      let place: FilePlace?
      do throws(SystemFailure) {
        place = try FilePlace(resolving: path)
      } catch {
        throw .system(error)
      }
      guard let place else { throw ReadFile.Failure.otherKind(.folder) }
      let book = BookFile(
        path: path, place: place, version: file.version, hasOtherNames: file.hasOtherNames,
        backups: backups)
      return (book, file.bytes)
    } catch {
      throw StoreError(reading: path, error)
    }
  }

  /// The file as it is now, with its bytes; nil where it still holds what was read.
  mutating func reread() throws(StoreError) -> (BookFile, [UInt8])? {
    var status = stat()
    do throws(SystemFailure) {
      _ = try retrying { stat(path, &status) }
    } catch {
      throw StoreError(reading: path, .system(error))
    }
    if !isDoubtful, FileStamp(status) == version.stamp { return nil }
    let (file, bytes) = try BookFile.read(path, backups: backups)
    if file.version.digest != version.digest { return (file, bytes) }
    self = file
    return nil
  }

  /// The file turned out not to be what its stamp says: read it whole the next time.
  mutating func doubt() {
    isDoubtful = true
  }

  /// What is wrong with the file itself.
  var problems: [BookProblem] {
    hasOtherNames ? [BookProblem(file: fileName(path), reason: .hardLinked)] : []
  }

  /// Nil where the file can be replaced.
  var readOnly: ReadOnlyReason? {
    if !isAllowed(Right.write, path) { return .file(path: path) }
    return isAllowed(Right.writeFolder, place.folder) ? nil : .folder(path: place.folder)
  }

  /// Puts new bytes in the place of the old ones, which must still be there. The same bytes again
  /// are not written.
  ///
  /// - Returns: what the user has to know of the save.
  mutating func save(_ bytes: [UInt8]) throws(StoreError) -> Caution? {
    let digest = ContentDigest(bytes)
    if digest == version.digest { return nil }
    return try locking(place.folder) { () throws(StoreError) in
      let folder = try Folder.writing(place.folder)
      let old = FileVersion(stamp: try currentStamp(in: folder), digest: version.digest)
      let missing = backUp(in: folder)
      let stamp = try folder.replace(place.name, with: bytes, since: old)
      version = FileVersion(stamp: stamp, digest: digest)
      hasOtherNames = false
      backups = nil
      return folder.sync(saving: path) ?? missing
    }
  }

  /// Keeps a copy of the file as it is, before this run's first change. An edit is not refused for
  /// want of one: it takes nothing away that the user didn't mean.
  private func backUp(in folder: borrowing Folder) -> Caution? {
    guard let backups else { return nil }
    do throws(ReadFile.Failure) {
      let file = try ReadFile(place.name, in: folder.descriptor)
      do throws(StoreError) {
        try backups.keep(file.bytes, of: place.path)
        return nil
      } catch {
        return .noBackup(path: path, reason: error.reason)
      }
    } catch {
      return .noBackup(path: path, reason: StoreError(reading: path, error).reason)
    }
  }

  /// Clears away what a killed run has left. What has been the book becomes a backup.
  func clearLeftovers() {
    let ours = TemporaryName.shortened(place.name)
    let names = (try? Folder.reading(place.folder).names()) ?? []
    let leftovers = names.filter { TemporaryName.original($0)?.isIdentical(to: ours) == true }
    BookStore.clearLeftovers(leftovers, in: place.folder) { leftovers throws(StoreError) in
      guard let backups else { throw .missing(path: place.path) }
      for leftover in leftovers { try backups.keep(leftover.bytes, of: place.path) }
    }
  }

  /// The stamp of the file, if it still holds what was read: the known one, or another where only
  /// the stamp has changed (the file was touched, or copied back).
  private func currentStamp(in folder: borrowing Folder) throws(StoreError) -> FileStamp {
    let path = folder.path(of: place.name)
    guard let status = try folder.status(of: place.name) else { throw .bookGone(path: path) }
    if FileStamp(status) == version.stamp { return version.stamp }
    do throws(ReadFile.Failure) {
      let file = try ReadFile(place.name, in: folder.descriptor)
      if file.version.digest == version.digest { return file.stamp }
    } catch {
      throw StoreError(reading: path, error)
    }
    throw .changedOutside(path: path)
  }
}
