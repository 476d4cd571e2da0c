import ContactModel

/// What stands in a row of Google's table, before it is known how many columns there are.
struct GoogleRow {
  /// A label and the values that have it.
  struct Entry {
    var label: String
    var values: [String]
    /// Whether the first of the values is the preferred one.
    var isPreferred = false
  }

  private var single: [String] = []
  private var emails: [Entry] = []
  private var phones: [Entry] = []
  private var addresses: [(entry: Entry, address: PostalAddress)] = []
  private var websites: [Entry] = []
  private var events: [Entry] = []
  private var relations: [Entry] = []
  private var customFields: [Entry] = []
  /// The properties that have no place in the table, one for each value.
  private(set) var leftOut: [String] = []

  init(_ exported: ExportedContact) {
    let contact = exported.contact
    single = Self.singleCells(contact)
    emails = Self.joined(contact[.emails])
    phones = Self.joined(contact[.phones])
    websites = Self.joined(contact[.urls])
    events = contact[.dates].map { value in
      Entry(label: AppleLabel.word(value.label), values: [value.value.asGoogleDate])
    }
    addresses = contact[.addresses].map { value in
      let address = value.address ?? PostalAddress([.street: value.value])
      let label = Self.label(of: value)
      return (Entry(label: label, values: [], isPreferred: value.isPreferred), address)
    }
    relations = exported.extras.filter { $0.kind == .relation }.map {
      Entry(label: AppleLabel.word($0.label), values: [$0.value])
    }
    customFields = Self.joinedCustomFields(exported)
    leftOut = Self.leftOut(exported)
  }

  // MARK: - Columns that stand once

  /// The cells of `GoogleColumns.exported`.
  private static func singleCells(_ contact: Contact) -> [String] {
    var named = contact
    let parts: [Field] = [.family, .given, .middle, .prefix, .suffix]
    if parts.allSatisfy({ contact[$0].isEmpty }), !isNamedAsOrganization(contact) {
      named.splitName()
    }
    let picture = if case .reference(let address) = contact.picture { address } else { "" }
    return [
      named[.given], named[.middle], named[.family], contact[.phoneticGiven],
      contact[.phoneticMiddle], contact[.phoneticFamily], contact[.prefix], contact[.suffix],
      cell(contact.nicknames), hasOwnName(contact) ? contact[.name] : "", contact[.organization],
      contact[.jobTitle], contact[.department],
      isDate(contact[.birthday]) ? contact[.birthday].asGoogleDate : "",
      contact[.note], picture, cell(contact[.categories].map(groupName)),
    ]
  }

  private static func isNamedAsOrganization(_ contact: Contact) -> Bool {
    !contact[.organization].isEmpty && contact[.name].isIdentical(to: contact[.organization])
  }

  /// Whether the full name is another than its parts make, which the table has no column for.
  static func hasOwnName(_ contact: Contact) -> Bool {
    if contact[.name].isBlank || isNamedAsOrganization(contact) { return false }
    var made = contact
    made[.name] = ""
    if [.family, .given, .middle, .prefix, .suffix].allSatisfy({ contact[$0].isEmpty }) {
      made[.name] = contact[.name]
      made.splitName()
      made[.name] = ""
    }
    made.followParts(since: Contact())
    return !made[.name].isIdentical(to: contact[.name])
  }

  private static func cell(_ values: [String]) -> String {
    values.map(\.asGoogleValue).joined(separator: GoogleText.separator)
  }

  /// The groups that Google makes are marked.
  private static func groupName(_ name: String) -> String {
    let own = ["myContacts", "starred", "friends", "family", "coworkers"]
    return own.contains(where: { $0.isIdentical(to: name) })
      ? "* " + name : name.guarded(where: \.isGoogleMarked)
  }

  // MARK: - Values with labels

  /// Values that follow each other and have the same label stand in one cell. A preferred one is
  /// the first of its cell.
  private static func joined(_ values: [LabeledValue]) -> [Entry] {
    var entries: [Entry] = []
    for value in values where !value.isBlank {
      entries.join(
        Entry(label: label(of: value), values: [value.value], isPreferred: value.isPreferred))
    }
    return entries
  }

