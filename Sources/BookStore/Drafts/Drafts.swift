package import ContactModel
import Glibc

/// The forms of one book that had to be left, each in a file of its own in the state folder.
package struct Drafts: Sendable {
  private let folder: String
  /// The book's real path.
  private let book: String
  /// Seconds since 1970.
  private let now: @Sendable () -> Int

  /// Nil where there is no state folder.
  package init?(ofBookAt path: String, _ surroundings: Surroundings) {
    guard let state = surroundings.stateFolder else { return nil }
    folder = state + "/drafts"
    book = realPath(path)
    now = surroundings.now
  }

  /// Keeps a draft; when this returns it is safe on the disk.
  package func keep(_ draft: Draft) throws(StoreError) {
    try makeStateFolder(folder)
    let drafts = try Folder.writing(folder)
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let mode = FileAttributes(mode: 0o600)
    _ = try drafts.create("\(utcName(now()))-\(random)", with: bytes(of: draft), like: mode)
    if case .unconfirmed(let path, _) = drafts.sync(saving: folder) {
      throw .unwritable(path: path, SystemFailure(code: EIO))
    }
  }

  /// The drafts of the book, the oldest first.
  package var all: [Draft] {
    guard let drafts = try? Folder.reading(folder), let names = try? drafts.names() else {
      return []
    }
    return names.sorted().compactMap { name in
      guard !name.hasPrefix("."), let file = try? ReadFile(name, in: drafts.descriptor) else {
        return nil
      }
      return draft(file.bytes, name: name)
    }
  }

  package func drop(_ name: String) {
    if !name.contains("/") { _ = unlink(folder + "/" + name) }
  }

  // MARK: - The file: a line for the book, then those of one or two contacts

  private func bytes(of draft: Draft) -> [UInt8] {
    var lines = [["book", book]]
    if let base = draft.base { lines += [["base"]] + ContactLines(base).lines }
    lines += [["edited"]] + ContactLines(draft.edited).lines
    let text = lines.map { $0.map(escaped).joined(separator: "\t") + "\n" }.joined()
    return Array(text.utf8)
  }

  /// Nil for the draft of another book, and for what is none.
  private func draft(_ bytes: [UInt8], name: String) -> Draft? {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(unescaped)
    }
    guard let first = lines.first, first.count == 2, first[0] == "book",
      first[1].isIdentical(to: book),
      let edited = lines.firstIndex(of: ["edited"])
    else { return nil }
    let base = lines.firstIndex(of: ["base"]).map { start in
      ContactLines.contact(Array(lines[start..<max(start, edited)]))
    }
    return Draft(
      name: name, base: base, edited: ContactLines.contact(Array(lines[edited...])))
  }
}
