@testable import Pinyin

/// The rules of search, written for the eye: tries every path, knows no tables and no bits.
struct ReferenceMatcher {
  enum Cell {
    case han(Character, readings: [String])
    case word(String, startsWord: Bool)
    case separator
    case literal(String)
  }

  enum Way: CaseIterable {
    case literal, reading, otherReading, insideWord, loose
  }

  struct Match: Equatable {
    var quality: Int
    var unmatched: Int
    var initials: Int
    var start: Int
    var cells: [Int]

    var rank: [Int] { [quality, unmatched, initials, start] }
  }

  struct Path {
    var cells: [Int]
    var initials: Int
  }

  var cells: [Cell]
  var options: SearchOptions

  /// The worst of the terms' best matches, and all cells that they take.
  func match(_ query: String) -> Match? {
    let terms = query.split(separator: " ").map { ReferenceTerm($0) }.filter { !$0.letters.isEmpty }
    let matches = terms.compactMap { best($0) }
    guard matches.count == terms.count,
      var worst = matches.max(by: { $0.rank.lexicographicallyPrecedes($1.rank) })
    else { return nil }
    worst.cells = Set(matches.flatMap(\.cells)).sorted()
    return worst
  }

  private func best(_ term: ReferenceTerm) -> Match? {
    for way in Way.allCases {
      let matches = cells.indices.compactMap { match(term, from: $0, way) }
      if let best = matches.min(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) { return best }
    }
    return nil
  }

  private func match(_ term: ReferenceTerm, from start: Int, _ way: Way) -> Match? {
    switch (cells[start], way) {
    case (.separator, _): return nil
    case (.word(_, false), .insideWord): break
    case (_, .insideWord), (.word(_, false), _): return nil
    case (_, .loose) where !options.isFuzzy && !(options.usesKeypad && term.isDigits): return nil
    default: break
    }
    guard let path = best(paths(term, at: start, place: 0, way)) else { return nil }
    let counted = cells.indices.filter { if case .separator = cells[$0] { false } else { true } }
    let unmatched = counted.count - path.cells.count
    let isFirst = start == counted.first
    let quality =
      switch way {
      case .literal: unmatched == 0 ? 0 : isFirst ? 1 : 2
      case .reading: isFirst ? 3 : 4
      case .otherReading: 5
      case .insideWord: 6
      case .loose: options.usesKeypad && term.isDigits ? 7 : 8
      }
    return Match(
      quality: quality, unmatched: unmatched, initials: path.initials, start: start,
      cells: path.cells)
  }

  /// The first of those that take most cells, the fewest of them by initials and jumps.
  private func best(_ paths: [Path]) -> Path? {
    paths.reduce(nil as Path?) { best, path in
      guard let best else { return path }
      return (path.cells.count, -path.initials) > (best.cells.count, -best.initials) ? path : best
    }
  }

  private func paths(_ term: ReferenceTerm, at cell: Int, place: Int, _ way: Way) -> [Path] {
    steps(term, cells[cell], place, way).flatMap { length, isInitial -> [Path] in
      let initials = isInitial ? 1 : 0
      let place = place + length
      if place == term.letters.count { return [Path(cells: [cell], initials: initials)] }
      var rest: [Path] = []
      if let next = next(after: cell, way) { rest += paths(term, at: next, place: place, way) }
      if way != .literal, way != .insideWord, let word = nextWord(after: cell) {
        rest += paths(term, at: word, place: place, way).map {
          Path(cells: $0.cells, initials: $0.initials + 1)
        }
      }
      return rest.map { Path(cells: [cell] + $0.cells, initials: initials + $0.initials) }
    }
  }

  private func next(after cell: Int, _ way: Way) -> Int? {
    for next in cells.indices[(cell + 1)...] {
      switch cells[next] {
      case .separator: if way == .insideWord { return nil }
      case .word: return next
      case .han, .literal: return way == .insideWord ? nil : next
      }
    }
    return nil
  }

  private func nextWord(after cell: Int) -> Int? {
    guard case .word = cells[cell] else { return nil }
    for next in cells.indices[(cell + 1)...] {
      switch cells[next] {
      case .separator, .word(_, startsWord: false): continue
      case .word(_, startsWord: true): return next
      case .han, .literal: return nil
      }
    }
    return nil
  }

  /// How many letters a cell may take, the most first, and whether only as an initial.
  private func steps(
    _ term: ReferenceTerm, _ cell: Cell, _ place: Int, _ way: Way
  ) -> [(length: Int, isInitial: Bool)] {
    var steps: [Int: Bool] = [:]
    func add(_ length: Int, isInitial: Bool) {
      steps[length] = (steps[length] ?? true) && isInitial
    }
    switch cell {
    case .separator: break
    case .literal(let text): if term.letters[place] == .literal(text) { add(1, isInitial: false) }
    case .word(let text, _):
      for length in 1...text.count {
        let isAtEnd = place + length == term.letters.count
        guard length == text.count || isAtEnd,
          term.hasWord(text.prefix(length), at: place, way, options)
        else { continue }
        add(length, isInitial: false)
      }
    case .han(let character, let readings):
      if term.letters[place] == .literal(String(character)) { add(1, isInitial: false) }
      if way == .literal { break }
      if way != .reading, term.letters[place].isVariant(of: character) { add(1, isInitial: false) }
      for reading in way == .reading ? Array(readings.prefix(1)) : readings {
        for (length, isInitial) in term.steps(reading, at: place, way, options) {
          add(length, isInitial: isInitial)
        }
      }
    }
    return steps.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}

extension ReferenceMatcher {
  init(_ name: SortName, options: SearchOptions) {
    self.options = options
    cells = []
    var previous = " "
    name.forEachCharacter { character, reading in
      let folded = ReferenceTerm.fold(character)
      if character.isWhitespace || "•·.-_',()/’".contains(character) {
        cells.append(.separator)
        previous = " "
      } else if let han = character.han {
        var readings = reading.map { [letters(of: $0)] } ?? []
        han.forEachReading {
          if !readings.contains(letters(of: $0)) { readings.append(letters(of: $0)) }
        }
        cells.append(.han(character, readings: readings))
        previous = " "
      } else if let folded {
        let shape = character.isNumber ? "1" : character.isUppercase ? "A" : "a"
        let starts =
          previous == " " || (previous == "1") != (shape == "1") || previous + shape == "aA"
        cells.append(.word(folded, startsWord: starts))
        previous = shape
      } else {
        cells.append(.literal(character.lowercased()))
        previous = " "
      }
    }
  }

  private func letters(of reading: Reading) -> String {
    String(decoding: Syllables.letters(of: reading.syllable), as: UTF8.self)
  }
}
