/// What a value of a repeated field is for: home, work, a label of its own. Cards say it in several
/// ways, of which a value has one: a new one takes the place of the old one.
package enum TypeLabel: Hashable, Sendable {
  /// As TYPE words, sorted.
  case types([String])
  /// As a label of the value's own.
  case label(String)
  /// As the service of an IM name.
  case service(String)

  /// The user's own text as a type label.
  package static func own(_ text: String, in field: RepeatedField) -> TypeLabel {
    field.hasService ? .service(text) : .label(text)
  }
}

extension LabeledValue {
  /// TYPE words that say what a number can do, not whose or where it is: a change of the type label
  /// keeps them, and no label is made of them.
  private static let capabilities: Set<String> = [
    "voice", "msg", "text", "video", "textphone", "isdn", "modem", "bbs", "pcs", "internet", "x400",
    "dom", "intl", "postal", "parcel", "pref",
  ]

  /// The TYPE words that the type label stands for.
  package var kindWords: [String] {
    types.filter { !Self.capabilities.contains($0) }
  }

  /// Gives it this type label instead of the one it had.
  package mutating func setTypeLabel(_ typeLabel: TypeLabel) {
    switch typeLabel {
    case .types(let words):
      let kept = types.filter { Self.capabilities.contains($0) }
      types = (kept + words).sorted()
      label = ""
    case .label(let text):
      // Words behind a label were not what it was called, so they stay behind another one.
      if label.isEmpty { types.removeAll { !Self.capabilities.contains($0) } }
      label = text
    case .service(let name): service = name
    }
  }

  package func has(_ typeLabel: TypeLabel) -> Bool {
    switch typeLabel {
    case .types(let words): label.isEmpty && kindWords == words
    case .label(let text): label.lowercased() == text
    case .service(let name): service.lowercased() == name.lowercased()
    }
  }
}

extension RepeatedField {
  /// Whether the type label of its values is the service that they belong to.
  package var hasService: Bool { self == .ims || self == .socialProfiles }
}
