import ContactFormats
import ContactModel

/// What must hold for any bytes that are read as a property list: a file that can't be read says
/// why; another is saved as it was, its text is no more than went in allows, and an edit of one
/// person leaves the others alone.
package func checkPropertyList(
  in bytes: [UInt8], using generator: inout some RandomNumberGenerator
) throws(Finding) {
  guard let book = try? PropertyListBook(bytes: bytes) else { return }
  if (try? book.bytes()) != bytes { throw Finding("saving without an edit changes the file") }
  for index in 0..<book.count { _ = contactJSON(book.contact(at: index)).text }
  guard let index = (0..<book.count).randomElement(using: &generator) else { return }
  let edit = RandomEdit(using: &generator)
  let base = book.contact(at: index)
  var edited = book
  // What the format can't hold is refused, and nothing has changed.
  guard (try? edited.update(at: index, from: base, to: edit.changed(base))) != nil else {
    if edited.positions != book.positions || (try? edited.bytes()) != bytes {
      throw Finding("a refused edit changes the file: \(edit)")
    }
    return
  }
  try check(edited, against: book, edited: index, edit)
}

private func check(
  _ edited: PropertyListBook, against book: PropertyListBook, edited index: Int, _ edit: RandomEdit
) throws(Finding) {
  guard let saved = try? edited.bytes() else { return }
  guard let again = try? PropertyListBook(bytes: saved) else {
    throw Finding("what was saved can't be read: \(edit)\n\(saved.lines)")
  }
  if (try? again.bytes()) != saved { throw Finding("saving twice differs: \(edit)") }
  var others = (before: book.entries, after: again.entries)
  others.before.remove(at: index)
  for entry in others.before {
    guard let place = others.after.firstIndex(of: entry) else {
      throw Finding("an edit of person \(index) changed another one: \(edit)\n\(saved.lines)")
    }
    others.after.remove(at: place)
  }
  if others.after.count != 1 { throw Finding("another number of people: \(edit)") }
}

extension PropertyListBook {
  fileprivate var entries: [PropertyListDictionary] { (0..<count).map { entry(at: $0) } }
}
