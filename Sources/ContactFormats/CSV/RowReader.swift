import ContactModel

/// Makes a contact of a row.
struct RowReader {
  private let columns: CSVColumns
  private var contact = Contact()
  private var extras: [Extra] = []
  private var values: [RepeatedField: [LabeledValue]] = [:]
  private var lists: [ListField: [String]] = [:]
  /// The cells of columns that belong together, in the order of the first of each.
  private var groups: [(group: ColumnGroup, cells: [Cell])] = []
  private var groupPlaces: [ColumnGroup: Int] = [:]
  private var derived: [Cell] = []
  private var phoneticNames: [Cell] = []
  private var filedNames: [Cell] = []
  private var birthdayParts: [ColumnMeaning.BirthdayPart: Cell] = [:]

  struct Cell {
    var heading: String
    var part = ColumnMeaning.Part.value
    var text: String
  }

  init(_ columns: CSVColumns) {
    self.columns = columns
  }

  /// Nil for a row that says nothing.
  func contact(from record: CSVRecord) -> ImportedContact? {
    var reader = self
    return reader.read(record)
  }

  private mutating func read(_ record: CSVRecord) -> ImportedContact? {
    for (index, raw) in record.cells.enumerated() {
      let text = raw.cellText
      if text.isBlank { continue }
      let column = index < columns.all.count ? columns.all[index] : nil
      let cell = Cell(heading: column?.heading ?? "", text: text)
      if let meaning = column?.meaning { take(cell, meaning) } else { keep(cell) }
    }
    for (group, cells) in groups { take(group, cells) }
    for (field, values) in values { contact[field] = values }
    for (field, words) in lists { contact[field] = words }
    finishName()
    finishBirthday()
    for cell in derived where !contact.implies(cell.text) { keep(cell) }
    contact.kind = contact.guessedKind
    let imported = ImportedContact(contact, extras: extras, line: record.lines.lowerBound)
    return imported.isEmpty ? nil : imported
  }

  private mutating func keep(_ cell: Cell) {
    extras.append(Extra(label: cell.heading, value: cell.text))
  }

  private mutating func take(_ cell: Cell, _ meaning: ColumnMeaning) {
    switch meaning {
    case .text(let field): take(cell, field)
    case .birthday:
      let date = CSVDate(cell.text).text
      if !date.isEmpty { take(Cell(heading: cell.heading, text: date), Field.birthday) }
    case .birthdayPart(let part):
      if birthdayParts[part] == nil { birthdayParts[part] = cell } else { keep(cell) }
    case .words(let field): lists[field, default: []] += cell.text.listedWords
    case .groups:
      lists[.categories, default: []] += cell.text.googleValues.map { $0.withoutGoogleMark.text }
    case .value(let field, let types, let label, let service):
      take(cell, field, types, label, service)
    case .part(let group, let part): gather(cell, group, part)
    case .relation(let label):
      extras += cell.text.googleValues.map { Extra(.relation, label: label, value: $0) }
    case .pictureAddress:
      if contact.picture == nil { contact.picture = .reference(cell.text) } else { keep(cell) }
    case .phoneticName: phoneticNames.append(cell)
    case .filedName: filedNames.append(cell)
    case .derived: derived.append(cell)
    case .setting(let words):
      if !words.contains(where: { $0.lowercased() == cell.text.lowercased() }) { keep(cell) }
    }
  }

  private mutating func take(_ cell: Cell, _ field: Field) {
    if field == .gender, ["unspecified", "keine angabe", "未指定"].contains(cell.text.lowercased()) {
      return
    }
    if contact[field].isEmpty {
      contact[field] = cell.text
    } else if field == .note {
      contact[.note] += "\n" + cell.text
    } else if !contact[field].isIdentical(to: cell.text) {
      keep(cell)
    }
  }

  private mutating func gather(
    _ cell: Cell, _ group: ColumnGroup, _ part: ColumnMeaning.Part
  ) {
    let place = groupPlaces[group] ?? groups.count
    if place == groups.count {
      groupPlaces[group] = place
      groups.append((group, []))
    }
    groups[place].cells.append(Cell(heading: cell.heading, part: part, text: cell.text))
  }

  // MARK: - Values

  private mutating func take(
    _ cell: Cell, _ field: RepeatedField, _ types: [String], _ label: String, _ service: String
  ) {
    for text in values(in: cell.text, field) {
      let value = field == .dates ? CSVDate(text).text : text
      if value.isBlank { continue }
      values[field, default: []].append(
        LabeledValue(value, types: types, label: label, service: service))
    }
  }

  /// People put several numbers into one cell; programs but Google don't.
  private func values(in text: String, _ field: RepeatedField) -> [String] {
    switch (columns.dialect, field) {
    case (.google, _): text.googleValues.filter { !$0.isEmpty }
    case (.guessed, .phones):
      text.withoutApostrophe.googleValues.flatMap {
        $0.parts(separatedBy: ";；、，/\n") { $0.isPhone && $0.digitCount >= 7 }
      }
    case (.guessed, .emails):
      text.googleValues.flatMap { $0.parts(separatedBy: ";；、，, /\n", where: \.isEmail) }
    case (_, .phones): [text.withoutApostrophe]
    default: [text]
    }
  }

  private mutating func take(_ group: ColumnGroup, _ cells: [Cell]) {
    switch group.kind {
    case .value(.addresses): takeAddresses(group, cells)
    case .value(let field): takeValues(of: field, cells)
    case .organization: takeOrganization(cells)
    case .relation, .custom: takeExtras(group, cells)
    }
  }

