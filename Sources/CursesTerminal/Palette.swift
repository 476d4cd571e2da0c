import CNcurses
import ScreenModel

/// What curses needs to draw a style.
struct Appearance: Hashable {
  var attributes: attr_t
  /// Number of the colour pair; 0 is the terminal's own colours.
  var pair: Int32
}

/// How styles look. Colour only supports what attributes and characters already say.
struct Palette {
  /// The foregrounds in use, on the terminal's own background.
  private enum Accent: Int32, CaseIterable {
    case error = 1
    case match
    case section
    // The colours by themselves, in the order of their numbers.
    case red, green, yellow, blue, magenta, cyan

    var color: Int32 {
      switch self {
      case .error: COLOR_RED
      case .match: COLOR_YELLOW
      case .section, .cyan: COLOR_CYAN
      case .red: COLOR_RED
      case .green: COLOR_GREEN
      case .yellow: COLOR_YELLOW
      case .blue: COLOR_BLUE
      case .magenta: COLOR_MAGENTA
      }
    }
  }

  /// False where the user wants none, or the terminal can't keep its own background.
  let usesColors: Bool

  init(colors: Bool) {
    guard colors, has_colors(), start_color() == OK, use_default_colors() == OK else {
      self.usesColors = false
      return
    }
    for accent in Accent.allCases {
      init_extended_pair(accent.rawValue, accent.color, -1)
    }
    self.usesColors = true
  }

  func appearance(of style: Style) -> Appearance {
    Appearance(
      attributes: attributes(of: style),
      pair: usesColors ? accent(of: style)?.rawValue ?? 0 : 0)
  }

  private func accent(of style: Style) -> Accent? {
    if style.contains(.error) { return .error }
    if style.contains(.match) { return .match }
    if style.contains(.sectionTitle) { return .section }
    switch style.intersection([.red, .green, .blue]) {
    case .red: return .red
    case .green: return .green
    case [.red, .green]: return .yellow
    case .blue: return .blue
    case [.red, .blue]: return .magenta
    case [.green, .blue]: return .cyan
    default: return nil
    }
  }

  private func attributes(of style: Style) -> attr_t {
    let bold: Style = [
      .title, .sectionTitle, .indexTitle, .currentIndexTitle, .match, .question, .lifted,
    ]
    let reverse: Style = [.selection, .currentIndexTitle, .lifted]
    var attributes: attr_t = 0
    if !style.isDisjoint(with: bold) { attributes |= curses_bold() }
    if !style.isDisjoint(with: reverse) { attributes |= curses_reverse() }
    if style.contains(.match) { attributes |= curses_underline() }
    // Dim on a reversed row would be hard to read.
    if style.contains(.dim), style.isDisjoint(with: reverse) { attributes |= curses_dim() }
    return attributes
  }
}
