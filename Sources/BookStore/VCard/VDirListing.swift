import ContactFormats
import ContactModel
import Glibc

/// What a folder of cards has when it is opened.
struct VDirListing {
  /// In the order of their names' bytes.
  private(set) var files: [CardFile] = []
  private(set) var problems: [BookProblem] = []
  private(set) var idCount = 0
  private(set) var collection = ContactCollection()
  /// Temporary files that a killed run has left.
  private(set) var leftovers: [String] = []

  init(_ path: String) throws(StoreError) {
    let folder = try Folder.reading(path)
    let entries = try CardNames(in: path)
    problems = entries.problems
    leftovers = entries.leftovers
    files.reserveCapacity(entries.names.count)
    for name in entries.names { read(name, in: folder.descriptor) }
    collection = ContactCollection(of: folder)
  }

  private mutating func read(_ name: String, in folder: Int32) {
    do throws(ReadFile.Failure) {
      let file = try ReadFile(name, in: folder)
      let document = VCardFile(bytes: file.bytes)
      files.append(
        CardFile(
          name: name, stamp: file.stamp, bytes: file.bytes, document: document,
          makeID: {
            defer { idCount += 1 }
            return ContactID(idCount)
          }))
      problems += document.problems(ofOwnFile: name)
      if file.hasOtherNames { note(name, .hardLinked) }
    } catch {
      switch error {
      // It went while the folder was read.
      case .system(let failure) where failure.isMissing: return
      case .system(let failure): note(name, .unreadable(failure))
      case .otherKind(let kind): note(name, .otherKind(kind))
      }
    }
  }

  private mutating func note(_ name: String, _ reason: BookProblem.Reason, line: Int? = nil) {
    problems.append(BookProblem(file: name, line: line, reason: reason))
  }
}
