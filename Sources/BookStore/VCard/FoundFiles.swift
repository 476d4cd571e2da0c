import ContactModel

/// What other programs were found to have made of files of a folder, until it is taken into the book,
/// all of it together: a first sync brings thousands.
struct FoundFiles {
  /// Nil: the file is gone.
  private(set) var files: [(name: String, file: CardFile?)] = []
  /// By the bytes of the files' names.
  private var names: Set<[UInt8]> = []
  private var problems: [BookProblem] = []

  /// Whether there is already something to say of a file.
  func contains(_ name: String) -> Bool { names.contains(Array(name.utf8)) }

  mutating func take(_ file: CardFile, _ problems: [BookProblem]) {
    files.append((file.name, file))
    names.insert(Array(file.name.utf8))
    self.problems += problems
  }

  mutating func lose(_ name: String) {
    files.append((name, nil))
    names.insert(Array(name.utf8))
  }

  /// What is known of the file stays, but for what is wrong with it.
  mutating func note(_ name: String, _ reason: BookProblem.Reason) {
    names.insert(Array(name.utf8))
    problems.append(BookProblem(file: name, reason: reason))
  }

  /// Puts what is wrong with these files in the place of what was.
  func update(_ problems: inout [BookProblem]) {
    problems.removeAll { names.contains(Array($0.file.utf8)) }
    problems += self.problems
  }
}
