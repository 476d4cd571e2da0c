import ContactModel

extension CardEditor {
  /// Writes what differs between the two contacts.
  mutating func apply(
    _ edited: Contact, since base: Contact, picture: PictureBytes?
  ) throws(FormatError) {
    for field in Field.allCases where !edited.agrees(with: base, on: field) {
      if field == .nickname, let nicknames = edited.knownNicknames {
        try setNicknames(nicknames)
      } else {
        try set(field, edited[field])
      }
      if edited[field].isEmpty { try clearOthers(field, in: edited) }
    }
    removeEmptyOrganization()
    for field in ListField.allCases where !edited[field].isIdentical(to: base[field]) {
      try set(field, edited[field])
    }
    for field in RepeatedField.allCases where edited[field] != base[field] {
      try set(field, edited[field], since: base[field])
    }
    if edited.picture != base.picture { try set(edited.picture, bytes: picture) }
    if edited.order != base.order { try set(edited.order) }
    if !edited.uid.isIdentical(to: base.uid) { try setUID(edited.uid) }
    try setKind(edited, since: base)
  }

  private mutating func set(_ field: Field, _ text: String) throws(FormatError) {
    switch field {
    case .created, .modified: break
    case .family, .given, .middle, .prefix, .suffix: try setNamePart(field, text)
    case .phoneticFamily, .phoneticGiven, .phoneticMiddle: try setPhonetic(field, text)
    case .sortAs: try setSortKey(text)
    case .nickname: try setNicknames(text)
    case .note: try setNotes(text)
    case .organization: try setOrganization(text)
    case .department: try setDepartment(text)
    case .birthday: try setBirthday(text)
    case .gender: try setGender(text)
    case .name, .phoneticOrganization, .jobTitle, .age: try setText(field, text)
    }
  }

  /// A field that is the whole value of one property. A name without text keeps its line: cards must
  /// have one.
  mutating func setText(_ field: Field, _ text: String) throws(FormatError) {
    let line = sources.fields[field] ?? firstLine { $0 == .text(field) }
    if let line, text.isEmpty, field != .name {
      remove(line)
    } else if let line {
      try edit(line) { property throws(FormatError) in try property.setText(text) }
    } else if !text.isEmpty {
      try add(.text(field)) { property throws(FormatError) in try property.setText(text) }
    }
  }

  /// Adds a property with this meaning, where this version has a name for it.
  mutating func add(
    _ role: Role, behind line: Int? = nil,
    _ fill: (inout Property) throws(FormatError) -> Void
  ) throws(FormatError) {
    guard let name = PropertyTable.name(for: role, version: version) else { return }
    var property = Property(name: name, version: version)
    try fill(&property)
    insert([property], behind: line)
  }

  /// Edits the property on a line, or the one that was just added with this meaning, or a new one.
  private mutating func change(
    _ line: Int?, _ role: Role, _ change: (inout Property) throws(FormatError) -> Void
  ) throws(FormatError) {
    if let line { return try edit(line, change) }
    guard let name = PropertyTable.name(for: role, version: version) else { return }
    if try !editInserted(name, change) { try add(role, change) }
  }

  // MARK: - Names

  private mutating func setNamePart(_ field: Field, _ text: String) throws(FormatError) {
    let part = field.namePart ?? 0
    let line = sources.fields[field] ?? firstLine { $0 == .nameParts }
    try change(line, .nameParts) { property throws(FormatError) in
      if property.value.isEmpty { try property.setParts(["", "", "", "", ""]) }
      try property.setNamePart(part, to: text)
    }
  }

  private mutating func setPhonetic(_ field: Field, _ text: String) throws(FormatError) {
    guard let part = field.namePart, let line = sources.fields[field],
      contents[line].role != .text(field)
    else { return try setText(field, text) }
    try edit(line) { property throws(FormatError) in try property.setListPart(part, to: text) }
  }

