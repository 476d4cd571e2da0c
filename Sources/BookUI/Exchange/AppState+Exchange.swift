import ContactModel
import ScreenModel

/// Import and export: the path that is asked for, and what came of it.
extension AppState {
  mutating func answerPath(_ prompt: PathPrompt, _ input: InputEvent) -> [Effect] {
    var prompt = prompt
    prompt.names = []
    var effects: [Effect] = []
    switch input {
    case .paste(let text): prompt.field.paste(text)
    case .key(let key):
      switch PathKeyMap.all.command(for: key) {
      case .accept where prompt.field.text.isBlank: break
      case .accept: effects = [effect(of: prompt)]
      case .complete: effects = [.completePath(prompt.field.text)]
      case .leave:
        overlay = nil
        return []
      case nil: prompt.field.handle(key)
      }
    default: break
    }
    prompt.scroll(columns: size.columns, language)
    overlay = .askPath(prompt)
    return effects
  }

  /// What Enter asks for.
  private func effect(of prompt: PathPrompt) -> Effect {
    switch prompt.purpose {
    case .importing: importing(prompt.field.text)
    case .exporting: .exportFile(prompt.field.text, replacing: false)
    }
  }

  /// Imported contacts go to the collection that the selected one is in.
  private func importing(_ path: String, duplicates answer: DuplicateAnswer? = nil) -> Effect {
    .importFiles(path, duplicates: answer, beside: selectedID)
  }

  /// The answer may come after the user has typed on.
  mutating func pathSuggested(_ suggestion: PathSuggestion) {
    guard case .askPath(var prompt) = overlay,
      prompt.field.text.isIdentical(to: suggestion.typed)
    else { return }
    if suggestion.names.isEmpty, suggestion.path.isIdentical(to: suggestion.typed) {
      complain(Strings.nothingBegins(suggestion.typed))
    }
    let isFurther = !suggestion.path.isIdentical(to: suggestion.typed)
    if isFurther { prompt.field.setText(suggestion.path) }
    if suggestion.names.count > 1 { prompt.names = suggestion.names }
    overlay = .askPath(prompt)
  }

  // MARK: Importing

  mutating func askForRule(_ effect: Effect, count: Int) {
    guard case .importFiles(let path, _, _) = effect else { return }
    overlay = .askDuplicates(path, count: count)
  }

  mutating func answerDuplicates(_ path: String, _ input: InputEvent) -> [Effect] {
    guard case .key(let key) = input else { return [] }
    switch DuplicateKeyMap.all.command(for: key) {
    case .answer(let answer):
      overlay = nil
      return [importing(path, duplicates: answer)]
    case .leave:
      overlay = nil
      say(Strings.nothingImported)
    case nil: break
    }
    return []
  }

  func duplicatesPrompt(_ count: Int) -> Prompt {
    Prompt(
      title: Strings.sameUIDOtherwise(count)[language],
      answers: DuplicateKeyMap.all.map { ($0.keys.first?.name ?? "") + " " + $0.help[language] })
  }

  /// All of it is one step, and its first contact is selected.
  mutating func imported(_ result: ImportResult, by effect: Effect) -> [Effect] {
    overlay = nil
    let effects = result.change.map { take($0, by: effect) } ?? []
    let undo = result.change == nil ? nil : ListKeyMap.all.keyName(of: .undo)
    tell(
      Strings.imported(
        result.counts, into: result.collection, rejectionFiles: result.rejectionFiles, undo: undo),
      remarks: result.remarks, isCaution: result.change?.caution != nil)
    return effects
  }

  // MARK: Exporting

  mutating func askToReplace(_ effect: Effect) {
    guard case .exportFile(let path, _) = effect else { return }
    overlay = .askReplace(path)
  }

  mutating func answerReplace(_ path: String, _ input: InputEvent) -> [Effect] {
    guard case .key(let key) = input else { return [] }
    overlay = nil
    if [Key.character("y"), .character("Y")].contains(key) {
      return [.exportFile(path, replacing: true)]
    }
    say(Strings.nothingExported)
    return []
  }

  func replacePrompt(_ path: String) -> Prompt {
    Prompt(
      title: Strings.askReplace(path)[language], answers: [Strings.askReplaceKeys[language]])
  }

  mutating func exported(_ count: Int, by effect: Effect, remarks: [String]) {
    overlay = nil
    guard case .exportFile(let path, _) = effect else { return }
    tell(Strings.exported(count, to: path), remarks: remarks)
  }

  // MARK: What came of it

  /// The path is asked for again, with what is wrong above it.
  mutating func exchangeFailed(_ effect: Effect) {
    switch effect {
    case .importFiles(let path, _, _): overlay = .askPath(PathPrompt(.importing, path: path))
    case .exportFile(let path, _): overlay = .askPath(PathPrompt(.exporting, path: path))
    default: break
    }
  }

  mutating func stopped() {
    overlay = nil
    say(Strings.stopped)
  }

  /// The first remarks, and how many others there are.
  private mutating func tell(_ phrase: Phrase, remarks: [String], isCaution: Bool = false) {
    var lines = [phrase[language]] + remarks.prefix(2)
    if remarks.count > 2 { lines.append(Strings.moreRemarks(remarks.count - 2)[language]) }
    message = Message(lines.joined(separator: "\n"), isCaution ? .error : .done)
  }
}
