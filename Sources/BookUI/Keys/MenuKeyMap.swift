import ScreenModel

package enum MenuCommand: Hashable, Sendable {
  case previous, next, pageUp, pageDown, choose, close
}

/// The keys of a menu; all others edit the text that finds a row.
package enum MenuKeyMap {
  package static let all: [KeyBinding<MenuCommand>] = [
    KeyBinding([Key(.up), Key(.backTab), .control("p")], .previous, Strings.menuPrevious),
    KeyBinding([Key(.down), Key(.tab), .control("n")], .next, Strings.menuNext),
    KeyBinding([Key(.pageUp)], .pageUp, Strings.menuPageUp),
    KeyBinding([Key(.pageDown)], .pageDown, Strings.menuPageDown),
    KeyBinding([Key(.enter)], .choose, Strings.menuChoose),
    KeyBinding([Key(.escape), .control("c")], .close, Strings.menuClose),
  ]
}
