import ContactFormats
import ContactModel
import Glibc

/// A book of vCards. How a change is made of a card's text is the same for all of them; where the
/// text stands is not.
protocol CardBook: CardSource {
  /// Takes in what other programs changed in the files of these contacts.
  ///
  /// - Returns: the contacts that they changed there.
  @discardableResult
  mutating func absorbChanges(
    around ids: some Sequence<ContactID>
  ) throws(StoreError) -> Set<ContactID>

  /// Of a file of the book.
  func path(of file: String) -> String

  /// The exact bytes of a contact now; nil where the book has it not.
  func stored(_ id: ContactID) throws(StoreError) -> StoredCard?

  mutating func makeID() -> ContactID

  /// The permissions of the file that a contact has for itself; nil where it has none.
  func mode(of id: ContactID) -> mode_t?

  var trash: BookTrash { get set }

  /// Whether a card without a UID gets one at its first edit, as those must have that are synced.
  var givesUIDs: Bool { get }

  /// Carries out all of it or nothing; nothing where the progress report says no.
  mutating func replace(
    _ replacements: [CardReplacement], progress: ProgressReport
  ) throws(StoreError) -> (cards: [CardChange], caution: Caution?)
}

/// What is to become of one card.
struct CardReplacement {
  enum Content {
    /// This card, where the contact's card is; for a new contact, where new cards go.
    case card(VCard)
    /// A new contact's card that comes from elsewhere: under another file name where its own is
    /// taken.
    case imported(VCard, ContactSummary)
    /// These very bytes, where they were.
    case stored(StoredCard)
    /// These very bytes, where they were if that is still free, else (and where the location is
    /// empty) where new cards go; the permissions are for a file of its own.
    case restored(StoredCard, mode: mode_t?)
    /// None: it is deleted.
    case none
  }

  var id: ContactID
  var content: Content
}
