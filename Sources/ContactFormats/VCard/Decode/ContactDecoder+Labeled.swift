import ContactModel

extension ContactDecoder {
  /// TEL, EMAIL, URL, dates, IM names, social profiles. Lines without a value are no values.
  mutating func readLabeled(
    _ field: RepeatedField, _ label: String, _ service: String, _ property: Property, _ line: Int
  ) {
    var value = LabeledValue(
      property.text(of: field), types: property.types, label: label, service: service,
      isPreferred: property.isPreferred, source: line)
    guard !value.isBlank else { return }
    switch field {
    case .emails: value.types.removeAll { $0.isIdentical(to: "internet") }
    case .ims, .socialProfiles:
      if let named = property.parameter(property.serviceParameter) {
        value.service = named
      } else if field == .socialProfiles, let service = property.serviceType {
        value.types.removeFirst()
        value.service = service
      }
    case .phones, .addresses, .dates, .urls: break
    }
    append(value, to: field, property)
  }

  mutating func readAddress(_ property: Property, _ line: Int) {
    var address = PostalAddress()
    for (part, raw) in zip(PostalAddress.Part.allCases, property.parts) {
      address[part] = property.text(of: raw)
    }
    guard !address.isBlank else { return }
    let value = LabeledValue(
      address.text, types: property.types, address: address, isPreferred: property.isPreferred,
      source: line)
    append(value, to: .addresses, property)
  }
}

extension Property {
  /// The value of a labeled field as it is shown.
  func text(of field: RepeatedField) -> String {
    switch field {
    case .phones:
      let number = text(isValue("uri") ? .uri : .text)
      return hasTelephoneScheme(number) ? String(number.dropFirst(4)) : number
    case .dates: return date?.text ?? text()
    case .urls, .ims, .socialProfiles: return text(.uri)
    case .emails, .addresses: return text()
    }
  }

  /// Whether a number is written as a `tel:` URI.
  func hasTelephoneScheme(_ text: String) -> Bool {
    text.utf8.count >= 4
      && text.utf8.prefix(4).elementsEqual("tel:".utf8) { $0 | 0x20 == $1 || $0 == $1 }
  }

  /// The parameter that names an IM name's service.
  var serviceParameter: StaticString {
    parameters.contains { $0.isNamed("X-SERVICE-TYPE") } || version != .v40
      ? "X-SERVICE-TYPE" : "SERVICE-TYPE"
  }

  /// GENDER is sex;text: the text where there is one.
  var genderText: String {
    let parts = parts
    let own = parts.count > 1 ? text(of: parts[1]) : ""
    return own.isEmpty ? text(of: parts[0]) : own
  }

  /// X-WAB-GENDER: 1 is female, 2 is male.
  var genderNumberText: String {
    switch text() {
    case "1": "F"
    case "2": "M"
    case let other: other
    }
  }
}

extension CardDate {
  /// The date, unknown in its year where that stands for "no year".
  var withoutFakeYear: CardDate {
    var date = self
    if let year, day != nil, Self.fakeYears.contains(year) { date.year = nil }
    return date
  }
}

/// Labels in Apple's spelling, `_$!<Home>!$_`: words of its own that it translates.
enum AppleLabel {
  /// The label as it is shown: Apple's words in lower case, others as they are.
  static func text(for label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count >= 8 else {
      return label
    }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  /// The label in Apple's spelling, where it is one of its words.
  static func spelled(_ text: String) -> String? {
    let word = word(text)
    return words.contains(where: word.isIdentical) && !word.isIdentical(to: text)
      ? "_$!<\(word)>!$_" : nil
  }

  /// A label as Apple and Google write it, where it is one of their words: `Spouse`.
  static func word(_ label: String) -> String {
    words.first { $0.lowercased().isIdentical(to: label) } ?? label
  }

  private static let words = [
    "Anniversary", "Assistant", "Brother", "Child", "Daughter", "Father", "Friend", "Home",
    "HomeFAX", "HomePage", "Main", "Manager", "Mobile", "Mother", "Other", "OtherFAX", "Pager",
    "Parent", "Partner", "School", "Sister", "Son", "Spouse", "Work", "WorkFAX",
  ]
}
