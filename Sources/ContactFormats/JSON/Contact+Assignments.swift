package import ContactModel

/// Why a contact can't be changed as it was asked.
package enum AssignmentFailure: Error, Equatable, Sendable {
  /// A place behind the end of a list that has `count` entries.
  case noEntry(key: String, count: Int)
  /// An entry that is added, but has no value.
  case emptyEntry(key: String)
}

extension Contact {
  /// The contact with some values set, and what follows from them, as a form would have it: the name
  /// and its parts, type labels, the spelling of dates.
  ///
  /// Places in a list are those that this contact has; the place behind the last one adds, as `[+]`
  /// does.
  package func setting(
    _ assignments: [ContactAssignment]
  ) throws(AssignmentFailure) -> Contact {
    var change = ContactChange(self)
    for assignment in assignments { try change.set(assignment) }
    return try change.finished()
  }
}

/// A contact on its way to its new values.
private struct ContactChange {
  private let base: Contact
  private var contact: Contact
  /// The fields that were set.
  private var edited: Set<Field> = []
  private var lists: [ContactPath.List: [String]] = [:]
  private var values: [RepeatedField: [NewValue]] = [:]

  /// A value, and which parts of it were set here.
  private struct NewValue {
    var value: LabeledValue
    var parts: Set<ContactPath.Part> = []
    /// The key that began it; nil for a value that the contact has.
    var key: String?
  }

  init(_ contact: Contact) {
    base = contact
    self.contact = contact
  }

  mutating func set(_ assignment: ContactAssignment) throws(AssignmentFailure) {
    let value = assignment.value
    switch assignment.path {
    case .text(.note): contact[.note] = value.isBlank ? "" : value
    case .text(let field):
      contact[field] = field == .birthday ? tidiedDate(value.trimmed) : value.trimmed
      edited.insert(field)
    case .kind: contact.kind = ContactKey.kind(named: value)
    case .picture: contact.picture = Contact.Picture(typed: value.trimmed)
    case .list(let list, nil): lists[list] = value.listItems()
    case .list(let list, let entry?):
      try set(value.trimmed, at: entry, of: list, key: assignment.key)
    case .values(let field): values[field] = []
    case .value(let field, let entry, let part):
      let index = try index(of: entry, part, in: field, key: assignment.key)
      values[field]?[index].parts.insert(part)
      if let changed = values[field]?[index].value {
        values[field]?[index].value = changed.setting(part, to: assignment, in: field)
      }
      if part == .preferred, assignment.flag == true { takeMark(fromAllBut: index, of: field) }
    }
  }

  /// What came of it. Entries without a value go only here, so that places stay what they were.
  func finished() throws(AssignmentFailure) -> Contact {
    var contact = contact
    contact.settleName(edited: editedFields, since: base)
    for (list, items) in lists { contact[list] = items.filter { !$0.isEmpty } }
    for (field, values) in values {
      for value in values where value.value.isBlank {
        if let key = value.key { throw .emptyEntry(key: key) }
      }
      contact[field] = values.filter { $0.parts.isEmpty || !$0.value.isBlank }.map(\.value)
    }
    return contact
  }

  /// The fields that were set, where one of them has another text than before: a name that was set to
  /// what it is changes nothing.
  private var editedFields: Set<Field> {
    let isChanged = { (field: Field) in !contact[field].isIdentical(to: base[field]) }
    return edited.contains(where: isChanged)
      ? edited.filter { $0 != .name || isChanged($0) } : []
  }

  private mutating func set(
    _ text: String, at entry: ContactPath.Entry, of list: ContactPath.List, key: String
  ) throws(AssignmentFailure) {
    var items = lists[list] ?? base[list]
    switch entry {
    case .at(let index) where items.indices.contains(index): items[index] = text
    case .at(items.count), .new: items.append(text)
    case .at: throw .noEntry(key: key, count: items.count)
    }
    lists[list] = items
  }

  /// Where the value stands that a path means, which may be a new one. A part that the latest new
  /// value has already begins the next.
  private mutating func index(
    of entry: ContactPath.Entry, _ part: ContactPath.Part, in field: RepeatedField, key: String
  ) throws(AssignmentFailure) -> Int {
    var all = values[field] ?? base[field].map { NewValue(value: $0) }
    let last = all.count - 1
    let index: Int
    switch entry {
    case .at(let place) where all.indices.contains(place): index = place
    case .new where last >= 0 && all[last].key != nil && !all[last].parts.contains(part):
      index = last
    case .at(all.count), .new:
      index = all.count
      all.append(NewValue(value: LabeledValue(""), key: key))
    case .at: throw .noEntry(key: key, count: all.count)
    }
    values[field] = all
    return index
  }

  /// One value of a field is the preferred one.
  private mutating func takeMark(fromAllBut index: Int, of field: RepeatedField) {
    for other in (values[field] ?? []).indices where other != index {
      values[field]?[other].value.isPreferred = false
    }
  }
}

extension Contact {
  fileprivate subscript(list: ContactPath.List) -> [String] {
    get {
      switch list {
      case .field(let field): self[field]
      case .nicknames: nicknames.filter { !$0.isEmpty }
      }
    }
    set {
      switch list {
      case .field(let field): self[field] = newValue
      case .nicknames: nicknames = newValue
      }
    }
  }
}

extension LabeledValue {
  fileprivate func setting(
    _ part: ContactPath.Part, to assignment: ContactAssignment, in field: RepeatedField
  ) -> LabeledValue {
    var value = self
    let text = assignment.value.trimmed
    switch part {
    case .value where field == .addresses:
      value.address = PostalAddress(text.isEmpty ? [:] : [.street: text])
      value.value = text
    case .value: value.value = field == .dates ? tidiedDate(text) : text
    case .address(let part):
      var address = value.address ?? PostalAddress([.street: value.value])
      address[part] = text
      value.address = address
      value.value = address.text
    case .label where text.isEmpty: value.label = ""
    case .label: value.setTypeLabel(.label(text))
    case .types:
      value.types = assignment.types.filter { $0 != "pref" }
      value.label = ""
      if assignment.types.contains("pref") { value.isPreferred = true }
    case .service: value.service = text
    case .preferred: value.isPreferred = assignment.flag ?? false
    }
    return value
  }
}
