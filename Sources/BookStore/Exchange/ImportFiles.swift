import ContactFormats
import ContactModel
import Glibc

/// The contacts of files and folders that are to be imported.
package struct ImportFiles: Sendable {
  package private(set) var candidates: [ImportCandidate] = []
  package private(set) var refusals: [ImportRefusal] = []

  /// Reads files of cards, tables and property lists, told by their names, and where these say
  /// nothing by their content. Of a folder those of its files that such a name has are read, and the
  /// cards of the folders in it.
  ///
  /// A path that can't be read is an error; what is wrong behind that is a refusal.
  package init(_ paths: [String], progress: ProgressReport = { _, _ in true }) throws(StoreError) {
    var files: [String] = []
    for path in paths { files += try importedFiles(path) }
    for (index, path) in files.enumerated() {
      guard progress(index, files.count) else { throw .cancelled }
      do throws(StoreError) {
        try read(path)
      } catch {
        if paths.contains(where: { $0.isIdentical(to: path) }) { throw error }
        refusals.append(ImportRefusal(.file(error), file: path))
      }
    }
  }

  private mutating func read(_ path: String) throws(StoreError) {
    let bytes: [UInt8]
    do throws(ReadFile.Failure) {
      bytes = try ReadFile(path).bytes
    } catch {
      throw StoreError(reading: path, error)
    }
    guard let format = ImportFormat(name: path) ?? ImportFormat(content: bytes) else {
      throw .unknownFormat(path: path)
    }
    do throws(FormatError) {
      switch format {
      case .cards: readCards(VCardFile(bytes: bytes), path)
      case .table:
        let table = try CSVFile(bytes: bytes)
        take(table.contacts, table.rejections, path)
      case .propertyList:
        let list = try PropertyListContacts(bytes: bytes)
        take(list.contacts, list.rejections, path)
      }
    } catch {
      throw .notABook(path: path, error)
    }
  }

  private mutating func readCards(_ file: VCardFile, _ path: String) {
    if file.cards.isEmpty { refusals.append(ImportRefusal(.noCard, file: path)) }
    for card in file.cards {
      if card.isEmpty {
        refusals.append(
          ImportRefusal(.emptyCard, file: path, line: card.line, bytes: card.bytes))
      } else {
        candidates.append(ImportCandidate(.card(card), file: path, line: card.line))
      }
    }
  }

  private mutating func take(
    _ contacts: [ImportedContact], _ rejections: [ImportRejection], _ path: String
  ) {
    candidates += contacts.map { ImportCandidate(.contact($0), file: path, line: $0.line) }
    refusals += rejections.map {
      ImportRefusal(.part($0.reason), file: path, line: $0.line, bytes: $0.bytes)
    }
  }
}

/// What a file to be imported is.
private enum ImportFormat {
  case cards, table, propertyList

  init?(name: String) {
    switch fileName(name).lowercased().split(separator: ".", omittingEmptySubsequences: false).last
    {
    case "vcf", "vcard": self = .cards
    case "csv", "tsv": self = .table
    case "plist": self = .propertyList
    default: return nil
    }
  }

  /// What the first bytes tell. A table can be anything else that is text.
  init?(content: [UInt8]) {
    if !VCardFile(bytes: content).cards.isEmpty {
      self = .cards
      return
    }
    let start = content.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }.prefix(64)
    let marks = ["bplist", "<?xml", "<!DOCTYPE plist", "<plist", "{", "("]
    if marks.contains(where: { start.starts(with: $0.utf8) }) {
      self = .propertyList
    } else if start.contains(0) && !content.starts(with: [0xFF, 0xFE])
      && !content.starts(with: [0xFE, 0xFF]) || start.isEmpty
    {
      return nil
    } else {
      self = .table
    }
  }
}

/// The files that a path stands for: itself, or of a folder those with a name that tells.
private func importedFiles(_ path: String) throws(StoreError) -> [String] {
  guard kind(of: path) == .folder else { return [path] }
  var files: [String] = []
  for name in try sortedNames(in: path) {
    let inner = path.hasSuffix("/") ? path + name : path + "/" + name
    if kind(of: inner) == .folder {
      // A folder of books, as vdirsyncer keeps them.
      files += try sortedNames(in: inner).filter { $0.hasSuffix(".vcf") }.map { inner + "/" + $0 }
    } else if ImportFormat(name: name) != nil {
      files.append(inner)
    }
  }
  if files.isEmpty { throw .nothingToImport(path: path) }
  return files
}

/// Without those that begin with a dot.
private func sortedNames(in path: String) throws(StoreError) -> [String] {
  try Folder.reading(path).names().filter { !$0.hasPrefix(".") }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

private func kind(of path: String) -> FileKind? {
  var status = stat()
  return stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
}
