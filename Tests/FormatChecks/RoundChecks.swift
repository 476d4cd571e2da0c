package import ContactFormats

/// Damages a file of cards at random, round after round: nothing may trap, get lost, or spoil its
/// neighbours. Cards that a round leaves as they were are not looked at again.
package func checkDamage(
  to bytes: [UInt8], rounds: Int, using generator: inout some RandomNumberGenerator
) throws(Finding) {
  try checkCards(in: bytes, using: &generator)
  let intact = Set(VCardFile(bytes: bytes).cards.map(\.bytes))
  for _ in 0..<rounds {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) { damaged.damage(using: &generator) }
    try checkCards(in: damaged, except: intact, using: &generator)
  }
}

/// Edits cards at random, and what came of it again.
package func checkEdits(
  of cards: [VCard], rounds: Int, using generator: inout some RandomNumberGenerator
) throws(Finding) {
  for _ in 0..<rounds {
    guard var card = cards.randomElement(using: &generator) else { return }
    for _ in 0..<4 {
      let edit = RandomEdit(using: &generator)
      if let next = try edit.applied(to: card) { card = next }
    }
    if VCardFile(bytes: card.bytes).cards.count != 1 {
      throw Finding("no longer one card:\n\(card.bytes.lines)")
    }
  }
}
