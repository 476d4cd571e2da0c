/// A column of texts where it lies in memory. It has nothing to be retained.
struct ColumnView {
  let spans: UnsafeBufferPointer<TextColumn.Span>
  let slots: UnsafeBufferPointer<Range<UInt32>>
  fileprivate let cells: UnsafeBufferPointer<Cell>
  fileprivate let clues: UnsafeBufferPointer<Clues>
  fileprivate let slotClues: UnsafeBufferPointer<Clues>
  fileprivate let isPhones: Bool

  @inline(__always)
  func cells(of span: Int) -> UnsafeBufferPointer<Cell> {
    UnsafeBufferPointer(rebasing: cells[spans[span].range])
  }

  /// Whether any of a slot's texts may hold the term.
  @inline(__always)
  func mayHold(_ term: TermView, slot: Int) -> Bool { fit(slotClues[slot], term) }

  @inline(__always)
  func mayHold(_ term: TermView, span: Int) -> Bool { fit(clues[span], term) }

  @inline(__always)
  private func fit(_ clues: Clues, _ term: TermView) -> Bool {
    guard isPhones else { return !clues.isDisjoint(with: term.clues) }
    return term.phoneClues.map { !clues.isEmpty && clues.isSuperset(of: $0) } ?? false
  }
}

extension TextColumn {
  /// Calls `body` with the column where it lies in memory.
  func withView<Result>(isPhones: Bool = false, _ body: (ColumnView) -> Result) -> Result {
    cells.withUnsafeBufferPointer { cells in
      spans.withUnsafeBufferPointer { spans in
        clues.withUnsafeBufferPointer { clues in
          slots.withUnsafeBufferPointer { slots in
            slotClues.withUnsafeBufferPointer { slotClues in
              body(
                ColumnView(
                  spans: spans, slots: slots, cells: cells, clues: clues, slotClues: slotClues,
                  isPhones: isPhones))
            }
          }
        }
      }
    }
  }
}
