import Glibc

/// Keeps other instances of the program from going on with the same draft, as long as it lives.
final class DraftClaim: Sendable {
  private let file: FileDescriptor

  /// Nil where another instance has it, and where the draft is gone. (On a file system that knows no
  /// locks it is enough that the draft is there.)
  init?(_ path: String) {
    guard let file = try? FileDescriptor(path, flags: O_RDONLY) else { return nil }
    if flock(file.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    // The one that had it may have dropped it right before.
    guard let status = try? file.status(), status.st_nlink > 0 else { return nil }
    self.file = file
  }
}
