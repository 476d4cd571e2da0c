import ContactModel

/// Something that a file says of a contact and that no field of the model holds: a custom field, a
/// relation, a column or a key that we don't know.
package struct Extra: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A text with a label of somebody's own.
    case custom
    /// A person that this one is related to; the label says how.
    case relation
  }

  package var kind: Kind
  /// What it is called: the column's heading, the key, the user's own word. Relations that Apple has
  /// a word for are in lower case (`spouse`).
  package var label: String
  package var value: String

  package init(_ kind: Kind = .custom, label: String, value: String) {
    self.kind = kind
    self.label = label
    self.value = value
  }
}

extension Extra: Equatable {
  package static func == (a: Extra, b: Extra) -> Bool {
    a.kind == b.kind && a.label.isIdentical(to: b.label) && a.value.isIdentical(to: b.value)
  }
}

extension VCard {
  /// The card's custom fields and relations, in its order.
  package var extras: [Extra] { ContactDecoder.decode(self).extras }

  /// The nicknames, which a contact has as one text, one by one.
  package var nicknames: [String] { contact().nicknames }

  /// Adds what no field holds: a relation as `item1.X-ABRELATEDNAMES` (4.0: RELATED), anything else
  /// as `item1.X-CUSTOM`, each with its label in the X-ABLabel of its group.
  ///
  /// No standard has a labelled text of the user's own. A group with X-ABLabel is how Apple, Google
  /// and DAVx5 label everything else, and X-CUSTOM is the name that programs have in common.
  mutating func add(_ extras: [Extra]) {
    var editor = CardEditor(self)
    for extra in extras {
      // Only a charset could refuse a text, and a new line names none.
      try? editor.add(extra)
    }
    storage = editor.result[...]
  }
}

extension CardEditor {
  fileprivate mutating func add(_ extra: Extra) throws(FormatError) {
    let role = Role.extra(extra.kind)
    guard !extra.value.isEmpty, let name = PropertyTable.name(for: role, version: version) else {
      return
    }
    var property = Property(name: name, version: version)
    if extra.kind == .relation, version == .v40 { property.setParameter("VALUE", to: "text") }
    try property.setText(extra.value)
    if extra.label.isEmpty { return insert([property]) }
    property.setGroup(freshGroup())
    insert([property, try labelProperty(extra.label, for: property)])
  }
}
