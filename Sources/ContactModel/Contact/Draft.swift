/// A form that was open and changed when the program had to stop.
package struct Draft: Equatable, Sendable {
  /// What names it among the drafts that are kept.
  package var name: String
  /// The contact as it was read; nil where one was being added.
  package var base: Contact?
  package var edited: Contact
  /// In a book of several collections, the folder of the one that the contact is in or goes to.
  package var folder: String?

  package init(name: String = "", base: Contact?, edited: Contact, folder: String? = nil) {
    self.name = name
    self.base = base
    self.edited = edited
    self.folder = folder
  }
}
