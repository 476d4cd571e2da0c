import ContactModel
import Glibc

/// The steps of a change: it is prepared, takes its place, and is finished; or it is discarded, or
/// taken back.
extension Folder {
  /// Writes the new file of a change; none is left behind on failure.
  ///
  /// - Parameter isSynced: brings it to the disk. Else it may not take its place before that is done.
  func prepare(_ change: FileChange, isSynced: Bool) throws(StoreError) -> PreparedChange {
    let name = change.name
    let path = path(of: name)
    let temporary = TemporaryName(for: name)
    let stamp: FileStamp
    switch change.kind {
    case .create(let bytes, let attributes):
      stamp = try saving(path) { () throws(SystemFailure) in
        try write(bytes, to: temporary.unfinished, like: attributes, isSynced: isSynced)
      }
    case .replace(let bytes, let version):
      let attributes = try attributes(of: name, since: version.stamp)
      if faccessat(descriptor, name, W_OK, AT_EACCESS) != 0 { throw .readOnly(.file(path: path)) }
      stamp = try saving(path) { () throws(SystemFailure) in
        try write(bytes, to: temporary.unfinished, like: attributes, isSynced: isSynced)
      }
    case .remove(let version):
      guard let old = try status(of: name, followingLinks: true) else {
        throw .contactGone(path: path)
      }
      if FileStamp(old) != version.stamp { throw .changedOutside(path: path) }
      stamp = version.stamp
    case .link(_, let target): stamp = target
    }
    return PreparedChange(change: change, temporary: temporary, stamp: stamp)
  }

  /// Puts the new file where it belongs. On failure nothing is left behind, and nothing has changed.
  ///
  /// A file is replaced by an exchange of the two, so that the old one can be looked at behind the
  /// only moment at which another program may still have changed it: where it isn't the one that was
  /// read, the two change places again. One that is removed is moved out of the way first, and looked
  /// at where nobody else writes to it any more.
  ///
  /// - Parameter keepingOld: sees to it that the old one is still there until the change is
  ///   finished, where the file system can't exchange two files.
  func takePlace(_ prepared: PreparedChange, keepingOld: Bool) throws(StoreError) {
    let name = prepared.change.name
    let path = path(of: name)
    switch prepared.change.kind {
    case .replace(_, let version):
      try exchange(prepared, since: version, keepingOld: keepingOld)
    case .remove(let version): try setAside(name, as: prepared.temporary.whole, since: version)
    case .create:
      do throws(StoreError) {
        try saving(path) { () throws(SystemFailure) in
          try renameToNew(prepared.temporary.unfinished, name)
        }
      } catch {
        discard(prepared)
        throw error
      }
    case .link(let target, _):
      _ = try saving(path) { () throws(SystemFailure) in
        try retrying { symlinkat(target, descriptor, name) }
      }
    }
  }

  /// Lets go of what the new file has displaced.
  func finish(_ prepared: PreparedChange) {
    switch prepared.change.kind {
    case .replace, .remove: unlink(prepared.temporary.whole)
    case .create, .link: break
    }
  }

  /// Unlinks the new file, which has not taken its place.
  func discard(_ prepared: PreparedChange) {
    switch prepared.change.kind {
    case .create, .replace: unlink(prepared.temporary.unfinished)
    case .remove, .link: break
    }
  }

  /// Makes it as it was before the new file took its place. What another program has put there since
  /// stays; what then can't come back is left for the next start, which keeps it elsewhere.
  func takeBack(_ prepared: PreparedChange) {
    let name = prepared.change.name
    let aside = prepared.temporary.whole
    switch prepared.change.kind {
    case .replace: exchangeBack(prepared)
    case .remove: _ = try? renameToNew(aside, name)
    case .create:
      guard (try? renameToNew(name, aside)) != nil else { return }
      if holds(aside, prepared.stamp) {
        unlink(aside)
      } else {
        _ = try? renameToNew(aside, name)
      }
    case .link(let target, _):
      if (try? link(name))?.isIdentical(to: target) == true { unlink(name) }
    }
  }
}

// MARK: - Files

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

  /// Writes a file that nobody else has; none is left behind on failure.
  func write(
    _ bytes: [UInt8], to name: String, like attributes: FileAttributes?, isSynced: Bool
  ) throws(SystemFailure) -> FileStamp {
    let file = try FileDescriptor(
      name, in: descriptor, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
      mode: attributes == nil ? 0o666 : 0o600)
    do throws(SystemFailure) {
      try file.write(bytes)
      try attributes?.apply(to: file)
      if isSynced { try file.sync() }
      let stamp = try FileStamp(file.status())
      try file.close()
      return stamp
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Whether that is the file which stands there.
  func holds(_ name: String, _ stamp: FileStamp) -> Bool {
    (try? status(of: name)).flatMap(\.self).map(FileStamp.init) == stamp
  }

  /// Carries out calls on the way to a save.
  private func saving<Result>(
    _ path: String, _ calls: () throws(SystemFailure) -> Result
  ) throws(StoreError) -> Result {
    do throws(SystemFailure) {
      return try calls()
    } catch {
      throw error.code == EEXIST ? .fileExists(path: path) : StoreError(saving: path, error)
    }
  }

  /// Unlinks a temporary file. One that can't be is left for the next start to clean away.
  func unlink(_ temporary: String) {
    _ = try? retrying { unlinkat(descriptor, temporary, 0) }
  }
}
