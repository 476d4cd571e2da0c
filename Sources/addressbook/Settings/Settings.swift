package import BookUI
package import Pinyin

/// What the command line, the environment and the configuration file come to.
nonisolated package struct Settings: Equatable, Sendable {
  /// Nil where nothing names a book and there is no home folder either.
  package var book: String?
  /// Whether `book` is the default one, which is made at the first use.
  package var isDefaultBook: Bool
  package var language: Language
  package var mouse: Bool
  package var searchOptions: SearchOptions

  /// The nearest wins: the command line, then the environment, then the configuration file.
  package init(
    _ invocation: Invocation, _ environment: Environment, _ configuration: Configuration
  ) {
    let named =
      invocation.book ?? environment.book
      ?? configuration.book.map { Self.path($0, environment) }
    book = named ?? environment.dataFolder
    isDefaultBook = named == nil
    language = invocation.language ?? configuration.language ?? environment.language
    mouse = invocation.mouse || configuration.mouse
    searchOptions = SearchOptions(isFuzzy: configuration.fuzzy, usesKeypad: true)
  }

  /// A path of the configuration file: `~/` is the home folder, and a relative path counts from
  /// the file's own folder, not from where the program happens to be started.
  private static func path(_ text: String, _ environment: Environment) -> String {
    if text.hasPrefix("/") { return text }
    if text.hasPrefix("~/"), let home = environment.home { return home + text.dropFirst() }
    return (environment.configurationFolder ?? ".") + "/" + text
  }
}
