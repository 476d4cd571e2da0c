package import ContactModel

/// A contact on its way into a file that is none of cards.
package struct ExportedContact: Sendable {
  package var contact: Contact
  /// What no field of the contact holds.
  package var extras: [Extra]
  /// The bytes of a picture that is in the contact itself.
  package var picture: PictureBytes?
  /// The entry of somebody who comes from a property list, and as which he gets into another.
  package private(set) var entry: PropertyListDictionary?
  /// How many cards of others are in the card.
  private var agentCount = 0
  /// What no value of the contact holds, by the property and parameter that have it: the user's name
  /// in a social profile, an address as it is printed.
  private(set) var detailNames: [String] = []

  package init(_ contact: Contact, extras: [Extra] = [], picture: PictureBytes? = nil) {
    self.contact = contact
    self.extras = extras
    self.picture = picture
  }

  package init(_ imported: ImportedContact) {
    self.init(imported.contact, extras: imported.extras, picture: imported.picture)
    entry = imported.entry
  }

  package init(_ card: VCard) {
    self.init(card.contact(), extras: card.extras, picture: card.pictureBytes)
    agentCount = card.contentLines.count { $0.role == .agent && $0.kind == .property }
    let version = card.version
    func property(_ value: LabeledValue) -> Property? {
      guard let line = value.source, card.contentLines.indices.contains(line) else { return nil }
      return Property(card.contentLines[line], in: card.storage, version: version)
    }
    for profile in contact[.socialProfiles] {
      guard let user = property(profile)?.profileUser, !user.isBlank else { continue }
      detailNames.append("X-SOCIALPROFILE;X-USER")
    }
    for address in contact[.addresses] {
      guard let text = property(address)?.parameter("LABEL"), !text.isBlank else { continue }
      if !text.isIdentical(to: address.value) { detailNames.append("ADR;LABEL") }
    }
  }

  /// The names of the properties that only a card can hold: a group's members, cards of others, and
  /// those that are among the unknown ones and not among the extras.
  var unknownNames: [String] {
    contact.unknownProperties.map(\.name).filter { name in
      if case .extra = PropertyTable.role(of: Array(name.utf8)[...], version: .v30) {
        extras.isEmpty
      } else {
        true
      }
    } + contact.members.map { _ in "MEMBER" } + repeatElement("AGENT", count: agentCount)
  }
}

/// A file that contacts were written into, and what it couldn't take.
package struct ExportedFile: Equatable, Sendable {
  /// Values that are not in the file, by the property that they have in a card.
  package struct LeftOut: Equatable, Sendable {
    package var property: String
    package var count: Int

    package init(_ property: String, count: Int) {
      self.property = property
      self.count = count
    }
  }

  package var bytes: [UInt8]
  /// By name.
  package private(set) var leftOut: [LeftOut] = []
  /// Cells that a spreadsheet would take for a formula: those that begin with `=`, `+`, `-`, `@`.
  package var formulaCount = 0

  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Counts one value more of a property that the file can't take.
  mutating func leaveOut(_ property: String) {
    let place =
      leftOut.firstIndex { $0.property.utf8.lexicographicallyPrecedes(property.utf8) == false }
      ?? leftOut.count
    if place < leftOut.count, leftOut[place].property.isIdentical(to: property) {
      leftOut[place].count += 1
    } else {
      leftOut.insert(LeftOut(property, count: 1), at: place)
    }
  }
}
