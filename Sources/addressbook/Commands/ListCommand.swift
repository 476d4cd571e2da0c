import BookStore
import ContactModel
import Pinyin

/// Section, name, and phone of the contacts that a search finds (all where there are no words): in
/// the screen's order, or as they stand in the file.
nonisolated func listRows(
  of book: any Book, matching words: [String], fileOrder: Bool
) -> [[String]] {
  let contacts = AddressBook(book.contacts)
  var ids = fileOrder ? book.contacts.map(\.id) : (0..<contacts.count).map { contacts[$0] }
  if !words.isEmpty {
    let hits = Set(contacts.search(words.joined(separator: " ")))
    ids.removeAll { !hits.contains($0) }
  }
  return ids.compactMap { id in
    guard let summary = contacts.summary(of: id), let letter = contacts.letter(of: id) else {
      return nil
    }
    return [String(letter.title), summary.displayName, summary.phones.first ?? ""]
  }
}
