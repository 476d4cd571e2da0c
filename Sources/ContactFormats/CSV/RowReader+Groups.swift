import ContactModel

/// Columns that make one value together.
extension RowReader {
  mutating func take(_ group: ColumnGroup, _ cells: [Cell]) {
    switch group.kind {
    case .value(.addresses): takeAddresses(group, cells)
    case .value(let field): takeValues(of: field, cells)
    case .organization: takeOrganization(cells)
    case .relation: takeRelations(cells)
    case .custom: takeCustomFields(cells)
    }
  }

  /// `* Home`, `a@example.com ::: b@example.com`: one label for all, and the mark is for the first.
  private mutating func takeValues(of field: RepeatedField, _ cells: [Cell]) {
    let label = cells.label
    let heading = cells.first { $0.part == .value }?.heading ?? ""
    let service = cells.text(of: .service)
    for (index, text) in several(in: cells.text(of: .value)).enumerated() {
      let isPreferred = label.isMarked && index == 0
      let value: LabeledValue
      if field == .dates {
        let date = date(text, in: heading)
        if date.isBlank { continue }
        value = LabeledValue(
          date, label: LabelWords.known(label.text), service: service, isPreferred: isPreferred)
      } else {
        value = LabeledValue(
          text, types: label.types, label: label.own, service: service, isPreferred: isPreferred)
      }
      values[field, default: []].append(value)
    }
  }

  private mutating func takeRelations(_ cells: [Cell]) {
    let label = LabelWords.known(cells.label.text)
    extras += several(in: cells.text(of: .value)).map {
      Extra(.relation, label: label, value: $0)
    }
  }

  /// Fields that Google has no column for stand in custom fields of certain names.
  private mutating func takeCustomFields(_ cells: [Cell]) {
    let label = cells.text(of: .label).withoutGoogleMark.text
    let own = label.unguarded { $0.isGoogleMarked || GoogleColumns.isReserved($0) }
    for text in several(in: cells.text(of: .value)) where !takeReserved(text, label) {
      extras.append(Extra(label: own, value: text))
    }
  }

  private mutating func takeReserved(_ text: String, _ label: String) -> Bool {
    let field = GoogleColumns.customTexts.first { $0.label.isIdentical(to: label) }?.field
    if let field, contact[field].isEmpty {
      contact[field] = text
    } else if label.isIdentical(to: GoogleColumns.hobbyLabel) {
      lists[.hobbies, default: []].append(text)
    } else if let service = GoogleColumns.service(of: label) {
      values[service.field, default: []].append(LabeledValue(text, service: service.name))
    } else {
      return false
    }
    return true
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
      case .label: if GoogleLabel(cell.text).types.isEmpty { keep(cell) }
      default: keep(cell)
      }
    }
  }

  // MARK: - Addresses

  private mutating func takeAddresses(_ group: ColumnGroup, _ cells: [Cell]) {
    let label = cells.label
    let texts = cells.map { columns.dialect == .google ? $0.text.googleValues : [$0.text] }
    for index in 0..<(texts.map(\.count).max() ?? 0) {
      let parts = zip(cells, texts).compactMap { cell, texts in
        cell.part != .label && index < texts.count
          ? Cell(
            heading: cell.heading, part: cell.part,
            text: columns.isVerbatim ? texts[index] : texts[index].trimmed) : nil
      }
      let address = PostalAddress(cells: parts)
      if address.isBlank { continue }
      values[.addresses, default: []].append(
        LabeledValue(
          address.text, types: group.types + label.types, label: label.own,
          address: address, isPreferred: label.isMarked && index == 0))
      for cell in parts where cell.part == .formatted && !address.covers(cell.text) { keep(cell) }
    }
  }
}

/// The label of a value in Google's tables.
private struct GoogleLabel {
  let text: String
  /// Whether it marks the first value as the preferred one.
  let isMarked: Bool
  let types: [String]

  init(_ cell: String) {
    let label = cell.withoutGoogleMark
    text = label.text.unguarded(where: \.isGoogleMarked)
    isMarked = label.isMarked
    types = LabelWords.types(for: text)
  }

  /// The label that a contact gets: none where TYPE says it.
  var own: String { types.isEmpty ? text : "" }
}

extension [RowReader.Cell] {
  fileprivate func text(of part: ColumnMeaning.Part) -> String {
    first { $0.part == part }?.text ?? ""
  }

  fileprivate var label: GoogleLabel { GoogleLabel(text(of: .label)) }
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
    if text.isIdentical(to: formatted) { return true }
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
