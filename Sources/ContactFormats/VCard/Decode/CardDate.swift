import ContactModel

/// A day, or what is known of it.
struct CardDate: Equatable {
  var year: String?
  var month: String?
  var day: String?
  /// Whether it was written with hyphens.
  var isExtended = false
  /// From the "T" on; the model doesn't show it.
  var time = ""

  /// Reads `19850412`, `1985-04-12`, `1985-04`, `1985`, `--0412`, `--04-12`, `--04`, `---12`, with or
  /// without a time behind it; nil for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let dateEnd = bytes.firstIndex { $0 == UInt8(ascii: "T") || $0 == ASCII.space } ?? bytes.count
    time = String(decoding: bytes[dateEnd...], as: UTF8.self)
    let date = bytes[..<dateEnd]
    let pattern = String(
      decoding: date.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    func digits(_ range: Range<Int>) -> String { String(decoding: date[range], as: UTF8.self) }
    switch pattern {
    case "00000000": (year, month, day) = (digits(0..<4), digits(4..<6), digits(6..<8))
    case "0000-00-00": (year, month, day) = (digits(0..<4), digits(5..<7), digits(8..<10))
    case "0000-00": (year, month) = (digits(0..<4), digits(5..<7))
    case "0000": year = digits(0..<4)
    case "--0000": (month, day) = (digits(2..<4), digits(4..<6))
    case "--00-00": (month, day) = (digits(2..<4), digits(5..<7))
    case "--00": month = digits(2..<4)
    case "---00": day = digits(3..<5)
    default: return nil
    }
    isExtended = pattern.hasSuffix("-00")
    // A month of 31 days stands for the unknown one.
    guard
      isDay(Int(day ?? "01") ?? 0, ofMonth: Int(month ?? "01") ?? 0, in: year.flatMap { Int($0) })
    else { return nil }
  }

  /// `YYYY-MM-DD`, or as much of it as is known: `YYYY-MM`, `YYYY`, `--MM-DD`, `--MM`, `---DD`.
  var text: String {
    switch (year, month, day) {
    case (let year?, let month?, let day?): "\(year)-\(month)-\(day)"
    case (let year?, let month?, nil): "\(year)-\(month)"
    case (let year?, _, _): year
    case (nil, let month?, let day?): "--\(month)-\(day)"
    case (nil, let month?, nil): "--\(month)"
    case (nil, nil, let day?): "---\(day)"
    case (nil, nil, nil): ""
    }
  }

  /// As a card has it: basic (`19850412`, `--0412`) or extended.
  func written(isExtended: Bool) -> String {
    guard !isExtended, let month, let day else { return text }
    return (year ?? "--") + month + day
  }

  /// The years that programs write for "no year".
  static let fakeYears = ["1604", "0000"]
}

extension Property {
  /// The year that stands for "no year" here: what X-APPLE-OMIT-YEAR says.
  var omittedYear: String? { parameter("X-APPLE-OMIT-YEAR") }

  /// The date of BDAY and the like; nil where it is free text.
  var date: CardDate? {
    guard !isValue("text"), parameter("CALSCALE").map(isGregorian) ?? true,
      var date = CardDate(text())
    else { return nil }
    if let year = date.year, date.day != nil,
      CardDate.fakeYears.contains(year) || year == omittedYear
    {
      date.year = nil
    }
    return date
  }

  private func isGregorian(_ calendar: String) -> Bool { calendar.lowercased() == "gregorian" }
}
