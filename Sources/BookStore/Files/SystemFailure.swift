import Glibc

/// Why the system refused something: an errno.
package struct SystemFailure: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The failure of the call just made.
  static var last: SystemFailure { SystemFailure(code: errno) }

  /// The system's own words.
  package var message: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// The disk, its table of files, or the user's quota is full.
  var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

/// Carries out a call until no signal interrupts it.
///
/// - Parameter call: answers -1 and sets errno where it fails.
func retrying<Number: SignedInteger>(
  _ call: () -> Number
) throws(SystemFailure) -> Number {
  while true {
    let result = call()
    if result != -1 { return result }
    let failure = SystemFailure.last
    if failure.code != EINTR { throw failure }
  }
}
