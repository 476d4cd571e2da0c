import ContactFormats
import ContactModel

extension CardBook {
  package func cards(progress: ProgressReport) throws(StoreError) -> [VCard] {
    let contacts = contacts
    var cards: [VCard] = []
    for (id, _) in contacts {
      guard progress(cards.count, contacts.count) else { throw .cancelled }
      cards.append(try found(id).card)
    }
    return cards
  }

  package mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    try checkWritable()
    let entries = candidates.indices.map { entry(candidates[$0], index: $0) }
    let ids = candidates.map { _ in makeID() }
    var report = ImportReport()
    let change = try change(.import, trashing: .replaced, progress: progress) {
      book throws(StoreError) in
      if let id = ids.first { _ = try book.absorbChanges(around: id) }
      let plan = try book.plan(entries, rule, progress)
      let duplicates = plan.duplicates(among: candidates)
      if !duplicates.isEmpty { throw .duplicates(duplicates) }
      report = ImportReport()
      report.take(plan)
      return plan.replacements.map { CardReplacement(id: $0, content: .card($1.body)) }
        + zip(ids, plan.additions).map { id, entry in
          CardReplacement(id: id, content: .imported(entry.body, entry.summary))
        }
    }
    report.change = change.cards.isEmpty ? nil : change
    return report
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

  private func plan(
    _ entries: [ImportPlan<VCard>.Entry], _ rule: DuplicateRule?, _ progress: ProgressReport
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
