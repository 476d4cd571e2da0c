import Glibc

/// What tells whether a file is still the one that was read.
struct FileStamp: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  /// Nanoseconds since 1970.
  var modified: Int64

  /// Of a file that isn't there yet.
  static let none = FileStamp(stat())

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
  }
}

/// A file as it was read, without its bytes: enough to tell whether it is still the same one.
struct FileVersion: Hashable, Sendable {
  var stamp: FileStamp
  var digest: ContentDigest
}

/// What stands under a name.
package enum FileKind: Hashable, Sendable {
  case file, folder, pipe, socket, device, other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFCHR, S_IFBLK: self = .device
    default: self = .other
    }
  }
}

/// Tells contents of files apart without keeping them; for as long as the program runs.
struct ContentDigest: Hashable, Sendable {
  private let hash: Int

  init(_ bytes: [UInt8]) {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
