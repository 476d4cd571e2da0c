import BookUI
import ContactModel
import Pinyin
import ScreenModel

extension ContactSummary {
  init(_ fields: SearchFields) {
    self.init(name: fields.name)
    organization = fields.organization
    phones = fields.phones
    emails = fields.emails
    note = fields.note
  }
}

extension Measurement {
  /// What a key costs up to the frame that the terminal paints, in a book of these contacts.
  func reportScreen(of contacts: [SearchFields]) {
    let summaries = contacts.enumerated().map { (ContactID($0), ContactSummary($1)) }
    report("opening the book: keys, sort, search store", runs: 3) { _ = AddressBook(summaries) }
    var book = AddressBook(summaries)
    report("one contact added and removed") {
      let id = ContactID(summaries.count)
      book.set(ContactSummary(name: SortName("欧阳小美")), for: id)
      book.remove(id)
    }
    let list = AppState(book: book, size: Size(columns: 120, rows: 40), language: .zh)
    for keys in ["j", ">", "Z", "Lm", "/w", "/wx", "/wxm", "/zhangwei", "/138"] {
      reportLastKey(of: keys, in: list)
    }
  }

  /// The last of some keys, and the frame after it.
  private func reportLastKey(of keys: String, in list: AppState) {
    var state = list
    for key in keys.dropLast() { _ = state.handle(.input(.key(.character(key)))) }
    guard let last = keys.last else { return }
    report("“\(keys)”: its last key, to the frame") {
      var next = state
      _ = next.handle(.input(.key(.character(last))))
      _ = next.screen()
    }
  }
}
