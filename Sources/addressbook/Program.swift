import BookStore
import BookUI
import Glibc

/// The program, from its arguments to its exit status.
package struct Program {
  nonisolated package static let version = "0.1"

  let environment: Environment
  /// What complaints are written in: the command line and the configuration can change it.
  private(set) var language: Language

  package init(environment: Environment) {
    self.environment = environment
    language = environment.language
  }

  /// Does what the words after the program's name say. Nothing that the user gave ends in anything
  /// but a status and a sentence.
  package mutating func run(_ words: [[UInt8]]) -> ExitStatus {
    let arguments = ArgumentList(bytes: words)
    // Before anything else, so that whatever is wrong is said in it.
    language = arguments.language ?? configuredLanguage ?? language
    do throws(Failure) {
      return try carryOut(arguments)
    } catch {
      complain(error.phrase, error.details)
      return error.status
    }
  }

  /// What the configuration says, if it can be read.
  private var configuredLanguage: Language? {
    try? Configuration(readFrom: environment.configurationFile).language
  }

  private func carryOut(_ arguments: ArgumentList) throws(Failure) -> ExitStatus {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(arguments)
    } catch {
      throw Failure(error.phrase)
    }
    switch invocation.command {
    case .help: try print(Strings.usage[language])
    case .version: try print("addressbook \(Self.version)\n")
    case .reading(let names): try print(tabSeparated(readingRows(of: names)))
    case .list(let words, let options):
      let settings = try settings(for: invocation)
      try list(openBook(settings), matching: words, settings.searchOptions, options)
    case .query(let words, let options):
      let settings = try settings(for: invocation)
      return try query(openBook(settings), matching: words, settings.searchOptions, options)
    case .show(let contact, let json): try show(contact, json: json, in: book(for: invocation))
    case .add(let assignments): try add(assignments, to: book(for: invocation))
    case .set(let contact, let assignments, let merging):
      try set(contact, assignments, in: book(for: invocation), merging: merging)
    case .delete(let contact): try delete(contact, from: book(for: invocation))
    case .importFiles(let paths, let rule):
      return try importFiles(paths, duplicates: rule, into: book(for: invocation))
    case .export(let target, let overwriting):
      return try export(book(for: invocation), to: target, overwriting: overwriting)
    case .check: return try check(book(for: invocation))
    case .open:
      try showScreen(settings(for: invocation))
    }
    return .done
  }

  private func settings(for invocation: Invocation) throws(Failure) -> Settings {
    Settings(invocation, environment, try configuration(for: invocation))
  }

  /// A configuration that can't be used stops only who may be meant to use another book than the
  /// default one.
  private func configuration(for invocation: Invocation) throws(Failure) -> Configuration {
    do throws(Failure) {
      return try Configuration(readFrom: environment.configurationFile)
    } catch {
      guard (invocation.book ?? environment.book) != nil else { throw error }
      complain(Strings.withoutConfiguration(error.phrase))
      return Configuration()
    }
  }

  private func book(for invocation: Invocation) throws(Failure) -> any Book {
    try openBook(settings(for: invocation))
  }

  func openBook(_ settings: Settings) throws(Failure) -> any Book {
    guard let path = settings.book else { throw Failure(Strings.noHome) }
    return try attempt { () throws(StoreError) in
      try BookStore.openBook(
        at: path, createIfMissing: settings.isDefaultBook,
        surroundings: surroundings)
    }
  }

  var surroundings: Surroundings { .system(stateFolder: environment.stateFolder) }

  /// What the book gives, or why it can't.
  func attempt<Result>(
    saying phrase: (StoreError) -> Phrase = { $0.phrase },
    _ step: () throws(StoreError) -> Result
  ) throws(Failure) -> Result {
    do throws(StoreError) {
      return try step()
    } catch {
      throw Failure(
        phrase(error), status: error.status, details: error.details(in: language))
    }
  }

  func complain(_ phrase: Phrase, _ details: String = "") {
    // Where standard error can't be written either there is nobody left to tell.
    _ = write("addressbook: " + phrase[language].harmless + "\n" + details, to: STDERR_FILENO)
  }

  func print(_ text: String) throws(Failure) {
    guard write(text, to: STDOUT_FILENO) else {
      throw Failure(Strings.cannotPrint(reason: SystemFailure(code: errno).message))
    }
  }
}
