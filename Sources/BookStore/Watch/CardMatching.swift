/// What a card can be known by again, after another program rewrote its file.
enum CardTrait: Hashable, Sendable {
  case content(ContentDigest)
  case uid([UInt8])
  case name([UInt8])
}

/// Which old card each new one is; nil for those that are new.
///
/// The strongest traits of all cards are compared first, then the next ones. Cards that have a trait
/// in common are told apart by their order. What has no UID, and stands where it stood in a file of
/// as many cards, is taken for the same one. Linear time.
///
/// - Parameters: the traits of each card, the strongest first; the same number for every card, nil
///   where it has none of that kind.
func matchedCards(old: [[CardTrait?]], new: [[CardTrait?]]) -> [Int?] {
  var partners = [Int?](repeating: nil, count: new.count)
  var free = [Bool](repeating: true, count: old.count)
  for level in 0..<(old.first?.count ?? 0) {
    var candidates: [CardTrait: [Int]] = [:]
    for index in old.indices.reversed() where free[index] {
      if let trait = old[index][level] { candidates[trait, default: []].append(index) }
    }
    for index in new.indices where partners[index] == nil {
      guard let trait = new[index][level], let match = candidates[trait]?.popLast() else {
        continue
      }
      partners[index] = match
      free[match] = false
    }
  }
  guard old.count == new.count else { return partners }
  for index in new.indices where partners[index] == nil && free[index] {
    let hasUID = (old[index] + new[index]).contains { if case .uid = $0 { true } else { false } }
    if !hasUID { partners[index] = index }
  }
  return partners
}
