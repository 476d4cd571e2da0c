/// Something odd in a file that was read all the same. Nothing of it is lost or put right.
package struct FormatWarning: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// A card without its END line.
    case missingEnd = "missing-end"
    /// A line inside a card that is no property.
    case junkLine = "junk-line"
    /// A quoted-printable value that promises another line, and there is none.
    case danglingSoftBreak = "qp-dangling-softbreak"
    /// The file is in UTF-16; it is written back in it.
    case utf16
    /// A cell of a table that begins with a quote and never ends; the quote was taken as text.
    case strayQuote = "stray-quote"
    /// Text before, between or after the cards.
    case textOutsideCards = "text-outside-cards"
  }

  package var kind: Kind
  /// In the file, 1-based.
  package var line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
