/// A day of the Gregorian calendar.
package struct CalendarDay: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// A date with a year, as birthdays are written: `1987-05-04`. Nil for anything else: a partial
  /// date, free text.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      isDay(day, ofMonth: month, in: year)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Full years from a birthday to this day; nil where the birthday is later.
  package func age(bornOn birthday: CalendarDay) -> Int? {
    let hadBirthday = (month, day) >= (birthday.month, birthday.day)
    let years = year - birthday.year - (hadBirthday ? 0 : 1)
    return years >= 0 ? years : nil
  }
}

extension Contact {
  /// The age in years that a birthday with a year says, else the age that is written down.
  package func age(on today: CalendarDay?) -> String {
    if let today, let birthday = CalendarDay(self[.birthday]), let age = today.age(bornOn: birthday)
    {
      return String(age)
    }
    return self[.age]
  }
}
