import Glibc

/// How the terminal is to be used.
package struct TerminalOptions: Sendable {
  /// Report clicks, drags, and the wheel. Selecting text with the mouse then needs Shift.
  package var mouse: Bool
  /// Use the eight ANSI colours; otherwise attributes only.
  package var colors: Bool

  /// Colours are used unless the user has set NO_COLOR (no-color.org).
  package init(mouse: Bool = false, colors: Bool? = nil) {
    self.mouse = mouse
    self.colors = colors ?? (environmentVariable("NO_COLOR") == nil)
  }
}

/// A variable of the environment; nil where it is unset or empty.
func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value[0] != 0 else { return nil }
  return String(cString: value)
}
