import Glibc
import Pinyin

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "cards", let book = arguments.dropFirst().first {
  CardMeasurement.report(book: book)
  CardMeasurement.reportBadInput()
  exit(0)
}
if arguments.first == "books", let folder = arguments.dropFirst().first {
  try BookMeasurement.report(in: folder)
  exit(0)
}

let count = arguments.first.flatMap { Int($0) } ?? 100_000
let book = GeneratedBook(count: count)
let names = book.contacts.map(\.name)
let bytes: [UInt8] = names.reduce(into: []) { $0 += Array($1.text.utf8) }

var found = 0
let measurement = Measurement(
  scan: Measurement.time {
    bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress, memchr(start, 1, bytes.count) != nil { found += 1 }
    }
  })
measurement.report("memchr over \(count) names, \(bytes.count) bytes") {
  bytes.withUnsafeBytes { bytes in
    if let start = bytes.baseAddress, memchr(start, 1, bytes.count) != nil { found += 1 }
  }
}

// MARK: - Sections and order

measurement.report("section letters", runs: 5) {
  for name in names { found += name.section.index }
}
measurement.report("order keys", runs: 5) {
  for name in names { found += name.orderKey.count }
}
let keys = names.map { (letter: $0.section, key: $0.orderKey) }
func precedes(
  _ a: (letter: SectionLetter, key: [UInt8]), _ b: (letter: SectionLetter, key: [UInt8])
) -> Bool {
  a.letter == b.letter ? a.key.lexicographicallyPrecedes(b.key) : a.letter < b.letter
}
measurement.report("sorting by section and key", runs: 3) {
  found += keys.sorted(by: precedes).count
}

// MARK: - Search

func store(_ contacts: [SearchFields]) -> SearchStore {
  var store = SearchStore()
  store.reserveCapacity(contacts.count)
  for (slot, fields) in contacts.enumerated() { store.set(fields, at: slot) }
  return store
}

var nameStore = store(names.map { SearchFields(name: $0) })
let fullStore = store(book.contacts)
measurement.report("search store, names", runs: 3) {
  found += store(names.map { SearchFields(name: $0) }).memory
}
measurement.report("search store, all fields", runs: 3) { found += store(book.contacts).memory }
measurement.line("memory a contact, names", "\(nameStore.memory / count) bytes")
measurement.line("memory a contact, all fields", "\(fullStore.memory / count) bytes")
measurement.report("one insert, names") {
  nameStore.set(SearchFields(name: SortName("欧阳小美")), at: count)
}

for text in ["w", "j", "wx", "wxm", "zhangwei", "js", "smith", "王", "张伟", "wang xi", "138", "1381"]
{
  for (what, searched) in [("names", nameStore), ("all fields", fullStore)] {
    let hits = searched.search(SearchQuery(text)).hits.count
    measurement.report("\(text) in \(what): \(hits) hits") {
      found += searched.search(SearchQuery(text)).hits.count
    }
  }
}
let options = SearchOptions(usesKeypad: true)
for text in ["zhansan", "9426", "96"] {
  let hits = fullStore.search(SearchQuery(text, options: options)).hits.count
  measurement.report("\(text) fuzzy, by keypad, all fields: \(hits) hits") {
    found += fullStore.search(SearchQuery(text, options: options)).hits.count
  }
}

// MARK: - Screen

measurement.reportScreen(of: book.contacts)
