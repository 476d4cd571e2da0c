import BookUI
import ScreenModel

/// Keys as tests write them: characters stand for themselves, others in `<>`: `<^A>`, `<M-b>`,
/// `<Left>`, `<Enter>`, `<S-Tab>`.
func keys(_ notation: String) -> [Key] {
  var keys: [Key] = []
  var rest = Substring(notation)
  while let first = rest.popFirst() {
    guard first == "<", let end = rest.firstIndex(of: ">") else {
      keys.append(.character(first))
      continue
    }
    keys.append(namedKey(String(rest[..<end])))
    rest = rest[rest.index(after: end)...]
  }
  return keys
}

private func namedKey(_ name: String) -> Key {
  if name.hasPrefix("^"), let letter = name.dropFirst().first {
    return .control(Character(letter.lowercased()))
  }
  if name.hasPrefix("M-") {
    var key =
      name.count == 3 ? Key.character(name.last ?? " ") : namedKey(String(name.dropFirst(2)))
    key.alt = true
    return key
  }
  let codes: [String: Key.Code] = [
    "Left": .left, "Right": .right, "Up": .up, "Down": .down, "Home": .home, "End": .end,
    "BS": .backspace, "Del": .delete, "Enter": .enter, "Tab": .tab, "S-Tab": .backTab,
    "Esc": .escape, "PgUp": .pageUp, "PgDn": .pageDown, "F1": .function(1), "F9": .function(9),
    "lt": .character("<"),
  ]
  return Key(codes[name] ?? .insert)
}

extension TextField {
  /// A field from its text with `|` where the caret stands.
  init(marked: String, isMultiline: Bool = false) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(parts.joined(), isMultiline: isMultiline)
    let after = parts.count == 2 ? parts[1].count : 0
    for _ in 0..<after { apply(.left) }
  }

  /// The text with `|` where the caret stands.
  var marked: String {
    String(text.prefix(caretOffset)) + "|" + String(text.dropFirst(caretOffset))
  }

  mutating func type(_ notation: String) {
    for key in keys(notation) { handle(key) }
  }
}
