package import BookUI

/// What a command line asks for.
nonisolated package struct Invocation: Equatable, Sendable {
  package enum Command: Equatable, Sendable {
    /// Open the book full screen.
    case open
    case list(words: [String], ListOptions)
    case reading(names: [String])
    case help
    case version
  }

  package var command: Command
  /// As it was given; nil where the command line names none.
  package var book: String?
  package var language: Language?
  package var mouse = false

  /// How `list` prints.
  package struct ListOptions: Equatable, Sendable {
    /// As the contacts stand in the file, instead of the screen's order.
    package var fileOrder = false
    /// One JSON object a line, instead of tab-separated values.
    package var json = false

    package init(fileOrder: Bool = false, json: Bool = false) {
      self.fileOrder = fileOrder
      self.json = json
    }
  }

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

    let listOptions = ListOptions(
      fileOrder: options[.fileOrder] != nil, json: options[.json] != nil)
    if options[.help] != nil {
      command = .help
    } else if options[.version] != nil {
      command = .version
    } else if operands.first == "list" {
      command = .list(words: Array(operands.dropFirst()), listOptions)
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
    if listOptions.fileOrder { throw .onlyForList("--file-order") }
    if listOptions.json { throw .onlyForList("--json") }
  }
}
