package import ContactModel
import Glibc

/// The forms of one book that had to be left, each in a file of its own in the state folder.
package struct Drafts: Sendable {
  private let folder: String
  /// The book's real path.
  private let book: String
  /// Seconds since 1970.
  private let now: @Sendable () -> Int
  /// The draft that this instance goes on with.
  private var taken: (name: String, claim: DraftClaim)?

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

  /// Takes a draft for this instance alone, until it is dropped or the program ends, however that
  /// comes about. False where another instance has it, or is done with it.
  package mutating func take(_ name: String) -> Bool {
    guard let claim = claim(name) else { return false }
    taken = (name, claim)
    return true
  }

  /// One that another instance goes on with stays.
  package mutating func drop(_ name: String) {
    let isOwn = taken?.name.isIdentical(to: name) ?? false
    guard isOwn || claim(name) != nil else { return }
    _ = unlink(folder + "/" + name)
    if isOwn { taken = nil }
  }

  private func claim(_ name: String) -> DraftClaim? {
    name.contains("/") ? nil : DraftClaim(folder + "/" + name)
  }

  // MARK: - The file: lines for the book and its collection, then those of one or two contacts

  private func bytes(of draft: Draft) -> [UInt8] {
    var lines = [["book", book]]
    if let folder = draft.folder { lines.append(["collection", folder]) }
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
    let collection = lines.dropFirst().first { $0.count == 2 && $0[0] == "collection" }
    return Draft(
      name: name, base: base, edited: ContactLines.contact(Array(lines[edited...])),
      folder: collection?[1])
  }
}
