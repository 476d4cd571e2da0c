import Pinyin

extension AddressBook {
  /// The rows that a contact can be moved to: those of its section, never another's.
  package func rows(reachableBy id: ContactID) -> Range<Int> {
    row(of: id).flatMap(section(ofRow:))?.rows ?? 0..<0
  }

  /// What has to be stored so that a contact stands at `row`, the others keeping their order; nil
  /// where it stands there already or its section doesn't reach that far.
  ///
  /// One card gets (or loses) a manual order. Only among cards of the very same name, which share a
  /// rank, several need one.
  package func placement(moving id: ContactID, to row: Int) -> Placement? {
    let rows = rows(reachableBy: id)
    guard rows.contains(row), let current = self.row(of: id), current != row,
      let moved = entry(id)
    else { return nil }
    let others = order[rows].filter { $0 != id }.compactMap { other in
      entry(other).map { Neighbour(id: other, entry: $0) }
    }
    let split = row - rows.lowerBound
    if case .stored = moved.summary.place {
      return split > 0
        ? Placement(id: id, destination: .beside(others[split - 1].id, after: true))
        : Placement(id: id, destination: .beside(others[split].id, after: false))
    }
    if isNatural(moved, between: others[..<split].last, and: others[split...].first, id: id) {
      return Placement(id: id, destination: .ranked([.init(id: id, order: nil)]))
    }
    let rankings = rankings(for: id, in: others, at: split)
    return Placement(id: id, destination: .ranked(rankings))
  }

  /// Whether the contact's own name puts it between the two.
  private func isNatural(
    _ moved: Entry, between previous: Neighbour?, and next: Neighbour?, id: ContactID
  ) -> Bool {
    var summary = moved.summary
    summary.place = .byName
    let key = RowKey(summary, letter: moved.letter, id: id)
    return previous.map { $0.key < key } ?? true && next.map { key < $0.key } ?? true
  }

  /// A rank after the row before (or before the first row), and new ranks for the rows of the same
  /// name after it that would not sort behind it otherwise.
  private func rankings(
    for id: ContactID, in others: [Neighbour], at split: Int
  ) -> [Placement.Ranking] {
    guard split > 0 else {
      let next = others[split]
      let rank = Rank.between(nil, next.rank)
      return [.init(id: id, order: ManualOrder(anchor: next.anchor, rank: rank))]
    }
    let previous = others[split - 1]
    let sameAnchor = others[split...].prefix { $0.anchorKey == previous.anchorKey }
    let tied = sameAnchor.prefix { $0.rank <= previous.rank }
    let ceiling = sameAnchor.dropFirst(tied.count).first?.rank
    var lower = previous.rank
    return ([id] + tied.map(\.id)).map { card in
      lower = Rank.between(lower, ceiling)
      return .init(id: card, order: ManualOrder(anchor: previous.anchor, rank: lower))
    }
  }
}

/// A row beside the one that moves, with the anchor and rank that it sorts by.
private struct Neighbour {
  let id: ContactID
  let key: RowKey
  let anchor: SortName
  let anchorKey: [UInt8]
  let rank: Rank

  init(id: ContactID, entry: AddressBook.Entry) {
    self.id = id
    key = entry.key
    if case .manual(let order) = entry.summary.place, order.anchor.section == entry.letter {
      anchor = order.anchor
      rank = order.rank
    } else {
      anchor = entry.summary.name
      rank = .middle
    }
    anchorKey = anchor.orderKey
  }
}
