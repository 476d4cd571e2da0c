import ContactModel

/// Values that two versions write differently. The property has the new version already; `old` is
/// what it was.
extension Property {
  // MARK: - Dates

  /// 4.0 writes dates without hyphens, and leaves an unknown year out; 3.0 has hyphens, and Apple's
  /// year for an unknown one. Anything beyond a plain date stays as it is.
  mutating func convertDate(of old: Property) {
    guard let date = old.date else {
      let isText = old.parameter("CALSCALE") == nil && !value.isEmpty
      if version == .v40, isText, !isValue("text") { setParameter("VALUE", to: "text") }
      return
    }
    var new = self
    new.removeParameter("X-APPLE-OMIT-YEAR")
    let isYearless = date.year == nil && date.month != nil && date.day != nil
    if version == .v40 {
      guard let time = date.time.basicTime else { return }
      new.write(date.written(isExtended: false) + time)
    } else {
      guard date.time.isEmpty else { return }
      var date = date
      if isYearless {
        date.year = CardDate.fakeYears[0]
        new.setParameter("X-APPLE-OMIT-YEAR", to: CardDate.fakeYears[0])
      }
      new.write(date.written(isExtended: true))
    }
    if new.date?.text.isIdentical(to: date.text) ?? false { self = new }
  }

  /// 4.0 has moments without hyphens and colons only.
  mutating func convertTimestamp() {
    guard version == .v40, let moment = Timestamp(text()), moment.style.hasTime else { return }
    let parts = moment.text.split(separator: "T", maxSplits: 1)
    let date = parts[0].filter { $0 != "-" }
    let time = parts[1].filter { $0 != ":" }
    removeParameter("VALUE")
    write(date + "T" + time)
  }

  // MARK: - Gender, phone

  /// GENDER is sex;text, X-GENDER one text. A GENDER that is more than its text stays.
  mutating func convertGender(of old: Property) {
    if version == .v40, old.name.isCaseless("X-GENDER") {
      rename(to: "GENDER")
      value = []
      setGenderText(old.text())
    } else if version != .v40, old.name.isCaseless("GENDER") {
      var again = old
      again.setGenderText(old.genderText)
      guard
        again.parts.map({ again.text(of: $0) }).isIdentical(to: old.parts.map { old.text(of: $0) })
      else { return }
      rename(to: "X-GENDER")
      write(old.genderText)
    }
  }

  private mutating func setGenderText(_ text: String) {
    // It is in UTF-8 by now, which holds every text.
    value = []
    try? setGender(text)
  }

  /// 3.0 has numbers as text, where 4.0 may have a `tel:` URI.
  mutating func convertPhone(of old: Property) {
    guard version != .v40, old.isValue("uri") else { return }
    removeParameter("VALUE")
    write(old.text(of: .phones))
  }

  // MARK: - Services

  /// The service and the user of an IM name or a social profile: parameters with X- names before
  /// 4.0, and of a profile the first TYPE word.
  mutating func convertService(of old: Property, _ role: Role) {
    let pairs: [(old: StaticString, new: StaticString)] = [
      ("X-SERVICE-TYPE", "SERVICE-TYPE"), ("X-USER", "USERNAME"),
    ]
    if version == .v40 {
      for pair in pairs { renameParameter(pair.old, to: pair.new) }
      guard role == .labeled(.socialProfiles), old.parameter(old.serviceParameter) == nil,
        let service = old.serviceType
      else { return }
      changeTypes(from: [service], to: [])
      setParameter("SERVICE-TYPE", to: service)
    } else if old.version == .v40 {
      let service = old.parameter("SERVICE-TYPE") ?? ""
      let isWord = service.isIdentical(to: service.lowercased()) && !service.contains(",")
      if role == .labeled(.socialProfiles), old.types.isEmpty, isWord, !service.isEmpty,
        old.parameter("X-SERVICE-TYPE") == nil
      {
        removeParameter("SERVICE-TYPE")
        addType(service)
      }
      for pair in pairs { renameParameter(pair.new, to: pair.old) }
    }
  }

  // MARK: - Places

  /// GEO: `37.38;-122.08` in 3.0, `geo:37.38,-122.08` in 4.0.
  mutating func convertPosition(of old: Property) {
    guard name.isCaseless("GEO") else { return }
    let text = old.value.text
    if version == .v40, old.version == .v30 {
      let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      guard numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) else { return }
      write("geo:" + numbers.joined(separator: ","), .uri)
    } else if old.version == .v40, text.lowercased().hasPrefix("geo:") {
      let numbers = text.dropFirst(4).split(separator: ",", omittingEmptySubsequences: false)
      guard numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) else { return }
      value = Array(numbers.joined(separator: ";").utf8)[...]
    }
  }
}

extension String {
  /// A time of day, from its "T" on, without colons; nil where it is something else.
  fileprivate var basicTime: String? {
    let isTime = utf8.first.map { $0 == UInt8(ascii: "T") } ?? true
    guard isTime, utf8.allSatisfy({ $0.isASCIIDigit || "TZz:+-.".utf8.contains($0) }) else {
      return nil
    }
    return filter { $0 != ":" }
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
