import BookStore
import BookUI
import CursesTerminal

extension TerminalError {
  /// Why the screen can't be shown, and what to do.
  var phrase: Phrase {
    switch self {
    case .notATerminal: Strings.notATerminal
    case .noTerminalType: Strings.noTerminalType
    case .unknownTerminalType(let type): Strings.unknownTerminalType(type)
    case .incapableTerminalType(let type): Strings.incapableTerminalType(type)
    case .system(let number): Strings.terminalRefused(reason: SystemFailure(code: number).message)
    }
  }
}
