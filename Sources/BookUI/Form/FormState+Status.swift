import ScreenModel

/// The status line of the form: hints, messages, the question.
extension FormState {
  /// What it says, wrapped: an error says what to do next, and must be read whole.
  func statusLines(width: Int, limit: Int) -> [String] {
    let isHint = if case .hints = status { true } else { false }
    let lines = wrappedLines(of: statusText, width: width)
    return isHint || lines.count > limit || limit == 1 ? [statusText] : lines
  }

  var statusStyle: Style {
    switch status {
    case .hints: .dim
    case .message: []
    case .error: .error
    case .question: .question
    }
  }

  private var statusText: String {
    switch status {
    case .hints: (menu == nil ? hints : menuHints).joined(separator: "   ")
    case .message(let phrase): phrase[language]
    case .error(let phrase): "! " + phrase[language]
    case .question:
      ([Strings.unsavedChanges[language]]
        + FormAnswerKeyMap.all.map { hint($0.keys, $0.help) }).joined(separator: "   ")
    }
  }

  private var hints: [String] {
    guard lines.indices.contains(focus) else { return [] }
    let line = lines[focus]
    var hints: [String] = []
    switch line.field {
    case .unknown where !lines.contains(where: { $0.field == .kept }):
      hints.append(hint(.enter, Strings.listProperties))
    case .addField: hints.append(hint(.enter, Strings.listFields))
    case .kind:
      hints = [hint([.character(" ")], Strings.changeKind), hint(.next, Strings.nextField)]
    default: hints.append(hint(.next, Strings.nextField))
    }
    if line.text.isMultiline, !isReadOnly, !line.field.isFixed {
      hints.append(TextKeyMap.all.keyName(of: .lineBreak) + " " + Strings.startLine[language])
    }
    if line.repeated != nil, !isReadOnly { hints.append(hint(.type, Strings.typeLabel)) }
    return hints + [hint(.help, Strings.hintHelp)]
  }

  private var menuHints: [String] {
    let isTypes = if case .types = menu { true } else { false }
    let keys = [MenuCommand.choose, .close].compactMap { command in
      MenuKeyMap.all.first { $0.command == command }.map { hint($0.keys, $0.help) }
    }
    return keys + [(isTypes ? Strings.typeToFindOrName : Strings.typeToFind)[language]]
  }

  func hint(_ command: FormCommand, _ phrase: Phrase) -> String {
    FormKeyMap.all.keyName(of: command) + " " + phrase[language]
  }

  private func hint(_ keys: [Key], _ phrase: Phrase) -> String {
    (keys.first?.name ?? "") + " " + phrase[language]
  }
}
