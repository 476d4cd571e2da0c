import CNcurses
import ScreenModel

/// The keys behind curses' codes, and the sequences that we teach it.
enum KeyCodes {
  /// Our codes begin where no terminfo entry's do.
  private static let firstOwnCode: Int32 = 0x2000

  /// Opens a bracketed paste.
  static let pasteStart: Int32 = firstOwnCode - 1

  /// Teaches curses the sequences that terminfo entries leave out or give other codes.
  static func define() {
    // With a code of curses' own the mouse's sequence would be cut in two.
    define_key(nil, KEY_MOUSE)
    define_key("\u{1B}[200~", pasteStart)
    for (index, definition) in sequences.enumerated() {
      define_key("\u{1B}" + definition.sequence, firstOwnCode + Int32(clamping: index))
    }
  }

  /// The key of a code; nil for keys that have no meaning here.
  static func key(of code: Int32) -> Key? {
    let index = Int(code) - Int(firstOwnCode)
    if sequences.indices.contains(index) { return sequences[index].key }
    if let number = functionKeyNumber(code) { return Key(.function(number)) }
    return curses[code].map { Key($0) }
  }

  /// The key of a sequence that curses hasn't recognised, as it came in pieces or after a paste.
  static func key(
    of introducer: Unicode.Scalar, _ parameters: [UInt8], _ final: UInt8
  ) -> Key? {
    let sequence = String(introducer) + String(decoding: parameters + [final], as: UTF8.self)
    return sequences.first { $0.sequence == sequence }?.key
  }

  private static func functionKeyNumber(_ code: Int32) -> Int? {
    let number = Int(code) - Int(curses_function_key(0))
    return (1...12).contains(number) ? number : nil
  }

  private static let curses: [Int32: Key.Code] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_SR: .up, KEY_SF: .down, KEY_SLEFT: .left, KEY_SRIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_FIND: .home, KEY_SELECT: .end,
    KEY_A1: .home, KEY_C1: .end, KEY_A3: .pageUp, KEY_C3: .pageDown,
    KEY_DC: .delete, KEY_IC: .insert, KEY_BACKSPACE: .backspace, KEY_ENTER: .enter,
    KEY_BTAB: .backTab,
  ]

  /// The sequences, without their escape character, that xterm and most others send; rxvt's and
  /// the consoles' variants of Home and End.
  private static let sequences: [(sequence: String, key: Key)] = {
    let letters: [(String, Key.Code)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ]
    let numbers: [(Int, Key.Code)] = [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown),
      (7, .home), (8, .end),
    ]
    var all: [(String, Key)] = [("[Z", Key(.backTab)), ("OM", Key(.enter))]
    for (letter, code) in letters { all += [("[" + letter, Key(code)), ("O" + letter, Key(code))] }
    for (number, code) in numbers { all.append(("[\(number)~", Key(code))) }
    // xterm's modifiers: 1 and a sum of 1 Shift, 2 Alt, 4 Control, 8 Meta.
    for modifiers in 1...15 {
      let alt = modifiers & 0b1010 != 0
      for (letter, code) in letters {
        all.append(("[1;\(modifiers + 1)" + letter, Key(code, alt: alt)))
      }
      for (number, code) in numbers {
        all.append(("[\(number);\(modifiers + 1)~", Key(code, alt: alt)))
      }
    }
    return all
  }()
}
