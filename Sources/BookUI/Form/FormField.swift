import ContactModel

/// A field as the form shows it: one line, or one line and more for each of its values.
enum FormField: Hashable, Sendable {
  case single(Field)
  case list(ListField)
  case repeated(RepeatedField)
  case picture, kind
  /// Of a group.
  case members
  /// How many properties are kept that there is no field for; `kept` lists them.
  case unknown, kept
  /// The line that lists the fields which aren't shown.
  case addField

  /// Those that every form shows.
  static let first: [FormField] = [
    .single(.name), .single(.gender), .repeated(.phones), .picture, .list(.hobbies), .single(.age),
  ]

  /// Those that a form shows where they have a value.
  static let further: [FormField] = [
    .repeated(.emails), .repeated(.addresses), .single(.organization), .single(.department),
    .single(.jobTitle), .single(.birthday), .repeated(.dates), .repeated(.ims),
    .repeated(.socialProfiles), .repeated(.urls),
    .single(.nickname), .single(.prefix), .single(.family), .single(.middle), .single(.given),
    .single(.suffix), .single(.phoneticFamily), .single(.phoneticMiddle), .single(.phoneticGiven),
    .single(.phoneticOrganization), .single(.sortAs), .list(.categories), .kind, .single(.note),
  ]

  /// Those that nobody can change.
  static let fixed: [FormField] = [
    .members, .single(.created), .single(.modified), .unknown, .kept,
  ]

  private static let order = first + further + fixed + [.addField]

  /// Its place among the fields of a form.
  var position: Int { Self.order.firstIndex(of: self) ?? Self.order.count }

  var isFirst: Bool { position < Self.first.count }
  var isFixed: Bool { Self.fixed.contains(self) }

  var label: Phrase {
    switch self {
    case .single(let field): Strings.label(of: field)
    case .list(let field): Strings.label(of: field)
    case .repeated(let field): Strings.label(of: field)
    case .picture: Strings.picture
    case .kind: Strings.kind
    case .members: Strings.members
    case .unknown, .kept, .addField: Phrase(zh: "", en: "")
    }
  }
}
