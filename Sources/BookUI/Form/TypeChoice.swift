import ContactModel

/// A type label that a line of a repeated field can have.
struct TypeChoice: Sendable {
  /// How a value carries it.
  enum Mark: Hashable, Sendable {
    /// As TYPE words, sorted.
    case types([String])
    /// As a label of the value's own.
    case label(String)
    /// As the service of an IM name.
    case service(String)
  }

  let mark: Mark
  let phrase: Phrase

  init(_ types: String..., zh: String, en: String) {
    mark = .types(types)
    phrase = Phrase(zh: zh, en: en)
  }

  init(_ mark: Mark, zh: String, en: String) {
    self.mark = mark
    phrase = Phrase(zh: zh, en: en)
  }

  /// The usual ones of a field. The first is what a new line has.
  static func usual(in field: RepeatedField) -> [TypeChoice] {
    switch field {
    case .phones: phones
    case .emails, .urls: personal
    case .addresses: places
    case .dates: dates
    case .ims: services
    case .socialProfiles: networks
    }
  }
}

extension TypeChoice {
  /// TYPE words that say what a number can do, not whose or where it is: a change of the type label
  /// keeps them, and no label is made of them.
  private static let capabilities: Set<String> = [
    "voice", "msg", "text", "video", "textphone", "isdn", "modem", "bbs", "pcs", "internet", "x400",
    "dom", "intl", "postal", "parcel", "pref",
  ]

  /// The TYPE words of a value that its type label stands for.
  static func kindWords(of value: LabeledValue) -> [String] {
    value.types.filter { !capabilities.contains($0) }
  }

  /// Gives a value this type label instead of the one it had.
  func apply(to value: inout LabeledValue) {
    switch mark {
    case .types(let words):
      let kept = value.types.filter { Self.capabilities.contains($0) }
      value.types = (kept + words).sorted()
      value.label = ""
    case .label(let label):
      value.types.removeAll { !Self.capabilities.contains($0) }
      value.label = label
    case .service(let service): value.service = service
    }
  }

  /// The user's own text as a type label.
  static func own(_ text: String, in field: RepeatedField) -> TypeChoice {
    TypeChoice(field.hasService ? .service(text) : .label(text), zh: text, en: text)
  }

  /// Whether a value has it.
  func isMark(of value: LabeledValue) -> Bool {
    switch mark {
    case .types(let words): value.label.isEmpty && Self.kindWords(of: value) == words
    case .label(let label): value.label.lowercased() == label
    case .service(let service): value.service.lowercased() == service.lowercased()
    }
  }
}

extension RepeatedField {
  /// Whether the type label of its values is the service that they belong to.
  var hasService: Bool { self == .ims || self == .socialProfiles }
}
