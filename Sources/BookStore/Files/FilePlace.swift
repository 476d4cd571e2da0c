import Glibc

/// Where a file really is: the folder that holds it, and its name there, symbolic links followed.
struct FilePlace: Hashable, Sendable {
  var folder: String
  var name: String

  var path: String { folder == "/" ? "/" + name : folder + "/" + name }

  /// Nil for the root folder, which has no name.
  init?(resolving path: String) throws(SystemFailure) {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/")
    guard let name = parts.last else { return nil }
    folder = "/" + parts.dropLast().joined(separator: "/")
    self.name = String(name)
  }
}
