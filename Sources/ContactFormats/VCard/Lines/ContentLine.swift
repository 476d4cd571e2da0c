/// What stands on one or more physical lines of a card: a property, or something that is none.
struct ContentLine {
  enum Kind {
    case property
    case blank
    /// No ":" in it, or a continuation of nothing.
    case junk
  }

  /// What makes its physical lines one value.
  enum Joining {
    case folds, quotedPrintable, base64
    /// AGENT: a card inside the card.
    case card
  }

  var kind: Kind
  var role: Role
  var joining = Joining.folds
  /// Its bytes with all its line ends.
  var range: Range<Int>
  /// The content of its first physical line.
  var first: Range<Int>
  /// The property's name, without its group; empty where a fold cuts it.
  var name: Range<Int>
  var lineCount = 1
  /// A quoted-printable value whose last "=" promises a line that isn't there.
  var hasDanglingBreak = false
  /// A card inside the card that has no end: whatever follows is in it.
  var isOpenCard = false
}
