import ContactFormats
import ContactModel

/// One file of a folder of cards: what stays in memory of it.
struct CardFile: Sendable {
  struct Card: Sendable {
    var id: ContactID
    var summary: ContactSummary
  }

  let name: String
  private(set) var stamp: FileStamp
  private var digest: ContentDigest
  private(set) var cards: [Card] = []
  /// Of a file that has not just one card, kept so that a card that is put back comes to stand
  /// exactly where it was.
  private var document: VCardFile?

  /// - Parameter makeID: ids for the cards.
  init(
    name: String, stamp: FileStamp, bytes: [UInt8], document: VCardFile,
    makeID: () -> ContactID
  ) {
    self.init(
      name: name, stamp: stamp, bytes: bytes, document: document,
      cards: document.cards.map { Card(id: makeID(), summary: $0.summary()) })
  }

  init(name: String, stamp: FileStamp, bytes: [UInt8], document: VCardFile, cards: [Card]) {
    self.name = name
    self.stamp = stamp
    digest = ContentDigest(bytes)
    self.cards = cards
    if cards.count != 1 { self.document = document }
  }

  /// The file was touched, but holds what it held.
  mutating func touch(_ stamp: FileStamp) {
    self.stamp = stamp
  }

  var version: FileVersion { FileVersion(stamp: stamp, digest: digest) }

  /// Whether these are the bytes that were read last.
  func holds(_ bytes: [UInt8]) -> Bool {
    digest == ContentDigest(bytes)
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
    digest = ContentDigest(bytes)
    cards = zip(ids, new.cards).map { Card(id: $0, summary: $1.summary()) }
    document = cards.count == 1 && document == nil ? nil : new
  }

  /// A card as it stands in the bytes that the file holds.
  func state(_ position: Int, bytes: [UInt8]) -> CardChange.State? {
    guard cards.indices.contains(position) else { return nil }
    let stored: StoredCard
    if cards.count == 1 {
      stored = StoredCard(bytes: bytes, location: CardLocation(name: name, position: nil).text)
    } else {
      guard let card = document(bytes).card(at: position) else { return nil }
      stored = StoredCard(
        bytes: card.bytes, location: CardLocation(name: name, position: position).text)
    }
    return CardChange.State(card: stored, summary: cards[position].summary)
  }

  func position(of id: ContactID) -> Int? {
    cards.firstIndex { $0.id == id }
  }
}

extension VCardFile {
  func card(at index: Int) -> VCard? {
    cards.indices.contains(index) ? cards[index] : nil
  }
}
