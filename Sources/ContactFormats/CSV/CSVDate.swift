import ContactModel

/// A date as tables have it.
struct CSVDate {
  /// `YYYY-MM-DD`, `--MM-DD`, else what was written; empty for the zeros that stand for no date.
  let text: String
  /// Whether it is a date beyond doubt.
  let isSure: Bool
  /// What it leaves open by itself.
  private(set) var doubt: Doubt?
  /// What it tells of the other dates in its table; nil for one that could be of either order.
  private(set) var order: DateOrder?

  enum Doubt {
    /// Which number is the day, and which the month.
    case order
    /// What its year of two digits stands for.
    case century
  }

  /// - Parameters:
  ///   - order: what the other dates of the table tell.
  ///   - isVerbatim: whether zeros are a text that somebody wrote.
  init(_ cell: String, order: DateOrder? = nil, isVerbatim: Bool = false) {
    let written = cell.cellText.withoutMidnight
    guard written.utf8.count <= 40 else {
      (text, isSure) = (cell, false)
      return
    }
    if written.isZeros, !isVerbatim {
      (text, isSure) = ("", false)
      return
    }
    if let date = YearLastDate(written) {
      self.order = date.isDotted ? nil : date.order
      let read = date.text(in: date.order ?? order)
      (text, isSure) = (read ?? written, read != nil)
      doubt = date.text(in: date.order) == nil ? .order : nil
      return
    }
    if written.isShortYearDate {
      (text, isSure, doubt) = (cell, false, .century)
      return
    }
    let tidied = tidiedDate(written)
    let isYearless = tidied.utf8.first == UInt8(ascii: "-")
    isSure = isYearless ? CardDate(tidied)?.day != nil : CalendarDay(tidied) != nil
    text = isSure ? tidied : cell
  }
}

/// What the dates of a table tell of those that could be read either way.
struct DateEvidence {
  struct Order {
    var order: DateOrder
    /// That of the first date that tells it.
    var line: Int
  }

  private var lines: [DateOrder: Int] = [:]

  /// The order of all of them; nil where none tells it, or one tells otherwise than another.
  var order: Order? {
    lines.count == 1 ? lines.first.map { Order(order: $0.key, line: $0.value) } : nil
  }

  /// Whether nothing more can be learned.
  var isContradictory: Bool { lines.count > 1 }

  mutating func note(_ cell: String, line: Int) {
    if let order = CSVDate(cell).order, lines[order] == nil { lines[order] = line }
  }
}

/// A date that ends in its year: with dots the day is first, with slashes and hyphens it depends on
/// the country.
private struct YearLastDate {
  let isDotted: Bool
  private let first: Int
  private let second: Int
  private let year: Substring

  /// Nil for what is no such date in either order.
  init?(_ text: String) {
    guard let groups = text.dateGroups, groups[2].count == 4, groups[0].count <= 2,
      groups[1].count <= 2, let first = Int(groups[0]), let second = Int(groups[1]),
      let number = Int(groups[2])
    else { return nil }
    (self.first, self.second, year) = (first, second, groups[2])
    isDotted = text.contains(".")
    let isMonthFirst = !isDotted && isDay(second, ofMonth: first, in: number)
    guard isMonthFirst || isDay(first, ofMonth: second, in: number) else { return nil }
  }

  /// What the date itself tells; nil where day and month may both be either number.
  var order: DateOrder? {
    if isDotted || first > 12 { return .dayFirst }
    return second > 12 ? .monthFirst : nil
  }

  /// `YYYY-MM-DD`; nil where the order is needed and not known.
  func text(in order: DateOrder?) -> String? {
    switch order {
    case .dayFirst: tidiedDate("\(year)-\(second)-\(first)")
    case .monthFirst: tidiedDate("\(year)-\(first)-\(second)")
    case nil: first == second ? tidiedDate("\(year)-\(first)-\(second)") : nil
    }
  }
}

extension String {
  /// Without the time that programs add to a day.
  fileprivate var withoutMidnight: String {
    for time in [" 00:00:00", "T00:00:00", " 0:00:00", " 00:00", " 0:00"] where hasSuffix(time) {
      return String(dropLast(time.count))
    }
    return self
  }

  /// The three numbers of a date that is written with one kind of mark.
  fileprivate var dateGroups: [Substring]? {
    let marks = filter { !("0"..."9" ~= $0) }
    let groups = split { !("0"..."9" ~= $0) }
    return ["..", "//", "--", ". . "].contains(marks) && groups.count == 3 ? groups : nil
  }

  /// Whether it is a date without a century: `5/25/87`, `87-5-25`.
  fileprivate var isShortYearDate: Bool {
    guard let groups = dateGroups, groups.allSatisfy({ $0.count <= 2 }) else { return false }
    let numbers = groups.compactMap { Int($0) }
    return isDay(numbers[0], ofMonth: numbers[1]) || isDay(numbers[1], ofMonth: numbers[0])
      || isDay(numbers[2], ofMonth: numbers[1])
  }

  /// Whether it is the zeros of a date that nobody set: `0/0/00`.
  fileprivate var isZeros: Bool {
    utf8.contains(UInt8(ascii: "0")) && utf8.allSatisfy { "0-./ ".utf8.contains($0) }
  }
}

/// How dates stand in a table that we write, so that they are read as what they are.
extension String {
  /// Without a year as Google writes it: the blank keeps spreadsheets from seeing a formula. A text
  /// that would be read as a date, or as another one, gets a backslash before it.
  var asGoogleDate: String {
    let text = guarded(where: \.isMisreadDate)
    return text.isYearlessDate ? " " + text : text
  }

  /// What a backslash was put before; nil where there is none.
  var asGuardedDate: String? {
    let text = unguarded(where: \.isMisreadDate)
    return text.isIdentical(to: self) ? nil : text
  }

  private var isYearlessDate: Bool { hasPrefix("--") && CardDate(self)?.day != nil }

  private var isMisreadDate: Bool {
    let cell = isYearlessDate ? " " + self : self
    return [nil, .dayFirst, .monthFirst].contains { order in
      !CSVDate(cell, order: order, isVerbatim: true).text.isIdentical(to: self)
    }
  }
}