  /// `* Home`, `a@example.com ::: b@example.com`: one label for all, and the mark is for the first.
  private mutating func takeValues(of field: RepeatedField, _ cells: [Cell]) {
    let label = cells.text(of: .label).withoutGoogleMark
    var isPreferred = label.isMarked
    for text in cells.text(of: .value).googleValues where !text.isEmpty {
      let value = field == .dates ? CSVDate(text).text : text
      if value.isEmpty { continue }
      let isDate = field == .dates
      values[field, default: []].append(
        LabeledValue(
          value, types: isDate ? [] : LabelWords.types(for: label.text),
          label: isDate ? LabelWords.known(label.text) : label.text,
          service: cells.text(of: .service), isPreferred: isPreferred))
      isPreferred = false
    }
  }

  private mutating func takeExtras(_ group: ColumnGroup, _ cells: [Cell]) {
    let isRelation = group.kind == .relation
    let label = cells.text(of: .label).withoutGoogleMark.text
    for text in cells.text(of: .value).googleValues where !text.isEmpty {
      if !isRelation, takeCustom(text, label) { continue }
      extras.append(
        Extra(
          isRelation ? .relation : .custom, label: isRelation ? LabelWords.known(label) : label,
          value: text))
    }
  }

  /// Fields that Google has no column for stand in custom fields of these names.
  private mutating func takeCustom(_ text: String, _ label: String) -> Bool {
    if let field = GoogleColumns.customTexts.first(where: { $0.label.isIdentical(to: label) })?
      .field,
      contact[field].isEmpty
    {
      contact[field] = text
      return true
    }
    if label.isIdentical(to: GoogleColumns.hobbyLabel) {
      lists[.hobbies, default: []].append(text)
      return true
    }
    for (prefix, field) in GoogleColumns.customServices
    where label.isIdentical(to: prefix) || label.hasPrefix(prefix + " ") {
      let service = String(label.dropFirst(prefix.count)).trimmed
      values[field, default: []].append(LabeledValue(text, service: service))
      return true
    }
    return false
  }

  /// Contacts have one organization; the columns of others are kept as they are.
  private mutating func takeOrganization(_ cells: [Cell]) {
    let isFirst = [.organization, .jobTitle, .department].allSatisfy { contact[$0].isEmpty }
    for cell in cells {
      switch cell.part {
      case .organization where isFirst: take(cell, .organization)
      case .jobTitle where isFirst: take(cell, .jobTitle)
      case .department where isFirst: take(cell, .department)
      case .phoneticOrganization where isFirst: take(cell, .phoneticOrganization)
      case .label: if LabelWords.types(for: cell.text.withoutGoogleMark.text).isEmpty { keep(cell) }
      default: keep(cell)
      }
    }
  }

  // MARK: - Addresses

  private mutating func takeAddresses(_ group: ColumnGroup, _ cells: [Cell]) {
    let label = cells.text(of: .label).withoutGoogleMark
    let texts = cells.map { columns.dialect == .google ? $0.text.googleValues : [$0.text] }
    for index in 0..<(texts.map(\.count).max() ?? 0) {
      let parts = zip(cells, texts).compactMap { cell, texts in
        cell.part != .label && index < texts.count
          ? Cell(heading: cell.heading, part: cell.part, text: texts[index]) : nil
      }
      let address = PostalAddress(cells: parts)
      if address.isBlank { continue }
      values[.addresses, default: []].append(
        LabeledValue(
          address.text, types: group.types + LabelWords.types(for: label.text), label: label.text,
          address: address, isPreferred: label.isMarked && index == 0))
      for cell in parts where cell.part == .formatted && !address.covers(cell.text) { keep(cell) }
    }
  }
}

extension [RowReader.Cell] {
  fileprivate func text(of part: ColumnMeaning.Part) -> String {
    first { $0.part == part }?.text ?? ""
  }
}

// MARK: - Names

extension RowReader {
  /// Makes the full name and its parts follow each other; a row without a name is that of its
  /// organization.
  private mutating func finishName() {
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
}

extension RowReader {
  /// Puts a birthday together; parts that make no date are kept as they are.
  private mutating func finishBirthday() {
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
  fileprivate func implies(_ text: String) -> Bool {
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

extension PostalAddress {
  /// From cells that each hold a part. An address that is only there as a whole is all street.
  fileprivate init(cells: [RowReader.Cell]) {
    self.init()
    var street: [String] = []
    var formatted = ""
    for cell in cells where !cell.text.isEmpty {
      switch cell.part {
      case .address(.street), .moreStreet: street.append(cell.text)
      case .address(let part): self[part] = cell.text
      case .formatted: formatted = cell.text
      default: break
      }
    }
    self[.street] = street.joined(separator: "\n")
    if isBlank { self[.street] = formatted }
  }

  /// Whether the parts say all that is in a printed address.
  fileprivate func covers(_ formatted: String) -> Bool {
    guard formatted.utf8.count <= 4096 else { return false }
    var rest = Array(formatted.utf8)
    for part in Part.allCases where !self[part].isEmpty {
      for line in self[part].split(separator: "\n") {
        if let range = rest.firstRange(of: Array(line.trimmed.utf8)) {
          rest.replaceSubrange(range, with: [ASCII.space])
        }
      }
    }
    return !String(decoding: rest, as: UTF8.self).contains { $0.isLetter || $0.isNumber }
  }
}

extension String {
  /// Its letters and digits alone, in lower case.
  fileprivate var letters: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The apostrophe that keeps a spreadsheet from taking a phone for a number.
  fileprivate var withoutApostrophe: String {
    guard utf8.first == UInt8(ascii: "'"), digitCount > 0 else { return self }
    return String(dropFirst())
  }
}
