import ContactFormats
import ContactModel
import Glibc

extension VDirBook {
  mutating func replace(
    _ replacements: [CardReplacement], progress: ProgressReport
  ) throws(StoreError) -> (cards: [CardChange], caution: Caution?) {
    try locking(info.path) { () throws(StoreError) in
      var draft = VDirDraft()
      var changes: [CardChange] = []
      for replacement in replacements {
        guard progress(0, replacements.count) else { throw .cancelled }
        changes.append(try draft.take(replacement, in: self))
      }
      return (changes, try save(draft.files, progress: progress))
    }
  }

  /// Saves files, all or none of them, and takes them in as they are then.
  private mutating func save(
    _ files: [VDirDraft.File], progress: ProgressReport
  ) throws(StoreError) -> Caution? {
    let folder = try Folder.writing(info.path)
    let realPath = realPath(info.path)
    var files = files
    var changes: [FileChange] = []
    var leaving: [RemovedFile] = []
    for file in files where file.isChanged {
      if file.isGone { leaving.append(try RemovedFile(file.card, in: folder)) }
      changes.append(try change(file, in: folder, realPath: realPath))
    }
    var stamps = try carryOut(changes, of: files, in: folder, progress: progress)[...]
    for index in files.indices where files[index].isChanged {
      if let stamp = stamps.popFirst() { files[index].touch(stamp) }
    }
    for removed in leaving { for card in removed.file.cards { self.removed[card.id] = removed } }
    self.files.take(files.map { ($0.card.name, $0.isGone ? nil : $0.card) })
    return sync(changes, in: folder)
  }

  private func carryOut(
    _ changes: [FileChange], of files: [VDirDraft.File], in folder: borrowing Folder,
    progress: ProgressReport
  ) throws(StoreError) -> [FileStamp] {
    do throws(StoreError) {
      return try folder.carryOut(changes, progress: progress)
    } catch {
      // Another program took the name of an imported card at this very moment.
      if case .fileExists(let path) = error,
        files.contains(where: { $0.isImported && self.path(of: $0.card.name).isIdentical(to: path) }
        )
      {
        throw .changedOutside(path: path)
      }
      throw error
    }
  }

  /// What a file of a draft is on the disk.
  private func change(
    _ file: VDirDraft.File, in folder: borrowing Folder, realPath: String
  ) throws(StoreError) -> FileChange {
    let name = file.card.name
    if let found = file.found {
      if file.isGone { return FileChange(name, .remove(since: found.version)) }
      let place = try realPlace(of: name)
      let isHere = place.folder.isIdentical(to: realPath)
      return FileChange(
        place.name, .replace(file.bytes, since: found.version), in: isHere ? nil : place.folder)
    }
    switch file.origin {
    case .removed(let removed): return removed.comingBack(file.bytes, in: folder)
    case .imported: return FileChange(name, .create(file.bytes, like: nil))
    case .new(let mode):
      return FileChange(
        name, .create(file.bytes, like: mode.map { FileAttributes(mode: $0) }))
    }
  }

  /// Brings every folder in which something was saved to the disk.
  private func sync(_ changes: [FileChange], in folder: borrowing Folder) -> Caution? {
    var caution: Caution?
    for path in Set(changes.map(\.folder)) {
      do throws(StoreError) {
        if let path {
          caution = try Folder.writing(path).sync(saving: path) ?? caution
        } else {
          caution = folder.sync(saving: info.path) ?? caution
        }
      } catch {
        caution = .unconfirmed(path: path ?? info.path, reason: error.reason)
      }
    }
    return caution
  }

  private func realPlace(of name: String) throws(StoreError) -> FilePlace {
    do throws(SystemFailure) {
      if let place = try FilePlace(resolving: path(of: name)) { return place }
    } catch {
      throw StoreError(saving: path(of: name), error)
    }
    throw .contactGone(path: path(of: name))
  }
}
