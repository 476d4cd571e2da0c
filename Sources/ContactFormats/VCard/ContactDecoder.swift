import ContactModel

/// Reads everything that is in a card.
struct ContactDecoder {
  private let card: Bytes
  private let version: Version
  private var contact = Contact()

  init(_ card: VCard) {
    self.card = card.storage
    version = card.version
  }

  mutating func decode() -> Contact {
    var scanner = ContentLineScanner(card, version: version)
    var index = 0
    while let content = scanner.next() {
      if content.kind == .property { read(content, index) }
      index += 1
    }
    return contact
  }

  private mutating func read(_ content: ContentLine, _ index: Int) {
    let property = Property(content, in: card, version: version)
    switch content.role {
    case .uid: if contact.uid.isEmpty { contact.uid = property.value.text }
    case .text(let field): if contact[field].isEmpty { contact[field] = property.value.text }
    case .labeled(let field, let label, let service):
      contact[field].append(
        LabeledValue(property.value.text, label: label, service: service, source: index))
    case .unknown: contact.unknownProperties.append(property.name.text)
    default: break
    }
  }
}
