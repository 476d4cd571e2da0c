/// A name with what else is known of it that decides its section and order.
package struct SortName: Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// The card has a family name: a person.
    case person
    /// Nothing but the name is known.
    case unknown
    /// A company: goes by words, not by surnames.
    case organization
  }

  /// The name as it is shown.
  package var text: String
  /// The reading that the card gives; wins over every table.
  package var reading: String?
  package var kind: Kind

  package init(_ text: String, reading: String? = nil, kind: Kind = .unknown) {
    self.text = text
    self.reading = reading
    self.kind = kind
  }
}

extension SortName: Hashable {
  /// Equal byte for byte, not canonically.
  package static func == (a: SortName, b: SortName) -> Bool {
    a.kind == b.kind && a.text.utf8.elementsEqual(b.text.utf8)
      && (a.reading == nil) == (b.reading == nil)
      && (a.reading ?? "").utf8.elementsEqual((b.reading ?? "").utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
