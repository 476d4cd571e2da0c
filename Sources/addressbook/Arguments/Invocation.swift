package import BookUI

/// What a command line asks for.
nonisolated package struct Invocation: Equatable, Sendable {
  package enum Command: Equatable, Sendable {
    /// Open the book full screen.
    case open
    case list(words: [String], fileOrder: Bool)
    case reading(names: [String])
    case help
    case version
  }

  package var command: Command
  /// As it was given; nil where the command line names none.
  package var book: String?
  package var language: Language?
  package var mouse = false

  /// Commands that have a name, but no code yet.
  private static let futureCommands: Set = [
    "query", "show", "add", "set", "delete", "import", "export", "check",
  ]

  /// Reads the words after the program's name.
  package init(_ words: some Sequence<String>) throws(UsageError) {
    let arguments = try ArgumentList(words)
    let options = arguments.options
    var operands = arguments.operands[...]
    book = options[.book]
    mouse = options[.mouse] != nil
    if let name = options[.language] {
      guard let language = Language(rawValue: name) else { throw .unknownLanguage(name) }
      self.language = language
    }

    let fileOrder = options[.fileOrder] != nil
    if options[.help] != nil {
      command = .help
    } else if options[.version] != nil {
      command = .version
    } else if operands.first == "list" {
      command = .list(words: Array(operands.dropFirst()), fileOrder: fileOrder)
      return
    } else if operands.first == "reading" {
      guard operands.count > 1 else { throw .missingNames }
      command = .reading(names: Array(operands.dropFirst()))
    } else {
      command = .open
      if let name = operands.popFirst() {
        if Self.futureCommands.contains(name) { throw .notYet(command: name) }
        book = name
      }
      if let extra = operands.first { throw .extraOperand(extra) }
    }
    if fileOrder { throw .onlyForList("--file-order") }
  }
}
