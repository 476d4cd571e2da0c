package import ContactModel
import Pinyin

/// Where a contact stands, for its JSON object.
package struct ContactPlace: Sendable {
  package var file: String?
  /// 1-based.
  package var line: Int?

  package init(file: String? = nil, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// A contact as the commands print it with `--json`. The card, where there is one, tells what the
/// model leaves out: version, picture, members.
package func contactJSON(
  _ contact: Contact, card: VCard? = nil, at place: ContactPlace = ContactPlace()
) -> JSONValue {
  let details = card.map { CardDetails($0) } ?? CardDetails()
  let display = contact.displayName
  var members: [JSONValue.Member] = []
  func add(_ key: String, _ value: JSONValue) { members.append(.init(key, value)) }
  add("display", .string(display.isEmpty ? "(no name)" : display))
  for (key, field) in ContactKey.texts { add(key, .string(contact[field])) }
  add("nickname", .texts(contact.nicknames))
  add("birthday", contact[.birthday].isEmpty ? .null : .date(contact[.birthday]))
  add("kind", .string(ContactKey.kind(contact.kind)))
  for (key, field) in ContactKey.lists { add(key, .texts(contact[field])) }
  for (key, field) in ContactKey.repeated {
    add(key, .array(contact[field].map { valueJSON($0, field, details) }))
  }
  add("photo", pictureJSON(contact.picture, details))
  add("uid", .string(contact.uid))
  add("version", details.version.map { .string($0) } ?? .null)
  add("members", .texts(details.members))
  add("agent", details.agent.map { .string($0) } ?? .null)
  add("custom", .extras(details.extras, .custom))
  add("relations", .extras(details.extras, .relation))
  add("unknown", .texts(contact.unknownProperties.map(\.name)))
  add("section", .string(String(contact.sortName.section.title)))
  add("file", place.file.map { .string($0) } ?? .null)
  add("line", place.line.map { .number($0) } ?? .null)
  return .object(members)
}

private func valueJSON(
  _ value: LabeledValue, _ field: RepeatedField, _ details: CardDetails
) -> JSONValue {
  var members: [JSONValue.Member] = []
  func add(_ key: String, _ value: JSONValue) { members.append(.init(key, value)) }
  add("value", field == .dates ? .date(value.value) : .string(value.value))
  if let address = value.address {
    for (key, part) in ContactKey.addressParts { add(key, .string(address[part])) }
    add("formatted", .string(value.source.flatMap { details.printedAddresses[$0] } ?? ""))
  }
  if field == .ims || field == .socialProfiles { add("service", .string(value.service)) }
  if field == .socialProfiles {
    add("user", .string(value.source.flatMap { details.users[$0] } ?? ""))
  }
  add("types", .texts(value.types))
  add("label", .string(value.label))
  add("pref", .bool(value.isPreferred))
  return .object(members)
}

private func pictureJSON(_ picture: Contact.Picture?, _ details: CardDetails) -> JSONValue {
  switch picture {
  case nil: return .null
  case .reference(let text): return .object([.init("uri", .string(text))])
  case .file(let path): return .object([.init("uri", .string(path))])
  case .damaged: return .object([.init("damaged", .bool(true))])
  case .embedded(let byteCount, let format):
    var members: [JSONValue.Member] = [
      .init("type", .string(details.pictureType ?? format.lowercased())),
      .init("size", .number(byteCount)),
    ]
    if let digest = details.pictureDigest { members.append(.init("sha256", .string(digest))) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate static func extras(_ extras: [Extra], _ kind: Extra.Kind) -> JSONValue {
    .array(
      extras.filter { $0.kind == kind }.map {
        .object([.init("label", .string($0.label)), .init("value", .string($0.value))])
      })
  }

  fileprivate static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  /// A date, or what was written in its place.
  fileprivate static func date(_ text: String) -> JSONValue {
    CardDate(text) != nil ? .string(text) : .object([.init("text", .string(text))])
  }
}
