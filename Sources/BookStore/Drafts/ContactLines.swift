import ContactModel

/// A contact as lines of words, for drafts: all that the user can change. (No format for exchange;
/// cards are.)
struct ContactLines {
  private(set) var lines: [[String]] = []

  init(_ contact: Contact) {
    for field in Field.allCases where !contact[field].isEmpty {
      lines.append(["field", field.rawValue, contact[field]])
    }
    for field in ListField.allCases where !contact[field].isEmpty {
      lines.append(["list", field.rawValue] + contact[field])
    }
    for field in RepeatedField.allCases {
      for value in contact[field] { lines.append(["value", field.rawValue] + words(of: value)) }
    }
    lines.append(["kind"] + words(of: contact.kind))
    if let picture = contact.picture { lines.append(["picture"] + words(of: picture)) }
    lines.append(["uid", contact.uid])
  }

  private func words(of value: LabeledValue) -> [String] {
    let parts = PostalAddress.Part.allCases.map { value.address?[$0] ?? "" }
    return [
      value.value, value.types.joined(separator: " "), value.label, value.service,
      value.isPreferred ? "1" : "0", value.source.map(String.init) ?? "",
      value.address == nil ? "0" : "1",
    ] + parts
  }

  private func words(of kind: Contact.Kind) -> [String] {
    switch kind {
    case .person: ["person"]
    case .organization: ["organization"]
    case .group: ["group"]
    case .other(let word): ["other", word]
    }
  }

  private func words(of picture: Contact.Picture) -> [String] {
    switch picture {
    case .embedded(let byteCount, let format): ["embedded", String(byteCount), format]
    case .damaged: ["damaged"]
    case .reference(let text): ["reference", text]
    case .file(let path): ["file", path]
    }
  }

  // MARK: - Reading

  /// What can't be understood is left out.
  static func contact(_ lines: [[String]]) -> Contact {
    var contact = Contact()
    for line in lines { read(line[...], into: &contact) }
    return contact
  }

  private static func read(_ line: ArraySlice<String>, into contact: inout Contact) {
    var words = line
    switch words.popFirst() {
    case "field":
      if let field = words.popFirst().flatMap(Field.init), let text = words.first {
        contact[field] = text
      }
    case "list":
      if let field = words.popFirst().flatMap(ListField.init) { contact[field] = Array(words) }
    case "value":
      if let field = words.popFirst().flatMap(RepeatedField.init), let value = value(Array(words)) {
        contact[field].append(value)
      }
    case "kind": contact.kind = kind(Array(words))
    case "picture": contact.picture = picture(Array(words))
    case "uid": contact.uid = words.first ?? ""
    default: break
    }
  }

  private static func value(_ words: [String]) -> LabeledValue? {
    let parts = PostalAddress.Part.allCases
    guard words.count == 7 + parts.count else { return nil }
    let address = PostalAddress(Dictionary(uniqueKeysWithValues: zip(parts, words[7...])))
    return LabeledValue(
      words[0], types: words[1].split(separator: " ").map(String.init), label: words[2],
      service: words[3], address: words[6] == "1" ? address : nil, isPreferred: words[4] == "1",
      source: Int(words[5]))
  }

  private static func kind(_ words: [String]) -> Contact.Kind {
    switch words.first {
    case "organization": .organization
    case "group": .group
    case "other": .other(words.count > 1 ? words[1] : "")
    default: .person
    }
  }

  private static func picture(_ words: [String]) -> Contact.Picture? {
    let text = words.count > 1 ? words[1] : ""
    return switch words.first {
    case "embedded":
      .embedded(byteCount: Int(text) ?? 0, format: words.count > 2 ? words[2] : "")
    case "damaged": .damaged
    case "reference": .reference(text)
    case "file": .file(path: text)
    default: nil
    }
  }
}
