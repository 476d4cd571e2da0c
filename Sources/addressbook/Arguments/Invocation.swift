package import BookStore
package import BookUI
package import ContactFormats

/// What a command line asks for.
nonisolated package struct Invocation: Equatable, Sendable {
  package enum Command: Equatable, Sendable {
    /// Open the book full screen.
    case open
    case list(words: [String], ListOptions)
    case query(words: [String], QueryOptions)
    case reading(names: [String])
    case show(ContactReference, json: Bool)
    case add([ContactAssignment])
    case set(ContactReference, [ContactAssignment], merging: Bool)
    case delete(ContactReference)
    case check
    case importFiles([String], duplicates: DuplicateRule?)
    case export(to: ExportTarget, overwriting: Bool)
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

  /// How `query` prints.
  package struct QueryOptions: Equatable, Sendable {
    /// A first line for people.
    package var header = true
    package var json = false

    package init(header: Bool = true, json: Bool = false) {
      self.header = header
      self.json = json
    }
  }

  /// Reads the words after the program's name.
  package init(_ words: some Sequence<String>) throws(UsageError) {
    try self.init(ArgumentList(words))
  }

  init(_ arguments: ArgumentList) throws(UsageError) {
    if let error = arguments.error { throw error }
    let options = arguments.options
    var operands = arguments.operands[...]
    book = options[.book]
    mouse = options[.mouse] != nil
    language = arguments.language
    if let name = options[.language], language == nil { throw .unknownLanguage(name) }
    if options[.help] != nil {
      command = .help
    } else if options[.version] != nil {
      command = .version
    } else if let syntax = CommandSyntax.named(operands.first) {
      command = try Self.read(syntax, operands.dropFirst(), options)
    } else {
      if let path = operands.popFirst() { book = path }
      command = try Self.read(.open, operands, options)
    }
  }

  private static func read(
    _ syntax: CommandSyntax, _ words: ArraySlice<String>, _ options: [Option: String]
  ) throws(UsageError) -> Command {
    var operands = Operands(of: syntax.name, words, options: options)
    let command = try syntax.read(&operands)
    if let extra = operands.rest().first { throw .extraOperand(extra, command: syntax.name) }
    let taken = syntax.options.union(Option.common)
    // In the order of their list, so that the same command line gives the same error.
    for option in Option.allCases where options[option] != nil && !taken.contains(option) {
      throw .optionNotTaken(
        option.spelling, command: syntax.name, takenBy: CommandSyntax.names(taking: option))
    }
    return command
  }
}
