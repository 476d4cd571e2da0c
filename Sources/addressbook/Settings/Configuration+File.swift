import BookStore
import BookUI
import Glibc

extension Configuration {
  /// Reads the configuration file; where there is none, nothing is configured.
  nonisolated init(readFrom path: String?) throws(Failure) {
    self.init()
    guard let path else { return }
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try readFile(path)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return }
      throw Failure(Strings.cannotRead(path, reason: error.message))
    }
    do throws(ConfigurationError) {
      try self.init(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Failure(error.phrase(file: path))
    }
  }
}
