import ContactModel
import ScreenModel

/// The fields of a contact that have a value, as the details list them.
struct DetailRows {
  private let contact: Contact
  private let members: [String]
  private let language: Language
  private let today: CalendarDay?

  init(_ contact: Contact, members: [String], language: Language, today: CalendarDay?) {
    self.contact = contact
    self.members = members
    self.language = language
    self.today = today
  }

  /// What belongs together stands together; groups without a value are left out.
  var groups: [[Details.Row]] {
    [group, reach, life, net, names, note, rest].filter { !$0.isEmpty }
  }

  /// What stands beside the avatar.
  var heading: [String] {
    let work = [contact[.organization], contact[.department], contact[.jobTitle]]
      .filter { !$0.isBlank }.joined(separator: " · ")
    let categories = contact[.categories].filter { !$0.isBlank }.joined(separator: " ")
    let kind = contact.kind == .person ? "" : Strings.name(of: contact.kind)[language]
    return [kind, work, categories.isEmpty ? "" : "★ " + categories].filter { !$0.isEmpty }
  }

  /// A group's members.
  private var group: [Details.Row] {
    guard !members.isEmpty else { return [] }
    return [row(Strings.members[language], members.joined(separator: "\n"))]
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
      + list(.hobbies) + [picture].compactMap(\.self)
  }

  /// What the picture is: it can't be shown here.
  private var picture: Details.Row? {
    contact.picture.map {
      row(Strings.picture[language], Strings.description(of: $0)[language])
    }
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
    services(of: .ims) + services(of: .socialProfiles) + rows(of: .urls)
  }

  /// Names by the service that they belong to.
  private func services(of field: RepeatedField) -> [Details.Row] {
    values(of: field).map { value in
      let service = Strings.typeLabel(of: value, in: field)[language]
      return row(service.isEmpty ? Strings.label(of: field)[language] : service, value.value)
    }
  }

  private var names: [Details.Row] {
    let parts: [Field] = contact.hasOwnSplit ? [.family, .middle, .given] : [.middle]
    return rows(
      of: [.prefix] + parts + [
        .suffix, .nickname, .phoneticFamily, .phoneticMiddle, .phoneticGiven,
        .phoneticOrganization, .sortAs,
      ])
  }

  private var note: [Details.Row] { rows(of: [.note]) }

  private var rest: [Details.Row] {
    guard !contact.unknownProperties.isEmpty else { return [] }
    let count = Strings.keptProperties(contact.unknownProperties.count)[language]
    return ([count] + contact.unknownProperties.map { Strings.text(of: $0)[language] }).map {
      Details.Row(label: "", text: $0, detail: "", style: .dim)
    }
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
