import ContactModel

/// What a cell looks like, for tables without headings.
enum CellKind {
  case email, phone, url, date, gender, name

  /// Nil where it looks like nothing in particular.
  init?(_ cell: String) {
    let text = cell.trimmed
    guard !text.isEmpty, text.utf8.count <= 200 else { return nil }
    if text.isEmail {
      self = .email
    } else if text.isWrittenDate {
      self = .date
    } else if text.isPhone {
      self = .phone
    } else if ["http://", "https://", "www."].contains(where: { text.lowercased().hasPrefix($0) }) {
      self = .url
    } else if ["男", "女", "m", "f", "male", "female"].contains(text.lowercased()) {
      self = .gender
    } else if text.isName {
      self = .name
    } else {
      return nil
    }
  }

  /// What at least two of three cells of a column look like. Only one column is of names.
  init?(ofMost cells: [String], hasName: Bool) {
    let filled = cells.filter { !$0.isBlank }
    let kinds = filled.map { CellKind($0) }
    for kind in [CellKind.email, .phone, .url, .date, .gender, .name] {
      if kind == .name, hasName { continue }
      let hits = kinds.count { $0 == kind }
      if hits > 0, hits * 3 >= filled.count * 2 {
        self = kind
        return
      }
    }
    return nil
  }

  var meaning: ColumnMeaning {
    switch self {
    case .email: .value(.emails)
    case .phone: .value(.phones)
    case .url: .value(.urls)
    case .date: .birthday
    case .gender: .text(.gender)
    case .name: .text(.name)
    }
  }
}

extension String {
  /// `local@host.domain`, and nothing around it.
  var isEmail: Bool {
    let halves = utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty, let dot = halves[1].lastIndex(of: ASCII.dot) else {
      return false
    }
    return dot > halves[1].startIndex && halves[1].index(after: dot) < halves[1].endIndex
      && !utf8.contains { $0 <= ASCII.space || ",;<>\"".utf8.contains($0) }
  }

  /// Digits as people group them, five to twenty.
  var isPhone: Bool {
    let digits = utf8.count { (0x30...0x39).contains($0) }
    return (5...20).contains(digits)
      && utf8.allSatisfy { (0x30...0x39).contains($0) || "+-(). /".utf8.contains($0) }
  }

  /// A date, whichever of its numbers may be the day; digits alone could be anything.
  fileprivate var isWrittenDate: Bool {
    let date = CSVDate(self)
    return (date.isSure || date.doubt == .order) && digitCount < utf8.count
  }

  /// A few words of letters.
  fileprivate var isName: Bool {
    count <= 40 && contains(where: \.isLetter)
      && allSatisfy { $0.isLetter || $0.isWhitespace || "'’.-·•,".contains($0) }
  }
}
