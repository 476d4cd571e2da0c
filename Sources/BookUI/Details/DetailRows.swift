import ContactModel

/// The fields of a contact that have a value, as the details list them.
struct DetailRows {
  private let contact: Contact
  private let language: Language
  private let today: CalendarDay?

  init(_ contact: Contact, language: Language, today: CalendarDay?) {
    self.contact = contact
    self.language = language
    self.today = today
  }

  /// What belongs together stands together; groups without a value are left out.
  var groups: [[Details.Row]] {
    [reach, life, net, names, note, rest].filter { !$0.isEmpty }
  }

  /// Phones by their type label, then e-mails.
  private var reach: [Details.Row] {
    values(of: .phones).map { value in
      let type = Strings.typeLabel(of: value, in: .phones)[language]
      return row(type.isEmpty ? Strings.label(of: .phones)[language] : type, value.value)
    } + rows(of: .emails)
  }

  private var life: [Details.Row] {
    rows(of: [.gender]) + [birthday].compactMap(\.self) + rows(of: .dates) + rows(of: .addresses)
      + list(.hobbies)
  }

  /// `1987-05-04 · 39`; without a birthday the age that is written down.
  private var birthday: Details.Row? {
    let age = contact.age(on: today)
    if !contact[.birthday].isBlank {
      let text = [contact[.birthday], age].filter { !$0.isBlank }.joined(separator: " · ")
      return row(Strings.label(of: Field.birthday)[language], text)
    }
    return age.isBlank ? nil : row(Strings.label(of: Field.age)[language], age)
  }

  private var net: [Details.Row] {
    values(of: .ims).map { value in
      let service = Strings.typeLabel(of: value, in: .ims)[language]
      return row(service.isEmpty ? Strings.label(of: .ims)[language] : service, value.value)
    } + rows(of: .urls)
  }

  private var names: [Details.Row] {
    rows(of: [
      .nickname, .phoneticFamily, .phoneticMiddle, .phoneticGiven, .phoneticOrganization,
    ])
  }

  private var note: [Details.Row] { rows(of: [.note]) }

  private var rest: [Details.Row] {
    guard !contact.unknownProperties.isEmpty else { return [] }
    return [row("", Strings.keptProperties(contact.unknownProperties.count)[language])]
  }

  // MARK: Rows

  private func row(_ label: String, _ text: String, detail: String = "") -> Details.Row {
    Details.Row(label: label, text: text, detail: detail)
  }

  private func rows(of fields: [Field]) -> [Details.Row] {
    fields.filter { !contact[$0].isBlank }
      .map { row(Strings.label(of: $0)[language], contact[$0]) }
  }

  private func rows(of field: RepeatedField) -> [Details.Row] {
    values(of: field).map { value in
      row(
        Strings.label(of: field)[language], value.value,
        detail: Strings.typeLabel(of: value, in: field)[language])
    }
  }

  private func list(_ field: ListField) -> [Details.Row] {
    let values = contact[field].filter { !$0.isBlank }
    guard !values.isEmpty else { return [] }
    return [row(Strings.label(of: field)[language], values.joined(separator: ", "))]
  }

  private func values(of field: RepeatedField) -> [LabeledValue] {
    contact[field].filter { !$0.isBlank }
  }
}
