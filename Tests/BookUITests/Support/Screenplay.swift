import BookUI
import ContactModel
import Pinyin
import ScreenModel
import Testing

/// The full-screen program without a terminal and without files: keys in, frames out.
struct Screenplay {
  private(set) var state: AppState
  var book: MemoryBook
  /// Effects that the book has nothing to do with: copy, suspend, quit …
  private(set) var effects: [Effect] = []

  init(
    _ contacts: [Contact] = sampleContacts, language: Language = .en, columns: Int = 80,
    rows: Int = 24, collections: [ContactCollection] = [], readOnlyReason: String? = nil,
    notice: String? = nil,
    drafts: [Draft] = [], places: [Int] = []
  ) {
    book = MemoryBook(contacts, in: places)
    book.readOnlyReason = readOnlyReason
    state = AppState(
      book: book.addressBook, size: Size(columns: columns, rows: rows), language: language,
      collections: collections, readOnlyReason: readOnlyReason, notice: notice,
      today: CalendarDay(year: 2026, month: 11, day: 30), drafts: drafts)
    send(.resize(Size(columns: columns, rows: rows)))
  }

  mutating func send(_ input: InputEvent) {
    send(.input(input))
  }

  mutating func send(_ event: Event) {
    var events = [event]
    while !events.isEmpty {
      for effect in state.handle(events.removeFirst()) {
        if let answer = book.carryOut(effect) {
          events.append(answer)
        } else {
          effects.append(effect)
        }
      }
    }
  }

  /// Presses keys, written as `keys` reads them.
  mutating func type(_ notation: String) {
    for key in keys(notation) { send(.key(key)) }
  }

  var canvas: Canvas { state.screen() }

  var lines: [String] { canvas.lines }

  /// The last line.
  var status: String { lines.last ?? "" }

  /// The line that the selection mark stands on.
  var selectedLine: String { lines.first { $0.hasPrefix("▌") } ?? "" }

  /// Whom that line names.
  var selectedID: ContactID? {
    let line = selectedLine
    return (0..<state.book.count).map { state.book[$0] }.first { id in
      state.book.summary(of: id).map { line.contains($0.displayName) } ?? false
    }
  }

  /// Whether any line has this text.
  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The names of the list from top to bottom, as the book has them.
  var names: [String] {
    (0..<state.book.count).map { state.book.summary(of: state.book[$0])?.displayName ?? "" }
  }

  var titles: String { String(state.book.sections.map(\.letter.title)) }
}

extension Screenplay: CustomTestStringConvertible {
  /// A failed expectation shows the screen.
  var testDescription: String { "\n" + lines.joined(separator: "\n") + "\n" }
}
