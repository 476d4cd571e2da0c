import ContactModel
import ScreenModel

/// The two menus of the form: fields to add, type labels.
extension FormState {
  /// `typed`: the key that opened the menu by beginning to find a field.
  mutating func openFields(typed key: Key? = nil) {
    let rows = hiddenFields.map { field in
      Menu<FormField>.Row(
        field, title: field.label[language], words: Language.allCases.map { field.label[$0] })
    }
    if rows.isEmpty {
      status = .message(Strings.everyFieldIsShown)
    } else {
      menu = .fields(Menu(title: Strings.addWhichField[language], rows: rows, language: language))
      if let key { handleInMenu(.key(key)) }
    }
  }

  mutating func openTypes() {
    guard lines.indices.contains(focus), let field = lines[focus].repeated else {
      status = .message(Strings.noTypeHere)
      return
    }
    if let readOnlyReason {
      status = .message(Phrase(readOnlyReason))
      return
    }
    let entry = lines[focus].entry
    guard let line = lines.firstIndex(where: { $0.repeated == field && $0.entry == entry }) else {
      return
    }
    let choices = TypeChoice.usual(in: field)
    let rows = choices.map { choice in
      Menu<TypeChoice>.Row(
        choice, title: choice.phrase[language], words: Language.allCases.map { choice.phrase[$0] })
    }
    let current = choices.firstIndex { lines[line].value.has($0.label) }
    let menu = Menu(
      title: Strings.typeOf(field)[language], rows: rows, selection: current ?? 0,
      ownTextTitle: Strings.ownText, language: language)
    self.menu = .types(menu, line: line)
  }

  mutating func handleInMenu(_ event: InputEvent) {
    switch menu {
    case .types(var menu, let line):
      let outcome = menu.handle(event)
      self.menu = .types(menu, line: line)
      choose(from: outcome, line: line)
    case .fields(var menu):
      let outcome = menu.handle(event)
      self.menu = .fields(menu)
      choose(from: outcome)
    case nil: break
    }
  }

  private mutating func choose(from outcome: Menu<TypeChoice>.Outcome, line: Int) {
    guard lines.indices.contains(line), let field = lines[line].repeated else { return }
    switch outcome {
    case .none: return
    case .unbound(let key): sayUnbound(key)
    case .chosen(let choice):
      lines[line].value.setTypeLabel(choice.label)
      menu = nil
    case .ownText(let text):
      if !text.isBlank { lines[line].value.setTypeLabel(.own(text, in: field)) }
      menu = nil
    case .closed: menu = nil
    }
  }

  private mutating func choose(from outcome: Menu<FormField>.Outcome) {
    switch outcome {
    case .none, .ownText: return
    case .unbound(let key): sayUnbound(key)
    case .chosen(let field):
      menu = nil
      show(field)
    case .closed: menu = nil
    }
  }
}
