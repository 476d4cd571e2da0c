package import BookUI
package import ContactFormats

/// A command line that can't be understood. The word that is wrong is named as it was typed.
nonisolated package enum UsageError: Error, Equatable {
  /// With U+FFFD for what is no text.
  case notText(String)
  case unknownOption(String)
  case ambiguousOption(String, candidates: [String])
  case missingValue(String)
  case unexpectedValue(String)
  case unknownLanguage(String)
  /// `command` is empty where none was named; `takenBy` are those that have the option.
  case optionNotTaken(String, command: String, takenBy: [String])
  case extraOperand(String, command: String)
  case missingOperand(Operand, command: String)
  /// A word that should read KEY=VALUE.
  case badAssignment(String, ContactAssignment.Failure)
  /// A value that an option doesn't know.
  case badChoice(String, String, allowed: [String])
  /// An export to a file whose name tells no format.
  case unknownExportKind(String)
  /// An option of exported cards, for a file that holds none.
  case notOfCards(String, file: String)

  /// What is wrong, and what to type instead.
  package var phrase: Phrase {
    switch self {
    case .notText(let word): Strings.argumentIsNoText(word)
    case .unknownOption(let option): Strings.unknownOption(option)
    case .ambiguousOption(let option, let candidates):
      Strings.ambiguousOption(option, candidates: candidates.joined(separator: ", "))
    case .missingValue(let option): Strings.missingValue(option)
    case .unexpectedValue(let option): Strings.unexpectedValue(option)
    case .unknownLanguage(let name): Strings.unknownLanguage(name)
    case .optionNotTaken(let option, let command, let others):
      Strings.optionNotTaken(option, by: command, takenBy: others)
    case .extraOperand(let word, let command):
      command.isEmpty ? Strings.extraBook(word) : Strings.extraOperand(word, of: command)
    case .missingOperand(let operand, let command):
      Strings.missingOperand(operand.phrase, of: command)
    case .badAssignment(let word, let failure): failure.phrase(of: word)
    case .badChoice(let value, let option, let allowed):
      Strings.badChoice(value, of: option, allowed: allowed)
    case .unknownExportKind(let file): Strings.unknownExportKind(file)
    case .notOfCards(let option, let file): Strings.notOfCards(option, file)
    }
  }
}

nonisolated extension Operand {
  fileprivate var phrase: Phrase {
    switch self {
    case .word: Strings.wordOperand
    case .name: Strings.nameOperand
    case .contact: Strings.contactOperand
    case .assignment: Strings.assignmentOperand
    case .file: Strings.fileOperand
    }
  }
}

nonisolated extension ContactPath.ReadOnlyReason {
  fileprivate func phrase(of key: String) -> Phrase {
    switch self {
    case .follows: Strings.derivedPath(key)
    case .cardsOwn: Strings.bookkeepingPath(key)
    case .withoutField: Strings.pathWithoutField(key)
    case .isService(let service): Strings.typeIsService(key, service)
    }
  }
}

nonisolated extension ContactAssignment.Failure {
  fileprivate func phrase(of word: String) -> Phrase {
    let key = String(word.prefix { $0 != "=" })
    return switch self {
    case .noValue: Strings.noAssignment(word)
    case .path(.unknown(let nearest)): Strings.unknownPath(key, nearest: nearest)
    case .path(.readOnly(let reason)): reason.phrase(of: key)
    case .notOneOf(let words): Strings.notOneOf(words, key)
    case .badType(let type): Strings.badType(type, key)
    case .severalValues(let keys): Strings.severalValues(key, keys)
    }
  }
}
