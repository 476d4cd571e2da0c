import ContactModel

extension GoogleRow {
  /// The properties, and the parameters of properties, that have no place in the table: one for each
  /// value.
  static func leftOut(_ exported: ExportedContact) -> [String] {
    let contact = exported.contact
    var names = exported.unknownNames + exported.detailNames
    func note(_ isThere: Bool, _ name: String) { if isThere { names.append(name) } }
    note(hasOwnName(contact) && !isNamedByFileAs(contact), "FN")
    note(!contact[.phoneticOrganization].isEmpty, "X-PHONETIC-ORG")
    note(!contact[.sortAs].isEmpty, "SORT-STRING")
    note(!contact[.created].isEmpty, "X-CREATED")
    note(contact.order != nil, "X-ADDRESSBOOK-ORDER")
    switch contact.kind {
    case .person: break
    case .organization: note(contact.guessedKind != .organization, "KIND")
    case .group, .other: names.append("KIND")
    }
    switch contact.picture {
    case nil, .reference: break
    case .embedded, .damaged, .file: names.append("PHOTO")
    }
    for field in RepeatedField.allCases {
      for value in contact[field] where !value.isBlank {
        names += lostParameters(of: value, field).map { property(of: field) + ";" + $0 }
      }
    }
    return names
  }

  /// Whether the reader takes the name from the column File As: it does for a row that has no other.
  private static func isNamedByFileAs(_ contact: Contact) -> Bool {
    var named = contact
    named.splitName()
    let fields: [Field] = [.family, .given, .middle, .prefix, .suffix, .organization]
    return fields.allSatisfy { named[$0].isBlank }
  }

  /// The parameters that a value has in a card and loses in the table.
  private static func lostParameters(of value: LabeledValue, _ field: RepeatedField) -> [String] {
    let types = value.types.filter { $0 != "voice" }
    switch field {
    case .emails, .phones, .urls, .addresses:
      let label = value.label.isEmpty ? LabelWords.label(for: types) : value.label
      return types.isEmpty || types.isIdentical(to: LabelWords.types(for: label)) ? [] : ["TYPE"]
    case .dates:
      return (types.isEmpty ? [] : ["TYPE"]) + (value.isPreferred ? ["PREF"] : [])
    case .ims, .socialProfiles:
      return (types.isEmpty ? [] : ["TYPE"]) + (value.isPreferred ? ["PREF"] : [])
        + (value.label.isEmpty ? [] : ["LABEL"])
    }
  }

  private static func property(of field: RepeatedField) -> String {
    switch field {
    case .phones: "TEL"
    case .emails: "EMAIL"
    case .urls: "URL"
    case .addresses: "ADR"
    case .dates: "X-ABDATE"
    case .ims: "IMPP"
    case .socialProfiles: "X-SOCIALPROFILE"
    }
  }
}
