import BookStore
import BookUI
import ContactModel
import CursesTerminal

extension Program {
  /// Shows the book full screen until the user leaves. The book is open before the screen is taken,
  /// so that what is wrong with it can be said in a line of its own.
  func showScreen(_ settings: Settings) throws(Failure) {
    // Watched before it is read, so that no change falls between; a default book may be made only
    // by opening it.
    let path = settings.book ?? ""
    var watch = BookWatch.ofBook(at: path)
    let book = try openBook(settings)
    if watch == nil { watch = BookWatch.ofBook(at: path) }
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(options: TerminalOptions(mouse: settings.mouse))
    } catch {
      throw Failure(error.phrase)
    }
    defer { terminal.close() }
    let drafts = Drafts(ofBookAt: path, surroundings)
    let state = AppState(
      book: AddressBook(book.contacts), size: terminal.size, language: language,
      collections: book.info.collections, readOnlyReason: book.info.readOnly?.phrase[language],
      notice: book.info.notice?[language], today: .today(), drafts: drafts?.all ?? [],
      searchOptions: settings.searchOptions)
    let runner = EffectRunner(
      book: book, drafts: drafts, stateFolder: surroundings.stateFolder, language: language)
    var loop = RunLoop(state: state, runner: runner, terminal: terminal, watch: watch)
    loop.run()
  }
}
