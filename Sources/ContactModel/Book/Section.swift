package import Pinyin

/// The contacts whose names share an index title: a run of the book's rows.
package struct Section: Hashable, Sendable {
  package let letter: SectionLetter
  /// Never empty.
  package let rows: Range<Int>
}

extension AddressBook {
  /// The section of a row.
  package func section(ofRow row: Int) -> Section? {
    sections.first { $0.rows.contains(row) }
  }

  /// The section of a letter; where it doesn't exist the next one that does, else the last.
  package func section(at letter: SectionLetter) -> Section? {
    let sections = sections
    return sections.first { $0.letter >= letter } ?? sections.last
  }
}
