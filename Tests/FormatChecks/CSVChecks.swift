import ContactFormats
import ContactModel

/// What must hold for any bytes that are read as a table: every contact and every refused row has a
/// line of the file, and becomes one card that holds as many values.
package func checkCSV(in bytes: [UInt8]) throws(Finding) {
  guard let table = try? CSVFile(bytes: bytes) else { return }
  let lineCount = 1 + bytes.count { $0 == 10 || $0 == 13 }
  let lines = table.contacts.map(\.line) + table.rejections.map(\.line)
  if let line = lines.first(where: { !(1...lineCount).contains($0) }) {
    throw Finding("line \(line) of \(lineCount)")
  }
  for imported in table.contacts {
    let card = imported.card(uid: "uid", now: 1_700_000_000)
    let cards = VCardFile(bytes: card.bytes).cards
    guard let read = cards.first?.contact(), cards.count == 1 else {
      throw Finding("\(cards.count) cards: \(card.bytes.lines)")
    }
    for field in RepeatedField.allCases
    where read[field].count != imported.contact[field].count {
      throw Finding("\(field): \(imported.contact[field])\n\(card.bytes.lines)")
    }
  }
}
