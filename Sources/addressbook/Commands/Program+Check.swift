import BookStore
import BookUI

extension Program {
  /// Prints what is wrong in the book, `file:line: reason` a line: status 1 where something is.
  func check(_ book: any Book) throws(Failure) -> ExitStatus {
    let problems = try attempt { () throws(StoreError) in try book.check() }
    var lines = ""
    for problem in problems {
      let path = book.info.path(of: problem.file)
      let line = place(path, line: problem.line) + ": " + problem.phrase[language]
      lines += line.harmless + "\n"
    }
    try print(lines)
    return problems.isEmpty ? .done : .nothingFound
  }
}

nonisolated extension BookInfo {
  /// Where a file of the book is, from where the user is.
  fileprivate func path(of file: String) -> String {
    guard format == .folder else { return path }
    return (path.hasSuffix("/") ? path : path + "/") + file
  }
}
