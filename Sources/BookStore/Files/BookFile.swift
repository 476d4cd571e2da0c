import Glibc

/// The one file of a book, with what tells whether it is still the one that was read.
struct BookFile: Sendable {
  /// As it was given.
  let path: String
  private let place: FilePlace
  private var stamp: FileStamp
  private var digest: ContentDigest

  /// - Returns: the file and its bytes.
  static func read(_ path: String) throws(StoreError) -> (BookFile, [UInt8]) {
    do throws(ReadFile.Failure) {
      let file = try ReadFile(path)
      let place: FilePlace?
      do throws(SystemFailure) {
        place = try FilePlace(resolving: path)
      } catch {
        throw .system(error)
      }
      guard let place else { throw ReadFile.Failure.otherKind(.folder) }
      let digest = ContentDigest(file.bytes)
      return (BookFile(path: path, place: place, stamp: file.stamp, digest: digest), file.bytes)
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
    if FileStamp(status) == stamp { return nil }
    let (file, bytes) = try BookFile.read(path)
    if file.digest != digest { return (file, bytes) }
    self = file
    return nil
  }

  /// Nil where the file can be replaced.
  var readOnly: ReadOnlyReason? {
    if !isAllowed(Right.write, path) { return .file(path: path) }
    return isAllowed(Right.writeFolder, place.folder) ? nil : .folder(path: place.folder)
  }

  /// Puts new bytes in the place of the old ones, which must still be there. The same bytes again
  /// are not written.
  mutating func save(_ bytes: [UInt8]) throws(StoreError) {
    let new = ContentDigest(bytes)
    if new == digest { return }
    let folder = try Folder.writing(place.folder)
    stamp = try folder.replace(place.name, with: bytes, since: currentStamp(in: folder))
    digest = new
  }

  /// The stamp of the file, if it still holds what was read: the known one, or another where only
  /// the stamp has changed (the file was touched, or copied back).
  private func currentStamp(in folder: borrowing Folder) throws(StoreError) -> FileStamp {
    let path = folder.path(of: place.name)
    guard let status = try folder.status(of: place.name) else { throw .contactGone(path: path) }
    if FileStamp(status) == stamp { return stamp }
    do throws(ReadFile.Failure) {
      let file = try ReadFile(place.name, in: folder.descriptor)
      if ContentDigest(file.bytes) == digest { return file.stamp }
    } catch {
      throw StoreError(reading: path, error)
    }
    throw .changedOutside(path: path)
  }
}
