import BookStore
import BookUI
import ContactFormats

/// The dates of imported tables that didn't say by themselves what they mean: how many in each
/// column, and what became of them.
nonisolated struct UnsureDates {
  private struct Kind: Hashable {
    let file: String
    let date: UnsureDate
  }

  private var counts: [Kind: Int] = [:]
  /// As they come in the files.
  private var kinds: [Kind] = []

  init(in candidates: [ImportCandidate]) {
    for candidate in candidates {
      guard case .contact(let contact) = candidate.content else { continue }
      for date in contact.unsureDates {
        let kind = Kind(file: candidate.file, date: date)
        if counts[kind] == nil { kinds.append(kind) }
        counts[kind, default: 0] += 1
      }
    }
  }

  /// A sentence for each kind.
  var remarks: [Phrase] {
    kinds.map { kind in
      let (count, column, file) = (counts[kind] ?? 0, kind.date.heading, kind.file)
      return switch kind.date.reading {
      case .open: Strings.openDates(count, column: column, in: file)
      case .shortYear: Strings.shortYears(count, column: column, in: file)
      case .told(let order, let line):
        Strings.toldDates(
          count, isDayFirst: order == .dayFirst, line: line, column: column, in: file)
      }
    }
  }
}
