import Pinyin

extension PostalAddress {
  /// The whole address as it would stand on an envelope: from the large to the small where it is
  /// written in Han characters, else from the small to the large.
  package var text: String {
    let isHan = (self[.street] + self[.city]).unicodeScalars.contains { $0.isHan }
    return (isHan ? hanLines : westernLines).filter { !$0.isBlank }.joined(separator: "\n")
  }

  private var hanLines: [String] {
    let isCityState = self[.city].isIdentical(to: self[.region])
    let place = [self[.region], isCityState ? "" : self[.city]].filter {
      !self[.street].hasPrefix($0)
    }
    return [
      place.joined() + self[.street], self[.extended], self[.pobox],
      joined([.postcode, .country], separator: " "),
    ]
  }

  private var westernLines: [String] {
    let region = joined([.region, .postcode], separator: " ")
    let town = [self[.city], region].filter { !$0.isBlank }.joined(separator: ", ")
    return [self[.pobox], self[.extended], self[.street], town, self[.country]]
  }

  private func joined(_ parts: [Part], separator: String) -> String {
    parts.map { self[$0] }.filter { !$0.isBlank }.joined(separator: separator)
  }
}
