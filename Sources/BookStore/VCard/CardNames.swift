import Glibc

/// The names in a folder of cards.
struct CardNames {
  /// Those that end in `.vcf`, in the order of their bytes.
  private(set) var names: [String] = []
  /// Which of them are symbolic links.
  private(set) var links: [String] = []
  /// Temporary files of cards, left by a save that was killed (or is going on).
  private(set) var leftovers: [String] = []
  /// Those that end as cards do elsewhere (`.VCF`, `.vcard`), and aren't read.
  private(set) var unread: [String] = []
  /// Folders and links to folders, but for the hidden ones, in the order of their names' bytes.
  private(set) var folders: [String] = []
  /// What has a card's name but can't be one.
  private(set) var problems: [BookProblem] = []

  init(in path: String) throws(StoreError) {
    do throws(SystemFailure) {
      try forEachEntry(of: path) { take($0, type: $1, in: path) }
    } catch {
      throw StoreError(reading: path, .system(error))
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    problems.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  /// A name that is no text can't be told apart safely; it is noted.
  private mutating func take(_ bytes: [UInt8], type: UInt8, in path: String) {
    guard bytes.suffix(4).elementsEqual(".vcf".utf8) else {
      takeOther(bytes, type: type, in: path)
      return
    }
    guard let name = String(validating: bytes, as: UTF8.self) else {
      problems.append(BookProblem(file: String(decoding: bytes, as: UTF8.self), reason: .name))
      return
    }
    // A device isn't even opened.
    if let kind = FileKind(entryType: type) {
      problems.append(BookProblem(file: name, reason: .otherKind(kind)))
    } else {
      names.append(name)
      if type == DT_LNK { links.append(name) }
    }
  }

  private mutating func takeOther(_ bytes: [UInt8], type: UInt8, in path: String) {
    guard let name = String(validating: bytes, as: UTF8.self) else { return }
    let mayBeFolder = Int(type) != Int(DT_REG)
    if !name.hasPrefix("."), mayBeFolder, Int(type) == Int(DT_DIR) || isFolder(path + "/" + name) {
      folders.append(name)
    }
    if TemporaryName.original(name)?.hasSuffix(".vcf") == true { leftovers.append(name) }
    let ending = name.suffix(6).lowercased()
    if ending.hasSuffix(".vcf") || ending == ".vcard" { unread.append(name) }
  }
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
