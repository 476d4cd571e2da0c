/// How a Unicode scalar is drawn in cells.
///
/// The table is our own: the C library's depends on the locale and on its age, and knows nothing of
/// what must not be sent to a terminal at all.
package enum ScalarWidth: UInt32, Hashable, Sendable {
  /// One column. Ambiguous widths and unassigned scalars are narrow.
  case narrow
  /// Two columns.
  case wide
  /// Drawn in the cells of the scalar before it.
  case mark
  /// Control and format characters, line separators, fillers: never sent, a visible mark in one
  /// column stands for them.
  case hidden
  /// Variation selectors, joiners of emoji, tags: left out. Terminals disagree on the columns of the
  /// sequences that they make; without them every emoji takes two, everywhere.
  case ignored

  /// The width of a scalar.
  package init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = .narrow
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: self = .wide
    default: self = Self.inTable(scalar.value)
    }
  }

  private static func inTable(_ codePoint: UInt32) -> ScalarWidth {
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] >> 3 <= codePoint { low = middle } else { high = middle }
    }
    return ScalarWidth(rawValue: table[low] & 7) ?? .narrow
  }

  /// Eight times the first code point of a run, plus its width; ascending, from 0 on.
  private static let table: [UInt32] = {
    var table: [UInt32] = []
    var codePoint: UInt32 = 0
    runs.withUTF8Buffer { buffer in
      for byte in buffer {
        if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
          codePoint = codePoint << 4 | UInt32(digit)
        } else {
          table.append(codePoint << 3 | ScalarWidth(letter: byte).rawValue)
          codePoint = 0
        }
      }
    }
    return table
  }()

  private init(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "w"): self = .wide
    case UInt8(ascii: "m"): self = .mark
    case UInt8(ascii: "h"): self = .hidden
    case UInt8(ascii: "i"): self = .ignored
    default: self = .narrow
    }
  }
}
