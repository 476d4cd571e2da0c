import ContactFormats
import ContactModel
import Glibc

extension VDirDraft {
  /// One file.
  struct File {
    /// Nil where it is to be made.
    let found: ReadFile?
    private(set) var origin = Origin.new(mode: nil)
    /// As it is to be; its stamp is that of the file that was found.
    private(set) var card: CardFile
    private(set) var bytes: [UInt8]
    /// Whether it goes, and `card` is what it was last.
    var isGone = false

    /// Where a file that is to be made comes from.
    enum Origin {
      /// Nil: with permissions like those of any new file.
      case new(mode: mode_t?)
      /// One of an imported card, which can have another name where this is taken.
      case imported
      case removed(RemovedFile)
    }

    init(_ card: CardFile, found: ReadFile) {
      self.found = found
      self.card = card
      bytes = found.bytes
      self.card.touch(found.stamp)
    }

    init(_ card: CardFile, bytes: [UInt8], origin: Origin) {
      found = nil
      self.origin = origin
      self.card = card
      self.bytes = bytes
    }

    /// Whether anything is to be done on the disk.
    var isChanged: Bool {
      if let found { isGone || bytes != found.bytes } else { !isGone }
    }

    var isImported: Bool {
      if case .imported = origin { true } else { false }
    }

    mutating func touch(_ stamp: FileStamp) {
      card.touch(stamp)
    }

    var document: VCardFile { card.document(bytes) }

    var ids: [ContactID] { card.cards.map(\.id) }

    mutating func take(_ document: VCardFile, ids: [ContactID]) {
      bytes = document.bytes
      card.take(document, bytes: bytes, stamp: card.stamp, ids: ids)
    }

    func state(of id: ContactID) -> CardChange.State? {
      card.position(of: id).flatMap { card.state($0, bytes: bytes) }
    }
  }
}
