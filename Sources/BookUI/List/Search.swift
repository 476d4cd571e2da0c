import ContactModel
import Pinyin
import ScreenModel

/// The search: its query line and the hits, which are shown instead of the list.
struct Search: Sendable {
  let options: SearchOptions
  var field = TextField()
  private(set) var hits = BookHits()
  private(set) var selection = 0
  private(set) var top = 0

  init(options: SearchOptions) {
    self.options = options
  }

  var selectedID: ContactID? { hits.indices.contains(selection) ? hits[selection] : nil }

  /// Whether anything is looked for yet.
  var isBlank: Bool { field.text.isBlank }

  /// Looks again after the query changed: the best hit is selected.
  mutating func run(in book: AddressBook) {
    hits = book.search(field.text, options: options)
    selection = 0
    top = 0
  }

  /// Looks again after the book changed: the same contact stays selected.
  mutating func refresh(in book: AddressBook) {
    let selected = selectedID
    hits = book.search(field.text, options: options)
    let index = selected.flatMap(hits.firstIndex(of:))
    selection = index ?? min(selection, max(0, hits.count - 1))
  }

  mutating func select(_ index: Int) {
    selection = min(max(0, index), max(0, hits.count - 1))
  }

  mutating func keepSelectionVisible(height: Int) {
    top = min(max(top, selection - max(1, height) + 1), selection)
  }
}

extension AppState {
  mutating func handleSearch(_ input: InputEvent) -> [Effect] {
    switch input {
    case .key(let key): return handleSearchKey(key)
    case .paste(let text): editQuery { $0.paste(text) }
    case .mouse(let mouse) where isListShown: return handleListMouse(mouse)
    case .mouse(let mouse): handleSearchMouse(mouse)
    default: break
    }
    return []
  }

  private mutating func handleSearchKey(_ key: Key) -> [Effect] {
    guard let search else { return [] }
    let page = max(1, layout.height - 1)
    switch SearchKeyMap.all.command(for: key) {
    case .down: selectHit(search.selection + 1, or: .down)
    case .up: selectHit(search.selection - 1, or: .up)
    case .pageDown: selectHit(search.selection + page, or: .pageDown)
    case .pageUp: selectHit(search.selection - page, or: .pageUp)
    case .open where !isListShown && selectedID == nil:
      complain(Strings.nothingToOpen(leave: SearchKeyMap.all.keyName(of: .leave)))
    case .open: return openSelected()
    case .leave: leaveSearch()
    case .help: overlay = .help(Help(language: language))
    case nil:
      if [Key.alt(.up), .alt(.down)].contains(key) {
        complain(Strings.noMoveInSearch)
      } else {
        editQuery { $0.handle(key) }
      }
    }
    return []
  }

  /// Selects a hit; while the list is shown, the row that the command goes to.
  private mutating func selectHit(_ index: Int, or command: ListCommand) {
    if isListShown { _ = moveSelection(command) } else { search?.select(index) }
  }

  private mutating func editQuery(_ edit: (inout TextField) -> Void) {
    guard var search else { return }
    let before = search.field.text
    edit(&search.field)
    if !search.field.text.isIdentical(to: before) { search.run(in: book) }
    self.search = search
  }

  private mutating func leaveSearch() {
    if let id = search?.selectedID { list.selection = id }
    search = nil
  }

  private mutating func handleSearchMouse(_ mouse: MouseEvent) {
    guard let search else { return }
    switch mouse.action {
    case .wheelDown: self.search?.select(search.selection + 3)
    case .wheelUp: self.search?.select(search.selection - 3)
    case .press where layout.bodyRows.contains(mouse.position.row):
      let index = search.top + mouse.position.row - layout.bodyRows.lowerBound
      if search.hits.indices.contains(index) { self.search?.select(index) }
    default: break
    }
  }
}
