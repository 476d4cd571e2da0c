/// A part of a file that can't be taken as a contact.
package struct ImportRejection: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// It has bytes that are no characters in any of the charsets that the file may be in.
    case undecodableText
    /// It stands above the row of headings: a title, say.
    case aboveHeadings
    /// An entry of a property list that is no dictionary.
    case noPerson
  }

  package var reason: Reason
  /// Where it begins in the file, 1-based.
  package var line: Int
  /// As it stands in the file (of a binary property list: the entry as XML).
  package var bytes: [UInt8]

  package init(_ reason: Reason, line: Int, bytes: [UInt8]) {
    self.reason = reason
    self.line = line
    self.bytes = bytes
  }
}
