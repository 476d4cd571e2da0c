package import ContactFormats
package import ContactModel

/// What there is to say of a book as a whole.
package struct BookInfo: Equatable, Sendable {
  package enum Format: Hashable, Sendable {
    /// A folder with one card a file.
    case folder
    /// One file of cards.
    case cards
    case propertyList
  }

  /// The file's or folder's name, or the name that the folder gives itself.
  package var name: String
  /// Of a folder, what it says of itself; of a folder of folders, what each of these says.
  package var collections: [ContactCollection] = []
  /// As it was given.
  package var path: String
  package var format: Format
  /// Nil where it can be changed.
  package var readOnly: ReadOnlyReason?
  /// What is wrong in it. All of it is kept, and the rest of the book is usable.
  package var problems: [BookProblem]
}

/// Why a book can't be changed.
package enum ReadOnlyReason: Hashable, Sendable {
  /// The file may not be written.
  case file(path: String)
  /// The folder may not be written, so no file in it can be replaced.
  case folder(path: String)
  /// A property list of the old style, with braces, which is only read.
  case oldStyle(path: String)
  /// Saving would lose something that is in the file.
  case wouldLose(path: String, PropertyListLoss)
}

/// Something in a book that isn't as it should be.
package struct BookProblem: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    case unreadable(SystemFailure)
    /// A folder, pipe or device with a card's name.
    case otherKind(FileKind)
    /// A card's file without a card.
    case noCard
    /// A file for one card that has several.
    case severalCards(Int)
    case format(FormatWarning.Kind)
    /// In a property list, an entry of this array that is no person.
    case strayEntry(section: String, index: Int)
    /// A file with other names, by hard links: a save makes this one a file of its own.
    case hardLinked
    /// A file name whose bytes are no text.
    case name

    // What only `check()` looks for; `name` is the contact's.
    /// A file name that a card might have, but doesn't end in `.vcf`: the file isn't read.
    case ending
    case contact(ContactFault, name: String)
    /// Another card has the same UID; its file and line.
    case sameUID(name: String, file: String, line: Int?)
    /// A member of a group that the book has not.
    case missingMember(String, group: String)
  }

  /// The file's name.
  package var file: String
  /// Counted from 1, where the reason has a line.
  package var line: Int?
  package var reason: Reason

  package init(file: String, line: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// Whether contacts are left out for it that the book has, as nobody can read them.
  package var hidesContacts: Bool {
    switch reason {
    case .unreadable, .name: true
    default: false
    }
  }
}