  /// SORT-STRING, or in 4.0 the SORT-AS of the name.
  private mutating func setSortKey(_ text: String) throws(FormatError) {
    let source = sources.fields[.sortAs]
    let isParameter = source.map { contents[$0].role != .text(.sortAs) } ?? (version == .v40)
    guard isParameter, let line = source ?? firstLine(where: { $0 == .nameParts }) else {
      return try setText(.sortAs, text)
    }
    try edit(line) { property throws(FormatError) in
      property.setParameter("SORT-AS", to: text.isEmpty ? nil : text)
    }
  }

  // MARK: - Organization

  private mutating func setOrganization(_ text: String) throws(FormatError) {
    try editOrganization { property throws(FormatError) in try property.setPart(0, to: text) }
  }

  /// The units behind the organization's name; those that are still there stay as they are written.
  private mutating func setDepartment(_ text: String) throws(FormatError) {
    try editOrganization { property throws(FormatError) in try property.setUnits(to: text) }
  }

  private mutating func editOrganization(
    _ change: (inout Property) throws(FormatError) -> Void
  ) throws(FormatError) {
    let line = sources.fields[.organization] ?? firstLine { $0 == .organization }
    try self.change(line, .organization, change)
  }

  /// Takes out an ORG of which neither the name nor a unit is left.
  private mutating func removeEmptyOrganization() {
    for line in contents.indices where contents[line].role == .organization && isEdited(line) {
      let property = property(line)
      if property.parts.allSatisfy({ property.text(of: $0).isEmpty }) { remove(line) }
    }
  }

  // MARK: - Dates, gender, identity

  private mutating func setBirthday(_ text: String) throws(FormatError) {
    guard let line = sources.fields[.birthday] ?? firstLine(where: { $0 == .birthday }) else {
      return try add(.birthday) { property throws(FormatError) in try property.setDate(text) }
    }
    if text.isEmpty { return remove(line) }
    let isAndroid = contents[line].role == .android
    try edit(line) { property throws(FormatError) in
      if isAndroid { try property.setPart(1, to: text) } else { try property.setDate(text) }
    }
  }

  private mutating func setGender(_ text: String) throws(FormatError) {
    let line = sources.fields[.gender]
    if let line, text.isEmpty { return remove(line) }
    guard let line else {
      let role: Role = version == .v40 ? .gender : .text(.gender)
      return try add(role) { property throws(FormatError) in
        if role == .gender { try property.setGender(text) } else { try property.setText(text) }
      }
    }
    let role = contents[line].role
    try edit(line) { property throws(FormatError) in
      switch role {
      case .gender: try property.setGender(text)
      case .genderNumber: try property.setGenderNumber(text)
      default: try property.setText(text)
      }
    }
  }

  private mutating func setUID(_ uid: String) throws(FormatError) {
    if let line = firstLine(where: { $0 == .uid }) {
      if uid.isEmpty { return removeAll(.uid) }
      try edit(line) { property throws(FormatError) in try property.setText(uid) }
    } else if !uid.isEmpty {
      try add(.uid) { property throws(FormatError) in try property.setText(uid) }
    }
  }

  // MARK: - The card's own bookkeeping

  mutating func set(_ order: ManualOrder?) throws(FormatError) {
    let line = sources.order ?? firstLine { $0 == .order }
    guard let order else { return removeAll(.order) }
    if let line {
      try edit(line) { property throws(FormatError) in try property.setManualOrder(order) }
    } else {
      try add(.order) { property throws(FormatError) in try property.setManualOrder(order) }
    }
  }

  /// Says in the card what version it follows.
  mutating func declareVersion() {
    var property = Property(name: "VERSION", version: version)
    property.value = Array(version.text.utf8)[...]
    insert([property], behind: contents.firstIndex { $0.role == .begin } ?? -1)
  }

  /// Brings REV to now, in its own spelling. A card without one gets none.
  mutating func touchRevision(_ now: Int) {
    guard let line = sources.fields[.modified] else { return }
    let isDate = property(line).isValue("date")
    var style = Timestamp(property(line).text())?.style ?? .init(isExtended: version == .v30)
    style.hasTime = !isDate
    // A moment is plain ASCII: there is nothing that could fail.
    try? edit(line) { property throws(FormatError) in
      try property.setText(Timestamp.written(now, style: style))
    }
  }
}
