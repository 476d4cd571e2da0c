/// A contact that was deleted and can be restored.
package struct DeletedContact: Hashable, Sendable {
  /// What names it in the trash. Only the store reads it.
  package var entry: String
  package var name: String
  /// When it was deleted, in seconds since 1970.
  package var time: Int
  /// The path of the book that it was deleted from.
  package var book: String

  package init(entry: String, name: String, time: Int, book: String) {
    self.entry = entry
    self.name = name
    self.time = time
    self.book = book
  }
}
