import ContactModel

/// A random change of one field, with the text that is hardest to write.
struct RandomChange {
  enum Target {
    case field(Field)
    case list(ListField)
    case repeated(RepeatedField)
  }

  let target: Target
  private let text: String
  private let other: String
  private let choice: Int

  private static let texts = [
    "", "x", "王小明", "a,b;c", "back\\slash", "\\n", "two\nlines", "\"quoted\"", "colon: x",
    "=3D=", "=", "BEGIN:VCARD", "END:VCARD", " blank ", "é", "e\u{301}", "😀👨‍👩‍👧", "a / b",
    "tab\there", "^n^^^'", "x;", ",", "\\", "\\;", "_$!<Home>!$_", "ＡＢＣ", "\u{85}", "\u{2028}",
    String(repeating: "长", count: 90), String(repeating: "long words ", count: 30),
    String(repeating: "=", count: 100),
  ]
  private static let dates = ["2001-02-03", "--04-05", "1999", "1999-11", "---07", "in spring"]

  init(using generator: inout some RandomNumberGenerator) {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    let fields = Field.allCases.filter { $0 != .created && $0 != .modified }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: target = .field(fields.randomElement(using: &generator) ?? .name)
    case 2: target = .list(ListField.allCases.randomElement(using: &generator) ?? .hobbies)
    default: target = .repeated(RepeatedField.allCases.randomElement(using: &generator) ?? .urls)
    }
    let isDate =
      switch target {
      case .field(.birthday), .repeated(.dates): true
      default: false
      }
    text = pick(isDate ? Self.dates : Self.texts)
    other = pick(Self.texts)
    choice = Int.random(in: 0..<8, using: &generator)
  }

  /// The contact with the change.
  func changed(_ contact: Contact) -> Contact {
    var contact = contact
    switch target {
    case .field(.sortAs): contact[.sortAs] = text.filter { $0.isLetter }
    case .field(let field): contact[field] = text
    case .list(let field):
      if choice < 2, !contact[field].isEmpty {
        contact[field].removeFirst()
      } else if choice < 5, !contact[field].isEmpty {
        contact[field][contact[field].count - 1] = text
      } else {
        contact[field].append(text)
      }
      contact[field].removeAll { $0.isEmpty }
    case .repeated(let field): contact[field] = changed(contact[field], field)
    }
    return contact
  }

  private func changed(_ values: [LabeledValue], _ field: RepeatedField) -> [LabeledValue] {
    var values = values
    guard choice > 1, !values.isEmpty else {
      var value = LabeledValue(text, isPreferred: choice == 0)
      if choice == 1 { value.label = label }
      if field == .addresses { value.address = PostalAddress([.city: text, .street: other]) }
      return value.address?.isBlank ?? value.isBlank ? values : values + [value]
    }
    let index = choice % values.count
    switch choice {
    case 2: values.remove(at: index)
    case 3: values[index].label = label
    case 4: values[index].isPreferred.toggle()
    case 5 where field != .socialProfiles:
      values[index].types = ["home", typeWord].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    default:
      if field == .addresses {
        values[index].address?[.street] = text
      } else if !text.isBlank {
        values[index].value = text
      }
    }
    return values.filter { !($0.address?.isBlank ?? $0.value.isBlank) }
  }

  /// A label as people type it: no blanks around it.
  private var label: String {
    other.isBlank || other.hasPrefix("_$!<") ? "office" : other.filter { $0 != "\n" }
  }

  /// A type of one's own, in what every version can hold.
  private var typeWord: String {
    let word = other.lowercased().filter { !",:\"\n\t".contains($0) }.trimmed
    return word.isEmpty || word == "home" ? "x-y" : word
  }
}
