import ContactModel

/// Reads everything that is in a card.
struct ContactDecoder {
  private(set) var contact = Contact()
  private(set) var sources = FieldSources()
  private(set) var extras: [Extra] = []

  let version: Version
  /// What KIND or X-ABShowAs says.
  private var declaredKind: Contact.Kind?
  private var organizationSortKey = ""
  private var values: [RepeatedField: [LabeledValue]] = [:]
  /// Labels by group, in capitals.
  private var labels: [String: String] = [:]
  /// The group of each labeled value, by its source.
  private var groups: [Int: String] = [:]
  /// The group of each extra, in their order.
  private var extraGroups: [String?] = []
  /// The group of each kept property, in their order.
  private var keptGroups: [String?] = []
  /// Names and ALTIDs that were read: more of them say the same in other languages.
  private var alternatives: Set<String> = []

  init(version: Version) {
    self.version = version
  }

  /// A card's contact, and where each of its fields stands.
  static func decode(_ card: VCard) -> ContactDecoder {
    let version = card.version
    var decoder = ContactDecoder(version: version)
    var scanner = ContentLineScanner(card.storage, version: version)
    var line = 0
    while let content = scanner.next() {
      if content.kind == .property {
        decoder.read(Property(content, in: card.storage, version: version), content.role, line)
      }
      line += 1
    }
    decoder.finish()
    return decoder
  }

  mutating func read(_ property: Property, _ role: Role, _ line: Int) {
    switch role {
    case .begin, .end, .version, .silent, .agent: break
    case .member: contact.members.append(property.memberIdentity)
    case .uid: if contact.uid.isEmpty { contact.uid = property.text() }
    case .text(.note): sources.notes += words([property.escapedValue], of: property, line)
    case .text(let field): set(field, property.text(), property, line)
    case .nameParts: readName(property, line)
    case .sound: readSound(property, line)
    case .nickname:
      sources.nicknames += words(property.words(of: property.escapedValue), of: property, line)
    case .organization: readOrganization(property, line)
    case .birthday: set(.birthday, property.date?.text ?? property.text(), property, line)
    case .timestamp(let field): readTimestamp(field, property, line)
    case .kind: readKind(property, line)
    case .showAs: readShowAs(property, line)
    case .gender: set(.gender, property.genderText, property, line)
    case .genderNumber: set(.gender, property.genderNumberText, property, line)
    case .commaList(let field):
      let list = property.escapedValue.split(at: ASCII.comma)
      sources.lists[field, default: []] += words(list, of: property, line)
    case .textLines(let field):
      sources.lists[field, default: []] += words([property.escapedValue], of: property, line)
    case .labeled(let field, let label, let service):
      readLabeled(field, label, service, property, line)
    case .address: readAddress(property, line)
    case .picture: readPicture(property, line)
    case .groupLabel: readLabel(property)
    case .android: readAndroid(property, line)
    case .order: readOrder(property, line)
    case .extra(let kind, let label): readExtra(kind, label, property)
    case .groupDetail, .unknown: noteUnknown(property)
    }
  }

  /// What can be told only when all lines are read.
  private mutating func finish() {
    contact[.note] = sources.notes.map(\.text).joined(separator: "\n")
    contact.nicknames = sources.nicknames.map(\.text)
    for field in ListField.allCases { contact[field] = (sources.lists[field] ?? []).map(\.text) }
    for (field, values) in values { contact[field] = values.map(labeled) }
    for (index, group) in extraGroups.enumerated() {
      if let label = group.flatMap({ labels[$0] }) { extras[index].label = label }
    }
    for (index, group) in keptGroups.enumerated() {
      if let label = group.flatMap({ labels[$0] }) {
        contact.unknownProperties[index].label = label
      }
    }
    contact.kind = declaredKind ?? contact.guessedKind
    if contact.kind == .organization, contact[.sortAs].isEmpty {
      contact[.sortAs] = organizationSortKey
      sources.fields[.sortAs] = sources.fields[.organization]
    } else if contact.kind == .organization, let line = sources.fields[.organization] {
      sources.others[.sortAs, default: []].append(line)
    }
  }

  private func labeled(_ value: LabeledValue) -> LabeledValue {
    guard let group = value.source.flatMap({ groups[$0] }), let label = labels[group] else {
      return value
    }
    var value = value
    value.label = label
    return value
  }

  /// Sets a field that counts once: the first line that says something.
  private mutating func set(_ field: Field, _ text: String, _ property: Property, _ line: Int) {
    guard !text.isEmpty else { return }
    if contact[field].isEmpty {
      contact[field] = text
      sources.fields[field] = line
    } else {
      noteOther(field, property, line)
    }
  }

  /// A further line that says a field.
  private mutating func noteOther(_ field: Field, _ property: Property, _ line: Int) {
    sources.others[field, default: []].append(line)
    noteUnknown(property)
  }

  private mutating func noteUnknown(_ property: Property) {
    contact.unknownProperties.append(property.unknown)
    keptGroups.append(property.group.map { $0.text.uppercased() })
  }

  private func words(
    _ words: [Bytes], of property: Property, _ line: Int
  ) -> [FieldSources.Word] {
    words.map { FieldSources.Word(text: property.text(of: $0), line: line) }
      .filter { !$0.text.isEmpty }
  }

  // MARK: - Names

