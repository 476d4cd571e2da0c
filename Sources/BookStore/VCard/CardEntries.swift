import ContactModel

/// The contacts of a file of cards in its order, found by their ids.
struct CardEntries: Sendable {
  private(set) var list: [(id: ContactID, summary: ContactSummary)]
  private var places: [ContactID: Int] = [:]

  init(_ list: [(id: ContactID, summary: ContactSummary)]) {
    self.list = list
    places.reserveCapacity(list.count)
    notePlaces(from: 0)
  }

  var count: Int { list.count }

  func index(of id: ContactID) -> Int? { places[id] }

  mutating func setSummary(_ summary: ContactSummary, at index: Int) {
    list[index].summary = summary
  }

  mutating func insert(_ id: ContactID, _ summary: ContactSummary, at index: Int) {
    list.insert((id, summary), at: index)
    notePlaces(from: index)
  }

  mutating func remove(at index: Int) {
    places[list.remove(at: index).id] = nil
    notePlaces(from: index)
  }

  private mutating func notePlaces(from start: Int) {
    for index in start..<list.count { places[list[index].id] = index }
  }
}
