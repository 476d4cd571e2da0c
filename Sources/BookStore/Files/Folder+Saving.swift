import CFileSystem
import Glibc

extension Folder {
  /// Puts new bytes in a file's place; its owner, mode and extended attributes stay.
  ///
  /// The new file takes the old one's name by an exchange of the two, so that the old one can be
  /// looked at behind the only moment at which another program may still have changed it: where it
  /// isn't the one that was read, the two change places again.
  ///
  /// - Parameter version: of the file as it was read. Where it is another by now, it stays.
  /// - Returns: the stamp of the new file. `sync()` makes it safe.
  func replace(
    _ name: String, with bytes: [UInt8], since version: FileVersion
  ) throws(StoreError) -> FileStamp {
    let path = path(of: name)
    let attributes = try attributes(of: name, since: version.stamp)
    if faccessat(descriptor, name, W_OK, AT_EACCESS) != 0 { throw .readOnly(.file(path: path)) }
    let temporary = TemporaryName.make(for: name)
    let new: FileStamp
    do throws(SystemFailure) {
      new = try write(bytes, to: temporary, like: attributes)
    } catch {
      throw StoreError(saving: path, error)
    }
    switch rename(temporary, name, CFS_RENAME_EXCHANGE) {
    case 0: try checkDisplaced(temporary, by: name, was: version, new: new)
    case EINVAL, ENOSYS, ENOTSUP: try renameOver(temporary, name, since: version)
    case let code:
      discard(temporary)
      throw code == ENOENT
        ? .contactGone(path: path) : StoreError(saving: path, SystemFailure(code: code))
    }
    return new
  }

  /// Makes a file, never over another.
  ///
  /// - Parameter attributes: of a file that comes back.
  /// - Returns: the stamp of the new file. `sync()` makes it safe.
  func create(
    _ name: String, with bytes: [UInt8], like attributes: FileAttributes? = nil
  ) throws(StoreError) -> FileStamp {
    let path = path(of: name)
    let temporary = TemporaryName.make(for: name)
    do throws(SystemFailure) {
      let new = try write(bytes, to: temporary, like: attributes)
      do throws(SystemFailure) {
        try renameToNew(temporary, name)
      } catch {
        discard(temporary)
        throw error
      }
      return new
    } catch {
      throw error.code == EEXIST ? .fileExists(path: path) : StoreError(saving: path, error)
    }
  }

  /// Makes a symbolic link, never over a file.
  func createLink(_ name: String, to target: String) throws(StoreError) {
    let path = path(of: name)
    do throws(SystemFailure) {
      _ = try retrying { symlinkat(target, descriptor, name) }
    } catch {
      throw error.code == EEXIST ? .fileExists(path: path) : StoreError(saving: path, error)
    }
  }

  /// Removes a file, if it is still the one that was read.
  ///
  /// It is moved out of the way first, and looked at where nobody else writes to it any more. Of a
  /// link it is the link that goes, and the file behind it that was read.
  func remove(_ name: String, since version: FileVersion) throws(StoreError) {
    let path = path(of: name)
    guard let old = try status(of: name, followingLinks: true) else {
      throw .contactGone(path: path)
    }
    if FileStamp(old) != version.stamp { throw .changedOutside(path: path) }
    let temporary = TemporaryName.make(for: name)
    do throws(SystemFailure) {
      try renameToNew(name, temporary)
    } catch {
      throw error.isMissing ? .contactGone(path: path) : StoreError(saving: path, error)
    }
    if let reason = difference(of: temporary, from: version, path: path, followingLinks: true) {
      do throws(SystemFailure) {
        try renameToNew(temporary, name)
      } catch {
        throw .keptAside(path: path, as: self.path(of: temporary))
      }
      throw reason
    }
    do throws(SystemFailure) {
      _ = try retrying { unlinkat(descriptor, temporary, 0) }
    } catch {
      _ = try? renameToNew(temporary, name)
      throw StoreError(saving: path, error)
    }
  }
}

// MARK: - Steps

