package import ContactModel

/// A place in a contact's JSON object that can be set: `fn`, `hobbies[0]`, `phones[+].value`.
package enum ContactPath: Hashable, Sendable {
  case text(Field)
  /// A whole list, or one of its items.
  case list(List, Entry?)
  /// All values of a field, which can only go together.
  case values(RepeatedField)
  case value(RepeatedField, Entry, Part)
  case kind, picture

  /// A list of texts.
  package enum List: Hashable, Sendable {
    case field(ListField)
    case nicknames
  }

  /// Which entry of a list.
  package enum Entry: Hashable, Sendable {
    /// Counted from 0, as the contact was before any change.
    case at(Int)
    /// `[+]`: an entry that is added.
    case new
  }

  package enum Part: Hashable, Sendable {
    case value, label, types, preferred, service
    case address(PostalAddress.Part)
  }

  package enum Failure: Error, Equatable, Sendable {
    /// There is no such key; those that it may have been meant for, as `keys` spells them.
    case unknown(nearest: [String])
    /// It can be read, but not set.
    case readOnly(ReadOnlyReason)
  }

  /// Why something can only be read.
  package enum ReadOnlyReason: Hashable, Sendable {
    /// It follows from the rest of the contact, or from its file.
    case follows
    /// It is the card's own: who it is, when it was written.
    case cardsOwn
    /// No field of a contact holds it; the card keeps it as it is written.
    case withoutField
    /// A social profile's type is its service, which has this key.
    case isService(key: String)
  }

  package init(_ text: String) throws(Failure) {
    guard let spelling = Spelling(text), let path = Self.path(spelling) else {
      if let reason = Self.readOnlyReason(of: text) { throw .readOnly(reason) }
      throw .unknown(nearest: Self.nearestKeys(to: text))
    }
    self = path
  }

  private static func path(_ spelling: Spelling) -> ContactPath? {
    let key = spelling.name
    switch (spelling.entry, spelling.part) {
    case (nil, nil):
      if key == "kind" { return .kind }
      if pictureKeys.contains(key) { return .picture }
      if let text = texts.first(where: { $0.key == key }) { return .text(text.field) }
      if let list = list(named: key) { return .list(list, nil) }
      return field(named: key).map { .values($0) }
    case (let entry?, nil):
      if let list = list(named: key) { return .list(list, entry) }
      return field(named: key).map { .value($0, entry, .value) }
    case (let entry?, let name?):
      guard let field = field(named: key),
        let part = parts(of: field).first(where: { $0.key == name })
      else { return nil }
      return .value(field, entry, part.part)
    case (nil, _?): return nil
    }
  }

  private static func list(named key: String) -> List? {
    lists.first { $0.key == key }?.list
  }

  private static func field(named key: String) -> RepeatedField? {
    ContactKey.repeated.first { $0.key == key }?.field
  }
}

// MARK: - The keys

extension ContactPath {
  /// Every key that can be set, with `[N]` for a place in a list.
  package static let keys: [String] =
    texts.map(\.key) + ["kind", "photo"] + lists.flatMap { [$0.key, $0.key + "[N]"] }
    + ContactKey.repeated.flatMap { key, field in
      parts(of: field).map { "\(key)[N].\($0.key)" }
    }

  private static let texts: [(key: String, field: Field)] =
    ContactKey.texts.filter { $0.field != .created && $0.field != .modified }
    + [("birthday", .birthday)]

  private static let lists: [(key: String, list: List)] =
    [("nickname", .nicknames)] + ContactKey.lists.map { ($0.key, .field($0.field)) }

  /// A property list's own word is the second one.
  private static let pictureKeys = ["photo", "picture"]

  private static let readOnlyKeys: [(keys: [String], reason: ReadOnlyReason)] = [
    (["display", "section", "file", "line", "quality", "highlights"], .follows),
    (["uid", "version", "created", "modified"], .cardsOwn),
    (["custom", "relations", "members", "agent", "unknown"], .withoutField),
  ]

  /// Nil for what is no key at all.
  private static func readOnlyReason(of text: String) -> ReadOnlyReason? {
    let name = String(text.prefix { $0 != "[" && $0 != "." })
    if let spelling = Spelling(text), spelling.part == "types", spelling.entry != nil,
      field(named: name) == .socialProfiles
    {
      return .isService(key: text.prefix { $0 != "." } + ".service")
    }
    return readOnlyKeys.first { $0.keys.contains { $0.isIdentical(to: name) } }?.reason
  }

  private static func parts(of field: RepeatedField) -> [(key: String, part: Part)] {
    let service: [(String, Part)] = field.hasService ? [("service", .service)] : []
    // A social profile's first type is its service.
    let types: [(String, Part)] = field == .socialProfiles ? [] : [("types", .types)]
    let address: [(String, Part)] =
      field == .addresses ? ContactKey.addressParts.map { ($0.key, .address($0.part)) } : []
    return [("value", .value)] + address + service + [("label", .label)] + types
      + [("pref", .preferred)]
  }

  /// The keys that a wrong one may have been meant for, the likeliest first.
  private static func nearestKeys(to text: String) -> [String] {
    let typed = Array(text.lowercased().utf8.prefix(40))
    let own = keysOfField(in: text)
    let distances = (own ?? keys).map { key in
      let spelled = Array(key.lowercased().utf8)
      let name = Array(key.prefix { $0 != "[" }.lowercased().utf8)
      return (key: key, distance: min(typed.distance(to: spelled), typed.distance(to: name)))
    }
    let limit = own == nil ? max(2, (typed.count + 1) / 2) : .max
    let near = distances.enumerated().filter { $0.element.distance <= limit }
    let sorted = near.sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
    return sorted.prefix(own == nil ? 3 : 5).map(\.element.key)
  }

  /// Where only the part is wrong, the keys of the field whose part it may have been meant for.
  private static func keysOfField(in text: String) -> [String]? {
    guard let spelling = Spelling(text), spelling.entry != nil, spelling.part != nil,
      let field = field(named: spelling.name)
    else { return nil }
    return parts(of: field).map { "\(spelling.name)[N].\($0.key)" }
  }
}

/// A path as it is written: a name, a place in a list, a part.
private struct Spelling {
  let name: String
  var entry: ContactPath.Entry?
  var part: String?

  init?(_ text: String) {
    let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = pieces.first else { return nil }
    if pieces.count > 1 { part = String(pieces[1]) }
    guard let bracket = head.firstIndex(of: "[") else {
      name = String(head)
      return
    }
    name = String(head[..<bracket])
    let rest = head[bracket...].dropFirst()
    guard rest.last == "]" else { return nil }
    let index = rest.dropLast()
    if index == "+" {
      entry = .new
    } else {
      guard !index.isEmpty, index.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      // A number that is too large is the place of nothing, as is the largest.
      entry = .at(Int(index) ?? .max)
    }
  }
}

extension [UInt8] {
  /// How many bytes have to be put in, taken out or changed to make one word of another.
  fileprivate func distance(to other: [UInt8]) -> Int {
    var row = Array<Int>(0...other.count)
    for (index, byte) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, otherByte) in other.enumerated() {
        let change = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
