package import ContactModel

/// A contact of a file that has no cards: a row of a table, an entry of a property list.
package struct ImportedContact: Equatable, Sendable {
  package var contact: Contact
  /// What no field of the contact holds, in the file's order.
  package var extras: [Extra]
  /// The bytes of a picture that is in the file itself.
  package var picture: PictureBytes?
  /// Of a property list, the entry as it stands there.
  package var entry: PropertyListDictionary?
  /// Where it begins in the file, 1-based; of a binary file its place among the contacts.
  package var line: Int
  /// The dates of a table that don't say by themselves what they mean.
  package var unsureDates: [UnsureDate] = []

  package init(
    _ contact: Contact, extras: [Extra] = [], picture: PictureBytes? = nil, line: Int
  ) {
    self.contact = contact
    self.extras = extras
    self.picture = picture
    self.line = line
  }

  /// Whether it says nothing at all.
  var isEmpty: Bool { contact == Contact() && extras.isEmpty && picture == nil }

  /// A new card in 3.0 with everything that the file says. `now` is in seconds since 1970.
  package func card(uid: String, now: Int) -> VCard {
    var card = VCard(new: contact, uid: uid, picture: picture, now: now)
    if !extras.isEmpty { card.add(extras) }
    return card
  }
}
