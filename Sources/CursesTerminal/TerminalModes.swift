import CNcurses

/// The modes of the terminal that curses doesn't know, as the sequences that switch them.
struct TerminalModes {
  /// Bracketed paste; clicks, drags and the wheel in SGR form.
  private let modes: [Int]

  init(mouse: Bool) {
    modes = mouse ? [2004, 1002, 1006] : [2004]
  }

  var on: String { modes.map { "\u{1B}[?\($0)h" }.joined() }
  var off: String { modes.reversed().map { "\u{1B}[?\($0)l" }.joined() }

  /// All that a terminal needs to be usable after a crash, by its terminfo entry: our modes off,
  /// plain text, own colours, a visible cursor, the keypad local, the other screen gone.
  var reset: String {
    off + ["sgr0", "op", "cnorm", "rmkx", "rmcup"].map(capability).joined()
  }

  /// A capability's string without its padding, which no terminal has needed for decades.
  private func capability(_ name: String) -> String {
    // terminfo returns -1 for what isn't a string capability.
    guard let pointer = tigetstr(name), Int(bitPattern: pointer) != -1 else { return "" }
    return withoutPadding(String(cString: pointer))
  }
}

/// Leaves `$<…>` out.
func withoutPadding(_ capability: String) -> String {
  var rest = capability[...]
  var result = ""
  while let open = rest.firstRange(of: "$<"),
    let close = rest[open.upperBound...].firstIndex(of: ">")
  {
    result += rest[..<open.lowerBound]
    rest = rest[rest.index(after: close)...]
  }
  return result + rest
}
