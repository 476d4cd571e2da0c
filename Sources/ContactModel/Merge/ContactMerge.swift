/// Two changes of one contact brought together: the user's, and that of another program which wrote
/// the card meanwhile.
///
/// They are merged property by property against what both began with. Only where both changed the
/// same property differently does somebody have to choose.
package struct ContactMerge: Equatable, Sendable {
  package enum Side: Hashable, Sendable { case mine, theirs }

  /// A property that both sides changed, each in its own way. What a side made of it is in `mine`
  /// and `theirs` of the merge.
  package enum Conflict: Equatable, Sendable {
    /// The name and its parts, which are one.
    case name
    case field(Field)
    /// One phone, address … of several; nil where that side removed it.
    case value(RepeatedField, mine: LabeledValue?, theirs: LabeledValue?)
    case picture
    case kind
  }

  package let mine: Contact
  package let theirs: Contact
  package let base: Contact
  package let conflicts: [Conflict]

  /// - Parameters:
  ///   - base: what both sides began with.
  ///   - mine: `base` as the user changed it.
  ///   - theirs: the contact as it is in the book now.
  package init(base: Contact, mine: Contact, theirs: Contact) {
    self.base = base
    self.mine = mine
    self.theirs = theirs
    var merger = Merger(sides: [])
    _ = merger.merge(base: base, mine: mine, theirs: theirs)
    conflicts = merger.conflicts
  }

  /// The contact with both changes, as a change of `theirs`.
  ///
  /// - Parameter sides: what was chosen for each of `conflicts`, in order; without a choice it stays
  ///   as it is in the book.
  package func merged(taking sides: [Side] = []) -> Contact {
    var merger = Merger(sides: sides)
    return merger.merge(base: base, mine: mine, theirs: theirs)
  }
}

/// A merge on its way: conflicts are met in the same order each time.
struct Merger {
  let sides: [ContactMerge.Side]
  private(set) var conflicts: [ContactMerge.Conflict] = []

  init(sides: [ContactMerge.Side]) {
    self.sides = sides
  }

  mutating func merge(base: Contact, mine: Contact, theirs: Contact) -> Contact {
    // What nobody of us can change is as it is in the book: the UID, unknown properties, the date of
    // the last change.
    var merged = theirs
    mergeName(base, mine, theirs, into: &merged)
    for field in Field.allCases where !Field.ofName.contains(field) && field.isWritten {
      let same = { (a: Contact, b: Contact) in a.agrees(with: b, on: field) }
      if side(base, mine, theirs, same, conflict: .field(field)) == .mine {
        merged.copy(field, from: mine)
      }
    }
    for field in ListField.allCases {
      merged[field] = mergedList(base[field], mine[field], theirs[field])
    }
    for field in RepeatedField.allCases {
      merged[field] = mergedValues(base[field], mine[field], theirs[field], in: field)
    }
    let samePicture = { (a: Contact, b: Contact) in a.picture == b.picture }
    if side(base, mine, theirs, samePicture, conflict: .picture) == .mine {
      merged.picture = mine.picture
    }
    if side(base, mine, theirs, { $0.kind == $1.kind }, conflict: .kind) == .mine {
      merged.kind = mine.kind
    }
    // Where a row stands is no fact about the contact: the last hand counts.
    if mine.order != base.order { merged.order = mine.order }
    return merged
  }

  /// Whose version counts: that of the side which changed it; where both did, what was chosen.
  mutating func side<Value>(
    _ base: Value, _ mine: Value, _ theirs: Value, _ same: (Value, Value) -> Bool,
    conflict: @autoclosure () -> ContactMerge.Conflict
  ) -> ContactMerge.Side {
    if same(mine, theirs) || same(mine, base) { return .theirs }
    return same(theirs, base) ? .mine : chosen(conflict())
  }

  mutating func chosen(_ conflict: ContactMerge.Conflict) -> ContactMerge.Side {
    conflicts.append(conflict)
    return sides.count >= conflicts.count ? sides[conflicts.count - 1] : .theirs
  }

  private mutating func mergeName(
    _ base: Contact, _ mine: Contact, _ theirs: Contact, into merged: inout Contact
  ) {
    let same = { (a: Contact, b: Contact) in
      Field.ofName.allSatisfy { a[$0].isIdentical(to: b[$0]) }
    }
    guard side(base, mine, theirs, same, conflict: .name) == .mine else { return }
    for field in Field.ofName { merged[field] = mine[field] }
  }

  /// Theirs, without what was removed here, with what was added here.
  private func mergedList(_ base: [String], _ mine: [String], _ theirs: [String]) -> [String] {
    if mine.isIdentical(to: base) { return theirs }
    if theirs.isIdentical(to: base) { return mine }
    let kept = theirs.filter { !base.holds($0) || mine.holds($0) }
    return kept + mine.filter { !base.holds($0) && !kept.holds($0) }
  }
}

extension Field {
  /// The full name and its parts, of which a change to one is a change to the whole.
  fileprivate static let ofName: [Field] = [.name, .prefix, .family, .given, .middle, .suffix]

  /// Whether it is the user's, and not the card's own bookkeeping.
  fileprivate var isWritten: Bool { self != .created && self != .modified }
}

extension [String] {
  fileprivate func holds(_ text: String) -> Bool {
    contains { $0.isIdentical(to: text) }
  }
}