extension Folder {
  /// What a file that is to be replaced has besides its bytes.
  private func attributes(
    of name: String, since stamp: FileStamp
  ) throws(StoreError) -> FileAttributes {
    let path = path(of: name)
    do throws(SystemFailure) {
      let file = try FileDescriptor(name, in: descriptor, flags: O_RDONLY | O_NOFOLLOW)
      if try FileStamp(file.status()) == stamp { return try FileAttributes(of: file) }
    } catch {
      if error.isMissing { throw .contactGone(path: path) }
      if error.code != ELOOP { throw StoreError(saving: path, error) }
    }
    throw .changedOutside(path: path)
  }

  /// Writes a file that nobody else has, to the disk; none is left behind on failure.
  private func write(
    _ bytes: [UInt8], to name: String, like attributes: FileAttributes?
  ) throws(SystemFailure) -> FileStamp {
    let file = try FileDescriptor(
      name, in: descriptor, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
      mode: attributes == nil ? 0o666 : 0o600)
    do throws(SystemFailure) {
      try file.write(bytes)
      try attributes?.apply(to: file)
      try file.sync()
      let stamp = try FileStamp(file.status())
      try file.close()
      return stamp
    } catch {
      discard(name)
      throw error
    }
  }

  /// After the exchange: the file that was displaced must be the one that was read.
  private func checkDisplaced(
    _ temporary: String, by name: String, was version: FileVersion, new: FileStamp
  ) throws(StoreError) {
    let path = path(of: name)
    guard let reason = difference(of: temporary, from: version, path: path) else {
      return discard(temporary)
    }
    if rename(temporary, name, CFS_RENAME_EXCHANGE) != 0 {
      throw .keptAside(path: path, as: self.path(of: temporary))
    }
    // What comes back must be ours; else somebody replaced even that, and his is the latest.
    if try status(of: temporary).map(FileStamp.init) != new {
      _ = rename(temporary, name, CFS_RENAME_EXCHANGE)
    }
    discard(temporary)
    throw reason
  }

  /// Where the file system can't exchange two files: the old one is looked at right before.
  private func renameOver(
    _ temporary: String, _ name: String, since version: FileVersion
  ) throws(StoreError) {
    let path = path(of: name)
    do throws(StoreError) {
      if let reason = difference(of: name, from: version, path: path) { throw reason }
      do throws(SystemFailure) {
        _ = try retrying { renameat(descriptor, temporary, descriptor, name) }
      } catch {
        throw StoreError(saving: path, error)
      }
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Why a file isn't the one that was read; nil where it is. Its bytes are read again: a change
  /// of the same length within a clock's tick leaves no other trace.
  private func difference(
    of name: String, from version: FileVersion, path: String, followingLinks: Bool = false
  ) -> StoreError? {
    do throws(ReadFile.Failure) {
      let file = try ReadFile(name, in: descriptor, followingLinks: followingLinks)
      return file.version.digest == version.digest ? nil : .changedOutside(path: path)
    } catch {
      switch error {
      case .system(let failure) where failure.code != ELOOP:
        return .unwritable(path: path, failure)
      case .system, .otherKind: return .changedOutside(path: path)
      }
    }
  }

  /// Renames a file to a name that must be free. Where the file system can't, a second link does
  /// the same; where it hasn't that either, a look before.
  private func renameToNew(_ old: String, _ new: String) throws(SystemFailure) {
    let code = rename(old, new, CFS_RENAME_NOREPLACE)
    if code == 0 { return }
    if ![EINVAL, ENOSYS, ENOTSUP].contains(code) { throw SystemFailure(code: code) }
    do throws(SystemFailure) {
      _ = try retrying { linkat(descriptor, old, descriptor, new, 0) }
      discard(old)
    } catch {
      if ![EPERM, ENOSYS, ENOTSUP].contains(error.code) { throw error }
      if faccessat(descriptor, new, F_OK, AT_SYMLINK_NOFOLLOW) == 0 {
        throw SystemFailure(code: EEXIST)
      }
      _ = try retrying { renameat(descriptor, old, descriptor, new) }
    }
  }

  /// 0 or an errno.
  private func rename(_ old: String, _ new: String, _ mode: cfs_rename_mode) -> Int32 {
    while true {
      let code = cfs_rename(descriptor, old, new, mode)
      if code != EINTR { return code }
    }
  }

  /// Unlinks a temporary file. One that can't be is left for the next start to clean away.
  private func discard(_ temporary: String) {
    _ = try? retrying { unlinkat(descriptor, temporary, 0) }
  }
}
