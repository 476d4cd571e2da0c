import ContactFormats
package import ContactModel

extension VDirBook {
  package mutating func refresh(_ names: [String]?) throws(StoreError) -> OutsideChange {
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
    for name in names {
      do throws(StoreError) {
        if let status = try folder.status(of: name, followingLinks: true) {
          if files[name]?.stamp != FileStamp(status) { changed.append(name) }
        } else {
          lose(name)
        }
      } catch {
        // What is wrong with it is noted where it is read; it doesn't hold up the others.
        changed.append(name)
      }
    }
    for name in changed { absorb(name) }
    noteGone()
  }

  /// The folder itself is gone, and all contacts with it.
  mutating func loseAll() {
    for name in files.fileNames { lose(name) }
    noteGone()
  }

  private mutating func noteGone() {
    for id in homeless.takeGone() { news.note(id, nil) }
  }

  /// A collection that came into an open book: all of its contacts are news.
  mutating func noteAll() {
    for contact in contacts { news.note(contact.id, contact.summary) }
  }

  mutating func absorbChanges(around id: ContactID) throws(StoreError) -> Bool {
    guard let (file, _) = files.place(of: id) else { return false }
    let known = news.cards.count
    absorb(file.name)
    noteGone()
    if files.place(of: id) == nil { throw .contactGone(path: path(of: file.name)) }
    return news.cards[known...].contains { $0.id == id }
  }

  /// Takes in a file as other programs have left it.
  private mutating func absorb(_ name: String) {
    let found: ReadFile
    do throws(ReadFile.Failure) {
      found = try ReadFile(path(of: name))
    } catch {
      switch error {
      case .system(let failure) where failure.isMissing: lose(name)
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
      let known = partners[index].map { oldCards[$0].id } ?? homeless.adopt(summary, in: name)
      let id = known ?? makeID()
      cards.append(CardFile.Card(id: id, summary: summary))
      news.note(id, summary)
    }
    let kept = Set(cards.map(\.id))
    for card in oldCards where !kept.contains(card.id) {
      homeless.take(card.id, card.summary, of: name)
    }
    files.put(
      CardFile(
        name: name, stamp: found.stamp, bytes: found.bytes, document: document, cards: cards))
    note(document.problems(ofOwnFile: name), name)
  }

  private mutating func lose(_ name: String) {
    for card in files[name]?.cards ?? [] { homeless.take(card.id, card.summary, of: name) }
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
