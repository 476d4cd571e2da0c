/// Why bytes are no property list that we can use.
package enum PropertyListFault: Hashable, Sendable {
  /// No bytes at all.
  case empty
  /// Nothing but white space, which other readers take for an empty list.
  case blank
  /// Not a property list of any kind.
  case unrecognized
  /// The file ends too early.
  case truncated
  /// Something that doesn't belong there: an element, an attribute, text.
  case unexpected(String)
  /// The content of an element is no integer, real, date or data.
  case badValue(element: String)
  /// It defines entities of its own, as files made to exhaust memory do.
  case definesEntities
  /// A reference to an entity or a character that doesn't exist.
  case badReference(String)
  /// Containers nest deeper than any contact list.
  case tooDeep
  /// Shared parts unfold to far more objects than the file has bytes.
  case tooManyObjects
  /// An object that contains itself.
  case selfReference
  /// A binary file whose offsets, sizes or types make no sense.
  case damaged
  /// A text encoding that this system can't read.
  case unknownEncoding(String)
  /// A sound property list of another shape than `letter → array of dictionaries`.
  case wrongShape(Shape)
  /// Writing it and reading it back would not give the same values.
  case cannotHold

  /// What a property list holds instead of `letter → array of dictionaries`.
  package enum Shape: Hashable, Sendable {
    /// One text, number, date or piece of data.
    case scalar
    /// A flat list.
    case array
    /// A dictionary without any list of dictionaries.
    case noLists
    /// Lists of dictionaries, none of which has a name.
    case noNames
  }
}

/// What saving a property list anew would lose.
package enum PropertyListLoss: Hashable, Sendable {
  /// A comment or processing instruction.
  case comment(line: Int)
  /// Text with bytes that are no characters; shown with marks in their place. The line is nil in
  /// binary files.
  case undecodableText(line: Int?)
}
