import Glibc

/// The folders in a folder that are vdirs, in the order of their names' bytes.
func collectionFolders(in path: String) throws(StoreError) -> [String] {
  try CardNames(in: path).folders.filter { isCollection($0, in: path) }
}

/// Whether a folder in another has cards. One that has none yet is known by what it says of itself,
/// but calendars say the same of themselves. The hidden ones (`.git`, `.Trash`) are nobody's
/// collections, whatever is in them.
func isCollection(_ name: String, in path: String) -> Bool {
  if name.isEmpty || name.hasPrefix(".") { return false }
  let path = path + "/" + name
  if (try? CardNames(in: path))?.names.isEmpty == false { return true }
  guard let folder = try? Folder.reading(path), let names = try? folder.names() else {
    return false
  }
  return names.contains(where: isLabel) && !names.contains { $0.hasSuffix(".ics") }
}

/// Whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .folder
}
