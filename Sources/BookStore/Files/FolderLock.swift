import Glibc

/// Keeps other instances of the program from saving in a folder meanwhile.
///
/// A save is safe without it; with it, a file system that can't exchange two files is safe from our
/// own instances at least, and whoever has it knows that none of them is in the middle of a save.
struct FolderLock: ~Copyable {
  private let folder: FileDescriptor

  /// Nil where another instance has it, or the file system knows no locks.
  init?(_ path: String) {
    guard let folder = try? FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY),
      (try? retrying { flock(folder.number, LOCK_EX | LOCK_NB) }) != nil
    else { return nil }
    self.folder = folder
  }
}

/// Carries out a save with the folder's lock. It isn't waited for longer than two seconds: whoever
/// has it may be stopped.
func locking<Result>(
  _ folder: String, _ save: () throws(StoreError) -> Result
) throws(StoreError) -> Result {
  var lock = FolderLock(folder)
  var tries = 200
  while lock == nil, tries > 0, errno == EWOULDBLOCK {
    poll(nil, 0, 10)
    lock = FolderLock(folder)
    tries -= 1
  }
  return try withExtendedLifetime(lock) { () throws(StoreError) in try save() }
}
