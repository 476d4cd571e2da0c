package import ContactFormats
package import ContactModel

extension PropertyListFileBook {
  package func cards(progress: ProgressReport) throws(StoreError) -> [VCard] {
    let contacts = try imported()
    var cards: [VCard] = []
    for contact in contacts {
      guard progress(cards.count, contacts.count) else { throw .cancelled }
      cards.append(contact.card(uid: surroundings.uid(), now: surroundings.now()))
    }
    return cards
  }

  package func exported(progress: ProgressReport) throws(StoreError) -> [ExportedContact] {
    let contacts = try imported()
    guard progress(0, contacts.count) else { throw .cancelled }
    return contacts.map { ExportedContact($0) }
  }

  private func imported() throws(StoreError) -> [ImportedContact] {
    do throws(FormatError) {
      return try PropertyListContacts(bytes: document.bytes()).contacts
    } catch {
      throw .notABook(path: info.path, error)
    }
  }

  /// A property list has no UIDs: contacts are the same where all is the same that it can hold.
  package mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, beside neighbour: ContactID?,
    progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    var report = ImportReport()
    let change = try change(.import) { next throws(StoreError) in
      report = ImportReport()
      let entries = next.entries(of: candidates, &report)
      var plan = ImportPlan<PropertyListDictionary>(next.contacts, rule: rule) { $0.content }
      let indexes = next.indexes
      for entry in entries {
        guard progress(entry.index, candidates.count) else { throw .cancelled }
        try plan.take(entry) { id throws(StoreError) in
          indexes[id].map { next.document.entry(at: $0).content }
        } renamed: {
          $0
        }
      }
      report.take(plan)
      let added = Set(plan.additions.map(\.index))
      report.losses.removeAll { !added.contains($0.index) }
      return try next.add(plan.additions)
    }
    report.change = change.cards.isEmpty ? nil : change
    return report
  }

  /// Everybody as the list would hold him.
  private func entries(
    of candidates: [ImportCandidate], _ report: inout ImportReport
  ) -> [ImportPlan<PropertyListDictionary>.Entry] {
    var entries: [ImportPlan<PropertyListDictionary>.Entry] = []
    for (index, candidate) in candidates.enumerated() {
      do throws(FormatError) {
        let (entry, lost) = try document.newEntry(for: candidate.person)
        entries.append(
          ImportPlan.Entry(body: entry, summary: ContactSummary(Contact(entry)), index: index))
        if !lost.isEmpty {
          report.losses.append(
            ImportLoss(
              index: index, file: candidate.file, line: candidate.line, fields: lost.unrepeated))
        }
      } catch {
        report.refusals.append(
          ImportRefusal(
            .cannotHold(error), file: candidate.file, line: candidate.line,
            bytes: candidate.bytes))
      }
    }
    return entries
  }

  private mutating func add(
    _ additions: [ImportPlan<PropertyListDictionary>.Entry]
  ) throws(StoreError) -> [CardChange] {
    let places = document.add(additions.map(\.body))
    let ids = additions.map { _ in makeID() }
    take(ids, at: places.map(\.position))
    let indexes = indexes
    var changes: [CardChange] = []
    for (id, place) in zip(ids, places) {
      guard let index = indexes[id] else { throw .contactGone(path: info.path) }
      changes.append(CardChange(id: id, before: nil, after: try state(at: index, place)))
    }
    return changes
  }
}

extension ImportCandidate {
  fileprivate var person: ExportedContact {
    switch content {
    case .card(let card): ExportedContact(card)
    case .contact(let imported): ExportedContact(imported)
    }
  }

  /// For a report: as it stands in the file, or what would be a card.
  fileprivate var bytes: [UInt8] {
    switch content {
    case .card(let card): card.bytes
    case .contact(let imported): imported.card(uid: "", now: 0).bytes
    }
  }
}

extension PropertyListDictionary {
  /// A picture counts by its bytes, and what no field of a contact holds as text.
  fileprivate var content: ContactContent { ImportedContact(self).content }
}

extension [String] {
  /// Each once, at its first place.
  fileprivate var unrepeated: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
