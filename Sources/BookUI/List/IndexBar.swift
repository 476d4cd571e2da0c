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
  /// a `·`; else only some of those with a section are kept. `A` and `#` stay at the ends.
  package init(sections: [SectionLetter], height: Int) {
    let all = SectionLetter.all
    let titled = all.filter { sections.contains($0) || $0 == all.first || $0 == all.last }
    var kept = all
    if all.count > height { kept = titled }
    var count = min(titled.count, (max(0, height) + 1) / 2)
    var entries = IndexBar.entries(keeping: kept)
    while entries.count > height, count > 0 {
      entries = IndexBar.entries(keeping: IndexBar.thinned(titled, to: count))
      count -= 1
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

  /// `count` of the letters, evenly spread, the first and the last among them.
  private static func thinned(_ letters: [SectionLetter], to count: Int) -> [SectionLetter] {
    guard count > 1 else { return Array(letters.prefix(count)) }
    return (0..<count).map { letters[$0 * (letters.count - 1) / (count - 1)] }
  }
}
