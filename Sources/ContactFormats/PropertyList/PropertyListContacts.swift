import ContactModel

/// The contacts of a property list, for import: `letter → array of dictionaries` of any format, or
/// one flat array of them, which no book can be.
package struct PropertyListContacts: Sendable {
  /// In the file's order.
  package private(set) var contacts: [ImportedContact] = []
  /// Entries that are no people.
  package private(set) var rejections: [ImportRejection] = []

  package init(bytes: [UInt8]) throws(FormatError) {
    let file = try PropertyListFile(bytes: bytes)
    var entries: [PropertyList]
    switch file.root {
    case .array(let all):
      entries = all
      if !all.contains(where: \.isPerson) { throw .propertyList(.wrongShape(.array), line: nil) }
    case .dictionary(let root):
      // Refuses what isn't of contacts.
      _ = try PropertyListBook(bytes: bytes)
      entries = root.members.flatMap { member in
        if case .array(let entries) = member.value { entries } else { [] as [PropertyList] }
      }
    default: throw .propertyList(.wrongShape(.scalar), line: nil)
    }
    for (index, entry) in entries.enumerated() {
      let line = index < file.entryLines.count ? file.entryLines[index] : index + 1
      if case .dictionary(let person) = entry {
        let contact = ImportedContact(person, line: line)
        if !contact.isEmpty { contacts.append(contact) }
      } else {
        rejections.append(ImportRejection(.noPerson, line: line, bytes: entry.xml))
      }
    }
  }
}

extension PropertyList {
  fileprivate var isPerson: Bool {
    if case .dictionary(let entry) = self { entry[PropertyListKey.name] != nil } else { false }
  }

  fileprivate var xml: [UInt8] {
    var writer = XMLPropertyListWriter()
    writer.write(document: self)
    return writer.bytes
  }
}

extension ImportedContact {
  /// A person of a property list, which keeps its entry. Keys that no field has, and values of another type than theirs,
  /// become extras; a list or dictionary becomes one for each of its values.
  package init(_ entry: PropertyListDictionary, line: Int = 0) {
    var contact = Contact(entry)
    let parts: [Field] = [.family, .given, .middle, .prefix, .suffix]
    let name = contact[.name]
    let isOrganization = name.isIdentical(to: contact[.organization])
    if !name.isBlank, !isOrganization, parts.allSatisfy({ contact[$0].isEmpty }) {
      contact.splitName()
    }
    contact.unknownProperties = []
    if contact.kind == .person { contact.kind = contact.guessedKind }
    self.init(contact, extras: entry.extras, picture: entry.pictureBytes, line: line)
    self.entry = entry
  }
}

extension PropertyListDictionary {
  fileprivate var pictureBytes: PictureBytes? {
    if case .data(let bytes) = self[PropertyListKey.picture], !bytes.isEmpty { bytes } else { nil }
  }

  /// What `Contact(self)` doesn't read.
  fileprivate var extras: [Extra] {
    var last: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() { last[Array(member.key.utf8)] = index }
    return members.enumerated().flatMap { index, member in
      let counts = last[Array(member.key.utf8)] == index
      if counts, isKnown(member) { return member.ownExtras }
      return member.value.leaves().map { Extra(label: member.key, value: $0) }
    }
  }
}

extension PropertyListDictionary.Member {
  /// The custom fields and relations in our own dictionary.
  fileprivate var ownExtras: [Extra] {
    guard case .dictionary(let more) = value else { return [] }
    return PropertyListKey.extras.flatMap { kind, key in
      (more[key]?.labeledValues ?? []).map { Extra(kind, label: $0.label, value: $0.value) }
    }
  }
}

extension PropertyList {
  /// The values in it as texts; those of a dictionary with their keys before them.
  fileprivate func leaves() -> [String] {
    switch self {
    case .array(let items): items.flatMap { $0.leaves() }
    case .dictionary(let dictionary):
      dictionary.members.flatMap { member in
        let texts = member.value.text.map { [$0] } ?? member.value.leaves()
        return texts.map { member.key + ": " + $0 }
      }
    case .data(let bytes): [String(decoding: Base64.encode(bytes), as: UTF8.self)]
    case .uid(let number): [String(number)]
    default: text.map { $0.isBlank ? [] : [$0] } ?? []
    }
  }
}
