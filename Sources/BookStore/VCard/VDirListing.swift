import ContactFormats
import ContactModel
import Glibc

/// What a folder of cards has when it is opened.
struct VDirListing {
  /// In the order of their names' bytes.
  private(set) var files: [CardFile] = []
  private(set) var problems: [BookProblem] = []
  private(set) var idCount = 0
  /// What the folder calls itself, in a file of that name.
  private(set) var displayName: String?

  init(_ path: String) throws(StoreError) {
    let folder = try Folder.reading(path)
    let entries = try cardNames(in: path)
    problems = entries.problems
    files.reserveCapacity(entries.names.count)
    for name in entries.names { read(name, in: folder.descriptor) }
    displayName = Self.displayName(in: folder.descriptor)
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

  private static func displayName(in folder: Int32) -> String? {
    guard let file = try? ReadFile("displayname", in: folder), file.bytes.count <= 1000,
      let text = String(validating: file.bytes, as: UTF8.self)
    else { return nil }
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isBlank ? nil : line
  }
}

/// The names in a folder that end in `.vcf`, in the order of their bytes; which of them are links;
/// and what can't be a card. A name that is no text can't be told apart safely; it is noted.
func cardNames(
  in path: String
) throws(StoreError) -> (names: [String], links: [String], problems: [BookProblem]) {
  guard let stream = opendir(path) else { throw StoreError(reading: path, .system(.last)) }
  defer { closedir(stream) }
  var names: [String] = []
  var links: [String] = []
  var problems: [BookProblem] = []
  while true {
    errno = 0
    guard let entry = readdir(stream) else {
      if errno != 0 { throw StoreError(reading: path, .system(.last)) }
      break
    }
    let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
    guard bytes.suffix(4).elementsEqual(".vcf".utf8) else { continue }
    guard let name = String(validating: bytes, as: UTF8.self) else {
      problems.append(BookProblem(file: String(decoding: bytes, as: UTF8.self), reason: .name))
      continue
    }
    // A device isn't even opened.
    if let kind = FileKind(entryType: entry.pointee.d_type) {
      problems.append(BookProblem(file: name, reason: .otherKind(kind)))
    } else {
      names.append(name)
      if entry.pointee.d_type == DT_LNK { links.append(name) }
    }
  }
  names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  problems.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  return (names, links, problems)
}

extension FileKind {
  /// What a folder's entry says of its kind; nil for a file, a link, and what it doesn't say.
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_DIR): self = .folder
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
