import ScreenModel

/// What a key can ask of the form; every other key edits the text of the line (`TextKeyMap`).
package enum FormCommand: Hashable, Sendable {
  case next, previous, enter, pageDown, pageUp, type, save, back, help
}

/// The keys of the form. None of them is a character that can be typed.
package enum FormKeyMap {
  package static let all: [KeyBinding<FormCommand>] = [
    KeyBinding([Key(.tab), Key(.down), .control("n")], .next, Strings.helpNextField),
    KeyBinding([Key(.backTab), Key(.up), .control("p")], .previous, Strings.helpPreviousField),
    KeyBinding([Key(.enter)], .enter, Strings.helpEnter),
    KeyBinding([Key(.pageDown)], .pageDown, Strings.helpFieldsDown),
    KeyBinding([Key(.pageUp)], .pageUp, Strings.helpFieldsUp),
    KeyBinding([.control("t")], .type, Strings.helpType),
    KeyBinding([.control("s")], .save, Strings.helpSave),
    KeyBinding([Key(.escape), .control("c")], .back, Strings.helpBack),
    KeyBinding([Key(.function(1)), .control("g")], .help, Strings.helpHelp),
  ]
}

/// An answer to the question whether to save.
package enum FormAnswer: Hashable, Sendable {
  case save, discard, goOn
}

/// The keys while the form asks whether to save.
package enum FormAnswerKeyMap {
  package static let all: [KeyBinding<FormAnswer>] = [
    KeyBinding([.character("s"), .character("S"), .control("s")], .save, Strings.save),
    KeyBinding([.character("d"), .character("D")], .discard, Strings.discard),
    KeyBinding([Key(.escape), .control("c")], .goOn, Strings.goOnEditing),
  ]
}
