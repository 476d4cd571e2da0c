import BookStore
import BookUI
import ContactModel
import CursesTerminal

extension Program {
  /// Shows the book full screen until the user leaves. The book is open before the screen is taken,
  /// so that what is wrong with it can be said in a line of its own.
  func showScreen(_ book: any Book, _ settings: Settings) throws(Failure) {
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
}
