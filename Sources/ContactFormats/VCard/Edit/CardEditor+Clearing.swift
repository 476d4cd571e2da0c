import ContactModel

/// A field that is taken out is gone: no further line of it takes the place of the one that counted.
extension CardEditor {
  /// Takes a field out of the lines that didn't count, when it is out of the one that did.
  mutating func clearOthers(_ field: Field, in edited: Contact) throws(FormatError) {
    let name: [Field] = [.family, .given, .middle, .prefix, .suffix]
    if name.contains(field) {
      // Another name counts only where the first one has no part left.
      guard name.allSatisfy({ edited[$0].isEmpty }) else { return }
      sources.others[.family]?.forEach { remove($0) }
      return
    }
    for line in sources.others[field == .department ? .organization : field] ?? [] {
      try clear(field, on: line)
    }
  }

  private mutating func clear(_ field: Field, on line: Int) throws(FormatError) {
    switch (contents[line].role, field) {
    case (.nameParts, .sortAs), (.organization, .sortAs):
      edit(line) { property in property.setParameter("SORT-AS", to: nil) }
    case (.organization, .department):
      try edit(line) { property throws(FormatError) in try property.setUnits(to: "") }
    case (.organization, _):
      try edit(line) { property throws(FormatError) in try property.setPart(0, to: "") }
    case (.nameParts, _), (.sound, _):
      guard let part = field.namePart else { return }
      try edit(line) { property throws(FormatError) in try property.setListPart(part, to: "") }
    default: remove(line)
    }
  }

  mutating func removeAll(_ role: Role) {
    while let line = firstLine(where: { $0 == role }) { remove(line) }
  }
}

extension Field {
  /// Its place in N, or in a phonetic one.
  var namePart: Int? {
    switch self {
    case .family, .phoneticFamily: 0
    case .given, .phoneticGiven: 1
    case .middle, .phoneticMiddle: 2
    case .prefix: 3
    case .suffix: 4
    default: nil
    }
  }
}
