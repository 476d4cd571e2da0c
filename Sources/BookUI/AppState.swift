package import ContactModel
package import Pinyin
package import ScreenModel

/// Everything that the full-screen program knows: events in, effects and frames out.
///
/// There is one AddressBook, here; the list, the search, the details and the form all show and
/// change that one.
package struct AppState: Sendable {
  package let language: Language
  /// What the book says of itself, or each of the collections that it consists of.
  package internal(set) var collections: [ContactCollection]
  /// Why the book can't be changed; nil where it can.
  package internal(set) var readOnlyReason: String?
  /// The day on which ages are told.
  package let today: CalendarDay?
  package let searchOptions: SearchOptions

  package internal(set) var book: AddressBook
  package internal(set) var size: Size

  var history = History()
  var list = ListState()
  /// Move mode: the row that is carried.
  var lift: Lift?
  var search: Search?
  var form: OpenForm?
  var overlay: Overlay?
  var message: Message?
  /// Everything of the contact that was read last.
  var loaded: Loaded?
  /// Drafts that are still to be asked for.
  var drafts: [Draft] = []
  /// What is to happen when a contact that was asked for has been read.
  var awaited: Awaited?
  /// Of a work that is being done.
  var progress: WorkProgress?

  /// - Parameters:
  ///   - collections: what the book says of itself, or each of the collections that it consists of.
  ///   - readOnlyReason: a sentence, where the book can't be changed; editing keys answer with it.
  ///   - notice: a sentence to show at the start.
  ///   - drafts: forms that had to be left when the program ran last, to be asked for one by one.
  package init(
    book: AddressBook, size: Size, language: Language, collections: [ContactCollection] = [],
    readOnlyReason: String? = nil, notice: String? = nil, today: CalendarDay? = nil,
    drafts: [Draft] = [],
    searchOptions: SearchOptions = SearchOptions(usesKeypad: true)
  ) {
    self.book = book
    self.size = size
    self.language = language
    self.collections = collections
    self.readOnlyReason = readOnlyReason
    self.today = today
    self.searchOptions = searchOptions
    let sentences = [readOnlyReason, notice].compactMap(\.self)
    if !sentences.isEmpty { message = Message(sentences.joined(separator: "\n"), .error) }
    list.selection = book.isEmpty ? nil : book[0]
    self.drafts = drafts
    offerNextDraft()
  }

  /// What the status line says until the next key.
  struct Message: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case done, error }

    var text: String
    var kind: Kind
    /// Answers to a question that is gone: the first that was on its way does nothing, and the
    /// message stays.
    var lateAnswers: [Key] = []

    init(_ text: String, _ kind: Kind = .done) {
      self.text = text
      self.kind = kind
    }
  }

  /// A contact that was read, or the sentence why it could not be.
  struct Loaded: Sendable {
    var id: ContactID
    var contact: Contact?
    /// In a window that shows them.
    var details: Details?
  }

  enum Awaited: Hashable, Sendable {
    case openForm(ContactID)
    case copyMenu(ContactID)
  }

  /// What lies over the list and takes the keys.
  enum Overlay: Sendable {
    case help(Help)
    case askDelete(ContactID)
    case awaitLetter
    case copyMenu(Menu<String>)
    case trash(Menu<DeletedContact>)
    case conflict(ConflictPrompt)
    case askKeepAsNew(Contact, of: ContactID, since: Contact)
    /// Whether to go on with a form that had to be left.
    case askDraft(Draft)
    case askPath(PathPrompt)
    /// What is to become of so many contacts of the files at that path.
    case askDuplicates(String, count: Int)
    /// Whether an export may take the place of the file there.
    case askReplace(String)
  }

  /// The form, and which contact it edits: nil while adding.
  struct OpenForm: Sendable {
    var id: ContactID?
    /// In a book of several collections, one of the collection that a new contact goes to.
    var neighbour: ContactID?
    /// The contact as it was read.
    var base: Contact?
    var state: FormState
    /// The name of the draft that it was opened from.
    var draft: String?
  }
}

/// The list's own part of the state.
struct ListState: Sendable {
  /// Nil only in an empty book.
  var selection: ContactID?
  /// The first line that is shown.
  var top = 0
  /// Edit mode: rows show what can be done with them, and `d` deletes at once.
  var isEditing = false
}

extension AppState {
  var layout: ListLayout { ListLayout(size: size) }

  var lines: ListLines { ListLines(sections: book.sections) }

  var selectedRow: Int? { list.selection.flatMap(book.row(of:)) }

  /// The contact that commands are about: the search's hit or the list's row.
  var selectedID: ContactID? { isListShown ? list.selection : search?.selectedID }

  /// Whether the rows are the list's: a search without a query leaves them as they are.
  var isListShown: Bool { search?.isBlank ?? true }

  /// A contact's name as the screen shows it.
  func name(of id: ContactID) -> String {
    let name = book.summary(of: id)?.displayName ?? ""
    return name.isBlank ? Strings.noName[language] : name
  }

  mutating func say(_ phrase: Phrase) { message = Message(phrase[language]) }

  mutating func complain(_ phrase: Phrase) { message = Message(phrase[language], .error) }
}
