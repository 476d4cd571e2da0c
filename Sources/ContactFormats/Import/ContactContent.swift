package import ContactModel

/// All that a contact says, whatever names it, wherever it stands, and however it is written: two
/// with the same content are the same contact twice.
///
/// UID, REV, PRODID, when it was made, the version, the place in the list and the kind of line breaks
/// are no content.
package struct ContactContent: Hashable, Sendable {
  private var bytes: [UInt8] = []

  /// - Parameters:
  ///   - extras: in any order.
  ///   - picture: its bytes, where it has some.
  package init(_ contact: Contact, extras: [Extra] = [], picture: PictureBytes? = nil) {
    for field in Field.allCases where field != .modified && field != .created {
      append(contact[field])
    }
    for field in ListField.allCases { append(contact[field]) }
    for field in RepeatedField.allCases {
      append(count: contact[field].count)
      for value in contact[field] { append(value) }
    }
    append("\(contact.kind)")
    switch contact.picture {
    case nil: append("")
    case .damaged: append("damaged")
    case .reference(let text): append("at " + text)
    case .embedded, .file: append(picture ?? [])
    }
    append(extras)
  }

  private mutating func append(_ extras: [Extra]) {
    append(count: extras.count)
    for text in extras.map(\.content).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      append(text)
    }
  }

  private mutating func append(_ value: LabeledValue) {
    // An address is its parts.
    append(value.address == nil ? value.value : "")
    append(value.types)
    append(value.label)
    append(value.service)
    for part in PostalAddress.Part.allCases { append(value.address?[part] ?? "") }
    append(value.isPreferred ? "preferred" : "")
  }

  private mutating func append(_ texts: [String]) {
    append(count: texts.count)
    for text in texts { append(text) }
  }

  private mutating func append(_ text: String) { append(Array(text.withLineFeeds.utf8)) }

  fileprivate mutating func append(_ text: [UInt8]) {
    append(count: text.count)
    bytes += text
  }

  /// What follows can't be taken for something else.
  private mutating func append(count: Int) {
    withUnsafeBytes(of: count) { bytes += $0 }
  }
}

extension Extra {
  fileprivate var content: [UInt8] {
    Array("\(kind)\u{0}\(label)\u{0}\(value)".withLineFeeds.utf8)
  }
}

extension ImportedContact {
  package var content: ContactContent {
    ContactContent(contact, extras: extras, picture: picture)
  }
}

extension VCard {
  /// What the card says, with everything that the model leaves out: custom fields and relations,
  /// lines that we don't know, the members of a group, the bytes of the picture.
  package var content: ContactContent {
    let version = version
    let decoder = ContactDecoder.decode(self)
    let contact = decoder.contact
    let unknown = Set(contact.unknownProperties.map { $0.name.uppercased() })
    var others: [[UInt8]] = []
    var picture: PictureBytes?
    for content in contentLines where content.kind == .property {
      let property = Property(content, in: storage, version: version)
      if content.role == .picture, case .embedded(let bytes) = property.picture, picture == nil {
        picture = bytes
      }
      let isLeftOut =
        switch content.role {
        case .member, .agent, .groupDetail: true
        // One type more than the one that may be its label.
        case .extra: property.types.count > 1 || property.mentions("ALTID")
        case .begin, .end, .version, .silent, .uid, .order, .timestamp(.modified): false
        default:
          property.mentions("ALTID") || property.mentions("LABEL")
            || unknown.contains(property.name.text.uppercased())
        }
      if isLeftOut { others.append(property.line) }
    }
    var content = ContactContent(contact, extras: decoder.extras, picture: picture)
    for line in others.sorted(by: { $0.lexicographicallyPrecedes($1) }) { content.append(line) }
    return content
  }

  /// Whether there is nothing to read in it: no name, and no other value.
  package var isEmpty: Bool {
    let version = version
    return !contentLines.contains { content in
      guard content.kind == .property else { return false }
      switch content.role {
      case .begin, .end, .version, .silent, .uid, .order, .timestamp, .groupLabel: return false
      default:
        let value = Property(content, in: storage, version: version).value
        return value.contains { $0 > ASCII.space && $0 != ASCII.semicolon && $0 != ASCII.comma }
      }
    }
  }

  /// The bytes of the picture that is in the card; nil where there is none.
  package var pictureBytes: PictureBytes? {
    let version = version
    for content in contentLines where content.role == .picture && content.kind == .property {
      let property = Property(content, in: storage, version: version)
      if case .embedded(let bytes) = property.picture { return bytes }
    }
    return nil
  }
}
