import ContactModel

/// Cards that other programs took away: where one comes back, perhaps under another file name and
/// much later, it is the same contact, so that a form, undo and the selection find it again.
struct HomelessCards: Sendable {
  /// Those that have gone since this was asked last.
  private var gone: Set<ContactID> = []
  private var cards: [[String]: [ContactID]] = [:]
  private var identities: [ContactID: String] = [:]

  mutating func take(_ id: ContactID, _ summary: ContactSummary, of file: String = "") {
    cards[key(of: summary, in: file), default: []].append(id)
    gone.insert(id)
    if !summary.identity.isEmpty { identities[id] = summary.identity }
  }

  /// The contact that a card was before it went.
  mutating func adopt(_ summary: ContactSummary, in file: String = "") -> ContactID? {
    guard let id = cards[key(of: summary, in: file)]?.popLast() else { return nil }
    gone.remove(id)
    identities[id] = nil
    return id
  }

  /// The UID of a card that is away; nil where it has none, or is none of these.
  func identity(of id: ContactID) -> String? { identities[id] }

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
