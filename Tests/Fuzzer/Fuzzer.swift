import FormatChecks
import Glibc

/// What libFuzzer calls with every input: the reader that $ADDRESSBOOK_FUZZED names must keep its
/// promises. A broken one ends the process, which libFuzzer reports and keeps the input of.
@_cdecl("LLVMFuzzerTestOneInput")
package func checkInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var generator = InputGenerator(bytes)
  do {
    switch getenv("ADDRESSBOOK_FUZZED").map({ String(cString: $0) }) {
    case "cards": try checkCards(in: bytes, using: &generator)
    case "tables": try checkCSV(in: bytes)
    case "lists": try checkPropertyList(in: bytes, using: &generator)
    default: throw Finding("ADDRESSBOOK_FUZZED names no reader")
    }
  } catch {
    _ = "\(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
    abort()
  }
  return 0
}
