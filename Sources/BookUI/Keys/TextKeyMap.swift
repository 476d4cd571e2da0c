import ScreenModel

/// The keys of every text that can be edited: readline's, and those of a keyboard's own block.
package enum TextKeyMap {
  package static let all: [KeyBinding<TextEdit>] = [
    KeyBinding([Key(.left), .control("b")], .left, Strings.caretLeft),
    KeyBinding([Key(.right), .control("f")], .right, Strings.caretRight),
    KeyBinding([.alt(.character("b"))], .wordLeft, Strings.caretWordLeft),
    KeyBinding([.alt(.character("f"))], .wordRight, Strings.caretWordRight),
    KeyBinding([Key(.home), .control("a")], .lineStart, Strings.caretLineStart),
    KeyBinding([Key(.end), .control("e")], .lineEnd, Strings.caretLineEnd),
    KeyBinding([Key(.backspace), .control("h")], .deleteLeft, Strings.deleteLeft),
    KeyBinding([Key(.delete), .control("d")], .deleteRight, Strings.deleteRight),
    KeyBinding([.control("w")], .killBlankWordLeft, Strings.killBlankWordLeft),
    KeyBinding([.alt(.backspace)], .killWordLeft, Strings.killWordLeft),
    KeyBinding([.alt(.character("d"))], .killWordRight, Strings.killWordRight),
    KeyBinding([.control("u")], .killToLineStart, Strings.killToLineStart),
    KeyBinding([.control("k")], .killToLineEnd, Strings.killToLineEnd),
    KeyBinding([.control("y")], .yank, Strings.yank),
    KeyBinding([.control("o"), .alt(.enter)], .lineBreak, Strings.lineBreak),
  ]
}
