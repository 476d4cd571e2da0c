/// The smallest piece of text that a terminal draws in cells of its own: one spacing scalar and
/// the marks on it.
package struct CellCluster: Hashable, Sendable {
  /// What is sent to the terminal; never a control character.
  package var text: String
  /// Columns: 1 or 2.
  package var width: Int

  package init(text: String, width: Int) {
    self.text = text
    self.width = width
  }
}

/// Splits text into what a terminal draws, cell by cell.
package func cellClusters(of text: String) -> [CellCluster] {
  Array(CellClusters(text))
}

/// How many columns a text takes.
package func cellWidth(of text: String) -> Int {
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
  return CellClusters(text).reduce(0) { $0 + $1.width }
}

/// The cell clusters of a text, found as they are asked for: of a text of any length only what fits
/// on the screen is looked at.
struct CellClusters: Sequence, IteratorProtocol {
  /// How many marks a curses cell holds.
  private static let mostMarks = 4
  /// Carries marks that have no character to stand on.
  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  private var scalars: String.UnicodeScalarView.Iterator
  private var pending: Unicode.Scalar?

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
  }

  mutating func next() -> CellCluster? {
    while let scalar = nextScalar() {
      switch ScalarWidth(of: scalar) {
      case .ignored: continue
      case .narrow: return cluster(on: scalar, width: 1)
      case .wide: return cluster(on: scalar, width: 2)
      case .hidden: return cluster(on: visibleMark(for: scalar), width: 1)
      case .mark:
        pending = scalar
        return cluster(on: Self.dottedCircle, width: 1)
      }
    }
    return nil
  }

  private mutating func nextScalar() -> Unicode.Scalar? {
    if let scalar = pending {
      pending = nil
      return scalar
    }
    return scalars.next()
  }

  /// Adds the marks that follow; those that a cell has no room for are left out.
  private mutating func cluster(on base: Unicode.Scalar, width: Int) -> CellCluster {
    var text = String(base)
    var marks = 0
    while let scalar = nextScalar() {
      // ASCII comes first: it is most of what is drawn.
      let scalarWidth: ScalarWidth = scalar.isASCII ? .narrow : ScalarWidth(of: scalar)
      if scalarWidth == .mark {
        marks += 1
        if marks <= Self.mostMarks { text.unicodeScalars.append(scalar) }
      } else if scalarWidth != .ignored, !isSkinTone(scalar, of: base) {
        pending = scalar
        break
      }
    }
    return CellCluster(text: text, width: width)
  }
}

/// Whether a scalar only colours the emoji before it, in terminals that can: they draw both in two
/// columns, others in four. Without it all use two.
private func isSkinTone(_ scalar: Unicode.Scalar, of base: Unicode.Scalar) -> Bool {
  (0x1F3FB...0x1F3FF).contains(scalar.value) && base.properties.isEmojiModifierBase
}

/// What is drawn for a character that must not be sent: its control picture (`␛`), or `␦` where it
/// has none.
private func visibleMark(for scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{2426}"
  case 0x7F: "\u{2421}"
  default: "\u{2426}"
  }
}
