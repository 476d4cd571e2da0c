import ContactFormats
package import ContactModel

extension CollectionsBook {
  /// New contacts go to one collection. What any of them has already is left out, or replaced where
  /// it is.
  package mutating func importCards(
    _ candidates: [ImportCandidate], duplicates rule: DuplicateRule?, beside neighbour: ContactID?,
    progress: ProgressReport
  ) throws(StoreError) -> ImportReport {
    try checkWritable()
    let plan = try plan(entries(of: candidates), of: candidates, rule, progress)
    var report = ImportReport()
    report.take(plan)
    let steps = try steps(of: plan, addingTo: index(beside: neighbour))
    let change = try changeAll(.import, steps) { collection, steps throws(StoreError) in
      try collection.takeIn(steps, progress: progress)
    }
    report.change = change.cards.isEmpty ? nil : change
    return report
  }

  private func steps(
    of plan: ImportPlan<VCard>, addingTo target: Int
  ) throws(StoreError) -> [(collection: Int, part: [ImportStep])] {
    var steps: [Int: [ImportStep]] = [:]
    for (id, entry) in plan.replacements.sorted(by: { $0.key < $1.key }) {
      let place = try place(of: id)
      steps[place.collection, default: []].append(ImportStep(replaced: place.id, entry: entry))
    }
    for entry in plan.additions {
      steps[target, default: []].append(ImportStep(replaced: nil, entry: entry))
    }
    return steps.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// What an import does to one collection with one contact.
private struct ImportStep {
  /// Nil for a new contact.
  var replaced: ContactID?
  var entry: ImportPlan<VCard>.Entry
}

extension VDirBook {
  fileprivate mutating func takeIn(
    _ steps: [ImportStep], progress: ProgressReport
  ) throws(StoreError) -> BookChange {
    try checkWritable()
    let ids = steps.map { $0.replaced ?? makeID() }
    return try change(.import, trashing: .replaced, progress: progress) { book throws(StoreError) in
      try book.absorbChanges(around: ids)
      return zip(ids, steps).map { id, step in
        step.replaced == nil
          ? CardReplacement(adding: step.entry, as: id)
          : CardReplacement(replacing: id, by: step.entry)
      }
    }
  }
}