  private mutating func readName(_ property: Property, _ line: Int) {
    if property.parameter("PHONETIC") != nil {
      readPhonetic(property, line)
      return
    }
    if let key = property.sortKey { set(.sortAs, key, property, line) }
    let texts = property.parts.prefix(5).map { property.joinedText(of: $0) }
    guard texts.contains(where: { !$0.isEmpty }) else { return }
    let fields: [Field] = [.family, .given, .middle, .prefix, .suffix]
    guard sources.fields[.family] == nil else { return noteOther(.family, property, line) }
    for (field, text) in zip(fields, texts) { contact[field] = text }
    for field in fields { sources.fields[field] = line }
  }

  /// SOUND;X-IRMC-N has a phonetic name; other sounds are recordings.
  private mutating func readSound(_ property: Property, _ line: Int) {
    guard property.types.contains("x-irmc-n") else { return noteUnknown(property) }
    readPhonetic(property, line)
  }

  private mutating func readPhonetic(_ property: Property, _ line: Int) {
    let fields: [Field] = [.phoneticFamily, .phoneticGiven, .phoneticMiddle]
    for (field, part) in zip(fields, property.parts) {
      let text = property.joinedText(of: part)
      if text.isEmpty { continue }
      if contact[field].isEmpty {
        contact[field] = text
        sources.fields[field] = line
      } else {
        sources.others[field, default: []].append(line)
      }
    }
  }

  private mutating func readOrganization(_ property: Property, _ line: Int) {
    let texts = property.parts.map { property.text(of: $0) }
    guard texts.contains(where: { !$0.isEmpty }) else { return }
    guard sources.fields[.organization] == nil else {
      return noteOther(.organization, property, line)
    }
    contact[.organization] = texts[0]
    contact[.department] = texts.dropFirst().filter { !$0.isEmpty }.joined(separator: " / ")
    sources.fields[.organization] = line
    sources.fields[.department] = line
    organizationSortKey = property.sortKey ?? ""
  }

  // MARK: - Kind and time

  private mutating func readKind(_ property: Property, _ line: Int) {
    guard sources.kind == nil, let kind = property.declaredKind else { return }
    sources.kind = line
    declaredKind = kind
  }

  private mutating func readShowAs(_ property: Property, _ line: Int) {
    guard sources.showAs == nil else { return }
    sources.showAs = line
    if declaredKind == nil { declaredKind = property.shownKind }
  }

  /// Of several lines the latest moment counts.
  private mutating func readTimestamp(_ field: Field, _ property: Property, _ line: Int) {
    let text = property.text()
    let moment = Timestamp(text)?.text ?? text
    if moment.utf8.lexicographicallyPrecedes(contact[field].utf8) { return }
    contact[field] = moment
    if !moment.isEmpty { sources.fields[field] = line }
  }

  // MARK: - Labels

  private mutating func readLabel(_ property: Property) {
    guard let group = property.group else { return }
    let key = group.text.uppercased()
    let label = AppleLabel.text(for: property.text())
    if !label.isEmpty, labels[key] == nil { labels[key] = label }
  }

  /// The model has no field for it; TYPE says how a RELATED is related.
  private mutating func readExtra(_ kind: Extra.Kind, _ label: String, _ property: Property) {
    noteUnknown(property)
    let value = property.text()
    guard !value.isEmpty else { return }
    let label = label.isEmpty ? property.types.first ?? "" : label
    extras.append(Extra(kind, label: label, value: value))
    extraGroups.append(property.group.map { $0.text.uppercased() })
  }

  /// Adds a value of a field that there may be many of.
  mutating func append(
    _ value: LabeledValue, to field: RepeatedField, _ property: Property
  ) {
    guard property.isFirst(of: &alternatives) else { return }
    if let group = property.group, let line = value.source {
      groups[line] = group.text.uppercased()
    }
    values[field, default: []].append(value)
  }

  // MARK: - Pictures, order, Android's own

  private mutating func readPicture(_ property: Property, _ line: Int) {
    guard let picture = property.picture else { return }
    guard contact.picture == nil else {
      sources.otherPictures.append(line)
      return noteUnknown(property)
    }
    contact.picture = picture.summary
    sources.picture = line
  }

  private mutating func readOrder(_ property: Property, _ line: Int) {
    guard sources.order == nil else { return }
    sources.order = line
    contact.order = property.manualOrder
  }

  /// `vnd.android.cursor.item/nickname;Nick;1;…`
  private mutating func readAndroid(_ property: Property, _ line: Int) {
    if let name = property.androidNickname {
      sources.nicknames.append(.init(text: name, line: line))
      return
    }
    let parts = property.parts.map { property.text(of: $0) }
    switch (parts.first, parts.count > 1 ? parts[1] : "") {
    case (_, ""): noteUnknown(property)
    case ("vnd.android.cursor.item/contact_event", let text):
      readAndroidEvent(parts, CardDate(text).map(\.withoutFakeYear)?.text ?? text, property, line)
    default: noteUnknown(property)
    }
  }

  private mutating func readAndroidEvent(
    _ parts: [String], _ date: String, _ property: Property, _ line: Int
  ) {
    switch parts.count > 2 ? parts[2] : "" {
    case "3": set(.birthday, date, property, line)
    case "1":
      append(LabeledValue(date, label: "anniversary", source: line), to: .dates, property)
    case "0":
      let label = parts.count > 3 ? parts[3] : ""
      append(LabeledValue(date, label: label, source: line), to: .dates, property)
    default: append(LabeledValue(date, source: line), to: .dates, property)
    }
  }
}
