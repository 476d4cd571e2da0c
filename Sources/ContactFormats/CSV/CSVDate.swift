import ContactModel

/// Which number comes first in dates like 4/5/1987.
enum DateOrder: Hashable {
  case dayFirst, monthFirst
}

/// A date as tables have it.
struct CSVDate {
  /// `YYYY-MM-DD`, `--MM-DD`, else what was written; empty for the zeros that stand for no date.
  let text: String
  /// Whether it is a date beyond doubt.
  let isSure: Bool
  /// Whether it is a date of which nothing tells the day from the month.
  private(set) var isOpen = false
  /// What it tells of the other dates in its table; nil for one that could be of either order.
  private(set) var order: DateOrder?

  /// - Parameter order: what the other dates of the table tell.
  init(_ cell: String, order: DateOrder? = nil) {
    let written = cell.cellText.withoutMidnight
    guard written.utf8.count <= 40 else {
      (text, isSure) = (cell, false)
      return
    }
    if written.isZeros {
      (text, isSure) = ("", false)
      return
    }
    if let date = YearLastDate(written) {
      self.order = date.isDotted ? nil : date.order
      let read = date.text(in: date.order ?? order)
      (text, isSure, isOpen) = (read ?? written, read != nil, read == nil)
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
  private var orders: Set<DateOrder> = []

  /// The order of all of them; nil where none tells it, or one tells otherwise than another.
  var order: DateOrder? { orders.count == 1 ? orders.first : nil }

  /// Whether nothing more can be learned.
  var isContradictory: Bool { orders.count > 1 }

  mutating func note(_ cell: String) {
    if let order = CSVDate(cell).order { orders.insert(order) }
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
    let marks = text.filter { !("0"..."9" ~= $0) }
    let groups = text.split { !("0"..."9" ~= $0) }
    let numbers = groups.compactMap { Int($0) }
    guard ["..", "//", "--", ". . "].contains(marks), numbers.count == 3, groups[2].count == 4,
      groups[0].count <= 2, groups[1].count <= 2
    else { return nil }
    isDotted = marks.hasPrefix(".")
    (first, second, year) = (numbers[0], numbers[1], groups[2])
    guard isDay(first, ofMonth: second) || (!isDotted && isDay(second, ofMonth: first)) else {
      return nil
    }
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

  /// Whether it is the zeros of a date that nobody set: `0/0/00`.
  fileprivate var isZeros: Bool {
    utf8.contains(UInt8(ascii: "0")) && utf8.allSatisfy { "0-./ ".utf8.contains($0) }
  }
}
