import ContactModel

/// Changes of TYPE and PREF, in the spelling that the property already has.
extension Property {
  /// Takes TYPE words out and puts others in; a word in place of another goes where that one stood.
  ///
  /// - Parameter asTyped: keeps capitals as they are in `new`, instead of following the card's.
  mutating func changeTypes(from old: [String], to new: [String], asTyped: Bool = false) {
    let before = Set(old.map(\.typeKey))
    let after = Set(new.map(\.typeKey))
    var added = new.filter { !before.contains($0.typeKey) }[...]
    var replaced: Set<[UInt8]> = []
    changeTypeWords(asTyped: asTyped) { word in
      let key = word.typeKey
      guard before.contains(key), !after.contains(key) else { return .kept }
      guard replaced.insert(key).inserted, let next = added.popFirst() else { return .gone }
      return .replaced(next)
    }
    for word in added { addType(word, asTyped: asTyped) }
  }

  /// Marks the value as the preferred one, or takes every mark off it.
  mutating func setPreferred(_ isPreferred: Bool, like model: Parameter? = nil) {
    if isPreferred {
      if version == .v40 { setParameter("PREF", to: "1") } else { addType("pref", like: model) }
    } else {
      removeParameter("PREF")
      changeTypeWords { $0.lowercased() == "pref" ? .gone : .kept }
    }
  }

  /// Adds a TYPE word, spelled like the property's other ones, else like the model.
  mutating func addType(_ word: String, like model: Parameter? = nil, asTyped: Bool = false) {
    if version == .v21 {
      let text = encodedParameter(word.isToken && !asTyped ? word.inCapitals : word)
      return addParameter(bareType(Array(text.utf8)[...], isToken: word.isToken))
    }
    let model = parameters.last { $0.name.isCaseless("TYPE") } ?? model
    let isLower = asTyped || version == .v40 || word == "pref" || model?.hasLowercaseValue ?? false
    let text = encodedParameter(isLower ? word : word.inCapitals)
    addParameter(Parameter((model?.name.text ?? "TYPE") + "=" + text))
  }

  /// Goes through all TYPE words, in capitals where the old one stood in them.
  private mutating func changeTypeWords(
    asTyped: Bool = false, _ change: (String) -> Parameter.WordChange
  ) {
    parameters = parameters.compactMap { parameter in
      guard parameter.isNamed("TYPE") else { return parameter }
      var isToken = true
      let changed = parameter.changingWords(version: version) { word in
        let wanted = change(word)
        guard case .replaced(let new) = wanted else { return wanted }
        isToken = isToken && new.isToken
        let isCapital = !asTyped && version != .v40 && word.isIdentical(to: word.uppercased())
        return .replaced(encodedParameter(isCapital ? new.inCapitals : new))
      }
      guard let changed, parameter.name.isEmpty, changed.raw != parameter.raw else {
        return changed
      }
      return bareType(changed.raw, isToken: isToken)
    }
  }

  /// A bare word of 2.1, with the name before it where it would be read as something else without.
  private func bareType(_ raw: Bytes, isToken: Bool) -> Parameter {
    let bare = Parameter(raw)
    let isType = bare.name.isEmpty && bare.isNamed("TYPE") && isToken
    return isType ? bare : Parameter("TYPE=".utf8 + raw)
  }
}

extension String {
  /// Types are ASCII; other letters stay, since not all come back from capitals.
  fileprivate var inCapitals: String { String(decoding: utf8.map(\.uppercased), as: UTF8.self) }

  /// What makes two types the same.
  fileprivate var typeKey: [UInt8] { Array(lowercased().utf8) }

  fileprivate var isToken: Bool { utf8.allSatisfy(\.isTokenByte) }
}

extension Parameter {
  fileprivate var hasLowercaseValue: Bool { value.contains { $0.uppercased != $0 } }
}

extension UInt8 {
  /// Letters, digits and "-": what a bare word is made of.
  fileprivate var isTokenByte: Bool {
    switch uppercased {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
