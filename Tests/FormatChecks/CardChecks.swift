import ContactFormats
import ContactModel

/// What must hold for any bytes that are read as cards, a random edit of one of them included: it
/// leaves the others alone. Cards that are known to be sound are not decoded again.
package func checkCards(
  in bytes: [UInt8], except sound: Set<[UInt8]> = [],
  using generator: inout some RandomNumberGenerator
) throws(Finding) {
  let file = try checkedFile(bytes, except: sound)
  try checkRandomEdit(in: file, using: &generator)
}

/// What must hold for any bytes that are only read: they are saved as they were, the list and the
/// form read the same, and what comes out is no more than went in allows.
package func checkCards(in bytes: [UInt8]) throws(Finding) {
  _ = try checkedFile(bytes, except: [])
}

private func checkedFile(
  _ bytes: [UInt8], except sound: Set<[UInt8]>
) throws(Finding) -> VCardFile {
  let file = VCardFile(bytes: bytes)
  if file.bytes != bytes { throw Finding("saving without an edit changes the file") }
  let lineCount = 1 + bytes.count { $0 == 10 || $0 == 13 }
  if file.cards.count > lineCount { throw Finding("more cards than lines") }
  if file.warnings.count > 2 * lineCount + 1 { throw Finding("more warnings than lines") }
  for card in file.cards where !sound.contains(card.bytes) { try check(card) }
  return file
}

private func check(_ card: VCard) throws(Finding) {
  let contact = card.contact()
  let size = card.bytes.count
  if card.summary() != ContactSummary(contact) {
    throw Finding("the summary is not the contact's:\n\(card.bytes.lines)")
  }
  if contactJSON(contact, card: card).text.utf8.count > 64 * size + 4096 {
    throw Finding("the JSON of \(size) bytes is far longer")
  }
}

private func checkRandomEdit(
  in original: VCardFile, using generator: inout some RandomNumberGenerator
) throws(Finding) {
  guard let index = original.cards.indices.randomElement(using: &generator) else { return }
  let edit = RandomEdit(using: &generator)
  guard let card = try edit.applied(to: original.cards[index]) else { return }
  var file = original
  file.replaceCard(at: index, with: card)
  func finding(_ what: String) -> Finding {
    Finding(
      "\(what) with an edit of card \(index): \(edit)\n\(original.bytes.lines)\n\(file.bytes.lines)"
    )
  }
  let saved = VCardFile(bytes: file.bytes)
  if saved.bytes != file.bytes { throw finding("saving twice differs") }
  if saved.cards.map(\.bytes) != file.cards.map(\.bytes) { throw finding("reads other cards") }
  var others = (file.cards.map(\.bytes), original.cards.map(\.bytes))
  others.0.remove(at: index)
  others.1.remove(at: index)
  if others.0 != others.1 { throw finding("another card changed") }
}
