import ContactModel

/// The cards that other programs have brought of late: where one has the UID of a card that goes
/// from another collection soon after, it was copied there to be moved.
struct Arrivals: Sendable {
  private var cards: [String: CollectionIDs.Place] = [:]
  /// Of the last one.
  private var time = 0

  /// In seconds. A copy that stays beside its original for longer is another contact.
  private static let patience = 10

  mutating func note(_ uid: String, at place: CollectionIDs.Place, now: Int) {
    if !isRecent(now) { cards = [:] }
    cards[uid] = place
    time = now
  }

  /// Where a card of that UID came to, each told once.
  mutating func take(_ uid: String, now: Int) -> CollectionIDs.Place? {
    isRecent(now) ? cards.removeValue(forKey: uid) : nil
  }

  private func isRecent(_ now: Int) -> Bool { (0...Self.patience).contains(now - time) }
}
