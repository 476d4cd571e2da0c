/// A date as people type it, in the spelling that contacts keep: `YYYY-MM-DD`, or `--MM-DD` where
/// the year is unknown. What isn't surely a date stays as it is: 4/5/1987 may be in May.
package func tidiedDate(_ text: String) -> String {
  let marks: Set<Character> = ["-", "/", ".", " ", "年", "月", "日", "号", "號"]
  guard text.allSatisfy({ marks.contains($0) || "0"..."9" ~= $0 }) else { return text }
  var groups = text.split { marks.contains($0) }.map(String.init)
  let isYearless = text.hasPrefix("--") || text.contains("月") && groups.count == 2
  if groups.count == 1, let digits = groups.first, digits.count == 8 {
    groups = [
      String(digits.prefix(4)), String(digits.dropFirst(4).prefix(2)), String(digits.suffix(2)),
    ]
  }
  let numbers = groups.compactMap { Int($0) }
  guard numbers.count == groups.count else { return text }
  if numbers.count == 3, groups[0].count == 4,
    isDay(numbers[2], ofMonth: numbers[1], in: numbers[0])
  {
    return groups[0] + "-" + twoDigits(numbers[1]) + "-" + twoDigits(numbers[2])
  }
  if isYearless, numbers.count == 2, isDay(numbers[1], ofMonth: numbers[0]) {
    return "--" + twoDigits(numbers[0]) + "-" + twoDigits(numbers[1])
  }
  return text
}

private func twoDigits(_ number: Int) -> String {
  (number < 10 ? "0" : "") + String(number)
}

/// Whether a month has a day; without a year, whether it can have it: 29 February is in some.
package func isDay(_ day: Int, ofMonth month: Int, in year: Int? = nil) -> Bool {
  let isLeap = year.map { $0 % 4 == 0 && ($0 % 100 != 0 || $0 % 400 == 0) } ?? true
  let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return lengths.indices.contains(month - 1) && (1...lengths[month - 1]).contains(day)
}
