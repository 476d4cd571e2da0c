import ContactFormats
package import ContactModel

extension VCardFileBook {
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
    if names?.isEmpty != true {
      try absorb()
      examineRights()
    }
    defer { news = OutsideChange() }
    return news
  }

  @discardableResult
  mutating func absorbChanges(
    around ids: some Sequence<ContactID>
  ) throws(StoreError) -> Set<ContactID> {
    let known = news.cards.count
    do throws(StoreError) {
      try absorb()
    } catch {
      throw error.ofSaving
    }
    return Set(news.cards[known...].map(\.id))
  }

  /// Takes in the file as other programs have left it.
  private mutating func absorb() throws(StoreError) {
    guard let (file, bytes) = try file.reread() else { return }
    let new = try Self.document(bytes, at: info.path)
    let old = (document, entries.list)
    let summaries = new.cards.map { $0.summary() }
    let partners = matchedCards(
      old: zip(old.0.cards, old.1).map { traits(of: $0, $1.summary) },
      new: zip(new.cards, summaries).map { traits(of: $0, $1) })
    self.file = file
    document = new
    var list: [(id: ContactID, summary: ContactSummary)] = []
    for (index, summary) in summaries.enumerated() {
      let partner = partners[index]
      let id = partner.map { old.1[$0].id } ?? homeless.adopt(summary) ?? makeID()
      list.append((id, summary))
      if let partner, old.0.cards[partner].bytes == new.cards[index].bytes { continue }
      news.note(id, summary)
    }
    entries = CardEntries(list)
    let kept = Set(list.map(\.id))
    for entry in old.1 where !kept.contains(entry.id) { homeless.take(entry.id, entry.summary) }
    for id in homeless.takeGone() { news.note(id, nil) }
    info.problems = file.problems + new.problems(file: info.name)
  }

  private func traits(of card: VCard, _ summary: ContactSummary) -> [CardTrait?] {
    [.content(ContentDigest(card.bytes))] + summary.traits
  }
}

extension ContactSummary {
  /// UID and name.
  var traits: [CardTrait?] {
    [
      identity.isEmpty ? nil : .uid(Array(identity.utf8)),
      displayName.isEmpty ? nil : .name(Array(displayName.utf8)),
    ]
  }
}

extension VCardFile {
  func problems(file: String) -> [BookProblem] {
    warnings.map { BookProblem(file: file, line: $0.line, reason: .format($0.kind)) }
  }
}
