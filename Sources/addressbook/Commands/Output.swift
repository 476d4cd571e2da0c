import Glibc

/// Writes a whole text. False where it can't be written; a reader that closed the pipe has what it
/// wanted, so that is no failure.
nonisolated func write(_ text: String, to descriptor: Int32) -> Bool {
  write(Array(text.utf8), to: descriptor)
}

/// The same for bytes that may be no text.
nonisolated func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBufferPointer { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
