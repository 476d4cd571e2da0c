import ContactModel
import Glibc

/// Tells when other programs touch an open book, by inotify.
///
/// What happens within a moment is told together: programs that replace a file make several events of
/// it, and a first sync makes thousands.
package struct BookWatch: ~Copyable {
  /// What is to be looked at again.
  package enum Ripe: Equatable, Sendable {
    /// These files of the folder; a name that ends in a slash is that of a folder in it, which is to
    /// be looked at as a whole.
    case files([String])
    case everything
  }

  /// What a name in a watched folder is.
  private enum Meaning {
    /// Every `.vcf` in it is a card of the book, whose name there begins with the prefix. Without a
    /// prefix it is the book itself, and the folders in it may be collections.
    case cards(prefix: String)
    /// This name is the file of a card that stands in the book as a link.
    case card(name: String, file: String)
    /// This name is the book, or the link to it.
    case book(name: String)

    /// Whether it is about cards in the folder of that prefix.
    func isBelow(_ prefix: String) -> Bool {
      switch self {
      case .cards(let own): own.isIdentical(to: prefix)
      case .card(_, let file): file.utf8.starts(with: prefix.utf8)
      case .book: false
      }
    }
  }

  private let path: String
  private let notifier: FileDescriptor
  private var meanings: [Int32: [Meaning]] = [:]
  /// The folders in the book that are watched, each with a slash.
  private var folders: Set<String> = []

  private var files: Set<String> = []
  private var isEverything = false
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  /// How long it must be quiet, and how long the first thing that happened waits at most.
  private static let quiet = Duration.milliseconds(30)
  private static let patience = Duration.milliseconds(120)

  /// Nil where the system can't (too many watches, a file system without them).
  ///
  /// Begun before the book is read, it misses nothing.
  package static func ofBook(at path: String) -> BookWatch? {
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard number >= 0 else { return nil }
    var watch = BookWatch(path: path, notifier: FileDescriptor(owning: number))
    watch.watchAll()
    if watch.meanings.isEmpty { return nil }
    return watch
  }

  private init(path: String, notifier: consuming FileDescriptor) {
    self.path = path
    self.notifier = notifier
  }

  /// Can be read as soon as something happened.
  package var descriptor: Int32 { notifier.number }

  /// In how many milliseconds there will be something to look at; nil where nothing happened.
  package var delay: Int? {
    guard let first, let last else { return nil }
    let ripe = min(last + Self.quiet, first + Self.patience)
    return max(0, Int(((ripe - .now) / .milliseconds(1)).rounded(.up)))
  }

  /// Reads what has happened.
  package mutating func collect() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      buffer.withUnsafeBytes { note(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// What has ripened, at most so many files of it; the others are ripe too. Nil where nothing has.
  package mutating func take(limit: Int) -> Ripe? {
    guard delay == 0 else { return nil }
    if isEverything {
      (isEverything, files, first, last) = (false, [], nil, nil)
      return .everything
    }
    let taken = Array(files.prefix(limit))
    files.subtract(taken)
    if files.isEmpty { (first, last) = (nil, nil) }
    return .files(taken)
  }

  // MARK: - Events

  private mutating func note(_ events: UnsafeRawBufferPointer) {
    let headSize = MemoryLayout<inotify_event>.size
    var start = 0
    while start + headSize <= events.count {
      let head = events.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      let end = start + headSize + Int(head.len)
      guard end <= events.count else { return }
      let name = String(
        decoding: events[(start + headSize)..<end].prefix { $0 != 0 }, as: UTF8.self)
      note(head, name: name)
      start = end
    }
  }

  private mutating func note(_ event: inotify_event, name: String) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return noteEverything() }
    for meaning in meanings[event.wd] ?? [] {
      switch meaning {
      case .cards("") where name.isEmpty: noteEverything()
      case .cards(let prefix) where name.isEmpty: note(folder: prefix)
      case .cards(let prefix) where name.hasSuffix(".vcf") || isLabel(name):
        note(file: prefix + name)
      case .cards(let prefix): if prefix.isEmpty { noteOther(name) }
      case .card(let own, let file): if own == name { note(file: file) }
      case .book(let own): if own == name { noteEverything() }
      }
    }
  }

  private mutating func note(file: String) {
    files.insert(file)
    noteTime()
  }

  /// What is neither a card nor a label may be a folder, or may have been one.
  private mutating func noteOther(_ name: String) {
    let prefix = name + "/"
    if folders.contains(prefix) || !name.hasPrefix(".") && isFolder(path + "/" + name) {
      note(folder: prefix)
    }
  }

  /// A folder came or went, or is another by now: it alone is watched anew.
  private mutating func note(folder prefix: String) {
    if folders.contains(prefix) { unwatch(prefix) }
    watchFolder(prefix)
    note(file: prefix)
  }

  /// The book itself may be another by now, so all of it is watched anew.
  private mutating func noteEverything() {
    isEverything = true
    noteTime()
    watchAll()
  }

  private mutating func noteTime() {
    let now = ContinuousClock.now
    first = first ?? now
    last = now
  }

  // MARK: - Watches

  /// Watches every place at which the book, or a card of it, can change.
  private mutating func watchAll() {
    for number in meanings.keys { _ = inotify_rm_watch(descriptor, number) }
    (meanings, folders) = ([:], [])
    // The book's name as it was given: a link can be led elsewhere, a folder exchanged.
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    if let name = parts.last {
      let above = parts.dropLast().joined(separator: "/")
      let folder = (path.hasPrefix("/") ? "/" : "") + above
      watch(folder.isEmpty ? "." : folder, for: .book(name: String(name)))
    }
    if let names = watchCards(in: path, prefix: "") {
      for folder in names.folders { watchFolder(folder + "/") }
    } else if let place = try? FilePlace(resolving: path) {
      watch(place.folder, for: .book(name: place.name))
    }
  }

  /// A folder that has no cards yet may get some.
  private mutating func watchFolder(_ prefix: String) {
    if watchCards(in: path + "/" + prefix, prefix: prefix) != nil { folders.insert(prefix) }
  }

  /// - Returns: what is in the folder; nil where it is none.
  private mutating func watchCards(in folder: String, prefix: String) -> CardNames? {
    // Watched before it is read, so that no file falls between.
    guard isFolder(folder), watch(folder, for: .cards(prefix: prefix)),
      let names = try? CardNames(in: folder)
    else { return nil }
    for link in names.links {
      guard let place = try? FilePlace(resolving: folder + "/" + link) else { continue }
      watch(place.folder, for: .card(name: place.name, file: prefix + link))
    }
    return names
  }

  private mutating func unwatch(_ prefix: String) {
    folders.remove(prefix)
    for (number, all) in meanings {
      let left = all.filter { !$0.isBelow(prefix) }
      if left.count == all.count { continue }
      meanings[number] = left.isEmpty ? nil : left
      if left.isEmpty { _ = inotify_rm_watch(descriptor, number) }
    }
  }

  /// - Returns: whether the system does.
  @discardableResult
  private mutating func watch(_ folder: String, for meaning: Meaning) -> Bool {
    let mask =
      IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ATTRIB
    let number = inotify_add_watch(descriptor, folder, UInt32(mask))
    if number >= 0 { meanings[number, default: []].append(meaning) }
    return number >= 0
  }
}
