import ContactModel

/// Makes a contact of a row: each cell goes where its column says; then what needs several cells is
/// put together.
struct RowReader {
  let columns: CSVColumns
  /// What the table's dates tell of those that could be read in two ways.
  private let dateOrder: DateEvidence.Order?

  var contact = Contact()
  var values: [RepeatedField: [LabeledValue]] = [:]
  var lists: [ListField: [String]] = [:]
  var extras: [Extra] = []
  private var unsureDates: [UnsureDate] = []
  private var nicknames: [String] = []
  /// The cells of columns that belong together, in the order of the first of each.
  private var groups: [(group: ColumnGroup, cells: [Cell])] = []
  private var groupPlaces: [ColumnGroup: Int] = [:]
  private var derived: [Cell] = []
  private(set) var phoneticNames: [Cell] = []
  private(set) var filedNames: [Cell] = []
  private(set) var birthdayParts: [ColumnMeaning.BirthdayPart: Cell] = [:]

  struct Cell {
    var heading: String
    var part = ColumnMeaning.Part.value
    var text: String
  }

  init(_ columns: CSVColumns, dateOrder: DateEvidence.Order?) {
    self.columns = columns
    self.dateOrder = dateOrder
  }

  /// Nil for a row that says nothing.
  func contact(from record: CSVRecord) -> ImportedContact? {
    var reader = self
    return reader.read(record)
  }

  private mutating func read(_ record: CSVRecord) -> ImportedContact? {
    for (index, raw) in record.cells.enumerated() {
      let text = columns.isVerbatim ? raw : raw.cellText.withLineFeeds
      if text.isBlank { continue }
      let column = index < columns.all.count ? columns.all[index] : nil
      let cell = Cell(heading: column?.heading ?? "", text: text)
      if let meaning = column?.meaning { take(cell, meaning) } else { keep(cell) }
    }
    for (group, cells) in groups { take(group, cells) }
    for (field, values) in values { contact[field] = values }
    for (field, words) in lists { contact[field] = words }
    contact.nicknames = nicknames
    finishName()
    finishBirthday()
    for cell in derived where !contact.implies(cell.text) { keep(cell) }
    contact.kind = contact.guessedKind
    var imported = ImportedContact(contact, extras: extras, line: record.lines.lowerBound)
    imported.unsureDates = unsureDates
    return imported.isEmpty ? nil : imported
  }

  mutating func keep(_ cell: Cell) {
    extras.append(Extra(label: cell.heading, value: cell.text))
  }

  private mutating func take(_ cell: Cell, _ meaning: ColumnMeaning) {
    switch meaning {
    case .text(let field): take(cell, field)
    case .birthday:
      let date = date(cell.text, in: cell.heading)
      if !date.isEmpty { take(Cell(heading: cell.heading, text: date), Field.birthday) }
    case .birthdayPart(let part):
      if birthdayParts[part] == nil { birthdayParts[part] = cell } else { keep(cell) }
    case .words(let field): lists[field, default: []] += cell.text.listedWords
    case .nicknames: nicknames += columns.dialect == .google ? several(in: cell.text) : [cell.text]
    case .groups: takeGroups(several(in: cell.text))
    case .value(let field, let types, let label, let service):
      take(cell, field, types, label, service)
    case .part(let group, let part): gather(cell, group, part)
    case .relation(let label):
      extras += several(in: cell.text).map { Extra(.relation, label: label, value: $0) }
    case .pictureAddress:
      if contact.picture == nil { contact.picture = .reference(cell.text) } else { keep(cell) }
    case .phoneticName: phoneticNames.append(cell)
    case .filedName: filedNames.append(cell)
    case .derived: derived.append(cell)
    case .setting(let words):
      if !words.contains(where: { $0.lowercased() == cell.text.lowercased() }) { keep(cell) }
    }
  }

  mutating func take(_ cell: Cell, _ field: Field) {
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

  private mutating func takeGroups(_ names: [String]) {
    lists[.categories, default: []] += names.map {
      $0.withoutGoogleMark.text.unguarded(where: \.isGoogleMarked)
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

  // MARK: - Cells with several values

  /// The values of a cell in which Google puts several, without those that say nothing.
  func several(in text: String) -> [String] {
    text.googleValues.map { columns.isVerbatim ? $0 : $0.trimmed }.filter { !$0.isBlank }
  }

  /// A date as a contact has it. One that doesn't say by itself what it means is noted.
  mutating func date(_ text: String, in heading: String) -> String {
    if columns.isVerbatim, let text = text.asGuardedDate { return text }
    let date = CSVDate(text, order: dateOrder?.order, isVerbatim: columns.isVerbatim)
    switch date.doubt {
    case nil: break
    case .century: unsureDates.append(UnsureDate(heading: heading, .shortYear))
    case .order:
      let reading = dateOrder.map { UnsureDate.Reading.told($0.order, line: $0.line) }
      unsureDates.append(UnsureDate(heading: heading, reading ?? .open))
    }
    return date.text
  }

  private mutating func take(
    _ cell: Cell, _ field: RepeatedField, _ types: [String], _ label: String, _ service: String
  ) {
    for text in values(in: cell.text, field) {
      let value = field == .dates ? date(text, in: cell.heading) : text
      if value.isBlank { continue }
      values[field, default: []].append(
        LabeledValue(value, types: types, label: label, service: service))
    }
  }

  /// People put several numbers into one cell; programs but Google don't.
  private func values(in text: String, _ field: RepeatedField) -> [String] {
    switch (columns.dialect, field) {
    case (.google, _): several(in: text)
    case (.guessed, .phones):
      several(in: text.withoutApostrophe).flatMap {
        $0.parts(separatedBy: ";；、，/\n") { $0.isPhone && $0.digitCount >= 7 }
      }
    case (.guessed, .emails):
      several(in: text).flatMap { $0.parts(separatedBy: ";；、，, /\n", where: \.isEmail) }
    case (_, .phones): [text.withoutApostrophe]
    default: [text]
    }
  }
}

extension String {
  /// The apostrophe that keeps a spreadsheet from taking a phone for a number.
  fileprivate var withoutApostrophe: String {
    guard utf8.first == UInt8(ascii: "'"), digitCount > 0 else { return self }
    return String(dropFirst())
  }
}
