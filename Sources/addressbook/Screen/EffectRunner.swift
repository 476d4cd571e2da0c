import BookStore
import BookUI
import ContactModel
import Glibc

/// Carries out on the book what the state asks for, and tells what came of it.
nonisolated struct EffectRunner {
  var book: any Book
  /// Nil where there is no place to keep them.
  private var drafts: Drafts?
  /// Nil where there is none.
  let stateFolder: String?
  let language: Language
  /// Of the contact that was loaded last, what is stored: its card may be gone when the user wants
  /// to keep it.
  private var original: (id: ContactID, bytes: [UInt8])?
  /// What was told of whether the book can be changed.
  private var toldReadOnly: ReadOnlyReason?

  init(
    book: any Book, drafts: Drafts? = nil, stateFolder: String? = nil, language: Language
  ) {
    self.book = book
    toldReadOnly = book.info.readOnly
    self.drafts = drafts
    self.stateFolder = stateFolder
    self.language = language
  }

  /// What an effect leads to: what other programs were seen to have changed meanwhile, then the
  /// answer. None for those effects that are the terminal's.
  ///
  /// - Parameter progress: is told how far a long work is; where it says no, the work is stopped.
  mutating func events(
    after effect: Effect, progress: (WorkProgress) -> Bool = { _ in true }
  ) -> [Event] {
    let answer = answer(to: effect, progress)
    // Nothing is read for this: it was noticed on the way.
    return outsideEvents([]) + [answer].compactMap(\.self)
  }

  private var deletedRows: [DeletedRow] {
    let own = realPath(book.info.path)
    return book.deleted().map { contact in
      DeletedRow(
        contact: contact, time: localTime(contact.time),
        book: contact.book == own ? "" : fileName(contact.book))
    }
  }

  /// What other programs changed in these files (nil: in any).
  mutating func outsideEvents(_ names: [String]?) -> [Event] {
    let changes = changes(names)
    let reason = book.info.readOnly
    if reason == toldReadOnly { return changes }
    toldReadOnly = reason
    return changes + [.rightsChanged(readOnlyReason: reason?.phrase[language])]
  }

  private mutating func changes(_ names: [String]?) -> [Event] {
    do throws(StoreError) {
      let change = try refresh(&book, names)
      return change.isEmpty ? [] : [.changedOutside(change)]
    } catch {
      // What could be read all the same is told with it.
      let change = (try? book.refresh([])) ?? OutsideChange()
      return (change.isEmpty ? [] : [.changedOutside(change)])
        + [.unreadableOutside(message: error.phrase[language])]
    }
  }

  private mutating func answer(
    to effect: Effect, _ progress: (WorkProgress) -> Bool
  ) -> Event? {
    do throws(StoreError) {
      switch effect {
      case .examineRight(let command, let subject):
        book.examineRights()
        let reason = readOnlyReason(for: subject)?.phrase[language]
        return .rightExamined(command, subject, readOnlyReason: reason)
      case .load(let id):
        book.examineRights()
        let reason = book.readOnlyReason(for: id)?.phrase[language]
        let contact = try book.contact(id)
        original = (id, try book.original(id))
        return .loaded(id, contact, readOnlyReason: reason)
      case .add(let contact, let neighbour):
        return .changed(try book.add(contact, beside: neighbour), by: effect)
      case .addCopy(let contact, let id, let base, let neighbour):
        return .changed(
          try addCopy(contact, of: id, since: base, beside: neighbour), by: effect)
      case .update(let id, let base, let edited):
        return .changed(try book.update(id, from: base, to: edited), by: effect)
      case .delete(let id): return .changed(try book.delete(id), by: effect)
      case .move(let placement): return .changed(try book.move(placement), by: effect)
      case .revert(let change, let direction):
        let phase: WorkProgress.Phase = direction == .undo ? .undoing : .redoing
        let reverted = try book.revert(change) { done, count in
          progress(WorkProgress(phase, done, of: count))
        }
        return .changed(reverted, by: effect)
      case .restore(let contact): return .changed(try book.restore(contact), by: effect)
      case .listDeleted: return .deleted(deletedRows)
      case .keepDraft(let draft, let old):
        keep(draft, replacing: old)
        return nil
      case .takeDraft(let draft):
        return drafts?.take(draft.name) == true ? .draftTaken(draft) : .draftGone(draft)
      case .dropDraft(let name):
        drafts?.drop(name)
        return nil
      case .completePath(let path): return .pathSuggested(suggestion(for: path))
      case .importFiles(let path, let rule, let neighbour):
        return importFiles(path, rule, beside: neighbour, for: effect, progress)
      case .exportFile(let path, let replacing):
        return export(to: path, replacing: replacing, for: effect, progress)
      case .copyToClipboard, .repaint, .suspend, .quit: return nil
      }
    } catch {
      let message = error.phrase[language]
      switch (error, effect) {
      case (.cancelled, _): return .stopped(effect)
      case (.conflict(_, let merge), .update): return .conflicted(effect, merge)
      case (.contactGone, .update): return .gone(effect)
      case (.pictureUnreadable, _), (.notAPicture, _):
        return .pictureRefused(effect, message: message)
      case (_, .revert) where error.isLasting: return .outdated(effect, message: message)
      default: return .failed(effect, message: message)
      }
    }
  }

  private func readOnlyReason(for subject: Effect.Subject) -> ReadOnlyReason? {
    switch subject {
    case .book: book.info.readOnly
    case .contact(let id): book.readOnlyReason(for: id)
    case .newContact(let neighbour): book.readOnlyReason(beside: neighbour)
    }
  }

  /// The form of a draft was never loaded: its contact's card is read now, where there is one yet.
  private mutating func addCopy(
    _ contact: Contact, of id: ContactID, since base: Contact, beside neighbour: ContactID?
  ) throws(StoreError) -> BookChange {
    let known = original.flatMap { $0.id == id ? $0.bytes : nil }
    guard let bytes = known ?? (try? book.original(id)) else {
      return try book.add(contact, beside: neighbour)
    }
    return try book.add(contact, madeOf: bytes, since: base, beside: neighbour)
  }

  /// The program is about to end, so what can't be kept is said where it is read afterwards.
  private mutating func keep(_ draft: Draft, replacing old: String?) {
    let reason: Phrase
    do throws(StoreError) {
      if drafts != nil {
        try drafts?.keep(draft)
        if let old { drafts?.drop(old) }
        return
      }
      reason = Strings.noStateFolder
    } catch {
      reason = error.phrase
    }
    let lost = Strings.draftLost(draft.edited.displayName, reason: reason[language])
    _ = write("addressbook: " + lost[language].harmless + "\n", to: STDERR_FILENO)
  }
}
