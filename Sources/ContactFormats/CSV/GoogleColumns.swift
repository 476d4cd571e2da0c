import ContactModel

/// The columns of Google's exports, of both generations; those with a number may stand any number
/// of times.
enum GoogleColumns {
  static let rules: [ColumnRule] = [
    ColumnRule("Name", is: .text(.name)),
    ColumnRule("First Name", "Given Name", is: .text(.given)),
    ColumnRule("Middle Name", "Additional Name", is: .text(.middle)),
    ColumnRule("Last Name", "Family Name", is: .text(.family)),
    ColumnRule("Phonetic First Name", "Given Name Yomi", is: .text(.phoneticGiven)),
    ColumnRule("Phonetic Middle Name", "Additional Name Yomi", is: .text(.phoneticMiddle)),
    ColumnRule("Phonetic Last Name", "Family Name Yomi", is: .text(.phoneticFamily)),
    ColumnRule("Yomi Name", is: .phoneticName),
    ColumnRule("Name Prefix", is: .text(.prefix)),
    ColumnRule("Name Suffix", is: .text(.suffix)),
    ColumnRule("Initials", is: .derived),
    ColumnRule("Nickname", is: .nicknames),
    ColumnRule("File As", is: .filedName),
    ColumnRule("Organization Name", is: .text(.organization)),
    ColumnRule("Organization Title", is: .text(.jobTitle)),
    ColumnRule("Organization Department", is: .text(.department)),
    ColumnRule("Birthday", is: .birthday),
    ColumnRule("Gender", is: .text(.gender)),
    ColumnRule("Hobby", is: .words(.hobbies)),
    ColumnRule("Notes", is: .text(.note)),
    ColumnRule("Photo", is: .pictureAddress),
    ColumnRule("Group Membership", "Labels", is: .groups),
    ColumnRule("Sensitivity", "Priority", is: .setting(["Normal"])),
  ]

  /// The columns that stand once in what Google exports since 2024, and we do: a table that has all
  /// of them was written by a program, and its cells mean what they say to the last blank.
  static let exported = [
    "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
    "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname", "File As", "Organization Name",
    "Organization Title", "Organization Department", "Birthday", "Notes", "Photo", "Labels",
  ]

  /// Fields that Google has no column for, by the label of the custom field that they stand in. Of a
  /// birthday only one that is no date stands there.
  static let customTexts: [(label: String, field: Field)] = [
    ("Gender", .gender), ("Age", .age), ("Birthday", .birthday),
  ]
  static let hobbyLabel = "Hobby"
  /// The same for names in a service: `IM QQ`.
  static let customServices: [(prefix: String, field: RepeatedField)] = [
    ("IM", .ims), ("Profile", .socialProfiles),
  ]

  /// Whether a custom field of this name stands for something else.
  static func isReserved(_ label: String) -> Bool {
    label.isIdentical(to: hobbyLabel) || service(of: label) != nil
      || customTexts.contains { $0.label.isIdentical(to: label) }
  }

  /// The service that a custom field is a name in.
  static func service(of label: String) -> (field: RepeatedField, name: String)? {
    for (prefix, field) in customServices {
      if label.isIdentical(to: prefix) { return (field, "") }
      if label.utf8.starts(with: (prefix + " ").utf8) {
        return (field, String(decoding: label.utf8.dropFirst(prefix.utf8.count + 1), as: UTF8.self))
      }
    }
    return nil
  }

  /// What the words before the number mean.
  private static let kinds: [(heading: String, kind: ColumnGroup.Kind)] = [
    ("E-mail", .value(.emails)), ("Phone", .value(.phones)), ("Address", .value(.addresses)),
    ("Website", .value(.urls)), ("Event", .value(.dates)), ("IM", .value(.ims)),
    ("Organization", .organization), ("Relation", .relation), ("Custom Field", .custom),
  ]

  /// What the words behind the number mean.
  private static let parts: [(heading: String, part: ColumnMeaning.Part)] = [
    ("Type", .label), ("Label", .label), ("Value", .value), ("Service", .service),
    ("Formatted", .formatted), ("Street", .address(.street)), ("City", .address(.city)),
    ("PO Box", .address(.pobox)), ("Region", .address(.region)),
    ("Postal Code", .address(.postcode)), ("Country", .address(.country)),
    ("Extended Address", .address(.extended)), ("Name", .organization), ("Title", .jobTitle),
    ("Department", .department), ("Yomi Name", .phoneticOrganization),
  ]

  /// The meaning of a heading like `Phone 2 - Value`.
  static func numbered(_ heading: String) -> ColumnMeaning? {
    let halves = heading.split(separator: "-").map(\.trimmed)
    // "E-mail" has a hyphen of its own.
    guard halves.count >= 2, let last = halves.last,
      let part = parts.first(where: { $0.heading.lowercased() == last.lowercased() })?.part
    else { return nil }
    let words = halves.dropLast().joined(separator: "-").split(separator: " ")
    guard let number = words.last.flatMap({ Int($0) }), number > 0, number < 100_000 else {
      return nil
    }
    let name = words.dropLast().joined(separator: " ").lowercased()
    guard let kind = kinds.first(where: { $0.heading.lowercased() == name })?.kind else {
      return nil
    }
    return .part(ColumnGroup(kind: kind, number: number), part)
  }
}
