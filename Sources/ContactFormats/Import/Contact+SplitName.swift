import ContactModel

extension Contact {
  /// Gives a contact that has only its full name the parts of it.
  mutating func splitName() {
    var named = self
    named[.name] = ""
    named.rename(to: self[.name])
    self[.family] = named[.family]
    self[.given] = named[.given]
  }
}
