package import Pinyin

/// The contacts of a book in sections, every row at the place that its name or the user's hand says.
///
/// Nothing outside keeps sections right: they are counted from the rows, so a contact with a new
/// letter makes a section and the last one out of a section takes it away.
package struct AddressBook: Sendable {
  /// A contact in the book with what decides its row.
  struct Entry: Sendable {
    var summary: ContactSummary
    var letter: SectionLetter
    var key: RowKey
  }

  /// By contact number; nil where a contact was deleted.
  var entries: [Entry?] = []
  /// Row to contact, ascending by key.
  var order: [ContactID] = []
  /// What the search looks into; a contact's slot is its number.
  private(set) var searchStore = SearchStore()
  /// Contacts of each letter.
  private var counts = [Int](repeating: 0, count: SectionLetter.all.count)

  package init() {}

  /// A whole book at once: keys once, one sort.
  package init(_ contacts: [(id: ContactID, summary: ContactSummary)]) {
    entries.reserveCapacity(contacts.count)
    searchStore.reserveCapacity(contacts.count)
    for (id, summary) in contacts where entry(id) == nil { store(summary, for: id) }
    let keyed = entries.indices.compactMap { number in
      entries[number].map { (key: $0.key, id: ContactID(number)) }
    }
    order = keyed.sorted { $0.key < $1.key }.map(\.id)
  }

  package var count: Int { order.count }
  package var isEmpty: Bool { order.isEmpty }

  /// The contact of a row; `row` is in `0..<count`.
  package subscript(row: Int) -> ContactID { order[row] }

  package func summary(of id: ContactID) -> ContactSummary? { entry(id)?.summary }

  package func letter(of id: ContactID) -> SectionLetter? { entry(id)?.letter }

  /// The row of a contact, nil where the book has it not. A binary search.
  package func row(of id: ContactID) -> Int? {
    guard let entry = entry(id) else { return nil }
    let row = firstRow(notBefore: entry.key)
    return row < order.count && order[row] == id ? row : nil
  }

  /// Adds a contact, or changes the one that has this id.
  package mutating func set(_ summary: ContactSummary, for id: ContactID) {
    remove(id)
    let entry = store(summary, for: id)
    order.insert(id, at: firstRow(notBefore: entry.key))
  }

  package mutating func remove(_ id: ContactID) {
    guard let row = row(of: id), let entry = entry(id) else { return }
    order.remove(at: row)
    counts[entry.letter.index] -= 1
    entries[id.number] = nil
    searchStore.remove(slot: id.number)
  }

  /// Makes the book what it is after a change that the store has carried out.
  package mutating func apply(_ change: BookChange) {
    for card in change.cards {
      if let after = card.after {
        set(after.summary, for: card.id)
      } else {
        remove(card.id)
      }
    }
  }

  /// Makes the book what other programs have made of it.
  package mutating func apply(_ change: OutsideChange) {
    for card in change.cards {
      if let summary = card.summary {
        set(summary, for: card.id)
      } else {
        remove(card.id)
      }
    }
  }

  /// The sections that exist, A–Z, then `#`.
  package var sections: [Section] {
    var sections: [Section] = []
    var row = 0
    for letter in SectionLetter.all where counts[letter.index] > 0 {
      let rows = row..<(row + counts[letter.index])
      sections.append(Section(letter: letter, rows: rows))
      row = rows.upperBound
    }
    return sections
  }

  func entry(_ id: ContactID) -> Entry? {
    entries.indices.contains(id.number) ? entries[id.number] : nil
  }

  @discardableResult
  private mutating func store(_ summary: ContactSummary, for id: ContactID) -> Entry {
    let letter = summary.name.section
    let entry = Entry(
      summary: summary, letter: letter, key: RowKey(summary, letter: letter, id: id))
    while entries.count <= id.number { entries.append(nil) }
    entries[id.number] = entry
    counts[letter.index] += 1
    searchStore.set(summary.searchFields, at: id.number)
    return entry
  }

  private func key(of id: ContactID) -> RowKey { entry(id)?.key ?? RowKey() }

  private func firstRow(notBefore key: RowKey) -> Int {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if self.key(of: order[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
