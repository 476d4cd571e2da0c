import ContactModel

/// What stands in a row of Google's table, before it is known how many columns there are.
struct GoogleRow {
  /// A label and the values that have it.
  struct Entry {
    var label: String
    var value: String
  }

  private var single: [String] = []
  private var emails: [Entry] = []
  private var phones: [Entry] = []
  private var addresses: [(label: String, formatted: String, address: PostalAddress)] = []
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
      Entry(label: AppleLabel.word(value.label), value: Self.date(value.value))
    }
    addresses = contact[.addresses].map { value in
      let address = value.address ?? PostalAddress([.street: value.value])
      return (Self.label(of: value), address.text, address)
    }
    relations = exported.extras.filter { $0.kind == .relation }.map {
      Entry(label: AppleLabel.word($0.label), value: $0.value)
    }
    customFields = Self.joinedCustomFields(exported)
    leftOut = Self.leftOut(exported)
  }

  // MARK: - Columns that stand once

  private static let singleHeadings = [
    "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
    "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname", "File As", "Organization Name",
    "Organization Title", "Organization Department", "Birthday", "Notes", "Photo", "Labels",
  ]

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
      contact[.nickname], hasOwnName(contact) ? contact[.name] : "", contact[.organization],
      contact[.jobTitle], contact[.department],
      isDate(contact[.birthday]) ? date(contact[.birthday]) : "",
      contact[.note], picture, contact[.categories].map(groupName).joined(separator: separator),
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

  /// The groups that Google makes are marked.
  private static func groupName(_ name: String) -> String {
    let own = ["myContacts", "starred", "friends", "family", "coworkers"]
    return own.contains(where: { $0.isIdentical(to: name) }) ? "* " + name : name
  }

  // MARK: - Values with labels

  private static let separator = " ::: "

  /// Values that follow each other and have the same label stand in one cell. A preferred one is
  /// the first of its cell.
  private static func joined(_ values: [LabeledValue]) -> [Entry] {
    var entries: [Entry] = []
    for value in values where !value.isBlank {
      let label = label(of: value)
      let isSame =
        entries.last.map { $0.label.withoutGoogleMark.text.isIdentical(to: label) } ?? false
      if isSame, !value.isPreferred {
        entries[entries.count - 1].value += separator + value.value
      } else {
        entries.append(Entry(label: label, value: value.value))
      }
    }
    return entries
  }

  private static func label(of value: LabeledValue) -> String {
    let label = value.label.isEmpty ? LabelWords.label(for: value.types) : value.label
    return value.isPreferred ? "* " + label : label
  }

  private static func isDate(_ text: String) -> Bool { CardDate(text)?.day != nil }

  /// Without a year as Google writes it: the blank keeps spreadsheets from seeing a formula.
  private static func date(_ text: String) -> String { text.hasPrefix("--") ? " " + text : text }

  // MARK: - Custom fields

  private static func joinedCustomFields(_ exported: ExportedContact) -> [Entry] {
    let contact = exported.contact
    var fields: [Entry] = []
    for (label, field) in GoogleColumns.customTexts where !contact[field].isEmpty {
      if field != .birthday || !isDate(contact[field]) {
        fields.append(Entry(label: label, value: contact[field]))
      }
    }
    fields += contact[.hobbies].map { Entry(label: GoogleColumns.hobbyLabel, value: $0) }
    for (prefix, field) in GoogleColumns.customServices {
      fields += contact[field].map { value in
        Entry(label: (prefix + " " + value.service).trimmed, value: value.value)
      }
    }
    fields += exported.extras.filter { $0.kind == .custom }.map {
      Entry(label: $0.label, value: $0.value)
    }
    var joined: [Entry] = []
    for field in fields {
      if let last = joined.indices.last, joined[last].label.isIdentical(to: field.label) {
        joined[last].value += separator + field.value
      } else {
        joined.append(field)
      }
    }
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
      var headings = GoogleRow.singleHeadings
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
      addresses.map { label, formatted, address in
        [label, formatted] + Self.addressParts.map { address[$0] }
      }, 2)
    append(websites.map(\.cells), 3)
    append(events.map(\.cells), 4)
    append(relations.map(\.cells), 5)
    append(customFields.map(\.cells), 6)
    return cells
  }
}

extension GoogleRow.Entry {
  fileprivate var cells: [String] { [label, value] }
}
