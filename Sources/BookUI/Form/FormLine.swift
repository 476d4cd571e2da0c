import ContactModel

/// One line of the form with its text.
struct FormLine: Sendable {
  let field: FormField
  /// Which value of a repeated field it belongs to; the lines of an address share a number.
  let entry: Int
  /// Which part of a postal address it is.
  let part: PostalAddress.Part?
  var text: TextField
  /// The text as the contact has it.
  var original: String
  /// Of a repeated field's first line: the value as it was read, with the type label as it is now.
  var value: LabeledValue
  /// Whether the value stands in the contact already.
  let isStored: Bool

  /// A line of a field that a contact has once.
  init(_ field: FormField, text: String = "") {
    self.field = field
    entry = 0
    part = nil
    self.text = TextField(text, isMultiline: Self.multiline.contains(field))
    original = text
    value = LabeledValue("")
    isStored = true
  }

  /// A line of a value of a repeated field, or of one part of an address.
  init(
    _ field: RepeatedField, entry: Int, value: LabeledValue, part: PostalAddress.Part? = nil,
    isStored: Bool
  ) {
    self.field = .repeated(field)
    self.entry = entry
    self.part = part
    self.value = value
    self.isStored = isStored
    let text = part.map { Self.text(of: $0, in: value) } ?? value.value
    self.text = TextField(text, isMultiline: part == .street)
    original = text
  }

  /// Fields with a text of several lines.
  private static let multiline: Set<FormField> = [.single(.note), .members, .kept]

  /// An address of which the card gives no parts stands in the street's line.
  private static func text(of part: PostalAddress.Part, in value: LabeledValue) -> String {
    value.address.map { $0[part] } ?? (part == .street ? value.value : "")
  }

  /// Whether the line has another text than the contact.
  var isEdited: Bool { !text.text.isIdentical(to: original) }

  /// What is saved of a changed line.
  var trimmedText: String { text.text.trimmed }

  var repeated: RepeatedField? {
    if case .repeated(let field) = field { field } else { nil }
  }

  /// Whether it is the first line of its value: the one with the type label.
  var hasType: Bool { repeated != nil && (part == nil || part == .street) }
}
