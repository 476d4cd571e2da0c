/// What a move asks of the store.
package struct Placement: Equatable, Sendable {
  package enum Destination: Equatable, Sendable {
    /// Cards that get a manual order, or lose it (nil). One, except among cards of the same name.
    case ranked([Ranking])
    /// In the file, right before or after another contact (property lists).
    case beside(ContactID, after: Bool)
  }

  package struct Ranking: Equatable, Sendable {
    package var id: ContactID
    package var order: ManualOrder?

    package init(id: ContactID, order: ManualOrder?) {
      self.id = id
      self.order = order
    }
  }

  /// The contact that the user moved.
  package var id: ContactID
  package var destination: Destination

  package init(id: ContactID, destination: Destination) {
    self.id = id
    self.destination = destination
  }
}
