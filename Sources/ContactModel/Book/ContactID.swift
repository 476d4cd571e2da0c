/// Names a contact for as long as the program runs, through every edit, delete, undo. It means
/// nothing outside, and a number is never used again.
package struct ContactID: Hashable, Comparable, Sendable {
  package let number: Int

  package init(_ number: Int) {
    self.number = number
  }

  package static func < (a: ContactID, b: ContactID) -> Bool { a.number < b.number }
}
