/// Dates as XML property lists spell them: `2021-03-04T05:06:07Z`.
enum PropertyListDate {
  /// From the days of 1970 to the beginning of 2001.
  private static let referenceDay = 11_323

  /// Seconds since the beginning of 2001; nil for a text of another form or no day of the calendar.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    for (index, separator) in [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":"), (19, "Z")]
    where bytes[index] != separator.utf8.first { return nil }
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0 as Int?) { sum, byte in
        guard let sum, (0x30...0x39).contains(byte) else { return nil }
        return sum * 10 + Int(byte - 0x30)
      }
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19),
      (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61
    else { return nil }
    let days = daysSince1970(year: year, month: month, day: day)
    guard civil(days).day == day else { return nil }
    return Double(((days - referenceDay) * 24 + hour) * 3600 + minute * 60 + second)
  }

  /// The spelling of a moment, to the second; nil outside the years 0 to 9999.
  static func text(_ seconds: Double) -> String? {
    guard seconds > -6.4e10, seconds < 2.53e11 else { return nil }
    let whole = Int(seconds.rounded(.down))
    let days = (whole - (whole % 86_400 + 86_400) % 86_400) / 86_400
    let inDay = whole - days * 86_400
    let date = civil(days + referenceDay)
    guard (0...9999).contains(date.year) else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let day = [padded(date.year, 4), padded(date.month, 2), padded(date.day, 2)]
    let time = [inDay / 3600, inDay / 60 % 60, inDay % 60].map { padded($0, 2) }
    return day.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  /// Days of the Gregorian calendar, counted in years that begin in March so that the leap day is
  /// the last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }
}
