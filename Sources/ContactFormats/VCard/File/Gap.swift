/// The text between two cards: blank lines, comments, mail headers, a byte order mark.
///
/// Where a card was taken out, the gap remembers the place, so that putting it back (undo, the
/// latest first) gives the same bytes again.
struct Gap {
  private var pieces: [Piece] = []

  private struct Piece {
    var bytes: Bytes
    /// When the card before this piece was taken out; 0 for the first piece.
    var removal: Int
  }

  init(_ bytes: Bytes) {
    if !bytes.isEmpty { pieces = [Piece(bytes: bytes, removal: 0)] }
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  var slices: [Bytes] { pieces.map(\.bytes) }

  /// This gap and the one after it, with a card gone in between.
  func joined(with next: Gap, removal: Int) -> Gap {
    var tail = next.pieces
    if tail.isEmpty { tail = [Piece(bytes: [], removal: removal)] }
    tail[0].removal = removal
    return Gap(pieces: (pieces.isEmpty ? [Piece(bytes: [], removal: 0)] : pieces) + tail)
  }

  /// The parts before and after a card that comes in where the latest one went out; all of it is
  /// before where none did.
  func split() -> (before: Gap, after: Gap) {
    guard let latest = pieces.indices.max(by: { pieces[$0].removal < pieces[$1].removal }),
      pieces[latest].removal > 0
    else { return (self, Gap([])) }
    var after = Array(pieces[latest...])
    after[0].removal = 0
    return (Gap(pieces: Array(pieces[..<latest])), Gap(pieces: after))
  }
}
