/// The paths on which one way of matching may lead through a text.
struct MatchPaths {
  let way: TermMatch.Way
  let cells: UnsafeBufferPointer<Cell>
  let term: TermView
  /// Elements of the term.
  let count: Int
  let jumps: Bool
  let isInsideWord: Bool
  private let full: UnsafePointer<UInt8>
  private let initial: UnsafePointer<UInt8>

  @inline(__always)
  init(_ way: TermMatch.Way, _ cells: UnsafeBufferPointer<Cell>, _ term: TermView) {
    self.way = way
    self.cells = cells
    self.term = term
    count = term.count
    let level = if case .level(let level) = way { level } else { TermSteps.Level.literal }
    full = term.full(level)
    initial = term.initial(level)
    jumps = level != .literal
    isInsideWord = if case .insideWord = way { true } else { false }
  }

  @inline(__always)
  func kind(_ cell: Int) -> UInt8 { term.kind(cells[cell]) }

  @inline(__always)
  func isSeparator(_ cell: Int) -> Bool { kind(cell) == Glyph.Kind.separator.rawValue }

  @inline(__always)
  func isFree(_ cell: Int) -> Bool { kind(cell) == Glyph.Kind.free.rawValue }

  @inline(__always)
  func isWordStart(_ cell: Int) -> Bool { kind(cell) == Glyph.Kind.wordStart.rawValue }

  @inline(__always)
  func isStart(_ cell: Int) -> Bool {
    isInsideWord ? kind(cell) == Glyph.Kind.inWord.rawValue : isFree(cell) || isWordStart(cell)
  }

  /// Lengths of the steps that a cell allows at a place of the term, as bits.
  @inline(__always)
  func lengths(_ cell: Int, _ place: Int) -> UInt8 {
    let row = Int(cells[cell]) * count + place
    return full[row] | initial[row]
  }

  @inline(__always)
  func isInitial(_ cell: Int, _ place: Int, length: Int) -> Bool {
    full[Int(cells[cell]) * count + place] >> UInt8(length) & 1 == 0
  }

  /// Whether any cell where a match may begin takes the term's first element.
  @inline(__always)
  var canBegin: Bool {
    for cell in cells.indices where lengths(cell, 0) != 0 && isStart(cell) { return true }
    return false
  }

  /// The cell that a match goes on with after a cell.
  func next(after cell: Int) -> Int? {
    for next in cells.indices[(cell + 1)...] {
      if isInsideWord { return isSeparator(next) || isFree(next) ? nil : next }
      if !isSeparator(next) { return next }
    }
    return nil
  }

  /// The first cell of the next word, where a match may jump to from a word.
  func nextWord(after cell: Int) -> Int? {
    guard jumps, !isFree(cell) else { return nil }
    for next in cells.indices[(cell + 1)...] {
      if isFree(next) { return nil }
      if isWordStart(next) { return next }
    }
    return nil
  }
}
