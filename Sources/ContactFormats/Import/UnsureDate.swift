/// Which number comes first in dates like 4/5/1987.
package enum DateOrder: Hashable, Sendable {
  case dayFirst, monthFirst
}

/// A date of a table that doesn't say by itself what it means, and what became of it.
package struct UnsureDate: Hashable, Sendable {
  package enum Reading: Hashable, Sendable {
    /// It was read as another date of the table has it, the one on that line (1-based).
    case told(DateOrder, line: Int)
    /// It stays as it is: nothing tells the day from the month.
    case open
    /// It stays as it is: its year has two digits.
    case shortYear
  }

  /// Of its column.
  package var heading: String
  package var reading: Reading

  package init(heading: String, _ reading: Reading) {
    self.heading = heading
    self.reading = reading
  }
}
