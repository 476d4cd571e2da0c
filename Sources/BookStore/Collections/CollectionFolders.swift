import Glibc

/// The folders in a folder that are vdirs, in the order of their names' bytes; none where the folder
/// has cards itself, and so is a vdir.
func collectionFolders(in path: String) throws(StoreError) -> [String] {
  try CardNames(in: path).names.isEmpty ? vdirs(in: path) : []
}

/// The folders in a folder that are vdirs, whatever else it has.
func vdirs(in path: String) throws(StoreError) -> [String] {
  let folder = try Folder.reading(path)
  var names: [String] = []
  for name in try folder.names() where !name.hasPrefix(".") {
    guard let status = try folder.status(of: name, followingLinks: true),
      FileKind(mode: status.st_mode) == .folder
    else { continue }
    if isCollection(path + "/" + name) { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Whether a folder has cards, or what a vdir says of itself.
private func isCollection(_ path: String) -> Bool {
  guard let folder = try? Folder.reading(path), let names = try? folder.names() else {
    return false
  }
  return names.contains { $0.hasSuffix(".vcf") || $0 == "displayname" || $0 == "color" }
}
