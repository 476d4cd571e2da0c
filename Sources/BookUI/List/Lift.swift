import ContactModel
import ScreenModel

/// Move mode: a row that was lifted and is carried inside its section. The book changes only when
/// it is dropped.
struct Lift: Hashable, Sendable {
  let id: ContactID
  /// The row that it was lifted from, and the one that it is over now.
  let from: Int
  var row: Int

  init(id: ContactID, from: Int) {
    self.id = id
    self.from = from
    row = from
  }

  /// Which row of the book is shown at a row of the screen meanwhile.
  func bookRow(shownAt shown: Int) -> Int {
    if shown == row { return from }
    if from < row, (from..<row).contains(shown) { return shown + 1 }
    if row < from, (row...from).contains(shown) { return shown - 1 }
    return shown
  }
}

extension AppState {
  mutating func handleLift(_ input: InputEvent) -> [Effect] {
    guard case .key(let key) = input, let lifted = lift else { return [] }
    guard let command = LiftKeyMap.all.command(for: key) else {
      complain(Strings.notWhileMoving(key.name))
      return []
    }
    let rows = book.rows(reachableBy: lifted.id)
    switch command {
    case .down: carry(lifted, to: lifted.row + 1, in: rows)
    case .up: carry(lifted, to: lifted.row - 1, in: rows)
    case .first: lift?.row = rows.lowerBound
    case .last: lift?.row = rows.upperBound - 1
    case .putBack:
      lift = nil
      say(Strings.putBack)
    case .drop:
      lift = nil
      if let placement = book.placement(moving: lifted.id, to: lifted.row) {
        return [.move(placement)]
      }
    }
    return []
  }

  private mutating func carry(_ lifted: Lift, to row: Int, in rows: Range<Int>) {
    guard rows.contains(row) else { return complainOfEdge(lifted.id, towards: row) }
    lift?.row = row
  }
}
