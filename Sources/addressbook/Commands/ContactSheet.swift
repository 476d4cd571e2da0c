import BookUI
import ContactFormats
import ContactModel
import ScreenModel

/// Everything of one contact, to be read by people: a label and a value a line.
nonisolated struct ContactSheet {
  private struct Row {
    let label: String
    let value: String
  }

  private let contact: Contact
  /// What only the card has, by its keys.
  private let json: JSONValue
  private let today: CalendarDay?
  private let language: Language

  init(_ contact: Contact, json: JSONValue, today: CalendarDay?, language: Language) {
    self.contact = contact
    self.json = json
    self.today = today
    self.language = language
  }

  /// Labels to the left, values in a column of their own; a value of several lines stays in it.
  var text: String {
    let rows = rows
    let colon = Strings.colon[language]
    let widths = rows.map { cellWidth(of: $0.label + colon) }
    // One long label doesn't push every value to the right.
    let column = (widths.filter { $0 <= 30 }.max() ?? 0) + 1
    var text = ""
    for (row, width) in zip(rows, widths) {
      let lines = row.value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, line) in lines.enumerated() {
        let label = index == 0 ? row.label + colon : ""
        let gap = max(1, column - (index == 0 ? width : 0))
        text += label + String(repeating: " ", count: gap) + String(line).harmless + "\n"
      }
    }
    return text
  }

  private var rows: [Row] {
    names + reach + life + work
      + [picture, row(Strings.label(of: .note), contact[.note])]
      .compactMap(\.self) + extras + bookkeeping + unknown
  }

  private var names: [Row] {
    let name = contact.displayName
    let label = Strings.label(of: .name)[language]
    return [Row(label: label, value: name.isBlank ? Strings.noName[language] : name)]
      + rows(of: Contact.nameParts + [.nickname] + Contact.readings)
  }

  private var reach: [Row] {
    rows(of: [.gender])
      + [.phones, .emails, .addresses, .ims, .socialProfiles, .urls].flatMap(rows(of:))
  }

  private var life: [Row] {
    rows(of: [.birthday])
      + [row(Strings.label(of: .age), contact.age(on: today))].compactMap(\.self)
      + rows(of: .dates) + rows(of: .hobbies)
  }

  private var work: [Row] {
    let kind =
      contact.kind == .person ? nil : row(Strings.kind, Strings.name(of: contact.kind)[language])
    return rows(of: [.organization, .department, .jobTitle]) + rows(of: .categories)
      + [kind].compactMap(\.self)
  }

  private var picture: Row? {
    contact.picture.flatMap { row(Strings.picture, Strings.description(of: $0)[language]) }
  }

  /// Custom fields and relations under the names that they bring, members of a group, the agent.
  private var extras: [Row] {
    let labeled = ["custom", "relations"].flatMap { json[$0]?.elements ?? [] }
    return labeled.compactMap { extra in
      row(Strings.label(named: extra["label"]?.string ?? ""), extra["value"]?.string ?? "")
    }
      + (json["members"]?.elements ?? []).compactMap { row(Strings.members, $0.string ?? "") }
      + [row(Strings.agent, json["agent"]?.string ?? "")].compactMap(\.self)
  }

  private var bookkeeping: [Row] {
    let file = json["file"]?.string ?? ""
    let place = if case .number(let line) = json["line"] { "\(file):\(line)" } else { file }
    return rows(of: [.created, .modified])
      + [
        row(plain("UID"), contact.uid), row(Strings.version, json["version"]?.string ?? ""),
        row(Strings.place, place),
      ].compactMap(\.self)
  }

  /// The properties that have no field, under their own names. A value may be a whole file.
  private var unknown: [Row] {
    var shown = extras.map(\.value)
    return contact.unknownProperties.compactMap { property in
      if let index = shown.firstIndex(where: { $0.isIdentical(to: property.text) }) {
        shown.remove(at: index)
        return nil
      }
      let start = property.text.unicodeScalars.prefix(1000)
      let isWhole = start.endIndex == property.text.unicodeScalars.endIndex
      return Row(label: property.name.harmless, value: String(start) + (isWhole ? "" : "…"))
    }
  }

  // MARK: Rows

  /// Nil where there is nothing to show.
  private func row(_ label: Phrase, _ value: String) -> Row? {
    value.isBlank ? nil : Row(label: label[language].harmless, value: value)
  }

  private func plain(_ text: String) -> Phrase { Phrase(zh: text, en: text) }

  private func rows(of fields: [Field]) -> [Row] {
    fields.compactMap { row(Strings.label(of: $0), contact[$0]) }
  }

  private func rows(of field: ListField) -> [Row] {
    [row(Strings.label(of: field), contact[field].joined(separator: ", "))].compactMap(\.self)
  }

  private func rows(of field: RepeatedField) -> [Row] {
    // Of one value alone it says nothing.
    let hasChoice = contact[field].count > 1
    return contact[field].compactMap { value in
      let type = Strings.typeLabel(of: value, in: field)
      let details =
        (type[language].isBlank ? [] : [type])
        + (value.isPreferred && hasChoice ? [Strings.preferred] : [])
      return row(Strings.label(Strings.label(of: field), details), value.value)
    }
  }
}

nonisolated extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var elements: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
}
