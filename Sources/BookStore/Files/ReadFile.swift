import Glibc

/// A regular file as it was read.
package struct ReadFile: Sendable {
  package var bytes: [UInt8]
  var stamp: FileStamp
  /// Whether it has other names (hard links).
  var hasOtherNames: Bool

  package enum Failure: Error {
    case system(SystemFailure)
    /// Not a regular file; nothing was read.
    case otherKind(FileKind)
  }

  package init(_ path: String) throws(Failure) {
    try self.init(path, in: AT_FDCWD)
  }

  /// - Parameter path: in the folder of that descriptor, unless it begins with a slash.
  init(
    _ path: String, in folder: Int32, followingLinks: Bool = true
  ) throws(Failure) {
    let kind: FileKind
    do throws(SystemFailure) {
      let file = try FileDescriptor(
        path, in: folder, flags: O_RDONLY | (followingLinks ? 0 : O_NOFOLLOW))
      let status = try file.status()
      kind = FileKind(mode: status.st_mode)
      stamp = FileStamp(status)
      hasOtherNames = status.st_nlink > 1
      bytes = kind == .file ? try file.read(expecting: Int(clamping: status.st_size)) : []
    } catch {
      throw .system(error)
    }
    if kind != .file { throw .otherKind(kind) }
  }

  var version: FileVersion { FileVersion(stamp: stamp, digest: ContentDigest(bytes)) }
}
