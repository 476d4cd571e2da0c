import ContactModel

/// What a conversion can't tell from one property alone.
struct ConversionPlan {
  /// Lines that go into other ones.
  private(set) var dropped: Set<Int> = []
  /// LABEL lines of old cards, by the address whose LABEL parameter they become.
  private(set) var labels: [Int: String] = [:]
  /// The line whose SORT-AS is SORT-STRING in old cards, or becomes that.
  private(set) var sortedName: Int?
  /// The line that becomes the one ANNIVERSARY of 4.0.
  private(set) var anniversary: Int?
  /// The line that becomes the one KIND of 4.0.
  private(set) var kind: Int?
  /// The groups that have a label, in capitals.
  private(set) var labeledGroups: Set<String> = []

  init() {}

  init(_ card: CardConversion) {
    planSortKey(card)
    for line in card.contents.indices where card.contents[line].role == .groupLabel {
      let label = card.property(line)
      if let group = label.group, !label.text().isEmpty {
        labeledGroups.insert(group.text.uppercased())
      }
    }
    guard card.target == .v40 else { return }
    planLabels(card)
    planAnniversary(card)
    let hasKind = card.contents.indices.contains { card.name(of: $0).isCaseless("KIND") }
    if !hasKind { kind = card.sources.kind ?? card.sources.showAs }
  }

  private mutating func planSortKey(_ card: CardConversion) {
    guard let line = card.sources.fields[.sortAs] else { return }
    if card.source == .v40 {
      if card.contents[line].role == .nameParts { sortedName = line }
      return
    }
    guard card.target == .v40, card.contents[line].role == .text(.sortAs),
      let name = card.contents.indices.first(where: { card.contents[$0].role == .nameParts }),
      card.property(name).parameter("SORT-AS") == nil,
      !card.property(name).mentions("PHONETIC")
    else { return }
    var property = card.property(name).converted(to: .v40, .parts)
    property.setParameter("SORT-AS", to: card.contact[.sortAs])
    // A list would be read as one with blanks.
    guard property.sortKey?.isIdentical(to: card.contact[.sortAs]) ?? false else { return }
    sortedName = name
    dropped.insert(line)
  }

  /// A LABEL belongs to the address of the same types, or to the only one.
  private mutating func planLabels(_ card: CardConversion) {
    let addresses = card.contents.indices.filter { card.contents[$0].role == .address }
    let texts = card.contents.indices.filter { card.name(of: $0).isCaseless("LABEL") }
    if texts.isEmpty { return }
    // The last one first, to be taken from the end.
    var places = Dictionary(grouping: addresses.reversed()) { card.property($0).types }
    for line in texts {
      let own = places[card.property(line).types]?.popLast()
      guard let address = own ?? (addresses.count == 1 && texts.count == 1 ? addresses[0] : nil),
        let text = card.label(line, movableTo: address)
      else { continue }
      labels[address] = text
      dropped.insert(line)
    }
  }

  private mutating func planAnniversary(_ card: CardConversion) {
    if card.contents.indices.contains(where: { card.name(of: $0).isCaseless("ANNIVERSARY") }) {
      return
    }
    anniversary = card.contact[.dates].lazy.filter { $0.label.isIdentical(to: "anniversary") }
      .compactMap(\.source).first { line in
        ["X-ANNIVERSARY", "X-ABDATE"].contains { card.name(of: line).isCaseless($0) }
          && card.property(line).date?.day != nil
      }
  }
}

extension CardConversion {
  /// The text of a LABEL line, if the address can have it as a parameter and keeps it in full.
  fileprivate func label(_ line: Int, movableTo address: Int) -> String? {
    let label = property(line)
    guard label.group == nil || label.group == property(address).group else { return nil }
    var converted = property(address).converted(to: .v40, .parts)
    if converted.parameter("LABEL") != nil { return nil }
    let text = label.text()
    converted.setParameter("LABEL", to: text)
    return converted.parameter("LABEL").flatMap { $0.isIdentical(to: text) ? text : nil }
  }
}
