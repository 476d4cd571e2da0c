import ContactModel

/// Changes single properties of a card; all other lines stay as they are.
struct CardEditor {
  let version: Version
  let contents: [ContentLine]
  let sources: FieldSources
  /// What is in the card before the edit.
  let contact: Contact

  private let bytes: Bytes
  private var drafts: [Int: Property] = [:]
  private var removed: Set<Int> = []
  /// New properties behind a content line; -1 is before the first.
  private var insertions: [Int: [Property]] = [:]
  /// The highest number of an `item` group, once it was asked for.
  private var lastGroup: Int?

  init(_ card: VCard) {
    bytes = card.storage
    version = card.version
    contents = card.contentLines
    let decoder = ContactDecoder.decode(card)
    sources = decoder.sources
    contact = decoder.contact
  }

  // MARK: - Single properties

  /// A property as it is now, edits included.
  func property(_ line: Int) -> Property {
    drafts[line] ?? Property(contents[line], in: bytes, version: version)
  }

  func isEdited(_ line: Int) -> Bool { drafts[line] != nil }

  mutating func edit<Failure: Error>(
    _ line: Int, _ change: (inout Property) throws(Failure) -> Void
  ) throws(Failure) {
    var property = property(line)
    try change(&property)
    drafts[line] = property
  }

  /// Takes a property out, and with the last one of a group the group's labels.
  mutating func remove(_ line: Int) {
    removed.insert(line)
    guard let group = property(line).group else { return }
    let others = members(of: group)
    let isAlone = others.allSatisfy { contents[$0].role.belongsToGroup }
    if isAlone { removed.formUnion(others) }
  }

  /// Takes one line out, and nothing with it.
  mutating func removeOnly(_ line: Int) {
    removed.insert(line)
  }

  /// Adds properties behind the line, or where properties of that name stand, or before the end.
  mutating func insert(_ properties: [Property], behind line: Int? = nil) {
    guard let first = properties.first else { return }
    insertions[safePlace(from: line ?? place(for: first.name)), default: []] += properties
  }

  /// The next line that a property may stand behind, or the last one before where there is none. A
  /// soft break that ends nowhere can be ended by an empty line.
  private func safePlace(from line: Int) -> Int {
    var place = line
    while place >= 0, place < contents.count, contents[place].role != .end {
      if !swallowsNextLine(place) { return place }
      place += 1
    }
    place = line
    while place >= 0, swallowsNextLine(place), !contents[place].hasDanglingBreak { place -= 1 }
    return place
  }

  /// Whether a property behind this line would be read as a part of it, or take in what follows.
  private func swallowsNextLine(_ line: Int) -> Bool {
    if contents[line].hasDanglingBreak || contents[line].isOpenCard { return true }
    guard line + 1 < contents.count else { return false }
    return bytes[contents[line + 1].first].first?.isBlank ?? false
  }

  /// Edits a property that was added before; false where none of that name was.
  mutating func editInserted(
    _ name: String, _ change: (inout Property) throws(FormatError) -> Void
  ) throws(FormatError) -> Bool {
    for (line, properties) in insertions {
      for index in properties.indices where properties[index].name.text.isIdentical(to: name) {
        var property = properties[index]
        try change(&property)
        insertions[line]?[index] = property
        return true
      }
    }
    return false
  }

  /// The lines of a group that are still there.
  func members(of group: Bytes) -> [Int] {
    contents.indices.filter { line in
      contents[line].kind == .property && !removed.contains(line)
        && (property(line).group?.isCaseless(group) ?? false)
    }
  }

  /// The first line with that meaning that is still there.
  func firstLine(where matches: (Role) -> Bool) -> Int? {
    contents.indices.first { !removed.contains($0) && matches(contents[$0].role) }
  }

  /// A group name that no line has: `item` and the next number.
  mutating func freshGroup() -> String {
    let number = (lastGroup ?? highestGroup) + 1
    lastGroup = number
    return "item\(number)"
  }

  private var highestGroup: Int {
    var highest = 0
    func look(at property: Property) {
      guard let group = property.group, group.startsCaseless(with: "item", at: group.startIndex),
        let number = Int(group.dropFirst(4).text), number < 1_000_000
      else { return }
      highest = max(highest, number)
    }
    for line in contents.indices where contents[line].kind == .property {
      look(at: property(line))
    }
    return highest
  }

  /// Behind the last property of that name and the labels of its group; else before REV, UID and END
  /// as they stand at the end.
  private func place(for name: Bytes) -> Int {
    let last = contents.indices.last { bytes[contents[$0].name].isCaseless(name) }
    return last.map { lastLine(withLabelsOf: $0) } ?? placeBeforeEnd
  }

  /// The line, or the last of its group's labels behind it.
  func lastLine(withLabelsOf line: Int) -> Int {
    guard let group = property(line).group else { return line }
    var place = line
    while place + 1 < contents.count, contents[place + 1].role.belongsToGroup,
      property(place + 1).group?.isCaseless(group) ?? false
    {
      place += 1
    }
    return place
  }

  private var placeBeforeEnd: Int {
    let end = contents.lastIndex { $0.role == .end && bytes[$0.first].isBoundaryLine("END") }
    var place = (end ?? contents.count) - 1
    while place > 0 {
      switch contents[place].role {
      case .uid, .timestamp(.modified): place -= 1
      default:
        guard contents[place].kind != .property else { return place }
        place -= 1
      }
    }
    return place
  }

  // MARK: - Outcome

  /// Whether anything is written otherwise than it was.
  var isChanged: Bool {
    !removed.isEmpty || !insertions.isEmpty || drafts.keys.contains { isRewritten($0) }
  }

  private func isRewritten(_ line: Int) -> Bool {
    guard let draft = drafts[line] else { return false }
    return draft.line != Property(contents[line], in: bytes, version: version).line
  }

  /// The card with all edits.
  var result: [UInt8] {
    var writer = CardWriter(bytes, contents)
    writer.append(insertions[-1] ?? [])
    for (index, content) in contents.enumerated() {
      if removed.contains(index) {
        writer.skip(content, next: contents[(index + 1)...].first)
      } else if let draft = drafts[index], isRewritten(index) {
        writer.append(draft, insteadOf: content)
      } else {
        writer.append(content)
      }
      guard let new = insertions[index] else { continue }
      if content.hasDanglingBreak, !removed.contains(index) { writer.endSoftBreak() }
      writer.append(new)
    }
    return writer.output
  }
}

extension Role {
  /// Whether a line says something about the others of its group, and goes with them.
  var belongsToGroup: Bool { self == .groupLabel || self == .groupDetail }
}
