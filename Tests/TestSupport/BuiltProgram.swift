import Foundation

/// The path of an executable of this package, which the build puts beside the tests' own.
package func builtProgram(_ name: String) throws -> String {
  let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
}
