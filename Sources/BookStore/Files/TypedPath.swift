import Glibc

/// A path as it was typed into the program: `~` at the start stands for the user's folder, as in a
/// shell.
package func expandingHome(_ path: String) -> String {
  guard path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
  return String(cString: home) + path.dropFirst()
}

/// How a path that is being typed can go on.
package struct PathCompletion: Equatable, Sendable {
  /// As far as everything agrees that begins so.
  package var path: String
  /// What there is in its folder that begins so, in order, or the first of it; folders end in a
  /// slash.
  package var names: [String]

  /// No screen has room for more.
  private static let nameLimit = 200

  /// Where nothing begins so, the path stays and there are no names. What begins with a dot has to
  /// be asked for by its dot.
  package init(of path: String) {
    self.path = path
    names = []
    guard path != "~" else {
      self.path = "~/"
      return
    }
    let end = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let start = path[end...]
    let folderPath = end == path.startIndex ? "./" : expandingHome(String(path[..<end]))
    guard let folder = try? Folder.reading(folderPath), let found = try? folder.names() else {
      return
    }
    let fitting = found.filter { name in
      name.utf8.starts(with: start.utf8) && (!start.isEmpty || !name.hasPrefix("."))
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    names = fitting.prefix(Self.nameLimit).map { name in
      let mode = (try? folder.status(of: name, followingLinks: true))??.st_mode
      return mode.map(FileKind.init(mode:)) == .folder ? name + "/" : name
    }
    if fitting.count == 1, let name = names.first {
      self.path = path[..<end] + name
    } else if let first = fitting.first, let last = fitting.last {
      self.path = path[..<end] + commonStart(first, last)
    }
  }
}

/// As much as two names have in common: of names in order, what the first and the last have all have.
private func commonStart(_ first: String, _ last: String) -> String {
  var common = String.UnicodeScalarView()
  for (a, b) in zip(first.unicodeScalars, last.unicodeScalars) {
    guard a == b else { break }
    common.append(a)
  }
  return String(common)
}
