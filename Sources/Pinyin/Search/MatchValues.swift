/// For each cell of a text and each place of a term the best that can follow from there.
///
/// Worked out from the end of the text to its start, in time linear in the text's length, the term's
/// being limited.
struct MatchValues {
  private let paths: MatchPaths
  /// Cells that are taken, each a unit, less one for each initial and jump; `none` where the term
  /// can't be matched to its end.
  private let values: UnsafeMutablePointer<Int32>

  private static let unit: Int32 = 256
  private static let none: Int32 = -1

  /// `values` has room for as many numbers as the text has cells times the term elements.
  init(_ paths: MatchPaths, values: UnsafeMutablePointer<Int32>) {
    self.paths = paths
    self.values = values
    fill()
  }

  private func fill() {
    var next: Int?
    var word: Int?
    for cell in paths.cells.indices.reversed() {
      if paths.isSeparator(cell) {
        if paths.isInsideWord { next = nil }
        continue
      }
      let isFree = paths.isFree(cell)
      if isFree, paths.isInsideWord { next = nil }
      for place in 0..<paths.count {
        values[cell * paths.count + place] =
          best(cell, place, next, isFree || !paths.jumps ? nil : word)
      }
      next = cell
      if isFree { word = nil } else if paths.isWordStart(cell) { word = cell }
    }
  }

  @inline(__always)
  private func best(_ cell: Int, _ place: Int, _ next: Int?, _ word: Int?) -> Int32 {
    var best = Self.none
    var lengths = paths.lengths(cell, place)
    while lengths != 0 {
      best = max(best, step(cell, place, lengths.trailingZeroBitCount, next, word))
      lengths &= lengths &- 1
    }
    return best
  }

  /// The value of one step and the best that can follow it.
  @inline(__always)
  private func step(_ cell: Int, _ place: Int, _ length: Int, _ next: Int?, _ word: Int?) -> Int32 {
    let value = Self.unit - (paths.isInitial(cell, place, length: length) ? 1 : 0)
    if place + length == paths.count { return value }
    let rest = max(self.value(next, place + length), self.value(word, place + length) - 1)
    return rest < 0 ? Self.none : rest + value
  }

  @inline(__always)
  private func value(_ cell: Int?, _ place: Int) -> Int32 {
    if let cell { values[cell * paths.count + place] } else { Self.none }
  }
}

// MARK: - What the values say

extension MatchValues {
  /// The best match; nil where there is none.
  var best: TermMatch? {
    var total = 0
    for cell in paths.cells.indices where !paths.isSeparator(cell) { total += 1 }
    var first: Int?
    var best: TermMatch?
    for cell in paths.cells.indices where !paths.isSeparator(cell) {
      if first == nil { first = cell }
      let value = values[cell * paths.count]
      guard value >= 0, paths.isStart(cell) else { continue }
      let taken = (value + Self.unit - 1) / Self.unit
      let match = TermMatch(
        way: paths.way, quality: quality(isFirst: cell == first, isWhole: Int(taken) == total),
        start: cell, unmatched: total - Int(taken), initials: Int(taken * Self.unit - value))
      if let known = best, known.rank(in: .name) <= match.rank(in: .name) { continue }
      best = match
    }
    return best
  }

  private func quality(isFirst: Bool, isWhole: Bool) -> SearchQuality {
    switch paths.way {
    case .level(.literal): isWhole ? .whole : isFirst ? .prefix : .literal
    case .level(.reading): isFirst ? .pinyin : .laterPinyin
    case .level(.otherReading): .otherReading
    case .insideWord: .insideWord
    case .level(.loose): paths.term.looseQuality ?? .fuzzy
    }
  }

  /// Follows the best from a cell on: the longest step first, the neighbour before a jump.
  func cellsTaken(from start: Int) -> [Int] {
    var taken: [Int] = []
    var cell = start
    var place = 0
    while true {
      taken.append(cell)
      let next = paths.next(after: cell)
      let word = paths.nextWord(after: cell)
      guard let length = longest(cell, place, next, word) else { return taken }
      place += length
      if place == paths.count { return taken }
      let isNeighbour = value(next, place) >= value(word, place) - 1
      guard let following = isNeighbour ? next : word else { return taken }
      cell = following
    }
  }

  private func longest(_ cell: Int, _ place: Int, _ next: Int?, _ word: Int?) -> Int? {
    let best = values[cell * paths.count + place]
    return (1...Syllables.width).reversed().first {
      paths.lengths(cell, place) >> UInt8($0) & 1 == 1
        && step(cell, place, $0, next, word) == best
    }
  }
}
