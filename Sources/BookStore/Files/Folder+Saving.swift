import Glibc

extension Folder {
  /// Puts new bytes in a file's place; its owner, mode and extended attributes stay.
  ///
  /// - Parameter version: of the file as it was read. Where it is another by now, it stays.
  /// - Returns: the stamp of the new file. `sync()` makes it safe.
  func replace(
    _ name: String, with bytes: [UInt8], since version: FileVersion
  ) throws(StoreError) -> FileStamp {
    try carryOut(FileChange(name, .replace(bytes, since: version)))
  }

  /// Makes a file, never over another.
  ///
  /// - Parameter attributes: of a file that comes back.
  /// - Returns: the stamp of the new file. `sync()` makes it safe.
  func create(
    _ name: String, with bytes: [UInt8], like attributes: FileAttributes? = nil
  ) throws(StoreError) -> FileStamp {
    try carryOut(FileChange(name, .create(bytes, like: attributes)))
  }

  /// Carries out many changes, all or none of them.
  ///
  /// First the new files are written beside those that they are for, then all of them are brought to
  /// the disk, and only then they take their places, one after the other. So a crash at any moment
  /// leaves every file the old or the new one. What they displace goes when all have their places:
  /// until then it can come back.
  ///
  /// - Parameter progress: is told how many are written; where it says no, nothing changes.
  /// - Returns: the stamp of each file. `sync()` makes them safe.
  func carryOut(
    _ changes: [FileChange], progress: ProgressReport = { _, _ in true }
  ) throws(StoreError) -> [FileStamp] {
    if changes.count == 1, let change = changes.first {
      return [try inFolder(of: change) { folder throws(StoreError) in try folder.carryOut(change) }]
    }
    let prepared = try prepare(changes, progress: progress)
    try takePlaces(prepared)
    for step in prepared { try? inFolder(of: step.change) { $0.finish(step) } }
    return prepared.map(\.stamp)
  }

  private func carryOut(_ change: FileChange) throws(StoreError) -> FileStamp {
    let prepared = try prepare(change, isSynced: true)
    try takePlace(prepared, keepingOld: false)
    finish(prepared)
    return prepared.stamp
  }
}

// MARK: - Many changes

extension Folder {
  /// So many files are synced together. That waits for what other programs are writing too, so fewer
  /// are safe sooner one by one.
  private static let batchCount = 16

  /// Writes all new files, to the disk; none is left behind on failure.
  private func prepare(
    _ changes: [FileChange], progress: ProgressReport
  ) throws(StoreError) -> [PreparedChange] {
    let isTogether = changes.count >= Self.batchCount && canSyncTogether
    var prepared: [PreparedChange] = []
    do throws(StoreError) {
      for change in changes {
        guard progress(prepared.count, changes.count) else { throw .cancelled }
        prepared.append(try prepareInFolder(change, isSynced: !isTogether))
      }
      if isTogether { try syncTogether(&prepared) }
      return prepared
    } catch {
      for step in prepared { try? inFolder(of: step.change) { $0.discard(step) } }
      throw error
    }
  }

  /// Brings all that was written to the disk in one go. Where the system can't, or one of all the
  /// files on the disk couldn't be written, each of ours is written again and synced for itself: it
  /// isn't said which one it was, and who asks later may not be told any more.
  private func syncTogether(_ prepared: inout [PreparedChange]) throws(StoreError) {
    do throws(SystemFailure) {
      try syncFileSystem()
    } catch {
      for index in prepared.indices {
        let step = prepared[index]
        try inFolder(of: step.change) { $0.discard(step) }
        prepared[index] = try prepareInFolder(step.change, isSynced: true)
      }
    }
  }

  /// What is elsewhere is synced for itself.
  private func prepareInFolder(
    _ change: FileChange, isSynced: Bool
  ) throws(StoreError) -> PreparedChange {
    try inFolder(of: change) { folder throws(StoreError) in
      try folder.prepare(change, isSynced: isSynced || change.folder != nil)
    }
  }

  /// Where one can't, those before it go back.
  private func takePlaces(_ prepared: [PreparedChange]) throws(StoreError) {
    for (index, step) in prepared.enumerated() {
      do throws(StoreError) {
        try inFolder(of: step.change) { folder throws(StoreError) in
          try folder.takePlace(step, keepingOld: true)
        }
      } catch {
        for done in prepared[..<index].reversed() {
          try? inFolder(of: done.change) { $0.takeBack(done) }
        }
        for rest in prepared[(index + 1)...] {
          try? inFolder(of: rest.change) { $0.discard(rest) }
        }
        _ = sync(saving: path)
        throw error
      }
    }
  }

  /// Does something in the folder in which a change is to be made.
  private func inFolder<Result>(
    of change: FileChange, _ act: (borrowing Folder) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard let other = change.folder else { return try act(self) }
    return try act(Folder.writing(other))
  }
}
