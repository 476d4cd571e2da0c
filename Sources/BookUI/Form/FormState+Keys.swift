import ContactModel
package import ScreenModel

extension FormState {
  package mutating func handle(_ event: InputEvent) -> FormOutcome {
    defer { fitTexts() }
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): paste(text)
    default: break
    }
    return .none
  }

  private mutating func handle(_ key: Key) -> FormOutcome {
    if case .question = status { return answer(key) }
    status = .hints
    if menu != nil {
      handleInMenu(.key(key))
      return .none
    }
    if key == Key(.down), moveCaret(byLines: 1) { return .none }
    if key == Key(.up), moveCaret(byLines: -1) { return .none }
    if let command = FormKeyMap.all.command(for: key) { return perform(command) }
    edit(with: key)
    return .none
  }

  private mutating func paste(_ text: String) {
    if case .question = status { return }
    status = .hints
    if menu != nil {
      handleInMenu(.paste(text))
    } else if let reason = reasonNotToEdit {
      status = .message(reason)
    } else {
      changeText { $0.paste(text) }
    }
  }

  private mutating func perform(_ command: FormCommand) -> FormOutcome {
    switch command {
    case .next: moveFocus(by: 1)
    case .enter: enter()
    case .previous: moveFocus(by: -1)
    case .pageDown: moveFocus(by: 8)
    case .pageUp: moveFocus(by: -8)
    case .type: openTypes()
    case .save: return save()
    case .back: return leave()
    case .help: return .help
    }
    return .none
  }

  // MARK: - Saving and leaving

  private mutating func save() -> FormOutcome {
    if let readOnlyReason {
      status = .message(Phrase(readOnlyReason))
      return .none
    }
    let draft = draft
    let original = isNew ? nil : base
    if let missing = draft.missingRequirement(since: original) {
      refuse(
        Strings.needs(of: draft, since: original),
        for: missing == .name ? .single(.name) : .repeated(.phones))
      return .none
    }
    return isChanged ? .save(draft) : .close
  }

  /// Says what stands in the way of saving, with the caret where it can be mended.
  private mutating func refuse(_ phrase: Phrase, for field: FormField) {
    status = .error(phrase)
    moveFocus(to: lines.firstIndex { $0.field == field } ?? focus)
  }

  /// The save was not carried out: the file that was chosen as a picture can't be used.
  mutating func pictureRefused(message: String) {
    refuse(Phrase(message), for: .picture)
    fitTexts()
  }

  private mutating func leave() -> FormOutcome {
    guard isChanged else { return .close }
    status = .question
    return .none
  }

  private mutating func answer(_ key: Key) -> FormOutcome {
    switch FormAnswerKeyMap.all.command(for: key) {
    case .save:
      status = .hints
      return save()
    case .discard: return .close
    case .goOn: status = .hints
    case nil: break
    }
    return .none
  }

  // MARK: - Moving

  /// The next line; on the line that adds a field, the list of fields; on the one that counts the
  /// kept properties, the properties.
  private mutating func enter() {
    switch lines.indices.contains(focus) ? lines[focus].field : nil {
    case .addField: openFields()
    case .unknown where !lines.contains(where: { $0.field == .kept }): show(.kept)
    default: moveFocus(by: 1)
    }
  }

  /// Lines that can't be changed are passed over where they are short: they come into sight with
  /// their neighbours.
  private mutating func moveFocus(by offset: Int) {
    let stops = lines.indices.filter {
      isReadOnly || !lines[$0].field.isFixed || lines[$0].text.isMultiline
        || lines[$0].field == .unknown
    }
    guard let place = stops.firstIndex(where: { $0 >= focus }) else { return }
    moveFocus(to: stops[min(max(0, place + offset), stops.count - 1)])
  }

  mutating func moveFocus(to line: Int) {
    guard lines.indices.contains(line), lines.indices.contains(focus) else { return }
    let killBuffer = lines[focus].text.killBuffer
    let wasName = lines[focus].field == .single(.name)
    focus = line
    lines[focus].text.killBuffer = killBuffer
    if wasName { refreshParts() }
  }

  /// Parts and readings that follow the name are shown as they are now.
  private mutating func refreshParts() {
    let draft = draft
    for index in lines.indices where !lines[index].isEdited {
      guard case .single(let field) = lines[index].field,
        (Contact.nameParts + Contact.readings).contains(field)
      else { continue }
      lines[index].original = draft[field]
      lines[index].text.setText(draft[field])
    }
  }
}
