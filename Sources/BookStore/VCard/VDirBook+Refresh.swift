import ContactFormats
package import ContactModel

extension VDirBook {
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
    if names == nil { examineRights() }
    let cards = if let names { names.filter(isCard) } else { try allNames() }
    if !cards.isEmpty { try absorb(cards) }
    if names?.contains(where: isLabel) ?? true { try readLabel() }
    defer { news = OutsideChange() }
    return news
  }

  private func isCard(_ name: String) -> Bool {
    name.hasSuffix(".vcf") && !name.contains("/")
  }

  private mutating func readLabel() throws(StoreError) {
    let collection = ContactCollection(of: try Folder.reading(info.path))
    guard info.collections != [collection] else { return }
    take(collection)
    news.collections = info.collections
  }

  /// Takes in files as other programs have left them: first those that are gone, so that a card
  /// with a new file name is known again.
  private mutating func absorb(_ names: [String]) throws(StoreError) {
    let folder = try Folder.reading(info.path)
    var changed: [String] = []
    var found = FoundFiles()
    for name in names where !found.contains(name) {
      do throws(StoreError) {
        if let status = try folder.status(of: name, followingLinks: true) {
          if files[name]?.stamp != FileStamp(status) { changed.append(name) }
        } else {
          lose(name, &found)
        }
      } catch {
        // What is wrong with it is noted where it is read; it doesn't hold up the others.
        changed.append(name)
      }
    }
    for name in changed where !found.contains(name) { absorb(name, &found) }
    take(found)
  }

  /// The folder itself is gone, and all contacts with it.
  mutating func loseAll() {
    var found = FoundFiles()
    for name in files.fileNames { lose(name, &found) }
    take(found)
  }

  /// A collection that came into an open book: all of its contacts are news.
  mutating func noteAll() {
    for contact in contacts { news.note(contact.id, contact.summary) }
  }

  @discardableResult
  mutating func absorbChanges(
    around ids: some Sequence<ContactID>
  ) throws(StoreError) -> Set<ContactID> {
    let known = news.cards.count
    let names = ids.compactMap { id in files.name(of: id).map { (id, $0) } }
    var found = FoundFiles()
    var seen: Set<[UInt8]> = []
    for (_, name) in names where seen.insert(Array(name.utf8)).inserted { absorb(name, &found) }
    take(found)
    for (id, name) in names where files.name(of: id) == nil {
      throw .contactGone(path: path(of: name))
    }
    return Set(news.cards[known...].map(\.id))
  }

  /// Finds out what other programs have made of a file.
  private mutating func absorb(_ name: String, _ files: inout FoundFiles) {
    let found: ReadFile
    do throws(ReadFile.Failure) {
      found = try ReadFile(path(of: name))
    } catch {
      switch error {
      case .system(let failure) where failure.isMissing: lose(name, &files)
      // What is known of it stays; it was only made unreadable.
      case .system(let failure): files.note(name, .unreadable(failure))
      case .otherKind(let kind): files.note(name, .otherKind(kind))
      }
      return
    }
    let old = self.files[name]
    if let old, old.holds(found.bytes) {
      self.files.touch(name, found.stamp)
      return
    }
    let document = VCardFile(bytes: found.bytes)
    let summaries = document.cards.map { $0.summary() }
    let oldCards = old?.cards ?? []
    let partners = matchedCards(
      old: oldCards.map(\.summary.traits), new: summaries.map(\.traits))
    var cards: [CardFile.Card] = []
    for (index, summary) in summaries.enumerated() {
      let known = partners[index].map { oldCards[$0].id } ?? homeless.adopt(summary, in: name)
      let id = known ?? makeID()
      cards.append(CardFile.Card(id: id, summary: summary))
      news.note(id, summary)
    }
    let kept = Set(cards.map(\.id))
    for card in oldCards where !kept.contains(card.id) {
      homeless.take(card.id, card.summary, of: name)
    }
    files.take(
      CardFile(
        name: name, stamp: found.stamp, bytes: found.bytes, document: document, cards: cards),
      document.problems(ofOwnFile: name))
  }

  private mutating func lose(_ name: String, _ found: inout FoundFiles) {
    for card in files[name]?.cards ?? [] { homeless.take(card.id, card.summary, of: name) }
    found.lose(name)
  }

  /// Takes in what was found, all of it together.
  private mutating func take(_ found: FoundFiles) {
    files.take(found.files)
    found.update(&info.problems)
    for id in homeless.takeGone() { news.note(id, nil) }
  }

  /// The names that there are, and those that there were.
  private func allNames() throws(StoreError) -> [String] {
    Array(Set(try CardNames(in: info.path).names).union(files.fileNames))
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
