import ContactModel

/// What can be told only when all cells of a row are read.
extension RowReader {
  /// Makes the full name and its parts follow each other; a row without a name is that of its
  /// organization.
  mutating func finishName() {
    let readings: [Field] = [
      .phoneticFamily, .phoneticGiven, .phoneticMiddle, .phoneticOrganization,
    ]
    let texts = readings.map { contact[$0] }
    let parts: [Field] = [.family, .given, .middle, .prefix, .suffix]
    let isUnnamed = (parts + [.name, .organization]).allSatisfy { contact[$0].isEmpty }
    for cell in filedNames {
      if isUnnamed, contact[.name].isEmpty { contact[.name] = cell.text } else { keep(cell) }
    }
    let name = contact[.name]
    if parts.contains(where: { !contact[$0].isEmpty }) {
      if name.isEmpty { contact.followParts(since: Contact()) }
    } else if name.isEmpty {
      contact[.name] = contact[.organization]
    } else if !name.isIdentical(to: contact[.organization]) {
      contact.splitName()
    }
    for (field, text) in zip(readings, texts) { contact[field] = text }
    let known = texts.joined().filter { !$0.isWhitespace }
    for cell in phoneticNames {
      if known.isEmpty, contact[.sortAs].isEmpty {
        contact[.sortAs] = cell.text
      } else if !cell.text.filter({ !$0.isWhitespace }).isIdentical(to: known) {
        keep(cell)
      }
    }
  }

  /// Puts a birthday together; parts that make no date are kept as they are.
  mutating func finishBirthday() {
    let cells = [.year, .month, .day].compactMap { birthdayParts[$0] }
    let year = birthdayParts[.year]?.text ?? "-"
    let texts = [.month, .day].map { birthdayParts[$0]?.text ?? "" }
    let date = CSVDate(([year] + texts).joined(separator: "-"))
    if date.isSure, !texts.contains(""), contact[.birthday].isEmpty {
      contact[.birthday] = date.text
    } else {
      for cell in cells { keep(cell) }
    }
  }
}

extension Contact {
  /// Whether a text only repeats what the contact says: initials, a name, an e-mail address, or a
  /// name with an address.
  func implies(_ text: String) -> Bool {
    guard text.utf8.count <= 1024 else { return false }
    let whole = text.lowercased()
    var rest = whole
    for email in self[.emails].prefix(16) where !email.value.isBlank {
      rest = rest.replacing(email.value.lowercased(), with: "")
    }
    let letters = rest.letters
    if letters.isEmpty { return !rest.isIdentical(to: whole) }
    let initials = String([Field.given, .middle, .family].compactMap { self[$0].first })
    let names = [
      self[.name], self[.family] + self[.given], self[.given] + self[.family],
      self[.organization], initials,
    ]
    return names.contains { $0.letters.isIdentical(to: letters) }
  }
}

extension String {
  /// Its letters and digits alone, in lower case.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
