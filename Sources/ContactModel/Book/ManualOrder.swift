package import Pinyin

/// Where the user moved a contact: it sorts as if it had another's name, at a rank among those of
/// that name.
///
/// So a move rewrites one card, travels with any sync, and needs no renumbering. It counts only
/// while the anchor's section is the contact's own.
package struct ManualOrder: Hashable, Sendable {
  package var anchor: SortName
  package var rank: Rank

  package init(anchor: SortName, rank: Rank) {
    self.anchor = anchor
    self.rank = rank
  }
}
