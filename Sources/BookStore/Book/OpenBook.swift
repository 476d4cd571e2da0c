import Glibc

/// Opens the book at a path: a folder of cards, a folder of such folders, or a
/// file whose name ends in `.vcf` or `.plist`.
///
/// - Parameter createIfMissing: makes an empty folder where there is nothing, for the default book.
package func openBook(
  at path: String, createIfMissing: Bool = false, surroundings: Surroundings = .system()
) throws(StoreError) -> any Book {
  var status = stat()
  do throws(SystemFailure) {
    if createIfMissing { try makeFolder(path) }
    _ = try retrying { stat(path, &status) }
  } catch {
    throw StoreError(reading: path, .system(error))
  }
  switch FileKind(mode: status.st_mode) {
  case .folder:
    let folder = try VDirBook(path, surroundings: surroundings)
    let collections = try CollectionFolders(in: path)
    return collections.isEmpty ? folder : try CollectionsBook(around: folder, collections)
  case .file: return try openFile(path, surroundings: surroundings)
  case let kind: throw .otherKind(path: path, kind)
  }
}

private func openFile(
  _ path: String, surroundings: Surroundings
) throws(StoreError) -> any Book {
  let name = path.lowercased()
  if name.hasSuffix(".vcf") { return try VCardFileBook(path, surroundings: surroundings) }
  if name.hasSuffix(".plist") { return try PropertyListFileBook(path, surroundings: surroundings) }
  throw .unknownFormat(path: path)
}

/// The last part of a path.
package func fileName(_ path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// Makes a folder of the state, for the user alone.
package func makeStateFolder(_ path: String) throws(StoreError) {
  do throws(SystemFailure) {
    try makeFolder(path)
  } catch {
    throw .unwritable(path: path, error)
  }
}

/// Makes a folder and those above it that are missing, for the user alone.
private func makeFolder(_ path: String) throws(SystemFailure) {
  do throws(SystemFailure) {
    _ = try retrying { mkdir(path, 0o700) }
  } catch {
    if error.code == EEXIST { return }
    let above = path.split(separator: "/").dropLast().joined(separator: "/")
    guard error.code == ENOENT, !above.isEmpty else { throw error }
    try makeFolder((path.hasPrefix("/") ? "/" : "") + above)
    _ = try retrying { mkdir(path, 0o700) }
  }
  // What is safe in it is safe only once it is itself.
  try? FileDescriptor(path + "/..", flags: O_RDONLY | O_DIRECTORY).sync()
}
