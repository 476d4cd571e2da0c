import ContactModel

/// What stands in a column of a table.
enum ColumnMeaning: Equatable {
  case text(Field)
  /// A date, in whatever spelling.
  case birthday
  /// Of a birthday that stands in three columns.
  case birthdayPart(BirthdayPart)
  /// Several words in one cell.
  case words(ListField)
  /// One nickname; in Google's tables several.
  case nicknames
  /// Google's groups: `* myContacts ::: Friends`.
  case groups
  /// A value that needs no other column.
  case value(RepeatedField, types: [String], label: String, service: String)
  /// One of the columns that make a value together.
  case part(ColumnGroup, Part)
  case relation(String)
  case pictureAddress
  /// The phonetic full name.
  case phoneticName
  /// What a contact without a name is filed under.
  case filedName
  /// Made from other columns, and worth keeping only where it says something else: initials, the
  /// name that goes with an e-mail address.
  case derived
  /// A setting of the program; these words say that nobody set it.
  case setting([String])

  /// What a column of a group holds.
  enum Part: Hashable {
    case label, value, service
    case address(PostalAddress.Part)
    /// A second and third line of the street.
    case moreStreet
    /// The whole address as it is printed.
    case formatted
    case organization, phoneticOrganization, jobTitle, department
  }

  enum BirthdayPart: Hashable {
    case year, month, day
  }

  /// Whether dates stand there whose order the table's other dates can tell.
  var isOfDates: Bool {
    switch self {
    case .birthday, .value(.dates, _, _, _): true
    case .part(let group, .value): group.kind == .value(.dates)
    default: false
    }
  }

  static func value(
    _ field: RepeatedField, _ types: String..., label: String = "", service: String = ""
  ) -> ColumnMeaning {
    .value(field, types: types, label: label, service: service)
  }
}

/// Columns that make one value together: `Phone 2 - Label` and `Phone 2 - Value`, the street and the
/// town of one address.
struct ColumnGroup: Hashable {
  enum Kind: Hashable {
    case value(RepeatedField)
    case organization, relation, custom
  }

  var kind: Kind
  var number = 0
  /// What the columns' headings say of the value.
  var types: [String] = []

  static let homeAddress = ColumnGroup(kind: .value(.addresses), number: -1, types: ["home"])
  static let workAddress = ColumnGroup(kind: .value(.addresses), number: -2, types: ["work"])
  static let otherAddress = ColumnGroup(kind: .value(.addresses), number: -3, types: ["other"])
  static let address = ColumnGroup(kind: .value(.addresses), number: -4)
}

/// A row of a table of headings: the column's names in the languages of the program, and what is in
/// it.
struct ColumnRule {
  let headings: [String]
  let meaning: ColumnMeaning

  init(_ headings: String..., is meaning: ColumnMeaning) {
    self.headings = headings
    self.meaning = meaning
  }
}

extension String {
  /// A heading without what people and programs spell in different ways: case, blanks, marks, a
  /// remark in brackets.
  var plainHeading: String {
    var depth = 0
    var plain = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars {
      switch scalar {
      case "(", "（", "[", "【": depth += 1
      case ")", "）", "]", "】": depth = max(0, depth - 1)
      case _ where depth > 0 || scalar.properties.isWhitespace: break
      case "-", "_", "–", ".", ":", "：", "*", "'", "’", "\"", "/", "\u{FEFF}": break
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
