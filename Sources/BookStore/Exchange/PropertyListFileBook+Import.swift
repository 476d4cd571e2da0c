package import ContactFormats
package import ContactModel

extension PropertyListFileBook {
  package func cards(progress: ProgressReport) throws(StoreError) -> [VCard] {
    let contacts: [ImportedContact]
    do throws(FormatError) {
      contacts = try PropertyListContacts(bytes: document.bytes()).contacts
    } catch {
      throw .notABook(path: info.path, error)
    }
    var cards: [VCard] = []
    for contact in contacts {
      guard progress(cards.count, contacts.count) else { throw .cancelled }
      cards.append(contact.card(uid: surroundings.uid(), now: surroundings.now()))
    }
    return cards
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
      let (contact, picture) = candidate.contactAndPicture
      do throws(FormatError) {
        var entry = try document.newEntry(for: contact, picture: picture)
        entry.setNicknames(candidate.nicknames)
        let held = Contact(entry)
        entries.append(
          ImportPlan.Entry(body: entry, summary: ContactSummary(held), index: index))
        let fields = contact.fields(missingIn: held) + candidate.extraNames
        if !fields.isEmpty {
          report.losses.append(
            ImportLoss(
              index: index, file: candidate.file, line: candidate.line, fields: fields))
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
  fileprivate var contactAndPicture: (Contact, PictureBytes?) {
    switch content {
    case .card(let card): (card.contact(), card.pictureBytes)
    case .contact(let imported): (imported.contact, imported.picture)
    }
  }

  fileprivate var nicknames: [String] {
    switch content {
    case .card(let card): card.nicknames
    case .contact(let imported): imported.nicknames
    }
  }

  /// What no field of a contact holds.
  fileprivate var extraNames: [String] {
    switch content {
    case .card: []
    case .contact(let imported): imported.extras.map(\.label)
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
  /// A picture counts by its bytes.
  fileprivate var content: ContactContent {
    let picture: PictureBytes? = if case .data(let bytes) = self["picture"] { bytes } else { nil }
    return ContactContent(Contact(self), picture: picture)
  }
}

extension Contact {
  /// The names of what another contact lacks. When a card was made and changed is the card's own.
  fileprivate func fields(missingIn other: Contact) -> [String] {
    // The parts of a name that follow from it aren't written.
    var named = Contact()
    named.rename(to: self[.name])
    let texts = Field.allCases.filter { field in
      let isBookkeeping = field == .modified || field == .created
      let follows = self[field].isIdentical(to: named[field])
      return !isBookkeeping && !follows && !self[field].isEmpty
        && !self[field].isIdentical(to: other[field])
    }
    let lists = ListField.allCases.filter { !self[$0].isIdentical(to: other[$0]) }
    let repeated = RepeatedField.allCases.filter { field in
      !self[field].elementsEqual(other[field]) { $0.isSame(as: $1) }
    }
    let isPictureLost = picture != nil && other.picture == nil
    return texts.map(\.rawValue) + lists.map(\.rawValue) + repeated.map(\.rawValue)
      + (isPictureLost ? ["picture"] : []) + unknownProperties.map(\.name)
      + (members.isEmpty ? [] : ["MEMBER"])
  }
}

extension LabeledValue {
  /// Whether both are equal but for where they come from.
  fileprivate func isSame(as other: LabeledValue) -> Bool {
    var copy = self
    copy.source = other.source
    return copy == other
  }
}
