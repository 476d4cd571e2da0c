import Foundation
import Glibc

/// One run of a command from start to end, without a terminal.
///
/// Not Foundation's `Process`: that waits for whatever the command has left running, as tmux does
/// its server. And the threads of Swift's concurrency block signals, which children inherit, so the
/// child starts with an empty mask.
package struct CommandRun: Sendable {
  /// The exit status; 128 and the signal's number where a signal ended it, as in a shell.
  package let status: Int
  package let output: String
  package let errors: String

  /// Nothing of the tests' own environment reaches the command but what is listed.
  package init(
    _ words: [String], environment: [String: String] = [:], input: [UInt8] = []
  ) throws {
    let files = try [input, [], []].map { try Self.unlinkedFile($0) }
    defer { files.forEach { close($0) } }
    let process = try spawn(words, environment: environment, files: files)
    var wait: Int32 = 0
    while waitpid(process, &wait, 0) < 0, errno == EINTR {}
    status = Int(wait & 0x7F == 0 ? (wait >> 8) & 0xFF : 128 + (wait & 0x7F))
    output = String(decoding: Self.contents(files[1]), as: UTF8.self)
    errors = String(decoding: Self.contents(files[2]), as: UTF8.self)
  }

  /// Files, not pipes: nothing has to be read while the command runs, and nobody who keeps one open
  /// is waited for.
  private static func unlinkedFile(_ bytes: [UInt8]) throws -> Int32 {
    var path = Array((NSTemporaryDirectory() + "addressbook-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, unlink(path) == 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else {
      throw POSIXError(.EIO)
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    try handle.write(contentsOf: Data(bytes))
    try handle.seek(toOffset: 0)
    return file
  }

  private static func contents(_ file: Int32) -> [UInt8] {
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    try? handle.seek(toOffset: 0)
    return (try? handle.readToEnd()).map(Array.init) ?? []
  }
}

/// Starts a command with an empty signal mask, default signals, and these files as its standard
/// input, output, and error.
private func spawn(
  _ words: [String], environment: [String: String], files: [Int32]
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (target, file) in files.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, file, Int32(target))
  }
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  var process = pid_t()
  let name = words.first ?? ""
  let failure = withCStrings(words) { words in
    withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
      posix_spawnp(&process, name, &actions, &attributes, words, variables)
    }
  }
  guard failure == 0 else { throw POSIXError(.init(rawValue: failure) ?? .EIO) }
  return process
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}
