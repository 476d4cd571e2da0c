import CFileSystem
import Glibc

/// An open folder, in which files are replaced, made and removed so that a crash at any moment
/// leaves the old or the new bytes whole.
struct Folder: ~Copyable {
  let path: String
  private let file: FileDescriptor

  private init(_ path: String) throws(SystemFailure) {
    self.path = path
    file = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY)
  }

  /// A folder to read.
  static func reading(_ path: String) throws(StoreError) -> Folder {
    do throws(SystemFailure) {
      return try Folder(path)
    } catch {
      throw StoreError(reading: path, .system(error))
    }
  }

  /// A folder in which something is to change.
  static func writing(_ path: String) throws(StoreError) -> Folder {
    do throws(SystemFailure) {
      return try Folder(path)
    } catch {
      throw .unwritable(path: path, error)
    }
  }

  var descriptor: Int32 { file.number }

  /// Puts new bytes in a file's place; its owner and mode stay.
  ///
  /// - Parameter stamp: of the file as it was read. Where the file is another by now, nothing is
  ///   written.
  /// - Returns: the stamp of the new file.
  func replace(
    _ name: String, with bytes: [UInt8], since stamp: FileStamp
  ) throws(StoreError) -> FileStamp {
    let path = path(of: name)
    let old = try status(of: name)
    guard let old, FileStamp(old) == stamp else { throw .changedOutside(path: path) }
    if faccessat(descriptor, name, W_OK, AT_EACCESS) != 0 { throw .readOnly(.file(path: path)) }
    let temporary = temporaryName(for: name)
    do throws(SystemFailure) {
      try write(bytes, to: temporary, mode: 0o600, like: old)
    } catch {
      throw StoreError(saving: path, error)
    }
    do throws(StoreError) {
      try swap(temporary, for: name, since: stamp)
    } catch {
      _ = unlinkat(descriptor, temporary, 0)
      throw error
    }
    try sync(saving: path)
    guard let new = try status(of: name) else { throw .changedOutside(path: path) }
    return FileStamp(new)
  }

  /// Makes a file, never over another.
  ///
  /// - Returns: the stamp of the new file.
  func create(_ name: String, with bytes: [UInt8]) throws(StoreError) -> FileStamp {
    let path = path(of: name)
    let temporary = temporaryName(for: name)
    do throws(SystemFailure) {
      try write(bytes, to: temporary, mode: 0o666)
    } catch {
      throw StoreError(saving: path, error)
    }
    do throws(SystemFailure) {
      try renameToNew(temporary, name)
    } catch {
      _ = unlinkat(descriptor, temporary, 0)
      throw error.code == EEXIST ? .fileExists(path: path) : StoreError(saving: path, error)
    }
    try sync(saving: path)
    guard let new = try status(of: name) else { throw .changedOutside(path: path) }
    return FileStamp(new)
  }

  /// Removes a file, if it is still the one that was read.
  func remove(_ name: String, since stamp: FileStamp) throws(StoreError) {
    let path = path(of: name)
    // Of a link it is the link that goes, and the file behind it that was read.
    guard let old = try status(of: name, followingLinks: true) else {
      throw .contactGone(path: path)
    }
    if FileStamp(old) != stamp { throw .changedOutside(path: path) }
    do throws(SystemFailure) {
      _ = try retrying { unlinkat(descriptor, name, 0) }
    } catch {
      throw StoreError(saving: path, error)
    }
    try sync(saving: path)
  }

  func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Nil where there is nothing of that name.
  func status(of name: String, followingLinks: Bool = false) throws(StoreError) -> stat? {
    var status = stat()
    do throws(SystemFailure) {
      _ = try retrying {
        fstatat(descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
      }
      return status
    } catch {
      if error.isMissing { return nil }
      throw .unreadable(path: path(of: name), error)
    }
  }
}

// MARK: - Steps of a save

extension Folder {
  /// `.<name>.<random>.tmp`, no longer than a name may be.
  private func temporaryName(for name: String) -> String {
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    var start = name
    while start.utf8.count > 200 { start.removeLast() }
    return ".\(start).\(random).tmp"
  }

  /// Writes a file that nobody else has, to the disk; none is left behind on failure.
  private func write(
    _ bytes: [UInt8], to name: String, mode: mode_t, like old: stat? = nil
  ) throws(SystemFailure) {
    let file = try FileDescriptor(
      name, in: descriptor, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
    do throws(SystemFailure) {
      try file.write(bytes)
      if let old {
        // Only root may give files away; a group of one's own anybody may.
        if fchown(file.number, old.st_uid, old.st_gid) != 0 {
          _ = fchown(file.number, uid_t.max, old.st_gid)
        }
        _ = try retrying { fchmod(file.number, old.st_mode & 0o7777) }
      }
      try file.sync()
    } catch {
      _ = unlinkat(descriptor, name, 0)
      throw error
    }
  }

  /// Lets the new file take the old one's name, after a last look that it is still the one that was
  /// read.
  private func swap(
    _ temporary: String, for name: String, since stamp: FileStamp
  ) throws(StoreError) {
    let path = path(of: name)
    guard let old = try status(of: name), FileStamp(old) == stamp else {
      throw .changedOutside(path: path)
    }
    do throws(SystemFailure) {
      _ = try retrying { renameat(descriptor, temporary, descriptor, name) }
    } catch {
      throw StoreError(saving: path, error)
    }
  }

  /// Where the file system can't rename without replacing, a second link does the same.
  private func renameToNew(_ temporary: String, _ name: String) throws(SystemFailure) {
    let code = cfs_rename(descriptor, temporary, name, CFS_RENAME_NOREPLACE)
    if code == 0 { return }
    if code != EINVAL && code != ENOSYS { throw SystemFailure(code: code) }
    _ = try retrying { linkat(descriptor, temporary, descriptor, name, 0) }
    _ = unlinkat(descriptor, temporary, 0)
  }

  /// Only when the folder is on the disk is a save safe. (Some file systems can't, and needn't.)
  private func sync(saving path: String) throws(StoreError) {
    do throws(SystemFailure) {
      try file.sync()
    } catch {
      if error.code != EINVAL && error.code != ENOTSUP { throw StoreError(saving: path, error) }
    }
  }
}
