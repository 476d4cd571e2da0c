import ContactModel

extension Property {
  /// The first parameter of that name, as text; not for those that 2.1 writes as bare words.
  func parameter(_ name: StaticString) -> String? {
    guard mentions(name) else { return nil }
    return parameters.first { $0.isNamed(name) }?.text(version: version)
  }

  /// The words of all its TYPE parameters in lower case, sorted, each once, without `pref`.
  var types: [String] {
    var words: [String] = []
    for word in typeWords.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !word.isIdentical(to: "pref") && !(words.last?.isIdentical(to: word) ?? false) {
      words.append(word)
    }
    return words
  }

  /// The TYPE word that says the service of a social profile: of several the first by the alphabet.
  /// One in capitals is only written so.
  var serviceType: String? {
    guard let type = types.first else { return nil }
    let word = spelledTypes.first { $0.lowercased().isIdentical(to: type) }
    return word.flatMap { $0.isIdentical(to: $0.uppercased()) ? nil : $0 } ?? type
  }

  /// In any of the three spellings: the bare word, `TYPE=pref`, `PREF=1`.
  var isPreferred: Bool {
    typeWords.contains { $0.isIdentical(to: "pref") }
      || parameters.contains { $0.isNamed("PREF") && !$0.value.isEmpty }
  }

  private var typeWords: [String] { spelledTypes.map { $0.lowercased() } }

  private var spelledTypes: [String] {
    parameters.filter { $0.isNamed("TYPE") }.flatMap { $0.words(version: version) }
  }

  /// Whether its VALUE parameter says that the value is of that kind.
  func isValue(_ kind: StaticString) -> Bool {
    mentions(kind) && parameters.contains { $0.isNamed("VALUE") && $0.value.isCaseless(kind) }
  }

  /// Adds a parameter behind the others, but before one whose quotes don't balance, or that ends
  /// with an escape: that one would take it in.
  mutating func addParameter(_ parameter: Parameter) {
    let all = parameters
    let isOpen =
      all.last.map { $0.raw.hasOpenQuote || (version == .v21 && $0.hasOpenEscape) } ?? false
    parameters.insert(parameter, at: isOpen ? all.count - 1 : all.count)
  }

  mutating func removeParameter(_ name: StaticString) {
    parameters.removeAll { $0.isNamed(name) }
  }

  /// Gives the first parameter of that name another value, or adds it; nil takes it out.
  mutating func setParameter(_ name: StaticString, to value: String?) {
    guard let value else { return removeParameter(name) }
    if let index = parameters.firstIndex(where: { $0.isNamed(name) && !$0.name.isEmpty }) {
      let spelling = parameters[index].name.text
      parameters[index] = Parameter(spelling + "=" + encodedParameter(value))
    } else {
      addParameter(Parameter("\(name)=" + encodedParameter(value)))
    }
  }

  /// A parameter's value as this version writes it.
  func encodedParameter(_ text: String) -> String {
    var encoded = ""
    // A caret of the text itself would be read as the start of an escape.
    let hasCaret = text.utf8.contains(ASCII.caret) || hasCaret
    let usesCarets = version == .v40 || (version == .v30 && hasCaret)
    let scalars = text.unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case "\n": encoded += usesCarets ? "^n" : " "
      case "\"": encoded += usesCarets ? "^'" : "'"
      case "^" where usesCarets: encoded += "^^"
      case ";" where version == .v21: encoded += "\\;"
      case "\\" where version == .v21:
        let next = scalars[scalars.index(after: index)...].first
        encoded += next.map { "\\;,:".unicodeScalars.contains($0) } ?? true ? "\\\\" : "\\"
      case ":" where version == .v21: encoded += " "
      case _ where scalar.value < 0x20 && scalar != "\t": encoded += " "
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    let isPadded = encoded.utf8.first?.isBlank == true || encoded.utf8.last?.isBlank == true
    let isSpecial = encoded.utf8.contains { ",;:".utf8.contains($0) }
    let needsQuotes = version != .v21 && (isSpecial || isPadded)
    return needsQuotes ? "\"" + encoded + "\"" : encoded
  }
}

extension Parameter {
  fileprivate var hasOpenEscape: Bool {
    raw.reversed().prefix { $0 == ASCII.backslash }.count % 2 == 1
  }
}
