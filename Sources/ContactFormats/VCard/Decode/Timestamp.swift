/// A moment as REV has it.
struct Timestamp {
  /// How a card spells it.
  struct Style: Equatable {
    var isExtended = true
    var fractionDigits = 0
    var hasTime = true
  }

  let style: Style
  /// `YYYY-MM-DDThh:mm:ssZ`, or as much of it as is there; text that can be compared.
  let text: String

  /// Reads the basic and the extended form, a fraction (dropped), a zone, a date alone.
  init?(_ value: String) {
    guard let date = CardDate(value), date.year != nil, date.day != nil else { return nil }
    var style = Style(isExtended: date.isExtended, hasTime: !date.time.isEmpty)
    guard style.hasTime else {
      self.style = style
      text = date.text
      return
    }
    var rest = Substring(date.time.dropFirst())
    var time = ""
    while let first = rest.first, first.isASCII, first.isNumber || first == ":" {
      if first != ":" { time.append(first) }
      rest.removeFirst()
    }
    guard time.utf8.count == 6 || time.utf8.count == 4 else { return nil }
    if time.utf8.count == 4 { time += "00" }
    if rest.first == "." || rest.first == "," {
      rest.removeFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      style.fractionDigits = digits.utf8.count
      rest.removeFirst(digits.count)
    }
    let digits = Array(time)
    let clock = [digits[0...1], digits[2...3], digits[4...5]].map { String($0) }
    self.style = style
    text = date.text + "T" + clock.joined(separator: ":") + (rest == "z" ? "Z" : String(rest))
  }

  /// A moment, in seconds since 1970 (UTC), in a card's spelling.
  static func written(_ seconds: Int, style: Style) -> String {
    let seconds = min(max(seconds, 0), 253_402_300_799)
    let (year, month, day) = civilDate(seconds / 86_400)
    let time = seconds % 86_400
    let separator = style.isExtended ? "-" : ""
    let date = [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: separator)
    guard style.hasTime else { return date }
    let clock = [padded(time / 3600, 2), padded(time / 60 % 60, 2), padded(time % 60, 2)]
      .joined(separator: style.isExtended ? ":" : "")
    let fraction =
      style.fractionDigits > 0
      ? "." + String(repeating: "0", count: min(style.fractionDigits, 9)) : ""
    return date + "T" + clock + fraction + "Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// The Gregorian date of a day since 1970-01-01.
  private static func civilDate(_ day: Int) -> (year: Int, month: Int, day: Int) {
    // Days are counted from 0000-03-01, so that the leap day is a year's last one.
    let shifted = day + 719_468
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }
}
