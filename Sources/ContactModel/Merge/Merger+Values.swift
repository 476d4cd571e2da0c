extension Merger {
  /// Phones, addresses …: each value is a property of its own.
  mutating func mergedValues(
    _ base: [LabeledValue], _ mine: [LabeledValue], _ theirs: [LabeledValue],
    in field: RepeatedField
  ) -> [LabeledValue] {
    if mine == base { return theirs }
    let own = base.map { old in mine.first { $0.source != nil && $0.source == old.source } }
    let partners = partners(of: base, in: theirs)
    var merged: [LabeledValue?] = theirs
    var restored: [LabeledValue] = []
    for (index, old) in base.enumerated() {
      let there = partners[index].map { theirs[$0] }
      let result = mergedValue(old, own[index], there, in: field)
      if let place = partners[index] {
        merged[place] = result
      } else if let result {
        restored.append(result)
      }
    }
    let known = Set(base.compactMap(\.source))
    let added = mine.filter { value in
      !(value.source.map(known.contains) ?? false) && !theirs.contains { $0.says(value) }
    }
    return merged.compactMap(\.self) + restored + added.map { $0.unplaced }
  }

  /// One value; nil where it is to be removed.
  private mutating func mergedValue(
    _ old: LabeledValue, _ mine: LabeledValue?, _ theirs: LabeledValue?, in field: RepeatedField
  ) -> LabeledValue? {
    guard let mine, let theirs else {
      // Removed here, there, or on both sides: a change on the other one is not lost unasked.
      guard let changed = mine ?? theirs, !changed.says(old) else { return nil }
      let side = chosen(.value(field, mine: mine, theirs: theirs))
      return side == .mine ? mine?.unplaced : theirs
    }
    var merged = theirs
    var isDisputed = false
    for part in LabeledValue.parts {
      if part.same(mine, theirs) || part.same(mine, old) { continue }
      if part.same(theirs, old) { part.copy(mine, &merged) } else { isDisputed = true }
    }
    guard isDisputed else { return merged }
    guard chosen(.value(field, mine: mine, theirs: theirs)) == .mine else { return theirs }
    var chosen = mine
    chosen.source = theirs.source
    return chosen
  }

  /// Which of the other side's values each of ours has become: the same one, else the one with the
  /// same value, else the next one with the same type.
  private func partners(of base: [LabeledValue], in theirs: [LabeledValue]) -> [Int?] {
    var partners = [Int?](repeating: nil, count: base.count)
    var free = theirs.indices.map { _ in true }
    let likenesses: [(LabeledValue, LabeledValue) -> Bool] = [
      { $0.says($1) }, { LabeledValue.text.same($0, $1) }, { LabeledValue.type.same($0, $1) },
    ]
    for isLike in likenesses {
      for (index, old) in base.enumerated() where partners[index] == nil {
        let match = theirs.indices.first { free[$0] && isLike(old, theirs[$0]) }
        guard let match else { continue }
        partners[index] = match
        free[match] = false
      }
    }
    return partners
  }
}

extension LabeledValue {
  /// A part of a value that can change for itself.
  fileprivate struct Part: Sendable {
    let same: @Sendable (LabeledValue, LabeledValue) -> Bool
    let copy: @Sendable (LabeledValue, inout LabeledValue) -> Void
  }

  fileprivate static let text = Part(
    same: { $0.value.isIdentical(to: $1.value) && $0.address == $1.address },
    copy: {
      $1.value = $0.value
      $1.address = $0.address
    })

  /// Type and label are one: what the user calls it.
  fileprivate static let type = Part(
    same: { $0.types.isIdentical(to: $1.types) && $0.label.isIdentical(to: $1.label) },
    copy: {
      $1.types = $0.types
      $1.label = $0.label
    })

  fileprivate static let parts = [
    text, type,
    Part(same: { $0.service.isIdentical(to: $1.service) }, copy: { $1.service = $0.service }),
    Part(same: { $0.isPreferred == $1.isPreferred }, copy: { $1.isPreferred = $0.isPreferred }),
  ]

  /// Whether both say the same, wherever in a card they stand.
  fileprivate func says(_ other: LabeledValue) -> Bool {
    unplaced == other.unplaced
  }

  /// As a new value, which no property holds yet.
  fileprivate var unplaced: LabeledValue {
    var value = self
    value.source = nil
    return value
  }
}
