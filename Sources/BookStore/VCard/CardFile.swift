import ContactFormats
import ContactModel

/// One file of a folder of cards: what stays in memory of it.
struct CardFile: Sendable {
  struct Card: Sendable {
    var id: ContactID
    var summary: ContactSummary
  }

  var name: String
  private(set) var stamp: FileStamp
  private var digest: Int
  private(set) var cards: [Card] = []
  /// Of a file that has not just one card, kept so that a card that is put back comes to stand
  /// exactly where it was.
  private var document: VCardFile?

  /// - Parameter makeID: ids for the cards.
  init(
    name: String, stamp: FileStamp, bytes: [UInt8], document: VCardFile,
    makeID: () -> ContactID
  ) {
    self.name = name
    self.stamp = stamp
    digest = Self.digest(bytes)
    cards = document.cards.map { Card(id: makeID(), summary: $0.summary()) }
    if cards.count != 1 { self.document = document }
  }

  /// Whether these are the bytes that were read last.
  func holds(_ bytes: [UInt8]) -> Bool {
    digest == Self.digest(bytes)
  }

  /// The file's cards, from the bytes that it holds.
  func document(_ bytes: [UInt8]) -> VCardFile {
    document ?? VCardFile(bytes: bytes)
  }

  /// The file has new content.
  ///
  /// - Parameter ids: of its cards, in order.
  mutating func take(
    _ new: VCardFile, bytes: [UInt8], stamp: FileStamp, ids: [ContactID]
  ) {
    self.stamp = stamp
    digest = Self.digest(bytes)
    cards = zip(ids, new.cards).map { Card(id: $0, summary: $1.summary()) }
    document = cards.count == 1 && document == nil ? nil : new
  }

  func position(of id: ContactID) -> Int? {
    cards.firstIndex { $0.id == id }
  }

  /// It only has to tell contents apart while the program runs.
  private static func digest(_ bytes: [UInt8]) -> Int {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
