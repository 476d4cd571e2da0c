package import ContactModel
import Pinyin

/// The keys of a person. The first six are those of the format; what it has no key for stands in
/// one dictionary of our own, so that it can't collide with keys of others.
enum PropertyListKey {
  static let name = "name"
  static let phoneNumber = "phoneNumber"
  static let gender = "gender"
  static let age = "age"
  static let hobby = "hobby"
  static let picture = "picture"
  static let more = "addressbook"

  /// In our dictionary: what no field holds.
  static let extras: [(kind: Extra.Kind, key: String)] = [
    (.custom, "custom"), (.relation, "relations"),
  ]

  static let all = [name, age, gender, phoneNumber, hobby, picture]
  /// Fields with a key of their own.
  static let texts: [(field: Field, key: String)] = [(.name, name), (.gender, gender), (.age, age)]
  /// Fields that our dictionary holds, under the field's own name.
  static let moreTexts = Field.allCases.filter {
    ![.name, .gender, .age, .created, .modified].contains($0)
  }
}

extension Contact {
  /// Everything of one person in a property list.
  package init(_ entry: PropertyListDictionary) {
    self.init()
    let more = entry.more
    for (field, key) in PropertyListKey.texts { self[field] = entry[key]?.text ?? "" }
    self[.hobbies] = Self.hobbies(entry[PropertyListKey.hobby])
    picture = entry[PropertyListKey.picture].flatMap(Picture.init)
    for field in PropertyListKey.moreTexts { self[field] = more[field.rawValue]?.text ?? "" }
    nicknames = entry.nicknames
    self[.categories] = more[ListField.categories.rawValue]?.texts ?? []
    for field in RepeatedField.allCases {
      self[field] = more[field.rawValue]?.labeledValues ?? []
    }
    self[.phones] = Self.phones(
      numbers: entry[PropertyListKey.phoneNumber]?.texts ?? [], labeled: self[.phones])
    kind = Kind(more["kind"]?.text ?? "")
    unknownProperties = entry.unknownProperties
  }

  /// A list, or one text with several hobbies between `、`.
  private static func hobbies(_ value: PropertyList?) -> [String] {
    guard case .string(let text) = value else { return value?.texts ?? [] }
    return text.split(separator: "、").map(String.init)
  }

  /// The numbers of the format's own key, with the labels that our list gives them, then the rest of
  /// our list.
  private static func phones(numbers: [String], labeled: [LabeledValue]) -> [LabeledValue] {
    let numbers = numbers.filter { !$0.isEmpty }
    var rest = labeled
    let first = numbers.map { number in
      guard let index = rest.firstIndex(where: { $0.value.isIdentical(to: number) }) else {
        return LabeledValue(number)
      }
      return rest.remove(at: index)
    }
    return first + rest
  }
}

extension Contact.Picture {
  fileprivate init?(_ value: PropertyList) {
    switch value {
    case .data(let bytes):
      self = .embedded(byteCount: bytes.count, format: imageFormat(of: bytes))
    default:
      guard let text = value.text, !text.isBlank else { return nil }
      self = .reference(text)
    }
  }
}

extension Contact.Kind {
  fileprivate init(_ word: String) {
    switch word {
    case "", "person": self = .person
    case "company": self = .organization
    case "group": self = .group
    default: self = .other(word)
    }
  }

  fileprivate var word: String {
    switch self {
    case .person: ""
    case .organization: "company"
    case .group: "group"
    case .other(let word): word
    }
  }
}

extension Contact {
  /// Whether the parts of the name needn't be written. It is all or nothing: where one of them is
  /// written, the others are not taken from the name.
  fileprivate var partsFollowFromName: Bool {
    let split = Pinyin.splitName(self[.name])
    return self[.family].isIdentical(to: split.family) && self[.given].isIdentical(to: split.given)
      && [.prefix, .middle, .suffix].allSatisfy { self[$0].isEmpty }
  }
}

extension PropertyListDictionary {
  /// A person without a value; every key is there, since simple readers expect it.
  static let newEntry = PropertyListDictionary(
    PropertyListKey.all.map { Member(key: $0, value: .string("")) })

  /// Our own dictionary inside a person's.
  var more: PropertyListDictionary {
    guard case .dictionary(let more) = self[PropertyListKey.more] else { return .init() }
    return more
  }

  /// One text, or a list where there are several.
  fileprivate var nicknames: [String] {
    (more[Field.nickname.rawValue]?.texts ?? []).filter { !$0.isEmpty }
  }

  /// With the key of a name, without which a list is no contact list.
  var named: PropertyListDictionary {
    if self[PropertyListKey.name] != nil { return self }
    return PropertyListDictionary([Member(key: PropertyListKey.name, value: .string(""))] + members)
  }

