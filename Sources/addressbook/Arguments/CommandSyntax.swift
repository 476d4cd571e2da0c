import BookStore
import ContactFormats

/// A command as it is typed: its name, the options that only some commands take, and how its operands
/// are read.
nonisolated struct CommandSyntax: Sendable {
  typealias Reader = @Sendable (inout Operands) throws(UsageError) -> Invocation.Command

  let name: String
  let options: Set<Option>
  let read: Reader

  private init(_ name: String, _ options: Set<Option> = [], read: @escaping Reader) {
    self.name = name
    self.options = options
    self.read = read
  }

  /// Every command.
  static let all = [
    CommandSyntax("list", [.fileOrder, .json]) {
      .list(words: $0.rest(), .init(fileOrder: $0.has(.fileOrder), json: $0.has(.json)))
    },
    CommandSyntax("query", [.json, .noHeader]) { operands throws(UsageError) in
      let options = Invocation.QueryOptions(
        header: !operands.has(.noHeader), json: operands.has(.json))
      return .query(words: try operands.some(.word), options)
    },
    CommandSyntax("reading") { operands throws(UsageError) in
      .reading(names: try operands.some(.name))
    },
    CommandSyntax("show", [.json]) { operands throws(UsageError) in
      .show(ContactReference(try operands.next(.contact)), json: operands.has(.json))
    },
    CommandSyntax("add") { operands throws(UsageError) in .add(try operands.assignments()) },
    CommandSyntax("set", [.merge]) { operands throws(UsageError) in
      let contact = ContactReference(try operands.next(.contact))
      return .set(contact, try operands.assignments(), merging: operands.has(.merge))
    },
    CommandSyntax("delete") { operands throws(UsageError) in
      .delete(ContactReference(try operands.next(.contact)))
    },
    CommandSyntax("check") { _ in .check },
    CommandSyntax("import", [.duplicates]) { operands throws(UsageError) in
      let rule: DuplicateRule? = try operands.choice(.duplicates)
      return .importFiles(try operands.some(.file), duplicates: rule)
    },
    CommandSyntax("export", [.vcard, .force]) { operands throws(UsageError) in
      .export(to: try operands.exportTarget(), overwriting: operands.has(.force))
    },
  ]

  /// What no command is named for: opening the book full screen.
  static let open = CommandSyntax("", [.mouse]) { _ in .open }

  static func named(_ name: String?) -> CommandSyntax? {
    all.first { $0.name == name }
  }

  /// The commands that take an option.
  static func names(taking option: Option) -> [String] {
    all.filter { $0.options.contains(option) }.map(\.name)
  }
}

/// The words behind a command's name, and its options.
nonisolated struct Operands {
  private let command: String
  private var words: ArraySlice<String>
  private let options: [Option: String]

  init(of command: String, _ words: ArraySlice<String>, options: [Option: String]) {
    self.command = command
    self.words = words
    self.options = options
  }

  func has(_ option: Option) -> Bool { options[option] != nil }

  /// What an option's value means, if it was given; it must be one of a few words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option
  ) throws(UsageError) -> Choice? {
    guard let value = options[option] else { return nil }
    guard let choice = Choice(rawValue: value) else {
      throw .badChoice(value, option.spelling, allowed: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Takes the next word, which must be there.
  mutating func next(_ operand: Operand) throws(UsageError) -> String {
    guard let word = words.popFirst() else { throw .missingOperand(operand, command: command) }
    return word
  }

  /// Takes all words that are left, at least one.
  mutating func some(_ operand: Operand) throws(UsageError) -> [String] {
    [try next(operand)] + rest()
  }

  /// Takes all words that are left as changes of a contact, at least one.
  mutating func assignments() throws(UsageError) -> [ContactAssignment] {
    var assignments: [ContactAssignment] = []
    for word in try some(.assignment) {
      do throws(ContactAssignment.Failure) {
        assignments.append(try ContactAssignment(word))
      } catch {
        throw .badAssignment(word, error)
      }
    }
    return assignments
  }

  /// Takes all words that are left, if any.
  mutating func rest() -> [String] {
    defer { words = [] }
    return Array(words)
  }
}

/// What the words behind a command stand for.
nonisolated package enum Operand: Hashable, Sendable {
  case word, name, contact, assignment, file
}
