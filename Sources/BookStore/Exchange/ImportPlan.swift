import ContactFormats
import ContactModel

/// Finds a contact by its content, in linear time: contents are read only where all that the list
/// knows is the same.
struct ContentIndex<Place> {
  /// By what the list knows, those whose content nobody has asked for.
  private var unread: [String: [Place]] = [:]
  private var read: [String: [ContactContent: Place]] = [:]

  mutating func insert(_ place: Place, _ summary: ContactSummary) {
    unread[summary.contentKey, default: []].append(place)
  }

  /// The place of a contact with that content.
  ///
  /// - Parameter content: of what stands at a place; nil where it is gone.
  mutating func place<Failure: Error>(
    of candidate: @autoclosure () -> ContactContent, _ summary: ContactSummary,
    content: (Place) throws(Failure) -> ContactContent?
  ) throws(Failure) -> Place? {
    let key = summary.contentKey
    for place in unread.removeValue(forKey: key) ?? [] {
      if let content = try content(place), read[key]?[content] == nil {
        read[key, default: [:]][content] = place
      }
    }
    guard let places = read[key] else { return nil }
    return places[candidate()]
  }
}

extension ContactSummary {
  /// All that the list knows of a contact's content.
  fileprivate var contentKey: String {
    let texts = [displayName, nickname, organization, note, hasPicture ? "picture" : ""]
    return (texts + phones + [""] + emails).joined(separator: "\u{0}").withLineFeeds
  }
}

/// What is to become of each contact of an import.
struct ImportPlan<Body> {
  /// A contact in the book's own form.
  struct Entry {
    var body: Body
    var summary: ContactSummary
    /// Of the candidates.
    var index: Int
  }

  enum Place {
    case book(ContactID)
    /// One of the additions.
    case new(Int)
  }

  private(set) var additions: [Entry] = []
  private(set) var replacements: [ContactID: Entry] = [:]
  private(set) var alreadyThere = 0
  private(set) var replaced = 0
  private(set) var skipped = 0
  /// Those that wait for a rule, and who has their UID already.
  private(set) var undecided: [(index: Int, other: Place)] = []

  private let rule: DuplicateRule?
  private let content: (Body) -> ContactContent
  private var contents = ContentIndex<Place>()
  private var places: [String: Place] = [:]

  /// - Parameter content: of a contact in the book's form.
  init(
    _ contacts: [(id: ContactID, summary: ContactSummary)], rule: DuplicateRule?,
    content: @escaping (Body) -> ContactContent
  ) {
    self.rule = rule
    self.content = content
    for (id, summary) in contacts {
      contents.insert(.book(id), summary)
      if !summary.identity.isEmpty, places[summary.identity] == nil {
        places[summary.identity] = .book(id)
      }
    }
  }

  /// Decides about one contact.
  ///
  /// - Parameters:
  ///   - read: the content of one of the book's contacts; nil where it is gone.
  ///   - renamed: the contact with another UID.
  mutating func take(
    _ entry: Entry, read: (ContactID) throws(StoreError) -> ContactContent?,
    renamed: (Entry) throws(StoreError) -> Entry
  ) throws(StoreError) {
    let uid = entry.summary.identity
    if let place = places[uid], !uid.isEmpty {
      if try current(place, read) == content(entry.body) { return alreadyThere += 1 }
      if rule != .replace, try isThere(entry, read) { return alreadyThere += 1 }
      switch rule {
      case nil: undecided.append((entry.index, place))
      case .skip: skipped += 1
      case .replace: replace(place, by: entry)
      case .keepBoth: add(try renamed(entry))
      }
    } else if try isThere(entry, read) {
      alreadyThere += 1
    } else {
      add(entry)
    }
  }

  private mutating func isThere(
    _ entry: Entry, _ read: (ContactID) throws(StoreError) -> ContactContent?
  ) throws(StoreError) -> Bool {
    let (additions, content) = (additions, content)
    return try contents.place(of: content(entry.body), entry.summary) { place throws(StoreError) in
      switch place {
      case .book(let id): try read(id)
      case .new(let index): content(additions[index].body)
      }
    } != nil
  }

  private func current(
    _ place: Place, _ read: (ContactID) throws(StoreError) -> ContactContent?
  ) throws(StoreError) -> ContactContent? {
    switch place {
    case .book(let id):
      if let entry = replacements[id] { content(entry.body) } else { try read(id) }
    case .new(let index): content(additions[index].body)
    }
  }

  private mutating func add(_ entry: Entry) {
    let place = Place.new(additions.count)
    additions.append(entry)
    contents.insert(place, entry.summary)
    if !entry.summary.identity.isEmpty { places[entry.summary.identity] = place }
  }

  private mutating func replace(_ place: Place, by entry: Entry) {
    switch place {
    case .book(let id):
      if replacements[id] == nil { replaced += 1 }
      replacements[id] = entry
    case .new(let index): additions[index] = entry
    }
  }
}
