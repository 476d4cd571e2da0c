package import ScreenModel

/// The keys that give a command, and what the help says of it: one value, so that the help can't go
/// stale.
package struct KeyBinding<Command: Hashable & Sendable>: Sendable {
  package var keys: [Key]
  package var command: Command
  package var help: Phrase

  package init(_ keys: [Key], _ command: Command, _ help: Phrase) {
    self.keys = keys
    self.command = command
    self.help = help
  }
}

extension [Key] {
  /// The keys as help and status lines name them: `j ↓`.
  package var names: String { map(\.name).joined(separator: " ") }
}

extension Key {
  /// The key as help and status lines name it: `^S`, `Alt-↑`, `PgDn`.
  package var name: String { (alt ? "Alt-" : "") + code.name }
}

extension Key.Code {
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "^" + letter.uppercased()
    case .enter: "↵"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "⌫"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
