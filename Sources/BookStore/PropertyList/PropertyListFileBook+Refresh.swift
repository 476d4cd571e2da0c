import ContactFormats
package import ContactModel

extension PropertyListFileBook {
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
    if names?.isEmpty != true {
      try absorb()
      examineRights()
    }
    defer { news = OutsideChange() }
    return news
  }

  /// Takes in the file as other programs have left it.
  ///
  /// - Returns: the contacts that they changed.
  @discardableResult
  mutating func absorb() throws(StoreError) -> Set<ContactID> {
    guard let (file, bytes) = try file.reread() else { return [] }
    let new = try Self.document(bytes, at: info.path)
    let old = (document, entries)
    let summaries = new.summaries
    let partners = matchedCards(
      old: old.1.map { traits(of: $0.summary) }, new: summaries.map { traits(of: $0.summary) })
    self.file = file
    document = new
    entries = []
    var changed: Set<ContactID> = []
    for (index, entry) in summaries.enumerated() {
      let known = partners[index].map { old.1[$0].id } ?? homeless.adopt(entry.summary)
      let id = known ?? makeID()
      entries.append(Entry(id: id, summary: entry.summary, rank: entry.rank))
      // Who comes before him may be another, so everybody's place is told anew.
      news.note(id, entry.summary)
      if let partner = partners[index], old.0.entry(at: partner) == new.entry(at: index) {
        continue
      }
      changed.insert(id)
    }
    let kept = Set(entries.map(\.id))
    for entry in old.1 where !kept.contains(entry.id) {
      homeless.take(entry.id, entry.summary)
    }
    for id in homeless.takeGone() {
      news.note(id, nil)
      changed.insert(id)
    }
    info.problems = file.problems + new.problems(file: info.name)
    return changed
  }

  @discardableResult
  mutating func absorbForSaving() throws(StoreError) -> Set<ContactID> {
    do throws(StoreError) {
      return try absorb()
    } catch {
      throw error.ofSaving
    }
  }

  /// All that the list knows, then the name.
  private func traits(of summary: ContactSummary) -> [CardTrait?] {
    let texts = [summary.displayName, summary.nickname, summary.organization, summary.note]
    let all = (texts + summary.phones + summary.emails).joined(separator: "\u{0}")
    return [.content(ContentDigest(Array(all.utf8)))] + summary.traits
  }
}
