package import Pinyin

/// The index titles down the right edge, thinned out where the window is low, as phones do.
package struct IndexBar: Hashable, Sendable {
  /// One line of the bar: a letter, or `·` for a run of letters.
  package struct Entry: Hashable, Sendable {
    package let letters: ClosedRange<SectionLetter>
    /// Nil is drawn as `·`.
    package let title: SectionLetter?
  }

  package let entries: [Entry]

  /// All letters where they fit in `height` lines; else runs of letters without a section shrink to
  /// a `·`; else letters that have one are left out too, as few as can be, in runs that are spread
  /// evenly. `A` and `#` stay at the ends.
  package init(sections: [SectionLetter], height: Int) {
    let all = SectionLetter.all
    let titled = all.filter { sections.contains($0) || $0 == all.first || $0 == all.last }
    var entries = IndexBar.entries(keeping: all.count > height ? titled : all)
    let full = entries
    var saved = 1
    while entries.count > height, saved < full.count {
      let kept = IndexBar.thinned(full, saving: saved)
      entries = kept.map { IndexBar.entries(keeping: $0) } ?? entries
      saved += 1
    }
    self.entries = Array(entries.prefix(max(0, height)))
  }

  /// The line of the bar that stands for a letter.
  package func line(of letter: SectionLetter) -> Int? {
    entries.firstIndex { $0.letters.contains(letter) }
  }

  /// One line for every kept letter and one for every run between them.
  private static func entries(keeping kept: [SectionLetter]) -> [Entry] {
    var entries: [Entry] = []
    var run: ClosedRange<SectionLetter>?
    for letter in SectionLetter.all {
      if kept.contains(letter) {
        if let skipped = run { entries.append(Entry(letters: skipped, title: nil)) }
        run = nil
        entries.append(Entry(letters: letter...letter, title: letter))
      } else {
        run = (run?.lowerBound ?? letter)...letter
      }
    }
    if let run { entries.append(Entry(letters: run, title: nil)) }
    return entries
  }

  /// The letters that are left where runs of entries give way to a `·` each, so that `saved` lines
  /// fewer are needed. The runs are as short as can be, evenly spread, none of them at an end; nil
  /// where there are not enough entries for that.
  private static func thinned(_ entries: [Entry], saving saved: Int) -> [SectionLetter]? {
    let runLengths = 2...max(2, saved + 1)
    let counts = runLengths.lazy.map { (saved + $0 - 2) / ($0 - 1) }
    guard let runs = counts.first(where: { entries.count - saved - $0 > $0 }) else { return nil }
    let hidden = saved + runs
    let shown = entries.count - hidden
    var kept: [Entry] = []
    var index = 0
    for run in 0...runs {
      let next = index + shown * (run + 1) / (runs + 1) - shown * run / (runs + 1)
      kept += entries[index..<next]
      index = next
      if run < runs { index += hidden * (run + 1) / runs - hidden * run / runs }
    }
    return kept.compactMap(\.title)
  }
}
