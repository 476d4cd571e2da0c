import ContactModel

/// Reads of a card what the list and the search need, and nothing else: the same as ContactDecoder
/// would tell, at a fraction of its time.
struct SummaryDecoder: Named {
  private let card: Bytes
  private let version: Version
  private(set) var kind = Contact.Kind.person
  private var declaredKind: Contact.Kind?

  private var name = ""
  private var family = ""
  private var given = ""
  private var middle = ""
  private var namePrefix = ""
  private var suffix = ""
  private var phonetic = PhoneticName()
  private var sortAs = ""
  private var organization = ""
  private var organizationSortKey = ""
  private var nicknames: [String] = []
  private var notes: [String] = []
  private var phones: [String] = []
  private var emails: [String] = []
  private var uid = ""
  private var hasPicture = false
  private var order: ManualOrder?
  private var alternatives: Set<String> = []
  private var seen = Seen()

  /// Readings of a name; few cards have any.
  private struct PhoneticName {
    var family = ""
    var given = ""
    var middle = ""
    var organization = ""
  }

  /// Properties of which the first one counts, whatever is in it.
  private struct Seen {
    var name = false
    var organization = false
    var kind = false
    var showAs = false
    var order = false
  }

  init(_ card: VCard) {
    self.card = card.storage
    version = card.version
  }

  /// A card's summary.
  static func decode(_ card: VCard) -> ContactSummary {
    var decoder = SummaryDecoder(card)
    return decoder.decode()
  }

  private mutating func decode() -> ContactSummary {
    var scanner = ContentLineScanner(card, version: version)
    while let content = scanner.next() {
      if content.kind == .property, content.role.isInSummary { read(content) }
    }
    kind = declaredKind ?? guessedKind
    if kind == .organization, sortAs.isEmpty { sortAs = organizationSortKey }
    var summary = ContactSummary(name: sortName)
    summary.nickname = nicknames.joined(separator: ", ")
    summary.organization = organization
    summary.phones = phones
    summary.emails = emails
    summary.note = notes.joined(separator: "\n")
    summary.hasPicture = hasPicture
    summary.place = order.map { .manual($0) } ?? .byName
    summary.identity = uid
    return summary
  }

  // MARK: - What names, sections and order are told from

  subscript(field: Field) -> String {
    switch field {
    case .name: name
    case .family: family
    case .given: given
    case .middle: middle
    case .prefix: namePrefix
    case .suffix: suffix
    case .nickname: nicknames.joined(separator: ", ")
    case .phoneticFamily: phonetic.family
    case .phoneticGiven: phonetic.given
    case .phoneticMiddle: phonetic.middle
    case .phoneticOrganization: phonetic.organization
    case .sortAs: sortAs
    case .organization: organization
    default: ""
    }
  }

  var firstEmail: String { emails.first ?? "" }
  var firstPhone: String { phones.first ?? "" }

  // MARK: - Properties

  private mutating func read(_ content: ContentLine) {
    if content.role == .picture { return readPicture(content) }
    let property = Property(content, in: card, version: version)
    switch content.role {
    case .uid: if uid.isEmpty { uid = property.text() }
    case .text(let field): readText(field, property)
    case .nameParts: readName(property)
    case .sound: if property.types.contains("x-irmc-n") { readPhonetic(property) }
    case .nickname: nicknames += property.words(of: property.escapedValue).compactMap(property.word)
    case .organization: readOrganization(property)
    case .kind: readKind(property)
    case .showAs: readShowAs(property)
    case .labeled(let field, _, _): readLabeled(field, property)
    case .order: readOrder(property)
    case .android: if let name = property.androidNickname { nicknames.append(name) }
    default: break
    }
  }

  /// Whether there is anything behind the colon; pictures are long, and not unfolded for that.
  private mutating func readPicture(_ content: ContentLine) {
    guard !hasPicture else { return }
    let value =
      card[content.first].valueColon.map { card[($0 + 1)..<content.range.upperBound] }
      ?? Property(content, in: card, version: version).value
    hasPicture = value.contains { $0 > ASCII.space }
  }

  private mutating func readText(_ field: Field, _ property: Property) {
    func read(_ text: inout String) { if text.isEmpty { text = property.text() } }
    switch field {
    case .name: read(&name)
    case .phoneticFamily: read(&phonetic.family)
    case .phoneticGiven: read(&phonetic.given)
    case .phoneticMiddle: read(&phonetic.middle)
    case .phoneticOrganization: read(&phonetic.organization)
    case .sortAs: read(&sortAs)
    case .note:
      let note = property.text()
      if !note.isEmpty { notes.append(note) }
    default: break
    }
  }

  private mutating func readName(_ property: Property) {
    if property.parameter("PHONETIC") != nil { return readPhonetic(property) }
    if sortAs.isEmpty, let key = property.sortKey { sortAs = key }
    guard !seen.name else { return }
    let parts = property.parts
    func text(_ index: Int) -> String {
      index < parts.count ? property.joinedText(of: parts[index]) : ""
    }
    (family, given, middle, namePrefix, suffix) = (text(0), text(1), text(2), text(3), text(4))
    seen.name = ![family, given, middle, namePrefix, suffix].allSatisfy(\.isEmpty)
  }

  private mutating func readPhonetic(_ property: Property) {
    let parts = property.parts
    func read(_ index: Int, _ text: inout String) {
      if text.isEmpty, index < parts.count { text = property.joinedText(of: parts[index]) }
    }
    read(0, &phonetic.family)
    read(1, &phonetic.given)
    read(2, &phonetic.middle)
  }

  private mutating func readOrganization(_ property: Property) {
    guard !seen.organization else { return }
    let texts = property.parts.map { property.text(of: $0) }
    guard texts.contains(where: { !$0.isEmpty }) else { return }
    seen.organization = true
    organization = texts[0]
    organizationSortKey = property.sortKey ?? ""
  }

  private mutating func readKind(_ property: Property) {
    guard !seen.kind, let kind = property.declaredKind else { return }
    seen.kind = true
    declaredKind = kind
  }

  private mutating func readShowAs(_ property: Property) {
    guard !seen.showAs else { return }
    seen.showAs = true
    if declaredKind == nil { declaredKind = property.shownKind }
  }

  private mutating func readLabeled(_ field: RepeatedField, _ property: Property) {
    let value = property.text(of: field)
    guard !value.isBlank, property.isFirst(of: &alternatives) else { return }
    if field == .phones { phones.append(value) } else { emails.append(value) }
  }

  private mutating func readOrder(_ property: Property) {
    guard !seen.order else { return }
    seen.order = true
    order = property.manualOrder
  }
}

extension Role {
  /// Whether a summary tells anything of it.
  fileprivate var isInSummary: Bool {
    switch self {
    case .uid, .nameParts, .sound, .nickname, .organization, .kind, .showAs, .picture, .order,
      .android, .labeled(.phones, _, _), .labeled(.emails, _, _):
      true
    case .text(let field): field != .jobTitle && field != .gender && field != .age
    default: false
    }
  }
}

extension Property {
  /// A word of a list; nil where it is empty.
  fileprivate func word(_ raw: Bytes) -> String? {
    let text = text(of: raw)
    return text.isEmpty ? nil : text
  }
}
