import ContactFormats
package import ContactModel

extension VDirBook {
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
    let names = if let names { names } else { try allNames() }
    let folder = try Folder.reading(info.path)
    var stamps: [(name: String, stamp: FileStamp)] = []
    var homeless = HomelessCards()
    for name in names {
      if let status = try folder.status(of: name, followingLinks: true) {
        stamps.append((name, FileStamp(status)))
      } else if let file = files[name] {
        homeless.take(file.cards)
        forget(name)
      }
    }
    for (name, stamp) in stamps where files[name]?.stamp != stamp {
      try absorb(name, adopting: &homeless)
    }
    for id in homeless.ids { news.note(id, nil) }
    defer { news = OutsideChange() }
    return news
  }

  /// A collection that came into an open book: all of its contacts are news.
  mutating func noteAll() {
    for contact in contacts { news.note(contact.id, contact.summary) }
  }

  mutating func absorbChanges(around id: ContactID) throws(StoreError) -> Bool {
    guard let (file, _) = files.place(of: id) else { return false }
    let known = news.cards.count
    var homeless = HomelessCards()
    try absorb(file.name, adopting: &homeless)
    for id in homeless.ids { news.note(id, nil) }
    if files.place(of: id) == nil { throw .contactGone(path: path(of: file.name)) }
    return news.cards[known...].contains { $0.id == id }
  }

  /// Takes in a file as other programs have left it.
  private mutating func absorb(
    _ name: String, adopting homeless: inout HomelessCards
  ) throws(StoreError) {
    let found: ReadFile
    do throws(ReadFile.Failure) {
      found = try ReadFile(path(of: name))
    } catch {
      switch error {
      case .system(let failure) where failure.isMissing:
        homeless.take(files[name]?.cards ?? [])
        forget(name)
      // What is known of it stays; it was only made unreadable.
      case .system(let failure): note([BookProblem(file: name, reason: .unreadable(failure))], name)
      case .otherKind(let kind): note([BookProblem(file: name, reason: .otherKind(kind))], name)
      }
      return
    }
    let old = files[name]
    if let old, old.holds(found.bytes) {
      files.touch(name, found.stamp)
      return
    }
    let document = VCardFile(bytes: found.bytes)
    let summaries = document.cards.map { $0.summary() }
    let oldCards = old?.cards ?? []
    let partners = matchedCards(
      old: oldCards.map(\.summary.traits), new: summaries.map(\.traits))
    var cards: [CardFile.Card] = []
    for (index, summary) in summaries.enumerated() {
      let id = partners[index].map { oldCards[$0].id } ?? homeless.adopt(summary) ?? makeID()
      cards.append(CardFile.Card(id: id, summary: summary))
      news.note(id, summary)
    }
    let kept = Set(cards.map(\.id))
    homeless.take(oldCards.filter { !kept.contains($0.id) })
    files.put(
      CardFile(
        name: name, stamp: found.stamp, bytes: found.bytes, document: document, cards: cards))
    note(document.problems(ofOwnFile: name), name)
  }

  private mutating func forget(_ name: String) {
    files.remove(name)
    note([], name)
  }

  /// Puts what is wrong with a file in the place of what was.
  private mutating func note(_ problems: [BookProblem], _ name: String) {
    info.problems.removeAll { $0.file.isIdentical(to: name) }
    info.problems += problems
  }

  /// The names that there are, and those that there were.
  private func allNames() throws(StoreError) -> [String] {
    Array(Set(try CardNames(in: info.path).names).union(files.fileNames))
  }
}

/// Cards whose file is gone: where one comes back under another name, it is the same contact.
private struct HomelessCards {
  /// By UID; those without one can't come back.
  private var cards: [[UInt8]: [ContactID]] = [:]

  var ids: [ContactID] { cards.values.flatMap(\.self) }

  mutating func take(_ more: [CardFile.Card]) {
    for card in more { cards[Array(card.summary.identity.utf8), default: []].append(card.id) }
  }

  /// The contact with the same UID.
  mutating func adopt(_ summary: ContactSummary) -> ContactID? {
    summary.identity.isEmpty ? nil : cards[Array(summary.identity.utf8)]?.popLast()
  }
}

extension VCardFile {
  /// What is wrong with a file that should have one card.
  func problems(ofOwnFile name: String) -> [BookProblem] {
    var problems = problems(file: name)
    if cards.count > 1 {
      problems.insert(BookProblem(file: name, reason: .severalCards(cards.count)), at: 0)
    } else if cards.isEmpty {
      problems.insert(BookProblem(file: name, reason: .noCard), at: 0)
    }
    return problems
  }
}
