import ContactFormats
import ContactModel

extension CardBook {
  package mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, beside neighbour: ContactID?,
    progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    try checkWritable()
    let entries = entries(of: candidates)
    let ids = candidates.map { _ in makeID() }
    var report = ImportReport()
    let change = try change(.import, trashing: .replaced, progress: progress) {
      book throws(StoreError) in
      try book.absorbChanges(around: ids)
      let plan = try book.plan(entries, of: candidates, rule, progress)
      try book.absorbChanges(around: plan.replacements.keys)
      report = ImportReport()
      report.take(plan)
      return plan.replacements.map { CardReplacement(replacing: $0, by: $1) }
        + zip(ids, plan.additions).map { CardReplacement(adding: $1, as: $0) }
    }
    report.change = change.cards.isEmpty ? nil : change
    return report
  }
}

extension CardReplacement {
  init(replacing id: ContactID, by entry: ImportPlan<VCard>.Entry) {
    self.init(id: id, content: .card(entry.body))
  }

  init(adding entry: ImportPlan<VCard>.Entry, as id: ContactID) {
    self.init(id: id, content: .imported(entry.body, entry.summary))
  }
}

/// What a book of cards, or of several such books, makes of an import.
extension CardSource {
  func entries(of candidates: [ImportCandidate]) -> [ImportPlan<VCard>.Entry] {
    candidates.indices.map { entry(candidates[$0], index: $0) }
  }

  /// A card as it is written; a new one for what comes from no card.
  private func entry(_ candidate: ImportCandidate, index: Int) -> ImportPlan<VCard>.Entry {
    let card =
      switch candidate.content {
      case .card(let card): card
      case .contact(let contact): contact.card(uid: surroundings.uid(), now: surroundings.now())
      }
    return ImportPlan.Entry(body: card, summary: card.summary(), index: index)
  }

  /// What is to become of each, where that can be told of all of them.
  func plan(
    _ entries: [ImportPlan<VCard>.Entry], of candidates: [ImportCandidate],
    _ rule: DuplicateRule?, _ progress: ProgressReport
  ) throws(StoreError) -> ImportPlan<VCard> {
    var plan = ImportPlan<VCard>(contacts, rule: rule) { $0.content }
    for entry in entries {
      guard progress(0, entries.count) else { throw .cancelled }
      try plan.take(entry) { id throws(StoreError) in
        do throws(StoreError) {
          return try found(id).card.content
        } catch {
          if case .contactGone = error { return nil }
          throw error
        }
      } renamed: { entry throws(StoreError) in
        try renamed(entry)
      }
    }
    let duplicates = plan.duplicates(among: candidates)
    if !duplicates.isEmpty { throw .duplicates(duplicates) }
    return plan
  }

  private func renamed(
    _ entry: ImportPlan<VCard>.Entry
  ) throws(StoreError) -> ImportPlan<VCard>.Entry {
    var entry = entry
    let base = entry.body.contact()
    var contact = base
    contact.uid = surroundings.uid()
    do throws(FormatError) {
      try entry.body.apply(contact, since: base, picture: nil, now: surroundings.now())
    } catch {
      throw .cannotHold(path: info.path, error)
    }
    entry.summary.identity = contact.uid
    return entry
  }
}

extension ImportPlan {
  /// Those that nobody has decided about.
  fileprivate func duplicates(among candidates: [ImportCandidate]) -> [DuplicateCard] {
    undecided.map { index, other in
      let place: DuplicateCard.Place? =
        switch other {
        case .book: nil
        case .new(let number): candidates[additions[number].index].place
        }
      return DuplicateCard(
        name: candidates[index].displayName, place: candidates[index].place, other: place)
    }
  }
}

extension ImportCandidate {
  fileprivate var place: DuplicateCard.Place { DuplicateCard.Place(file: file, line: line) }

  fileprivate var displayName: String {
    switch content {
    case .card(let card): card.summary().displayName
    case .contact(let imported): imported.contact.displayName
    }
  }
}

extension ImportReport {
  /// The counts of a plan that is being carried out.
  mutating func take<Body>(_ plan: ImportPlan<Body>) {
    added = plan.additions.count
    alreadyThere = plan.alreadyThere
    replaced = plan.replaced
    skipped = plan.skipped
  }
}
