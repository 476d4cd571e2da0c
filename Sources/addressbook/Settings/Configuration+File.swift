import BookStore
import BookUI
import Glibc

nonisolated extension Configuration {
  /// Reads the configuration file; where there is none, nothing is configured.
  init(readFrom path: String?) throws(Failure) {
    self.init()
    guard let path else { return }
    let bytes: [UInt8]
    do throws(ReadFile.Failure) {
      bytes = try ReadFile(path).bytes
    } catch {
      switch error {
      case .system(let failure) where [ENOENT, ENOTDIR].contains(failure.code): return
      case .system(let failure):
        throw Failure(
          Strings.cannotRead(path, reason: .init(zh: failure.message, en: failure.message)))
      case .otherKind: throw Failure(Strings.cannotRead(path, reason: Strings.notAFile))
      }
    }
    do throws(ConfigurationError) {
      try self.init(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw Failure(error.phrase(file: path))
    }
  }
}
