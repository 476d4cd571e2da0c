import Glibc
import Testing

/// Runs with the rights of an ordinary user on files, since root may do everything.
///
/// Linux has this right for each thread, so tests beside it aren't touched.
func asOrdinaryUser(_ body: () throws -> Void) throws {
  guard geteuid() == 0 else { return try body() }
  // Not in Swift's Glibc module.
  let symbol = try #require(dlsym(nil, "setfsuid"))
  let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
  _ = setUser(65534)
  defer { _ = setUser(0) }
  try body()
}
