import CFileSystem
import Glibc

/// How files change places, and what is done where another program was at them in the same moment.
extension Folder {
  /// A new file takes the place of the old one.
  func exchange(
    _ prepared: PreparedChange, since version: FileVersion, keepingOld: Bool
  ) throws(StoreError) {
    let name = prepared.change.name
    let path = path(of: name)
    let temporary = prepared.temporary.whole
    do throws(SystemFailure) {
      _ = try retrying {
        renameat(descriptor, prepared.temporary.unfinished, descriptor, temporary)
      }
    } catch {
      discard(prepared)
      throw StoreError(saving: path, error)
    }
    switch rename(temporary, name, CFS_RENAME_EXCHANGE) {
    case 0: try checkDisplaced(prepared, was: version)
    case let code where Self.isUnsupported(code):
      try renameOver(prepared, since: version, keepingOld: keepingOld)
    case let code:
      unlink(temporary)
      throw code == ENOENT
        ? .contactGone(path: path) : StoreError(saving: path, SystemFailure(code: code))
    }
  }

  /// After the exchange: the file that was displaced must be the one that was read.
  private func checkDisplaced(
    _ prepared: PreparedChange, was version: FileVersion
  ) throws(StoreError) {
    let path = path(of: prepared.change.name)
    let temporary = prepared.temporary.whole
    guard let reason = difference(of: temporary, from: version, path: path) else { return }
    if !exchangeBack(prepared) { throw .keptAside(path: path, as: self.path(of: temporary)) }
    throw reason
  }

  /// The file that was displaced takes its place again.
  ///
  /// - Returns: false where the system doesn't let it.
  @discardableResult
  func exchangeBack(_ prepared: PreparedChange) -> Bool {
    let name = prepared.change.name
    let temporary = prepared.temporary.whole
    switch rename(temporary, name, CFS_RENAME_EXCHANGE) {
    case 0:
      // What comes back must be ours; else somebody replaced even that, and his is the latest.
      if !holds(temporary, prepared.stamp) { _ = rename(temporary, name, CFS_RENAME_EXCHANGE) }
      unlink(temporary)
      return true
    case let code where Self.isUnsupported(code):
      if !holds(name, prepared.stamp) { return true }
      return (try? retrying { renameat(descriptor, temporary, descriptor, name) }) != nil
    default: return false
    }
  }

  /// Where the file system can't exchange two files: the old one is looked at right before.
  private func renameOver(
    _ prepared: PreparedChange, since version: FileVersion, keepingOld: Bool
  ) throws(StoreError) {
    let name = prepared.change.name
    let path = path(of: name)
    var new = prepared.temporary.whole
    do throws(StoreError) {
      if let reason = difference(of: name, from: version, path: path) { throw reason }
      do throws(SystemFailure) {
        if keepingOld {
          // The old one gets the name that it would have got by the exchange.
          let unfinished = prepared.temporary.unfinished
          _ = try retrying { renameat(descriptor, new, descriptor, unfinished) }
          new = unfinished
          try keep(name, as: prepared.temporary.whole)
        }
        _ = try retrying { renameat(descriptor, new, descriptor, name) }
      } catch {
        throw StoreError(saving: path, error)
      }
    } catch {
      unlink(prepared.temporary.whole)
      unlink(new)
      throw error
    }
  }

  /// Gives a file a second name; where the file system has no links, to a copy.
  private func keep(_ name: String, as aside: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      _ = try retrying { linkat(descriptor, name, descriptor, aside, 0) }
    } catch {
      guard Self.isUnsupported(error.code) || error.code == EPERM else { throw error }
      let old = try FileDescriptor(name, in: descriptor, flags: O_RDONLY | O_NOFOLLOW)
      let attributes = try FileAttributes(of: old)
      let bytes = try old.read(expecting: Int(clamping: old.status().st_size))
      _ = try write(bytes, to: aside, like: attributes, isSynced: true)
    }
  }

  /// Moves a file out of the way, if it is still the one that was read.
  func setAside(
    _ name: String, as aside: String, since version: FileVersion
  ) throws(StoreError) {
    let path = path(of: name)
    do throws(SystemFailure) {
      try renameToNew(name, aside)
    } catch {
      throw error.isMissing ? .contactGone(path: path) : StoreError(saving: path, error)
    }
    guard let reason = difference(of: aside, from: version, path: path, followingLinks: true)
    else { return }
    do throws(SystemFailure) {
      try renameToNew(aside, name)
    } catch {
      throw .keptAside(path: path, as: self.path(of: aside))
    }
    throw reason
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
  func renameToNew(_ old: String, _ new: String) throws(SystemFailure) {
    let code = rename(old, new, CFS_RENAME_NOREPLACE)
    if code == 0 { return }
    if !Self.isUnsupported(code) { throw SystemFailure(code: code) }
    do throws(SystemFailure) {
      _ = try retrying { linkat(descriptor, old, descriptor, new, 0) }
      unlink(old)
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

  /// Whether the file system has no such thing.
  private static func isUnsupported(_ code: Int32) -> Bool {
    [EINVAL, ENOSYS, ENOTSUP].contains(code)
  }
}
