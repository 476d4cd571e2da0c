import BookStore
import BookUI
import ContactFormats

/// The dates of imported tables of which nothing told whether the day or the month comes first: how
/// many in each column.
nonisolated struct OpenDates {
  private struct Column: Hashable {
    let file: String
    let heading: String
  }

  private var counts: [Column: Int] = [:]
  /// As they come in the files.
  private var columns: [Column] = []

  init(in candidates: [ImportCandidate]) {
    for candidate in candidates {
      guard case .contact(let contact) = candidate.content else { continue }
      for heading in contact.openDates {
        let column = Column(file: candidate.file, heading: heading)
        if counts[column] == nil { columns.append(column) }
        counts[column, default: 0] += 1
      }
    }
  }

  var remarks: [Phrase] {
    columns.map { Strings.openDates(counts[$0] ?? 0, column: $0.heading, in: $0.file) }
  }
}
