package import ContactModel

/// How far a long work is.
package struct WorkProgress: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    /// Of files.
    case reading
    /// Of contacts.
    case importing, exporting, undoing, redoing
  }

  package var phase: Phase
  package var done: Int
  package var count: Int

  package init(_ phase: Phase, _ done: Int, of count: Int) {
    self.phase = phase
    self.done = done
    self.count = count
  }
}

/// What is to become of contacts whose UID the book has with another content.
package enum DuplicateAnswer: Hashable, Sendable {
  case skip, replace, keepBoth
}

/// How many contacts of an import became what.
package struct ImportCounts: Hashable, Sendable {
  package var added = 0
  /// The book has them with the same content.
  package var alreadyThere = 0
  package var replaced = 0
  package var skipped = 0
  package var refused = 0

  package init(
    added: Int = 0, alreadyThere: Int = 0, replaced: Int = 0, skipped: Int = 0, refused: Int = 0
  ) {
    self.added = added
    self.alreadyThere = alreadyThere
    self.replaced = replaced
    self.skipped = skipped
    self.refused = refused
  }
}

/// What came of an import.
package struct ImportResult: Equatable, Sendable {
  /// Nil where the book is as it was.
  package var change: BookChange?
  package var counts: ImportCounts
  /// Of a book of several, the name of the one that the new contacts went to.
  package var collection: String?
  /// Files in which what was refused is kept.
  package var rejectionFiles: [String]
  /// What else there is to say, a sentence each.
  package var remarks: [String]

  package init(
    change: BookChange?, counts: ImportCounts, collection: String? = nil,
    rejectionFiles: [String] = [],
    remarks: [String] = []
  ) {
    self.change = change
    self.counts = counts
    self.collection = collection
    self.rejectionFiles = rejectionFiles
    self.remarks = remarks
  }
}

/// How a path that is being typed can go on.
package struct PathSuggestion: Equatable, Sendable {
  /// What was typed.
  package var typed: String
  /// As far as everything agrees that begins so.
  package var path: String
  /// The names that begin so.
  package var names: [String]

  package init(typed: String, path: String, names: [String]) {
    self.typed = typed
    self.path = path
    self.names = names
  }
}
