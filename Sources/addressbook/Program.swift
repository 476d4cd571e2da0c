import BookStore
import BookUI
import ContactModel
import CursesTerminal
import Glibc
import Pinyin

/// The program, from its arguments to its exit status.
package struct Program {
  nonisolated package static let version = "0.1"

  private let environment: Environment
  /// What complaints are written in; the command line and the configuration can change it.
  private var language: Language

  package init(environment: Environment) {
    self.environment = environment
    language = environment.language
  }

  /// Does what the words after the program's name say. Nothing that the user gave ends in anything
  /// but a status and a sentence.
  package mutating func run(_ words: some Sequence<String>) -> ExitStatus {
    do throws(Failure) {
      try carryOut(words)
      return .done
    } catch {
      complain(error.phrase)
      return error.status
    }
  }

  private mutating func carryOut(_ words: some Sequence<String>) throws(Failure) {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(words)
    } catch {
      throw Failure(error.phrase)
    }
    language = invocation.language ?? language
    switch invocation.command {
    case .help: try print(Strings.usage[language])
    case .version: try print("addressbook \(Self.version)\n")
    case .reading(let names): try print(tabSeparated(readingRows(of: names)))
    case .list(let words, let options):
      let settings = try settings(for: invocation)
      try list(openBook(settings), matching: words, settings.searchOptions, options)
    case .open:
      let settings = try settings(for: invocation)
      try show(openBook(settings), settings)
    }
  }

  private mutating func settings(for invocation: Invocation) throws(Failure) -> Settings {
    let configuration = try Configuration(readFrom: environment.configurationFile)
    let settings = Settings(invocation, environment, configuration)
    language = settings.language
    return settings
  }

  private func openBook(_ settings: Settings) throws(Failure) -> any Book {
    guard let path = settings.book else { throw Failure(Strings.noHome) }
    do throws(StoreError) {
      return try BookStore.openBook(at: path, createIfMissing: settings.isDefaultBook)
    } catch {
      throw Failure(error.phrase)
    }
  }

  private func list(
    _ book: any Book, matching words: [String], _ searchOptions: SearchOptions,
    _ options: Invocation.ListOptions
  ) throws(Failure) {
    book.info.notice.map(complain)
    let listing = Listing(
      book, matching: words, searchOptions: searchOptions, fileOrder: options.fileOrder)
    if listing.isEmpty, !words.isEmpty {
      throw Failure(Strings.nothingFound(words.joined(separator: " ")), status: .nothingFound)
    }
    guard options.json else { return try print(tabSeparated(listing.rows)) }
    let lines: String
    do throws(StoreError) {
      lines = try listing.jsonLines(from: book)
    } catch {
      throw Failure(error.phrase)
    }
    try print(lines)
  }

  /// Shows the book full screen until the user leaves. The book is open before the screen is taken,
  /// so that what is wrong with it can be said in a line of its own.
  private func show(_ book: any Book, _ settings: Settings) throws(Failure) {
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(options: TerminalOptions(mouse: settings.mouse))
    } catch {
      throw Failure(error.phrase)
    }
    defer { terminal.close() }
    let state = AppState(
      book: AddressBook(book.contacts), size: terminal.size, language: language,
      readOnlyReason: book.info.readOnly?.phrase[language], notice: book.info.notice?[language],
      today: .today(), searchOptions: settings.searchOptions)
    var loop = RunLoop(
      state: state, runner: EffectRunner(book: book, language: language), terminal: terminal)
    loop.run()
  }

  private func complain(_ phrase: Phrase) {
    // Where standard error can't be written either there is nobody left to tell.
    _ = write("addressbook: " + phrase[language].harmless + "\n", to: STDERR_FILENO)
  }

  private func print(_ text: String) throws(Failure) {
    guard write(text, to: STDOUT_FILENO) else {
      throw Failure(Strings.cannotPrint(reason: SystemFailure(code: errno).message))
    }
  }
}
