import Glibc

/// The words that the process was started with, behind its name. (Swift's own list puts U+FFFD in
/// the place of bytes that are no text, and a contact must never get that.)
///
/// The first word that is no text is an error.
nonisolated func processArguments() throws(UsageError) -> [String] {
  var words: [String] = []
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let start = CommandLine.unsafeArgv[index] else { break }
    let word = UnsafeBufferPointer(start: start, count: strlen(start))
    guard let text = String(validating: word.map { UInt8(bitPattern: $0) }, as: UTF8.self) else {
      throw .notText(String(cString: start))
    }
    words.append(text)
  }
  return words
}
