import Pinyin

/// How the full name and its parts follow each other.
extension Contact {
  /// The name that a form shows: as the list does, but without what stands in for a name where
  /// there is none. A prefix or suffix alone is no name.
  package var fullName: String {
    let names: [Field] = [.name, .family, .given, .middle]
    return names.allSatisfy { self[$0].isBlank } ? "" : displayName
  }

  /// The parts of a full name.
  package static let nameParts: [Field] = [.prefix, .family, .middle, .given, .suffix]

  /// Fields that say how the name or the organization is read.
  package static let readings: [Field] = [
    .phoneticFamily, .phoneticMiddle, .phoneticGiven, .phoneticOrganization, .sortAs,
  ]

  /// Lets the name and its parts follow each other after the user changed some of them: what was
  /// changed decides. Parts and readings that the user gave stay.
  package mutating func settleName(edited: Set<Field>, since base: Contact) {
    let parts = Self.nameParts.filter(edited.contains)
    let isNameEdited = edited.contains(.name)
    let typed = self
    if isNameEdited, parts.allSatisfy({ $0 == .prefix || $0 == .suffix }) {
      for field in parts + [.name] { self[field] = base[field] }
      rename(to: typed[.name])
    } else if !parts.isEmpty, !isNameEdited || typed[.name].isEmpty {
      followParts(since: base)
    } else {
      dropReadings(since: base)
    }
    for field in parts + Self.readings where edited.contains(field) { self[field] = typed[field] }
  }

  /// Gives it another full name, which the parts follow: Han names split by the surname table,
  /// others at the last space.
  ///
  /// A prefix, middle name, or suffix stays where the new name has it too, or the old one hadn't.
  package mutating func rename(to name: String) {
    let old = self
    let oldName = fullName
    self[.name] = name
    if kind != .person, [Field.family, .given, .middle].allSatisfy({ self[$0].isBlank }) {
      if self[.organization].isIdentical(to: oldName) {
        self[.organization] = name
      }
    } else {
      splitParts(of: name, instead: oldName)
    }
    dropReadings(since: old)
  }

  private mutating func splitParts(of name: String, instead oldName: String) {
    var core = Substring(name)
    let prefix = self[.prefix] + " "
    if core.hasPrefix(prefix) {
      core = core.dropFirst(prefix.count)
    } else if oldName.hasPrefix(prefix) {
      self[.prefix] = ""
    }
    let suffix = " " + self[.suffix]
    if core.hasSuffix(suffix) {
      core = core.dropLast(suffix.count)
      if core.hasSuffix(",") { core = core.dropLast() }
    } else if oldName.hasSuffix(suffix) {
      self[.suffix] = ""
    }
    var (family, given) = splitName(String(core))
    let middle = " " + self[.middle]
    if !self[.middle].isBlank, given.hasSuffix(middle) {
      given.removeLast(middle.count)
    } else if name.isBlank || oldName.contains(self[.middle]) {
      self[.middle] = ""
    }
    self[.family] = family
    self[.given] = given
  }

  /// Makes the full name follow its parts, which were edited since `old`.
  ///
  /// It is put together as the old one was. An old name that its parts don't make (Johnny for John
  /// Smith) is so on purpose, and stays.
  package mutating func followParts(since old: Contact) {
    let isHan = isHanName(self[.family] + self[.middle] + self[.given])
    let pattern =
      old.fullName.isBlank || self[.name].isBlank
      ? NamePattern.western
      : NamePattern.all.first { $0.name(of: old).isIdentical(to: old.fullName) }
    guard let pattern else { return }
    let isWestern = !isHan && pattern.separator.isEmpty
    let name = (isHan ? .han : isWestern ? .western : pattern).name(of: self)
    if !name.isBlank { self[.name] = name }
    dropReadings(since: old)
  }

  /// Takes out the readings of what changed since `old`: they would sort the contact by a name that
  /// it no longer has.
  package mutating func dropReadings(since old: Contact) {
    for reading in staleReadings(since: old) { self[reading] = "" }
  }

  private func staleReadings(since old: Contact) -> [Field] {
    let isChanged = { (field: Field) in !self[field].isIdentical(to: old[field]) }
    let readings: [(Field, of: Field)] = [
      (.phoneticFamily, .family), (.phoneticGiven, .given), (.phoneticMiddle, .middle),
      (.phoneticOrganization, .organization),
    ]
    let decisive: [Field] = [
      .name, .family, .given, .phoneticFamily, .phoneticMiddle, .phoneticGiven,
      .phoneticOrganization,
    ]
    let isSortStale = decisive.contains(where: isChanged)
    return readings.filter { isChanged($0.of) }.map(\.0) + (isSortStale ? [.sortAs] : [])
  }
}

/// A way to put a full name together.
private struct NamePattern {
  let parts: [Field]
  let separator: String

  func name(of contact: Contact) -> String {
    parts.map { contact[$0] }.filter { !$0.isBlank }.joined(separator: separator)
  }

  static let han = NamePattern(parts: [.family, .middle, .given], separator: "")
  static let western = NamePattern(
    parts: [.prefix, .given, .middle, .family, .suffix], separator: " ")

  /// Those without prefix and suffix first: a name that hasn't got them shouldn't get them.
  static let all = [
    NamePattern(parts: [.given, .middle, .family], separator: " "),
    NamePattern(parts: [.given, .family], separator: " "),
    NamePattern(parts: [.family, .given], separator: " "),
    NamePattern(parts: [.family, .given], separator: ", "),
    NamePattern(parts: [.prefix, .given, .middle, .family], separator: " "),
    NamePattern(parts: [.given, .middle, .family, .suffix], separator: " "),
    western, han, NamePattern(parts: [.family, .given], separator: ""),
  ]
}

extension Contact {
  /// Whether the card splits the name into family and given name otherwise than we would.
  package var hasOwnSplit: Bool {
    let split = splitName(fullName)
    return !(self[.family] + self[.given]).isEmpty
      && !(self[.family].isIdentical(to: split.family)
        && self[.given].isIdentical(to: split.given))
  }
}
