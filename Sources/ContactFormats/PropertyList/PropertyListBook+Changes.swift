package import ContactModel
import Pinyin

extension PropertyListBook {
  /// A place to which an entry can be put back, whatever has moved meanwhile.
  package struct Place: Hashable, Sendable {
    package var position: Position
    package var sectionName: String
    /// Whether the array exists for this entry alone: it was made for it or goes with it.
    package var ownsSection: Bool

    package init(position: Position, sectionName: String, ownsSection: Bool) {
      self.position = position
      self.sectionName = sectionName
      self.ownsSection = ownsSection
    }
  }

  /// Puts a person at the end of the array of its letter.
  package mutating func add(
    _ contact: Contact, picture: [UInt8]? = nil
  ) throws(FormatError) -> Place {
    let entry = try newEntry(for: ExportedContact(contact, picture: picture)).entry
    return place(entry, underLetterOf: contact)
  }

  /// Puts a person that was made of another one's entry there, with the keys that the entry has
  /// besides.
  package mutating func add(
    _ contact: Contact, madeOf entry: PropertyListDictionary, since base: Contact,
    picture: [UInt8]? = nil
  ) throws(FormatError) -> Place {
    let made = try entry.applying(contact, since: base, picture: picture)
    try check(made, since: entry)
    return place(made, underLetterOf: contact)
  }

  /// The entry that a new person gets, all that the list can hold, and the names of what it can't.
  package func newEntry(
    for person: ExportedContact
  ) throws(FormatError) -> (entry: PropertyListDictionary, lost: [String]) {
    let whole = try person.listEntry
    let entry = format == .xml ? whole.heldByXML : whole
    try check(entry, since: .newEntry)
    let changed = zip(whole.members, entry.members).filter { $0.value != $1.value }.map(\.0.key)
    return (entry, person.leftOutOfList + changed)
  }

  /// Puts people at the ends of the arrays of their letters, all at once: in a big list it is the
  /// search for everybody's place that takes time.
  package mutating func add(_ people: [PropertyListDictionary]) -> [Place] {
    changeRoot { root in
      let letters = people.map { Contact($0).sortName.section }
      var news: Set<SectionLetter> = []
      for letter in Set(letters).sorted() where root.findOrMakeSection(for: letter).isNew {
        news.insert(letter)
      }
      var places = [Place?](repeating: nil, count: people.count)
      for (letter, members) in Dictionary(grouping: people.indices, by: { letters[$0] }) {
        let section = root.findOrMakeSection(for: letter).index
        let name = root.members[section].key
        root.withEntries(of: section) { entries in
          for (index, person) in members.enumerated() {
            places[person] = Place(
              position: Position(section: section, entry: entries.count), sectionName: name,
              ownsSection: index == 0 && news.contains(letter))
            entries.append(.dictionary(people[person]))
          }
        }
      }
      return places.compactMap(\.self)
    }
  }

  /// Changes the fields in which `edited` differs from `base`. A person whose new name belongs to
  /// another letter than its array's moves to that letter's array.
  package mutating func update(
    at index: Int, from base: Contact, to edited: Contact, picture: [UInt8]? = nil
  ) throws(FormatError) -> (from: Place, to: Place) {
    let entry = try entry(at: index).applying(edited, since: base, picture: picture)
    try check(entry, since: self.entry(at: index))
    let name = sectionName(at: index)
    let isRenamed = !edited[.name].isIdentical(to: base[.name])
    if isRenamed, SortName(name).section != edited.sortName.section {
      let old = remove(at: index)
      return (old, place(entry, underLetterOf: edited))
    }
    let position = positions[index]
    changeRoot { root in
      root.withEntries(of: position.section) { $0[position.entry] = .dictionary(entry) }
    }
    let place = Place(position: position, sectionName: name, ownsSection: false)
    return (place, place)
  }

  /// Takes a person out.
  ///
  /// - Parameter dropsSection: whether an array that becomes empty goes too.
  @discardableResult
  package mutating func remove(at index: Int, dropsSection: Bool = true) -> Place {
    remove([(index, dropsSection)])[0]
  }

  /// Takes people out, each named once, all at once.
  ///
  /// - Returns: the place of each: put back all together, they stand as they stood.
  package mutating func remove(_ people: [(index: Int, dropsSection: Bool)]) -> [Place] {
    var places = people.map { person in
      Place(
        position: positions[person.index], sectionName: sectionName(at: person.index),
        ownsSection: false)
    }
    changeRoot { root in
      let members = Dictionary(grouping: places.indices) { places[$0].position.section }
      // From the last one, so that those before it stay where they are.
      for (section, members) in members.sorted(by: { $0.key > $1.key }) {
        let leaving = Set(members.map { places[$0].position.entry })
        let isLast = root.withEntries(of: section) { entries in
          entries = entries.indices.filter { !leaving.contains($0) }.map { entries[$0] }
          return entries.isEmpty
        }
        let first = members.min { places[$0].position.entry < places[$1].position.entry }
        if isLast, let first, people[first].dropsSection {
          root.members.remove(at: section)
          places[first].ownsSection = true
        }
      }
    }
    return places
  }

