/// A form that was open and changed when the program had to stop.
package struct Draft: Equatable, Sendable {
  /// What names it among the drafts that are kept.
  package var name: String
  /// The contact as it was read; nil where one was being added.
  package var base: Contact?
  package var edited: Contact

  package init(name: String = "", base: Contact?, edited: Contact) {
    self.name = name
    self.base = base
    self.edited = edited
  }
}
