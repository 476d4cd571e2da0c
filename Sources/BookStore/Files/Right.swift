import Glibc

/// Rights that a save needs.
enum Right {
  static let write = W_OK
  /// To make, rename and remove files in it.
  static let writeFolder = W_OK | X_OK
}

/// Whether the process may do this to what stands there. What is gone is no matter of rights.
func isAllowed(_ right: Int32, _ path: String) -> Bool {
  faccessat(AT_FDCWD, path, right, AT_EACCESS) == 0 || SystemFailure.last.isMissing
}