  private static func label(of value: LabeledValue) -> String {
    value.label.isEmpty ? LabelWords.label(for: value.types) : value.label
  }

  private static func isDate(_ text: String) -> Bool { CardDate(text)?.day != nil }

  // MARK: - Custom fields

  private static func joinedCustomFields(_ exported: ExportedContact) -> [Entry] {
    let contact = exported.contact
    var fields: [Entry] = []
    for (label, field) in GoogleColumns.customTexts where !contact[field].isEmpty {
      if field != .birthday || !isDate(contact[field]) {
        fields.append(Entry(label: label, values: [contact[field]]))
      }
    }
    fields += contact[.hobbies].map { Entry(label: GoogleColumns.hobbyLabel, values: [$0]) }
    for (prefix, field) in GoogleColumns.customServices {
      fields += contact[field].map { value in
        let label = value.service.isEmpty ? prefix : prefix + " " + value.service
        return Entry(label: label, values: [value.value])
      }
    }
    fields += exported.extras.filter { $0.kind == .custom }.map {
      Entry(label: $0.label.guarded(where: GoogleColumns.isReserved), values: [$0.value])
    }
    var joined: [Entry] = []
    for field in fields { joined.join(field) }
    return joined
  }
}

// MARK: - Columns

extension GoogleRow {
  /// How many columns of each kind a table has.
  struct Width {
    private var counts: [Int] = [0, 0, 0, 0, 0, 0, 0]

    mutating func grow(for row: GoogleRow) {
      for (index, count) in row.counts.enumerated() { counts[index] = max(counts[index], count) }
    }

    func count(_ index: Int) -> Int { counts[index] }

    var headings: [String] {
      var headings = GoogleColumns.exported
      for (index, (kind, parts)) in GoogleRow.numberedHeadings.enumerated() {
        for number in 0..<counts[index] {
          headings += parts.map { "\(kind) \(number + 1) - \($0)" }
        }
      }
      return headings
    }
  }

  private static let numberedHeadings: [(kind: String, parts: [String])] = [
    ("E-mail", ["Label", "Value"]), ("Phone", ["Label", "Value"]),
    (
      "Address",
      [
        "Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
        "Extended Address",
      ]
    ),
    ("Website", ["Label", "Value"]), ("Event", ["Label", "Value"]),
    ("Relation", ["Label", "Value"]), ("Custom Field", ["Label", "Value"]),
  ]

  private static let addressParts: [PostalAddress.Part] = [
    .street, .city, .pobox, .region, .postcode, .country, .extended,
  ]

  private var counts: [Int] {
    [emails, phones].map(\.count) + [addresses.count]
      + [websites, events, relations, customFields].map(\.count)
  }

  /// All its cells, empty ones where another row has more.
  func cells(_ width: Width) -> [String] {
    var cells = single
    func append(_ values: [[String]], _ index: Int) {
      let parts = Self.numberedHeadings[index].parts.count
      cells += values.joined()
      let missing = max(0, width.count(index) - values.count)
      cells += repeatElement("", count: missing * parts)
    }
    append(emails.map(\.cells), 0)
    append(phones.map(\.cells), 1)
    append(
      addresses.map { entry, address in
        [entry.labelCell, address.text.asGoogleValue]
          + Self.addressParts.map { address[$0].asGoogleValue }
      }, 2)
    append(websites.map(\.cells), 3)
    append(events.map(\.cells), 4)
    append(relations.map(\.cells), 5)
    append(customFields.map(\.cells), 6)
    return cells
  }
}

extension GoogleRow.Entry {
  fileprivate var cells: [String] {
    [labelCell, values.map(\.asGoogleValue).joined(separator: GoogleText.separator)]
  }

  fileprivate var labelCell: String {
    (isPreferred ? "* " : "") + label.guarded(where: \.isGoogleMarked)
  }
}

extension [GoogleRow.Entry] {
  /// Adds an entry; its values get into the last one's cell where that has the same label.
  fileprivate mutating func join(_ entry: GoogleRow.Entry) {
    if let last, last.label.isIdentical(to: entry.label), !entry.isPreferred,
      last.values.count < GoogleText.valueLimit
    {
      self[count - 1].values += entry.values
    } else {
      append(entry)
    }
  }
}
