package import BookUI

/// A command line that can't be understood. The word that is wrong is named as it was typed.
nonisolated package enum UsageError: Error, Equatable {
  case unknownOption(String)
  case ambiguousOption(String, candidates: [String])
  case missingValue(String)
  case unexpectedValue(String)
  case unknownLanguage(String)
  case onlyForList(String)
  case extraOperand(String)
  case missingNames
  case notYet(command: String)

  /// What is wrong, and what to type instead.
  package var phrase: Phrase {
    switch self {
    case .unknownOption(let option): Strings.unknownOption(option)
    case .ambiguousOption(let option, let candidates):
      Strings.ambiguousOption(option, candidates: candidates.joined(separator: ", "))
    case .missingValue(let option): Strings.missingValue(option)
    case .unexpectedValue(let option): Strings.unexpectedValue(option)
    case .unknownLanguage(let name): Strings.unknownLanguage(name)
    case .onlyForList(let option): Strings.onlyForList(option)
    case .extraOperand(let word): Strings.extraOperand(word)
    case .missingNames: Strings.missingNames
    case .notYet(let command): Strings.commandNotYet(command)
    }
  }
}
