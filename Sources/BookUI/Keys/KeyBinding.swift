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

extension Array {
  /// The command that a key gives, nil where it is unbound.
  package func command<Command>(for key: Key) -> Command? where Element == KeyBinding<Command> {
    first { $0.keys.contains(key) }?.command
  }

  /// The first key that gives a command, as hints name it.
  package func keyName<Command>(of command: Command) -> String
  where Element == KeyBinding<Command> {
    first { $0.command == command }?.keys.first?.name ?? ""
  }
}

extension [Key] {
  /// The keys as help and status lines name them: `j ↓`; a run of letters as `A…Z`.
  package var names: String {
    let letters = filter { if case .character("A"..."Z") = $0.code { !$0.alt } else { false } }
    guard letters.count > 2, let first = letters.first, let last = letters.last else {
      return map(\.name).joined(separator: " ")
    }
    let others = filter { !letters.contains($0) }.map(\.name)
    return ([first.name + "…" + last.name] + others).joined(separator: " ")
  }
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
