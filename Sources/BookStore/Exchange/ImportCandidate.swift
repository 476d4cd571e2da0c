package import ContactFormats
package import ContactModel

/// A contact that stands in a file to be imported.
package struct ImportCandidate: Sendable {
  package enum Content: Sendable {
    /// A card, which gets in as it is written.
    case card(VCard)
    /// A row of a table, or an entry of a property list.
    case contact(ImportedContact)
  }

  package var content: Content
  /// The file's path.
  package var file: String
  /// Where it begins there, 1-based.
  package var line: Int

  package init(_ content: Content, file: String, line: Int) {
    self.content = content
    self.file = file
    self.line = line
  }
}

/// Something in a file to be imported that doesn't get in.
package struct ImportRefusal: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// A part of a table or a property list.
    case part(ImportRejection.Reason)
    /// A card without a name and without any other value.
    case emptyCard
    /// A file that should hold cards, and holds none.
    case noCard
    /// A file that can't be read at all.
    case file(StoreError)
    /// The book has no way to hold it.
    case cannotHold(FormatError)
  }

  package var file: String
  /// Nil where it is the whole file.
  package var line: Int?
  package var reason: Reason
  /// As it stands in the file; empty where there is nothing to keep.
  package var bytes: [UInt8]

  package init(_ reason: Reason, file: String, line: Int? = nil, bytes: [UInt8] = []) {
    self.file = file
    self.line = line
    self.reason = reason
    self.bytes = bytes
  }
}

/// A card to be imported whose UID another one has, with another content.
package struct DuplicateCard: Equatable, Sendable {
  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package var name: String
  package var place: Place
  /// Where the other one stands among the imported files; nil: it is in the book.
  package var other: Place?

  package init(name: String, place: Place, other: Place? = nil) {
    self.name = name
    self.place = place
    self.other = other
  }
}

/// What is to become of a card whose UID the book has already, with another content.
package enum DuplicateRule: String, CaseIterable, Sendable {
  /// The book's card stays, the file's is left out.
  case skip
  /// The file's card takes the place of the book's.
  case replace
  /// The file's card gets in with a new UID.
  case keepBoth = "keep-both"
}

/// What an import did.
package struct ImportReport: Sendable {
  /// Nil where nothing changed.
  package internal(set) var change: BookChange?
  package internal(set) var added = 0
  /// The book has them already.
  package internal(set) var alreadyThere = 0
  package internal(set) var replaced = 0
  /// Left out by the rule for duplicates.
  package internal(set) var skipped = 0
  /// Those that the book can't hold.
  package internal(set) var refusals: [ImportRefusal] = []
  /// What the book can't hold of those that got in.
  package internal(set) var losses: [ImportLoss] = []
}

/// What a book can't hold of a contact.
package struct ImportLoss: Equatable, Sendable {
  /// Of the candidates.
  package var index: Int
  package var file: String
  package var line: Int
  /// Names of properties and fields.
  package var fields: [String]
}

/// Is told how far a long work is; answers whether it shall go on.
package typealias ProgressReport = (_ done: Int, _ count: Int) -> Bool
