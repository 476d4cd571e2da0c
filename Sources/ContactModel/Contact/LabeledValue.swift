/// One phone, e-mail, address, date, IM name or URL with its type label.
package struct LabeledValue: Sendable {
  /// The number, address, date (`YYYY-MM-DD`, `--MM-DD` or free text), name or URL. Of a postal
  /// address the whole as one text, made from its parts.
  package var value: String
  /// TYPE words of the card in lower case, sorted, without `pref` (and of e-mail addresses without
  /// `internet`): home, work, cell …
  package var types: [String]
  /// The user's own label; wins over `types` where it isn't empty.
  package var label: String
  /// Which service an IM name belongs to; empty for other fields.
  package var service: String
  /// The parts of a postal address; nil for other fields.
  package var address: PostalAddress?
  package var isPreferred: Bool
  /// Which property of the card this was read from, so that an edit changes that one; nil for a
  /// value that was added since.
  package var source: Int?

  package init(
    _ value: String, types: [String] = [], label: String = "", service: String = "",
    address: PostalAddress? = nil, isPreferred: Bool = false, source: Int? = nil
  ) {
    self.value = value
    self.types = types
    self.label = label
    self.service = service
    self.address = address
    self.isPreferred = isPreferred
    self.source = source
  }

  /// Whether there is nothing in it but white space.
  package var isBlank: Bool {
    value.isBlank && (address?.isBlank ?? true)
  }
}

extension LabeledValue: Equatable {
  package static func == (a: LabeledValue, b: LabeledValue) -> Bool {
    a.value.isIdentical(to: b.value) && a.types.isIdentical(to: b.types)
      && a.label.isIdentical(to: b.label) && a.service.isIdentical(to: b.service)
      && a.address == b.address && a.isPreferred == b.isPreferred && a.source == b.source
  }
}

/// The parts of a postal address (RFC 6350, section 6.3.1).
package struct PostalAddress: Sendable {
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case pobox, extended, street, city, region, postcode, country
  }

  private var parts: [Part: String]

  package init(_ parts: [Part: String] = [:]) {
    self.parts = parts.filter { !$0.value.isEmpty }
  }

  package subscript(part: Part) -> String {
    get { parts[part] ?? "" }
    set { parts[part] = newValue.isEmpty ? nil : newValue }
  }

  package var isBlank: Bool { parts.values.allSatisfy(\.isBlank) }
}

extension PostalAddress: Equatable {
  package static func == (a: PostalAddress, b: PostalAddress) -> Bool {
    Part.allCases.allSatisfy { a[$0].isIdentical(to: b[$0]) }
  }
}
