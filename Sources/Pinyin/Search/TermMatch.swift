/// The best way in which a term matches a text.
struct TermMatch {
  /// A way of matching: which steps are taken, and where it may begin.
  enum Way {
    case level(TermSteps.Level)
    /// By letters side by side from inside a word.
    case insideWord

    /// From the best to the worst.
    static let all: [Way] = [
      .level(.literal), .level(.reading), .level(.otherReading), .insideWord, .level(.loose),
    ]
  }

  var way: Way
  var quality: SearchQuality
  var start: Int
  var unmatched: Int
  var initials: Int

  func rank(in field: SearchedField) -> SearchRank {
    SearchRank(
      field: field, quality: quality, unmatched: unmatched, initials: initials, start: start)
  }
}

extension TermView {
  /// The best match; nil where there is none.
  func best(in cells: UnsafeBufferPointer<Cell>) -> TermMatch? {
    for way in TermMatch.Way.all {
      if case .level(.loose) = way, looseQuality == nil { return nil }
      if let match = values(way, cells, read: { $0.best }) { return match }
    }
    return nil
  }

  /// The cells that a match takes.
  func cellsTaken(by match: TermMatch, in cells: UnsafeBufferPointer<Cell>) -> [Int] {
    values(match.way, cells) { $0.cellsTaken(from: match.start) } ?? []
  }

  /// Works out the values of a way of matching, if it may begin anywhere.
  @inline(__always)
  private func values<Result>(
    _ way: TermMatch.Way, _ cells: UnsafeBufferPointer<Cell>, read: (MatchValues) -> Result?
  ) -> Result? {
    let paths = MatchPaths(way, cells, self)
    guard paths.canBegin else { return nil }
    let space = cells.count * count
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: space) { space in
      space.baseAddress.flatMap { read(MatchValues(paths, values: $0)) }
    }
  }
}