  /// Keys that we have no field for, or whose value can't be shown as text; then, under the names that
  /// they have in a card, custom fields and relations.
  fileprivate var unknownProperties: [UnknownProperty] {
    let more = more
    let extras = PropertyListKey.extras.flatMap { kind, key in
      let name = PropertyTable.name(for: .extra(kind), version: .v30)
      return (more[key]?.labeledValues ?? []).map {
        UnknownProperty(name ?? key, label: $0.label, text: $0.value)
      }
    }
    return members.filter { !isKnown($0) }.map { UnknownProperty($0.key, text: $0.value.outline) }
      + extras
  }

  /// Whether a field of the contact says what the member does.
  func isKnown(_ member: Member) -> Bool {
    switch (member.key, member.value) {
    case (PropertyListKey.more, .dictionary), (PropertyListKey.picture, .data): true
    case (PropertyListKey.phoneNumber, .array), (PropertyListKey.hobby, .array):
      member.value.texts != nil
    case (let key, let value): PropertyListKey.all.contains(key) && value.text != nil
    }
  }

  /// The person with those fields changed in which `edited` differs from `base`.
  func applying(
    _ edited: Contact, since base: Contact, picture: [UInt8]?
  ) throws(FormatError) -> PropertyListDictionary {
    var entry = self
    for (field, key) in PropertyListKey.texts where !edited[field].isIdentical(to: base[field]) {
      entry.setText(edited[field], of: key)
    }
    if !edited[.hobbies].isIdentical(to: base[.hobbies]) {
      entry.setTexts(edited[.hobbies], of: PropertyListKey.hobby, joined: "、")
    }
    if edited.picture != base.picture {
      try entry.setPicture(edited.picture, bytes: picture)
    }
    var more = more.applyingMore(edited, since: base)
    if edited[.phones] != base[.phones] {
      entry.setPhones(edited[.phones], more: &more)
    }
    if more == self.more { return entry }
    switch self[PropertyListKey.more] {
    case nil, .dictionary:
      entry[PropertyListKey.more] = more.members.isEmpty ? nil : .dictionary(more)
      return entry
    // Somebody else's value has our key.
    default: throw .propertyList(.cannotHold, line: nil)
    }
  }

  private mutating func setText(_ text: String, of key: String) {
    self[key] = (self[key] ?? .string("")).replaced(with: text)
  }

  /// As a list where it is one already, else as one text.
  private mutating func setTexts(_ texts: [String], of key: String, joined separator: String) {
    if case .array = self[key] {
      self[key] = .array(texts.map(PropertyList.string))
    } else {
      setText(texts.joined(separator: separator), of: key)
    }
  }

  /// The first number under the format's key; all of them with their labels in our dictionary where
  /// that key can't hold them.
  private mutating func setPhones(_ phones: [LabeledValue], more: inout PropertyListDictionary) {
    let isList = if case .array = self[PropertyListKey.phoneNumber] { true } else { false }
    let held = isList ? phones : Array(phones.prefix(1))
    setTexts(held.map(\.value), of: PropertyListKey.phoneNumber, joined: "")
    let isPlain = phones.count == held.count && phones.allSatisfy { $0 == LabeledValue($0.value) }
    more[RepeatedField.phones.rawValue] = isPlain ? nil : PropertyList(phones)
  }

  private mutating func setPicture(
    _ picture: Contact.Picture?, bytes: [UInt8]?
  ) throws(FormatError) {
    switch picture {
    case nil: self[PropertyListKey.picture] = .string("")
    case .reference(let name): setText(name, of: PropertyListKey.picture)
    case .file, .embedded:
      guard let bytes else {
        if case .embedded = picture { return }
        throw .missingPicture
      }
      self[PropertyListKey.picture] = .data(bytes)
    case .damaged: break
    }
  }

  private func applyingMore(_ edited: Contact, since base: Contact) -> PropertyListDictionary {
    var more = self
    let isChanged = { (field: Field) in !edited.agrees(with: base, on: field) }
    let arePartsChanged = Contact.nameParts.contains(where: isChanged)
    for field in PropertyListKey.moreTexts {
      let isSplit = field == .family || field == .given
      guard isChanged(field) || (isSplit && arePartsChanged) else { continue }
      let text = isSplit && edited.partsFollowFromName ? "" : edited[field]
      more[field.rawValue] = text.isEmpty ? nil : .string(text)
    }
    if isChanged(.nickname), edited.nicknames.count > 1 {
      // One by one, so that one with a comma in it is known from two.
      more[Field.nickname.rawValue] = .array(edited.nicknames.map(PropertyList.string))
    }
    if !edited[.categories].isIdentical(to: base[.categories]) {
      let categories = edited[.categories].map(PropertyList.string)
      more[ListField.categories.rawValue] = categories.isEmpty ? nil : .array(categories)
    }
    for field in RepeatedField.allCases where field != .phones && edited[field] != base[field] {
      more[field.rawValue] = edited[field].isEmpty ? nil : PropertyList(edited[field])
    }
    if edited.kind != base.kind {
      more["kind"] = edited.kind.word.isEmpty ? nil : .string(edited.kind.word)
    }
    return more
  }
}
