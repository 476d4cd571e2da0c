package import ContactModel

extension FormState {
  /// The contact as a save would have it now. What wasn't changed is exactly as it was read.
  package var draft: Contact {
    var contact = base
    contact.kind = kind
    for line in lines where line.isEdited { apply(line, to: &contact) }
    let edited = lines.filter(\.isEdited).compactMap { line in
      if case .single(let field) = line.field { field } else { nil }
    }
    contact.settleName(edited: Set(edited), since: base)
    for field in RepeatedField.allCases
    where lines.contains(where: { $0.field == .repeated(field) }) {
      contact[field] = values(of: field)
    }
    if isPictureRemoved, !lines.contains(where: { $0.field == .picture && $0.isEdited }) {
      contact.picture = nil
    }
    return contact
  }

  private func apply(_ line: FormLine, to contact: inout Contact) {
    switch line.field {
    case .single(.note): contact[.note] = line.text.text.isBlank ? "" : line.text.text
    case .single(.birthday): contact[.birthday] = tidiedDate(line.trimmedText)
    case .single(let field): contact[field] = line.trimmedText
    case .list(let field):
      contact[field] = ListText(base[field], language: language).items(of: line.text.text)
    case .picture: contact.picture = Contact.Picture(typed: line.trimmedText)
    case .repeated, .kind, .members, .unknown, .kept, .addField: break
    }
  }

  private func values(of field: RepeatedField) -> [LabeledValue] {
    lines.indices.filter { lines[$0].field == .repeated(field) && lines[$0].hasType }
      .compactMap { index in
        let value =
          field == .addresses ? address(from: index) : value(from: lines[index], in: field)
        let isUntouched = lines[index].isStored && value == storedValue(lines[index], in: field)
        return value.isBlank && !isUntouched ? nil : value
      }
  }

  private func storedValue(_ line: FormLine, in field: RepeatedField) -> LabeledValue? {
    base[field].indices.contains(line.entry) ? base[field][line.entry] : nil
  }

  private func value(from line: FormLine, in field: RepeatedField) -> LabeledValue {
    var value = line.value
    if line.isEdited {
      value.value = field == .dates ? tidiedDate(line.trimmedText) : line.trimmedText
    }
    return value
  }

  /// The address whose first line this is.
  private func address(from first: Int) -> LabeledValue {
    var value = lines[first].value
    let own = lines.filter { $0.field == lines[first].field && $0.entry == lines[first].entry }
    guard own.contains(where: \.isEdited) else { return value }
    var address = value.address ?? PostalAddress()
    for line in own {
      guard let part = line.part, line.isEdited || value.address == nil else { continue }
      address[part] = line.trimmedText
    }
    value.address = address
    value.value = address.text
    return value
  }
}
