import BookStore
import Glibc

/// The bytes of a small file.
nonisolated func readFile(_ path: String) throws(SystemFailure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemFailure(code: errno) }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw SystemFailure(code: errno) }
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
}
