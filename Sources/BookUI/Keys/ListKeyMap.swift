import ScreenModel

/// What a key can ask of the list.
package enum ListCommand: Hashable, Sendable {
  case down, up, halfPageDown, halfPageUp, pageDown, pageUp, first, last
  case jumpToLetter, awaitLetter, nextSection, previousSection
  case search
  case add, open, delete, toggleEditing
  case lift, carryDown, carryUp
  case undo, redo, copy, trash
  case importFiles, exportFile
  case detailsPageDown, detailsPageUp, detailsDown, detailsUp
  case help, repaint, suspend, quit
}

/// The keys of the list.
package enum ListKeyMap {
  package static let movement: [KeyBinding<ListCommand>] = [
    KeyBinding([.character("j"), Key(.down)], .down, Strings.helpDown),
    KeyBinding([.character("k"), Key(.up)], .up, Strings.helpUp),
    KeyBinding([.control("d")], .halfPageDown, Strings.helpHalfPageDown),
    KeyBinding([.control("u")], .halfPageUp, Strings.helpHalfPageUp),
    KeyBinding([.control("f"), Key(.pageDown)], .pageDown, Strings.helpPageDown),
    KeyBinding([.control("b"), Key(.pageUp)], .pageUp, Strings.helpPageUp),
    KeyBinding([.character("g"), Key(.home)], .first, Strings.helpFirst),
    KeyBinding([.character(">"), Key(.end)], .last, Strings.helpLast),
    KeyBinding(letters, .jumpToLetter, Strings.helpJump),
    KeyBinding([.character("'")], .awaitLetter, Strings.helpAwaitLetter),
    KeyBinding([.character("]"), Key(.tab)], .nextSection, Strings.helpNextSection),
    KeyBinding([.character("["), Key(.backTab)], .previousSection, Strings.helpPreviousSection),
  ]

  package static let changes: [KeyBinding<ListCommand>] = [
    KeyBinding([.character("a")], .add, Strings.helpAdd),
    KeyBinding([Key(.enter)], .open, Strings.helpOpen),
    KeyBinding([.character("d"), Key(.delete)], .delete, Strings.helpDelete),
    KeyBinding([.character("m")], .lift, Strings.helpLift),
    KeyBinding([.alt(.down)], .carryDown, Strings.helpCarryDown),
    KeyBinding([.alt(.up)], .carryUp, Strings.helpCarryUp),
    KeyBinding([.character("e")], .toggleEditing, Strings.helpToggleEditing),
    KeyBinding([.character("u")], .undo, Strings.helpUndo),
    KeyBinding([.control("r")], .redo, Strings.helpRedo),
    KeyBinding([.character("t")], .trash, Strings.helpTrash),
    KeyBinding([.character("i")], .importFiles, Strings.helpImport),
  ]

  package static let others: [KeyBinding<ListCommand>] = [
    KeyBinding([.character("/")], .search, Strings.helpSearch),
    KeyBinding([.character("y")], .copy, Strings.helpCopy),
    KeyBinding([.character("x")], .exportFile, Strings.helpExport),
    KeyBinding([.character(" ")], .detailsPageDown, Strings.helpDetailsPageDown),
    KeyBinding([.character("-")], .detailsPageUp, Strings.helpDetailsPageUp),
    KeyBinding([.control("e")], .detailsDown, Strings.helpDetailsDown),
    KeyBinding([.control("y")], .detailsUp, Strings.helpDetailsUp),
    KeyBinding([.character("?"), Key(.function(1))], .help, Strings.helpHelp),
    KeyBinding([.control("l")], .repaint, Strings.helpRepaint),
    KeyBinding([.control("z")], .suspend, Strings.helpSuspend),
    KeyBinding([.character("q"), .control("c")], .quit, Strings.helpQuit),
  ]

  package static let all = movement + changes + others

  private static let letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { Key.character($0) }
}

/// What a key can ask while a row is carried.
package enum LiftCommand: Hashable, Sendable {
  case down, up, first, last, drop, putBack
}

/// The keys while a row is carried (move mode).
package enum LiftKeyMap {
  package static let all: [KeyBinding<LiftCommand>] = [
    KeyBinding(
      [.character("j"), Key(.down), .alt(.down)], .down, Strings.helpCarryDown),
    KeyBinding([.character("k"), Key(.up), .alt(.up)], .up, Strings.helpCarryUp),
    KeyBinding([.character("g"), Key(.home)], .first, Strings.helpCarryFirst),
    KeyBinding([.character(">"), Key(.end)], .last, Strings.helpCarryLast),
    KeyBinding([Key(.enter), .character("m")], .drop, Strings.helpDrop),
    KeyBinding([Key(.escape), .control("c")], .putBack, Strings.helpPutBack),
  ]
}

/// What a key can ask of the search line; every other key edits its text.
package enum SearchCommand: Hashable, Sendable {
  case down, up, pageDown, pageUp, open, leave, help
}

/// The keys while a search is shown.
package enum SearchKeyMap {
  package static let all: [KeyBinding<SearchCommand>] = [
    KeyBinding([Key(.down), .control("n")], .down, Strings.helpDown),
    KeyBinding([Key(.up), .control("p")], .up, Strings.helpUp),
    KeyBinding([Key(.pageDown)], .pageDown, Strings.helpPageDown),
    KeyBinding([Key(.pageUp)], .pageUp, Strings.helpPageUp),
    KeyBinding([Key(.enter)], .open, Strings.helpOpen),
    KeyBinding([Key(.escape), .control("c")], .leave, Strings.helpLeaveSearch),
    KeyBinding([Key(.function(1)), .control("g")], .help, Strings.helpHelp),
  ]
}
