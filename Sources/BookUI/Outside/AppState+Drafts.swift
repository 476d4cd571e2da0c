import ContactModel
import ScreenModel

/// Forms that had to be left: kept when the program must end, asked for when it runs again.
extension AppState {
  /// What to do before the program ends without being asked whether it may.
  func leaving() -> [Effect] {
    guard let form, form.state.isChanged else { return [.quit] }
    let draft = Draft(
      base: form.base, edited: form.state.draft, folder: folder(of: form.id ?? form.neighbour))
    return [.keepDraft(draft, replacing: form.draft), .quit]
  }

  /// Of the collection that a contact is in, where there are several.
  private func folder(of id: ContactID?) -> String? {
    guard collections.count > 1, let index = id.flatMap(book.summary(of:))?.collection,
      collections.indices.contains(index)
    else { return nil }
    return collections[index].folder
  }

  /// The form is done with, and so is the draft that it came from.
  mutating func closeForm() -> [Effect] {
    let draft = form?.draft
    form = nil
    offerNextDraft()
    return dropping(draft)
  }

  mutating func offerNextDraft() {
    guard overlay == nil, form == nil, readOnlyReason == nil, !drafts.isEmpty else { return }
    overlay = .askDraft(drafts.removeFirst())
  }

  mutating func answerDraft(_ draft: Draft, _ input: InputEvent) -> [Effect] {
    guard case .key(let key) = input, let command = DraftKeyMap.all.command(for: key) else {
      return []
    }
    overlay = nil
    switch command {
    case .open: return [.takeDraft(draft)]
    case .discard:
      offerNextDraft()
      return dropping(draft.name)
    case .later:
      offerNextDraft()
      return []
    }
  }

  /// Goes on with a draft, which is this instance's now.
  mutating func openDraft(_ draft: Draft) {
    let id = draft.base.flatMap(contact(of:))
    let neighbour = draft.folder.flatMap(contact(inFolder:))
    let state = FormState(restoring: draft, language: language, today: today)
    form = OpenForm(
      id: id, neighbour: neighbour, base: draft.base, state: state, draft: draft.name)
    fitForm()
    if let id = id ?? neighbour { list.selection = id }
    guard id == nil else { return }
    if let folder = draft.folder, neighbour == nil {
      form?.state.warn(Strings.draftWithoutCollection(folder))
    } else if draft.base != nil {
      form?.state.warn(Strings.formGone)
    }
  }

  mutating func draftGone(_ draft: Draft) {
    complain(Strings.draftGone(name(of: draft)))
    offerNextDraft()
  }

  private func name(of draft: Draft) -> String {
    let name = draft.edited.displayName
    return name.isBlank ? Strings.noName[language] : name
  }

  /// The first contact of a collection; new ones go where it is.
  private func contact(inFolder folder: String) -> ContactID? {
    guard let index = collections.firstIndex(where: { $0.folder.isIdentical(to: folder) }) else {
      return nil
    }
    return (0..<book.count).lazy.map { book[$0] }.first {
      book.summary(of: $0)?.collection == index
    }
  }

  func draftPrompt(_ draft: Draft) -> Prompt {
    let question = Strings.draftWaits(name(of: draft))[language]
    return Prompt(
      // It lies over the status line.
      title: [message?.text, question].compactMap(\.self).joined(separator: "\n"),
      answers: DraftKeyMap.all.map { ($0.keys.first?.name ?? "") + " " + $0.help[language] })
  }

  private func dropping(_ draft: String?) -> [Effect] {
    draft.map { [.dropDraft($0)] } ?? []
  }

  /// The contact that is edited: by its UID, or where it has none by its name. Of several the one
  /// with its phones and e-mails; where that doesn't tell either, none: an edit goes to nobody else.
  private func contact(of base: Contact) -> ContactID? {
    let name = base.displayName
    let alike = (0..<book.count).lazy.map { book[$0] }.filter { id in
      guard let summary = book.summary(of: id) else { return false }
      return summary.identity.isIdentical(to: base.uid)
        && (!base.uid.isEmpty || summary.displayName.isIdentical(to: name))
    }
    let found = Array(alike)
    if found.count < 2 { return found.first }
    let known = ContactSummary(base)
    let same = found.filter { id in
      guard let summary = book.summary(of: id) else { return false }
      return summary.displayName.isIdentical(to: name)
        && summary.phones.isIdentical(to: known.phones)
        && summary.emails.isIdentical(to: known.emails)
    }
    return same.count == 1 ? same[0] : nil
  }
}
