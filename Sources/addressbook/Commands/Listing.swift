import BookStore
import ContactFormats
import ContactModel
import Pinyin

/// The contacts that `list` prints: all of them in the screen's order, or what a search finds, the
/// best match first; either as they stand in the file where that is asked for.
nonisolated struct Listing {
  private let contacts: AddressBook
  private var ids: [ContactID]
  private let hits: BookHits?
  /// Where in `hits` a contact is.
  private var hitIndices: [ContactID: Int] = [:]

  init(
    _ book: any Book, matching words: [String], searchOptions: SearchOptions, fileOrder: Bool
  ) {
    contacts = AddressBook(book.contacts)
    let query = words.joined(separator: " ")
    hits = words.isEmpty ? nil : contacts.search(query, options: searchOptions)
    if let hits {
      ids = Array(hits)
      for (index, id) in hits.enumerated() { hitIndices[id] = index }
    } else {
      ids = (0..<contacts.count).map { [contacts] in contacts[$0] }
    }
    if fileOrder {
      let listed = Set(ids)
      ids = book.contacts.map(\.id).filter(listed.contains)
    }
  }

  var isEmpty: Bool { ids.isEmpty }

  /// Leaves out the contacts that aren't wanted.
  mutating func keep(where isWanted: (ContactSummary) -> Bool) {
    ids.removeAll { [contacts] id in !(contacts.summary(of: id).map(isWanted) ?? false) }
  }

  mutating func keepFirst(_ count: Int) { ids = Array(ids.prefix(count)) }

  /// How many e-mail addresses they have.
  var addressCount: Int {
    ids.reduce(0) { $0 + (contacts.summary(of: $1)?.emails.count ?? 0) }
  }

  /// E-mail address, name, and note: a row an address, a contact's preferred ones first.
  func addressRows(
    from book: any Book, atMost limit: Int
  ) throws(StoreError) -> [[String]] {
    var rows: [[String]] = []
    for id in ids {
      if rows.count >= limit { break }
      let contact = try book.contact(id)
      let name = contacts.summary(of: id)?.displayName ?? ""
      let emails = contact[.emails]
      for email in emails.filter(\.isPreferred) + emails.filter({ !$0.isPreferred }) {
        rows.append([email.value, name, contact[.note]])
      }
    }
    return Array(rows.prefix(limit))
  }

  /// Section, name, and first phone.
  var rows: [[String]] {
    ids.compactMap { id in
      guard let summary = contacts.summary(of: id), let letter = contacts.letter(of: id) else {
        return nil
      }
      return [String(letter.title), summary.displayName, summary.phones.first ?? ""]
    }
  }

  /// One JSON object a line. What a search found has its quality (0 the whole name … 8 fuzzy) and
  /// its highlights: `[field, start, end]`, in characters.
  func jsonLines(from book: any Book) throws(StoreError) -> String {
    var lines = ""
    for id in ids {
      var object = try book.json(id)
      if let hits, let index = hitIndices[id], case .object(var members) = object {
        members.append(.init("quality", .number(hits.quality(at: index).rawValue)))
        let highlights = contacts.highlights(at: index, of: hits)
        members.append(.init("highlights", .array(highlights.flatMap(\.json))))
        object = .object(members)
      }
      lines += object.text + "\n"
    }
    return lines
  }
}

nonisolated extension SearchHighlight {
  fileprivate var json: [JSONValue] {
    ranges.map { range in
      .array([.string(key), .number(range.lowerBound), .number(range.upperBound)])
    }
  }

  /// The field as the JSON object names it.
  private var key: String {
    switch field {
    case .name: "display"
    case .nickname: "nickname"
    case .organization: "org"
    case .phone: "phones[\(index)].value"
    case .email: "emails[\(index)].value"
    case .note: "note"
    }
  }
}
