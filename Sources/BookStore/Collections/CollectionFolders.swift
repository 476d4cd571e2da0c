import Glibc

/// What of the folders in a folder is a vdir, in the order of their names' bytes.
struct CollectionFolders {
  private(set) var names: [String] = []
  /// Those that can't be read may be vdirs, so they are named; the file is the folder with a slash.
  private(set) var unreadable: [BookProblem] = []

  init(in path: String) throws(StoreError) {
    for name in try CardNames(in: path).folders {
      do throws(StoreError) {
        if try isCollection(name, in: path) { names.append(name) }
      } catch {
        guard case .unreadable(_, let failure) = error else { throw error }
        unreadable.append(BookProblem(file: name + "/", reason: .unreadable(failure)))
      }
    }
  }

  var isEmpty: Bool { names.isEmpty && unreadable.isEmpty }
}

/// Whether a folder in another has cards. One that has none yet is known by what it says of itself,
/// but calendars say the same of themselves. The hidden ones (`.git`, `.Trash`), and what a file
/// system keeps for its own repair, are nobody's collections, whatever is in them.
func isCollection(_ name: String, in path: String) throws(StoreError) -> Bool {
  if name.isEmpty || name.hasPrefix(".") || name == "lost+found" { return false }
  let path = path + "/" + name
  do throws(StoreError) {
    if try !CardNames(in: path).names.isEmpty { return true }
    let names = try Folder.reading(path).names()
    return names.contains(where: isLabel) && !names.contains { $0.hasSuffix(".ics") }
  } catch {
    if case .missing = error { return false }
    throw error
  }
}

/// Whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && FileKind(mode: status.st_mode) == .folder
}
