import ContactModel

extension PropertyListBook {
  /// Everybody, to be put into another book; the line is the place among the contacts.
  package var importedContacts: [ImportedContact] {
    (0..<count).map { index in
      let entry = entry(at: index)
      var contact = Contact(entry)
      let extras = contact.unknownProperties.filter { !$0.text.isEmpty }.map {
        Extra(label: $0.name, value: $0.text)
      }
      contact.unknownProperties = []
      let picture: PictureBytes? =
        if case .data(let bytes) = entry[PropertyListKey.picture] { bytes } else { nil }
      return ImportedContact(contact, extras: extras, picture: picture, line: index + 1)
    }
  }
}