  /// Puts an entry back where it was; into the array of that name where the file has changed
  /// since, or a new one. Returns its index.
  @discardableResult
  package mutating func insert(_ entry: PropertyListDictionary, at place: Place) -> Int {
    let position = insert([(entry, place)])[0]
    return index(of: position)
  }

  /// Puts entries back where they were, all at once. Returns where each is now.
  package mutating func insert(
    _ entries: [(entry: PropertyListDictionary, place: Place)]
  ) -> [Position] {
    changeRoot { root in
      let order = entries.indices.sorted { entries[$0].place.position < entries[$1].place.position }
      for index in order { _ = root.findOrMakeSection(entries[index].place) }
      var positions = entries.map(\.place.position)
      let members = Dictionary(grouping: order) { root.findOrMakeSection(entries[$0].place) }
      for (section, members) in members {
        root.withEntries(of: section) { old in
          var rest = old[...]
          var merged: [PropertyList] = []
          for index in members {
            let before = rest.prefix(max(0, max(0, positions[index].entry) - merged.count))
            merged += before
            rest = rest.dropFirst(before.count)
            positions[index] = Position(section: section, entry: merged.count)
            merged.append(.dictionary(entries[index].entry))
          }
          old = merged + rest
        }
      }
      return positions
    }
  }

  /// Moves a person right before or after another, into that one's array.
  package mutating func move(
    at index: Int, beside neighbour: Int, after: Bool
  ) -> (from: Place, to: Place) {
    let entry = entry(at: index)
    let name = sectionName(at: neighbour)
    let old = remove(at: index)
    var position = positions[neighbour > index ? neighbour - 1 : neighbour]
    if after { position.entry += 1 }
    let new = Place(position: position, sectionName: name, ownsSection: false)
    insert(entry, at: new)
    return (old, new)
  }

  /// The index, in the file's order, of the person at a position.
  package func index(of position: Position) -> Int {
    positions.firstIndex(of: position) ?? positions.endIndex
  }

  /// Refuses text that XML forbids, unless the file had some in this entry already.
  private func check(
    _ entry: PropertyListDictionary, since old: PropertyListDictionary
  ) throws(FormatError) {
    guard format == .xml, PropertyList.dictionary(entry).hasTextForbiddenInXML else { return }
    if !PropertyList.dictionary(old).hasTextForbiddenInXML {
      throw .propertyList(.cannotHold, line: nil)
    }
  }

  private mutating func place(
    _ entry: PropertyListDictionary, underLetterOf contact: Contact
  ) -> Place {
    changeRoot { root in
      let (section, isNew) = root.findOrMakeSection(for: contact.sortName.section)
      let end = root.withEntries(of: section) { entries in
        entries.append(.dictionary(entry))
        return entries.count - 1
      }
      return Place(
        position: Position(section: section, entry: end),
        sectionName: root.members[section].key, ownsSection: isNew)
    }
  }
}

// MARK: - Arrays of the root

extension PropertyListDictionary {
  /// Changes an array in place, without a copy.
  fileprivate mutating func withEntries<Result>(
    of section: Int, _ change: (inout [PropertyList]) -> Result
  ) -> Result {
    guard case .array(var entries) = members[section].value else {
      var none: [PropertyList] = []
      return change(&none)
    }
    members[section].value = .array([])
    defer { members[section].value = .array(entries) }
    return change(&entries)
  }

  /// The array in which an entry stood, else the one of that name, else a new one.
  fileprivate mutating func findOrMakeSection(_ place: PropertyListBook.Place) -> Int {
    let section = place.position.section
    if isArray(section, named: place.sectionName) { return section }
    if let other = members.indices.first(where: { isArray($0, named: place.sectionName) }) {
      return other
    }
    let index = min(max(0, section), members.count)
    members.insert(Member(key: place.sectionName, value: .array([])), at: index)
    return index
  }

  /// The array of a letter: the one of that name, or in lower case; else a new one. (Where what has
  /// the name is no array, one with a number.)
  fileprivate mutating func findOrMakeSection(
    for letter: SectionLetter
  ) -> (index: Int, isNew: Bool) {
    let title = String(letter.title)
    let names = [title, title.lowercased()]
    for name in names {
      if let index = members.indices.first(where: { isArray($0, named: name) }) {
        return (index, false)
      }
    }
    var name = title
    var number = 2
    while self[name] != nil {
      name = "\(title)\(number)"
      number += 1
      if let index = members.indices.first(where: { isArray($0, named: name) }) {
        return (index, false)
      }
    }
    let index = insertionIndex(for: letter)
    members.insert(Member(key: name, value: .array([])), at: index)
    return (index, true)
  }

  /// Before the first array of a later letter, else after the last of an earlier one.
  private func insertionIndex(for letter: SectionLetter) -> Int {
    let letters = members.map { member in
      member.key.utf8.count == 1 ? member.key.unicodeScalars.first.map(SectionLetter.init) : nil
    }
    let later = letters.firstIndex { $0.map { $0 > letter && $0 != .other } ?? false }
    let earlier = letters.lastIndex { $0.map { $0 < letter } ?? false }
    return later ?? earlier.map { $0 + 1 } ?? members.count
  }

  private func isArray(_ index: Int, named name: String) -> Bool {
    guard members.indices.contains(index), members[index].key.isIdentical(to: name),
      case .array = members[index].value
    else { return false }
    return true
  }
}
