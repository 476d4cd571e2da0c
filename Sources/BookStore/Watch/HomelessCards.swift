import ContactModel

/// Cards that other programs took away: where one comes back, perhaps under another file name and
/// much later, it is the same contact, so that a form, undo and the selection find it again.
struct HomelessCards: Sendable {
  /// Those that have gone since this was asked last.
  private var gone: Set<ContactID> = []
  private var cards: [[String]: [ContactID]] = [:]

  mutating func take(_ id: ContactID, _ summary: ContactSummary, of file: String = "") {
    cards[key(of: summary, in: file), default: []].append(id)
    gone.insert(id)
  }

  /// The contact that a card was before it went.
  mutating func adopt(_ summary: ContactSummary, in file: String = "") -> ContactID? {
    guard let id = cards[key(of: summary, in: file)]?.popLast() else { return nil }
    gone.remove(id)
    return id
  }

  /// Who has gone and has not come back, each told once.
  mutating func takeGone() -> Set<ContactID> {
    defer { gone = [] }
    return gone
  }

  /// The UID; what has none is known by its file and name.
  private func key(of summary: ContactSummary, in file: String) -> [String] {
    summary.identity.isEmpty ? [file, summary.displayName] : [summary.identity]
  }
}
