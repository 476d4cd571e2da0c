package import ContactModel

/// The list as lines: each section's title, then its rows. Computed from the sections alone, so
/// that 100,000 contacts cost no more than 27 sections do.
package struct ListLines: Sendable {
  package enum Line: Hashable, Sendable {
    case title(Section)
    case row(Int)
  }

  package let sections: [Section]

  package init(sections: [Section]) {
    self.sections = sections
  }

  package var count: Int { (sections.last?.rows.upperBound ?? 0) + sections.count }

  /// The line of a row.
  package func line(ofRow row: Int) -> Int {
    row + sections.prefix { $0.rows.lowerBound <= row }.count
  }

  /// What stands on a line, nil past the end.
  package func line(at index: Int) -> Line? {
    var start = 0
    for section in sections {
      let end = start + 1 + section.rows.count
      if index == start { return .title(section) }
      if index > start, index < end { return .row(section.rows.lowerBound + index - start - 1) }
      start = end
    }
    return nil
  }

  /// The section whose title or row stands on a line.
  package func section(at index: Int) -> Section? {
    switch line(at: index) {
    case .title(let section): section
    case .row(let row): sections.first { $0.rows.contains(row) }
    case nil: nil
    }
  }

  /// The first line to show so that a row is seen, as near to `top` as can be.
  ///
  /// The title of the topmost section covers the first line, so no row that must be seen stands
  /// there; and a title that would cover the last row of its section gives way to the next one.
  package func top(_ top: Int, showing row: Int, height: Int) -> Int {
    let line = line(ofRow: row)
    guard height > 1 else { return line }
    let lowest = max(0, line - height + 1)
    let highest = max(0, min(line - 1, count - height))
    var result = min(max(top, lowest), max(lowest, highest))
    if case .row = self.line(at: result), case .title = self.line(at: result + 1), result + 1 < line
    {
      result += 1
    }
    return result
  }
}
