/// The one file of a book, with what tells whether it is still the one that was read.
struct BookFile: Sendable {
  /// As it was given.
  let path: String
  private let place: FilePlace
  private var stamp: FileStamp

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
      return (BookFile(path: path, place: place, stamp: file.stamp), file.bytes)
    } catch {
      throw StoreError(reading: path, error)
    }
  }

  /// Nil where the file can be replaced.
  var readOnly: ReadOnlyReason? {
    if !isAllowed(Right.write, path) { return .file(path: path) }
    return isAllowed(Right.writeFolder, place.folder) ? nil : .folder(path: place.folder)
  }

  /// Puts new bytes in the place of the old ones, which must still be there.
  mutating func save(_ bytes: [UInt8], over old: [UInt8]) throws(StoreError) {
    let folder = try Folder.writing(place.folder)
    let current = try folder.currentStamp(of: place.name, known: stamp) { $0 == old }
    stamp = try folder.replace(place.name, with: bytes, since: current)
  }
}

extension Folder {
  /// The stamp of a file that is still what was read: the known one, or another where only the stamp
  /// has changed (the file was touched, or copied back) and not the bytes.
  func currentStamp(
    of name: String, known: FileStamp, isUnchanged: ([UInt8]) -> Bool
  ) throws(StoreError) -> FileStamp {
    let path = path(of: name)
    guard let status = try status(of: name, followingLinks: true) else {
      throw .contactGone(path: path)
    }
    if FileStamp(status) == known { return known }
    do throws(ReadFile.Failure) {
      let file = try ReadFile(name, in: descriptor)
      if isUnchanged(file.bytes) { return file.stamp }
    } catch {
      throw StoreError(reading: path, error)
    }
    throw .changedOutside(path: path)
  }
}
