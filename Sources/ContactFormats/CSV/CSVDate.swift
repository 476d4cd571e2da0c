import ContactModel

/// A date as tables have it.
struct CSVDate {
  /// `YYYY-MM-DD`, `--MM-DD`, else what was written; empty for the zeros that stand for no date.
  let text: String
  /// Whether it is a date beyond doubt.
  let isSure: Bool

  init(_ cell: String) {
    let written = cell.cellText.withoutMidnight
    guard written.utf8.count <= 40 else {
      (text, isSure) = (written, false)
      return
    }
    let digits = written.utf8.filter { (0x30...0x39).contains($0) }
    let isDigitsAndMarks = written.utf8.allSatisfy {
      (0x30...0x39).contains($0) || "-./ ".utf8.contains($0)
    }
    if isDigitsAndMarks, !digits.isEmpty, digits.allSatisfy({ $0 == 0x30 }) {
      (text, isSure) = ("", false)
      return
    }
    text = Self.dayFirst(written) ?? tidiedDate(written)
    isSure =
      text.utf8.first == UInt8(ascii: "-") ? CardDate(text)?.day != nil : CalendarDay(text) != nil
  }

  /// A date that ends in its year: `25.5.1987` is day first; with slashes the day must be above
  /// twelve, or the same as the month.
  private static func dayFirst(_ text: String) -> String? {
    let marks = text.filter { !("0"..."9" ~= $0) }
    let groups = text.split { !("0"..."9" ~= $0) }
    let numbers = groups.compactMap { Int($0) }
    guard ["..", "//", "--", ". . "].contains(marks), numbers.count == 3, groups[2].count == 4,
      groups[0].count <= 2, groups[1].count <= 2
    else { return nil }
    let isDotted = marks.hasPrefix(".")
    let isDayFirst = isDotted || numbers[0] > 12
    let isMonthFirst = !isDotted && numbers[1] > 12
    guard isDayFirst || isMonthFirst || numbers[0] == numbers[1] else { return nil }
    let (day, month) = isMonthFirst ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
    let tidied = tidiedDate("\(groups[2])-\(month)-\(day)")
    return CalendarDay(tidied) != nil ? tidied : nil
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
}
