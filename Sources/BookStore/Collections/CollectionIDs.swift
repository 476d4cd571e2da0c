import ContactModel

/// The ids that contacts of several collections have in the book of all of them. Such an id outlives
/// a move of its card from one collection to another.
struct CollectionIDs: Sendable {
  struct Place: Equatable {
    var collection: Int
    /// What the collection calls the contact.
    var id: ContactID
  }

  /// Where each contact is, by its number.
  private var places: [Place] = []
  /// Of each collection, the ids that its contacts have here.
  private var ids: [[ContactID: ContactID]] = []

  /// One more collection, whose contacts get their ids when they are asked for.
  mutating func addCollection() {
    ids.append([:])
  }

  /// Nil for what was never one of the contacts.
  func place(of id: ContactID) -> Place? {
    places.indices.contains(id.number) ? places[id.number] : nil
  }

  /// What a collection's contact is called here; nil where it has no id here yet.
  func id(of inner: ContactID, in collection: Int) -> ContactID? {
    ids[collection][inner]
  }

  mutating func makeID(of inner: ContactID, in collection: Int) -> ContactID {
    if let known = ids[collection][inner] { return known }
    let new = ContactID(places.count)
    places.append(Place(collection: collection, id: inner))
    ids[collection][inner] = new
    return new
  }

  /// A contact that one collection has lost is one that another has found, which has no id here yet.
  ///
  /// - Returns: whether there was such a contact.
  mutating func move(_ lost: ContactID, from: Int, to found: ContactID, in collection: Int) -> Bool
  {
    guard let id = ids[from].removeValue(forKey: lost) else { return false }
    put(id, at: Place(collection: collection, id: found))
    return true
  }

  /// Each of two contacts is where the other was.
  mutating func exchange(_ a: ContactID, _ b: ContactID) {
    guard let placeOfA = place(of: a), let placeOfB = place(of: b) else { return }
    put(a, at: placeOfB)
    put(b, at: placeOfA)
  }

  private mutating func put(_ id: ContactID, at place: Place) {
    places[id.number] = place
    ids[place.collection][place.id] = id
  }
}
