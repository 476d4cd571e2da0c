import Glibc

/// An open file, closed when the value goes.
struct FileDescriptor: ~Copyable {
  let number: Int32

  /// Opens without ever waiting (for a pipe's other end, say), and never for a child process.
  init(
    _ path: String, in folder: Int32 = AT_FDCWD, flags: Int32, mode: mode_t = 0
  ) throws(SystemFailure) {
    number = try retrying {
      openat(folder, path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
    }
  }

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    _ = Glibc.close(number)
  }

  /// Closes it, and says whether the system had anything against it: what was written may be lost
  /// even now. (The number is free in any case; to try again could close another file.)
  consuming func close() throws(SystemFailure) {
    let number = number
    discard self
    if Glibc.close(number) != 0, errno != EINTR { throw .last }
  }

  func status() throws(SystemFailure) -> stat {
    var status = stat()
    _ = try retrying { fstat(number, &status) }
    return status
  }

  /// Everything from the current position on.
  ///
  /// - Parameter expected: the size that the file is said to have; it may have another by now.
  func read(expecting expected: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // One byte more than expected finds the end without a second pass.
      let room = max(expected - bytes.count + 1, 4096)
      let start = bytes.count
      var failure: SystemFailure?
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
        do throws(SystemFailure) {
          count = try retrying { Glibc.read(number, buffer.baseAddress, room) }
        } catch {
          failure = error
        }
        initialized = count
      }
      if let failure { throw failure }
      if count == 0 { return bytes }
      if start == 0 { bytes = part } else { bytes += part }
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var start = 0
    while start < bytes.count {
      var failure: SystemFailure?
      bytes.withUnsafeBytes { buffer in
        do throws(SystemFailure) {
          let count = try retrying {
            Glibc.write(number, buffer.baseAddress.map { $0 + start }, buffer.count - start)
          }
          // Nothing written and nothing wrong: to try again would never end.
          if count == 0 { throw SystemFailure(code: EIO) }
          start += count
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  func sync() throws(SystemFailure) {
    _ = try retrying { fsync(number) }
  }
}
