import ContactModel
import Pinyin

/// A book of these names; the ids count from 0.
func sampleBook(_ names: String...) -> AddressBook {
  AddressBook(names.enumerated().map { (ContactID($0), ContactSummary(name: SortName($1))) })
}

extension AddressBook {
  /// The section titles, in order.
  var titles: String { String(sections.map(\.letter.title)) }

  var ids: [ContactID] { (0..<count).map { self[$0] } }

  var names: [String] { ids.map { summary(of: $0)?.name.text ?? "" } }

  /// The book after a store has carried out a placement of cards.
  func carryingOut(_ placement: Placement) -> AddressBook {
    var book = self
    guard case .ranked(let rankings) = placement.destination else { return book }
    for ranking in rankings {
      guard var summary = summary(of: ranking.id) else { continue }
      summary.place = ranking.order.map { .manual($0) } ?? .byName
      book.set(summary, for: ranking.id)
    }
    return book
  }
}
