import ContactModel
import Pinyin

/// `X-ADDRESSBOOK-ORDER:<anchor name>;<rank>[;<reading>]`. What kind of name the anchor has decides
/// its key as well: KIND=org for a company, KIND=name where only the name is known; a person's is
/// not written.
extension Property {
  /// Nil where it is not well formed: the card then stands where its name says.
  var manualOrder: ManualOrder? {
    let texts = orderTexts
    guard texts.count >= 2, let rank = Rank(texts[1]) else { return nil }
    let kind: SortName.Kind =
      switch parameter("KIND")?.lowercased() {
      case "org": .organization
      case "name": .unknown
      default: .person
      }
    let reading = texts.count > 2 && !texts[2].isEmpty ? texts[2] : nil
    return ManualOrder(anchor: SortName(texts[0], reading: reading, kind: kind), rank: rank)
  }

  /// Anchor, rank, and perhaps a reading. Servers that take every value for one text (Radicale,
  /// through vobject) escape the semicolons between them.
  private var orderTexts: [String] {
    let texts = parts.map { text(of: $0) }
    guard texts.count == 1, let whole = texts.first else { return texts }
    let words = whole.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    // An anchor may have semicolons of its own; what follows it is a rank.
    let place = [1, words.count - 2, words.count - 1].first { index in
      index > 0 && index < words.count && Rank(words[index]) != nil
    }
    guard let place else { return texts }
    return [words[..<place].joined(separator: ";")] + words[place...]
  }

  mutating func setManualOrder(_ order: ManualOrder) throws(FormatError) {
    let kind: String? =
      switch order.anchor.kind {
      case .organization: "org"
      case .unknown: "name"
      case .person: nil
      }
    setParameter("KIND", to: kind)
    try setParts([order.anchor.text, order.rank.text] + (order.anchor.reading.map { [$0] } ?? []))
  }
}
