package import ContactFormats
package import ContactModel

/// A book on the disk: a folder of cards, a file of cards, or a property list.
///
/// Every change is on the disk when its function returns, and an error means that nothing changed.
/// A contact has its id from when the book is opened (or it is added) for as long as the value lives;
/// undoing a delete gives the same id back.
package protocol Book: Sendable {
  var info: BookInfo { get }

  /// In the file's order; of a folder, in the order of its file names.
  var contacts: [(id: ContactID, summary: ContactSummary)] { get }

  /// Everything of one contact, read anew.
  func contact(_ id: ContactID) throws(StoreError) -> Contact

  /// Looks again at what may be changed, as rights come and go: `info.readOnly` is right then.
  mutating func examineRights()

  /// Why this contact can't be changed; nil where it can.
  func readOnlyReason(for id: ContactID) -> ReadOnlyReason?

  /// Why no contact can be added beside that one; nil where one can.
  func readOnlyReason(beside neighbour: ContactID?) -> ReadOnlyReason?

  /// Everything of one contact as the commands print it (`--json`): also where it stands, and what
  /// the model leaves out.
  func json(_ id: ContactID) throws(StoreError) -> JSONValue

  /// What is wrong in one contact, and where it stands.
  func examination(
    of id: ContactID
  ) throws(StoreError) -> (examination: ContactExamination, place: ContactPlace)

  /// Everybody as a card, in the file's order: as it is stored, or made of what a property list says.
  func cards(progress: ProgressReport) throws(StoreError) -> [VCard]

  /// Everybody on the way into a table or a property list, in the file's order.
  func exported(progress: ProgressReport) throws(StoreError) -> [ExportedContact]

  /// - Parameter neighbour: in a book of several collections, a contact of the one that the new
  ///   contact goes to.
  mutating func add(
    _ contact: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange

  /// What is stored of one contact: its card, or its entry in a property list.
  func original(_ id: ContactID) throws(StoreError) -> [UInt8]

  /// Adds a contact that the user made of another, with all that the other one's card has besides:
  /// its picture, its unknown properties. The UID is a new one where that of `edited` is empty or
  /// taken.
  ///
  /// - Parameters:
  ///   - original: what `original(_:)` gave of the other, which may be gone.
  ///   - base: what `contact(_:)` gave.
  mutating func add(
    _ edited: Contact, madeOf original: [UInt8], since base: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange

  /// Changes what differs between `base` (what `contact(_:)` gave) and `edited`, and nothing else.
  ///
  /// - Parameter merging: brings the change together with what another program made of the contact
  ///   since `base` was read; where both changed the same property, and where it is false, that is
  ///   an error.
  mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact, merging: Bool
  ) throws(StoreError) -> BookChange

  mutating func delete(_ id: ContactID) throws(StoreError) -> BookChange

  mutating func move(_ placement: Placement) throws(StoreError) -> BookChange

  /// Reads again what other programs changed, and says what came of it, together with what was
  /// noticed since the last call. Contacts that are still there keep their ids.
  ///
  /// - Parameter names: of the files to look at in a folder, as `BookWatch` tells them; nil: all of
  ///   them; none: nothing is read.
  mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange

  /// What was deleted in the last 30 days and can come into this book, the latest first.
  func deleted() -> [DeletedContact]

  /// Puts a deleted contact back, byte for byte; it is no longer in the trash then.
  mutating func restore(_ contact: DeletedContact) throws(StoreError) -> BookChange

  /// Adds contacts of files, as one step. Those that the book has already with the same content are
  /// left out.
  ///
  /// - Parameters:
  ///   - rule: for those whose UID the book has with another content; without one they are an
  ///     error, and nothing is added.
  ///   - neighbour: as for `add`.
  ///   - progress: is told how many are saved; where it says no, nothing is.
  mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, beside neighbour: ContactID?,
    progress: ProgressReport
  ) throws(StoreError) -> ImportReport

  /// Puts every card of the change from `before` to `after`, byte for byte. For undo it gets the
  /// inverse of what was done. Refuses where a card is no longer what `before` says.
  ///
  /// - Parameter progress: is told how many are done; where it says no, nothing is.
  mutating func revert(
    _ change: BookChange, progress: ProgressReport
  ) throws(StoreError) -> BookChange
}

extension Book {
  package func exported(progress: ProgressReport) throws(StoreError) -> [ExportedContact] {
    try cards(progress: progress).map { ExportedContact($0) }
  }

  package func readOnlyReason(for id: ContactID) -> ReadOnlyReason? { info.readOnly }

  package func readOnlyReason(beside neighbour: ContactID?) -> ReadOnlyReason? { info.readOnly }

  package mutating func add(_ contact: Contact) throws(StoreError) -> BookChange {
    try add(contact, beside: nil)
  }

  package mutating func revert(_ change: BookChange) throws(StoreError) -> BookChange {
    try revert(change) { _, _ in true }
  }

  package mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    try importCards(candidates, duplicates: rule, beside: nil, progress: progress)
  }

  package mutating func update(
    _ id: ContactID, from base: Contact, to edited: Contact
  ) throws(StoreError) -> BookChange {
    try update(id, from: base, to: edited, merging: true)
  }
}
