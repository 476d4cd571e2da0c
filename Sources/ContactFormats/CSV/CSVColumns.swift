import ContactModel

/// The columns of a table.
struct CSVColumns {
  struct Column {
    /// As the file has it; empty where it has none.
    var heading: String
    /// Nil where we don't know it.
    var meaning: ColumnMeaning?
  }

  enum Dialect: CaseIterable {
    case google, outlook, guessed
  }

  private(set) var dialect = Dialect.guessed
  private(set) var all: [Column] = []
  /// Whether the headings stand in the file.
  private(set) var hasHeadings = false
  /// Whether a program wrote the cells, so that blanks at their ends are a part of them.
  private(set) var isVerbatim = false

  init() {}

  /// By their headings, in the dialect that knows most of them.
  init(headings: [String]) {
    let headings = headings.map(\.trimmed)
    hasHeadings = true
    for dialect in Dialect.allCases {
      let columns = headings.map { Column(heading: $0, meaning: dialect.meaning(of: $0)) }
      if columns.recognizedCount > all.recognizedCount || all.isEmpty {
        (all, self.dialect) = (columns, dialect)
      }
    }
    isVerbatim = dialect == .google && Set(headings).isSuperset(of: GoogleColumns.exported)
    if !isVerbatim { guessUnknownHeadings() }
    separateRepeatedParts()
    findDayOfBirth()
  }

  /// By what most of their cells look like; nil where none is of phones or e-mails.
  init?(contentOf records: [CSVRecord]) {
    let width = records.map(\.cells.count).max() ?? 0
    guard let first = records.first else { return nil }
    var kinds: [CellKind?] = []
    for index in 0..<width {
      let cells = records.compactMap { $0.cells.indices.contains(index) ? $0.cells[index] : nil }
      kinds.append(CellKind(ofMost: cells, hasName: kinds.contains(.name)))
    }
    guard kinds.contains(.phone) || kinds.contains(.email) else { return nil }
    // A first row that has neither a phone nor an e-mail where all others do is one of headings.
    let telling = kinds.indices.filter { kinds[$0] == .phone || kinds[$0] == .email }
    hasHeadings =
      records.count > 1
      && telling.allSatisfy { index in
        let cell = first.cells.indices.contains(index) ? first.cells[index].trimmed : ""
        return !cell.isEmpty && CellKind(cell) != kinds[index]
      }
    all = kinds.indices.map { index in
      let heading = hasHeadings && first.cells.indices.contains(index) ? first.cells[index] : ""
      return Column(heading: heading.trimmed, meaning: kinds[index]?.meaning)
    }
  }

  var recognizedCount: Int { all.recognizedCount }

  /// The places of the columns that dates stand in.
  var dateIndices: [Int] { all.indices.filter { all[$0].meaning?.isOfDates ?? false } }

  /// Whether the row that they were made from has headings, and not a contact.
  var areHeadings: Bool {
    let filled = all.count { !$0.heading.isEmpty }
    let isEnough = recognizedCount >= 2 || (recognizedCount == 1 && filled <= 3)
    return isEnough
      && !all.contains { [.phone, .email, .url].contains(CellKind($0.heading)) }
  }

  /// Headings that a program doesn't write, at least not in the edition that we know, mean what they
  /// would in any other table.
  private mutating func guessUnknownHeadings() {
    for index in all.indices where all[index].meaning == nil {
      all[index].meaning = Dialect.guessed.meaning(of: all[index].heading)
    }
  }

  /// Beside the year and the month of birth, `Birth Day` is no birthday.
  private mutating func findDayOfBirth() {
    guard all.contains(where: { $0.meaning == .birthdayPart(.month) }) else { return }
    for index in all.indices where all[index].heading.lowercased() == "birth day" {
      all[index].meaning = .birthdayPart(.day)
    }
  }

  /// A second column of the same part (`地址1`, `地址2`) belongs to a value of its own.
  private mutating func separateRepeatedParts() {
    var taken: [ColumnGroup: Set<ColumnMeaning.Part>] = [:]
    for index in all.indices {
      guard case .part(var group, let part) = all[index].meaning, part != .moreStreet else {
        continue
      }
      while taken[group, default: []].contains(part) { group.number -= 10 }
      taken[group, default: []].insert(part)
      all[index].meaning = .part(group, part)
    }
  }
}

extension [CSVColumns.Column] {
  fileprivate var recognizedCount: Int { count { $0.meaning != nil } }
}

extension CSVColumns.Dialect {
  /// What a heading means in it.
  fileprivate func meaning(of heading: String) -> ColumnMeaning? {
    if self == .google, let meaning = GoogleColumns.numbered(heading) { return meaning }
    let plain = heading.plainHeading
    guard !plain.isEmpty else { return nil }
    if let meaning = table[plain] { return meaning }
    guard self == .guessed else { return nil }
    let unnumbered = String(plain.reversed().drop { $0.isNumber }.reversed())
    return table[unnumbered]
  }

  private var table: [String: ColumnMeaning] {
    switch self {
    case .google: Self.googleTable
    case .outlook: Self.outlookTable
    case .guessed: Self.guessedTable
    }
  }

  private static let googleTable = table(of: GoogleColumns.rules)
  private static let outlookTable = table(of: OutlookColumns.rules)
  private static let guessedTable = table(of: GuessedColumns.rules)

  private static func table(of rules: [ColumnRule]) -> [String: ColumnMeaning] {
    let pairs = rules.flatMap { rule in rule.headings.map { ($0.plainHeading, rule.meaning) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
