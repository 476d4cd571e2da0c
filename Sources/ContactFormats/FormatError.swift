/// Why a file can't be read as what it is said to be, or an edit can't be written into it.
package enum FormatError: Error, Equatable, Sendable {
  /// There is nothing in the file but white space.
  case empty
  /// The bytes are not of the format at all; `line` (1-based) where it is known.
  case malformed(line: Int?, reason: String)
  /// A sound file, but not of contacts: what was expected, in the format's own words.
  case otherShape(expected: String)
  /// A file that should be a table has bytes that no text has.
  case binary
  /// The property is stored in a charset, as the file calls it, that lacks a character of the new
  /// text.
  case unencodable(property: String, charset: String)
  /// The property is stored in a charset that this machine doesn't know.
  case unknownCharset(property: String, charset: String)
  /// The rest of the property, which has to stay, is no text in the charset that it is stored in.
  case undecodable(property: String, charset: String)
  /// A picture was chosen, but its bytes were not given.
  case missingPicture
  /// A property list that can't be read, or is none of contacts; `line` (1-based) where it is known.
  case propertyList(PropertyListFault, line: Int?)
}
