/// Why the terminal can't show the program.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// TERM isn't set.
  case noTerminalType
  /// There is no terminfo entry for this TERM.
  case unknownTerminalType(String)
  /// The terminal can't move its cursor (`dumb`).
  case incapableTerminalType(String)
  /// The system refused something that is always needed: the number of the error.
  case system(errno: Int32)
}
