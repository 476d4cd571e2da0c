import ContactModel

/// Changes of TYPE and PREF, in the spelling that the property already has.
extension Property {
  /// Takes TYPE words out and puts others in; a word in place of another goes where that one stood.
  mutating func changeTypes(from old: [String], to new: [String]) {
    let new = new.map { $0.lowercased() }
    var added = new.filter { word in !old.contains { $0.isIdentical(to: word) } }
    let removed = old.filter { word in !new.contains { $0.isIdentical(to: word) } }
    for word in removed {
      replaceType(word, by: added.isEmpty ? nil : added.removeFirst())
      while replaceType(word, by: nil) {}
    }
    for word in added { addType(word) }
  }

  /// Marks the value as the preferred one, or takes every mark off it.
  mutating func setPreferred(_ isPreferred: Bool, like model: Parameter? = nil) {
    if isPreferred {
      if version == .v40 { setParameter("PREF", to: "1") } else { addType("pref", like: model) }
    } else {
      removeParameter("PREF")
      while replaceType("pref", by: nil) {}
    }
  }

  /// Adds a TYPE word, spelled like the property's other ones, else like the model.
  mutating func addType(_ word: String, like model: Parameter? = nil) {
    if version == .v21 {
      let text = encodedParameter(word.isToken ? word.inCapitals : word)
      return addParameter(bareType(Array(text.utf8)[...], holding: word))
    }
    let model = parameters.last { $0.name.isCaseless("TYPE") } ?? model
    let isLower = version == .v40 || word == "pref" || model?.hasLowercaseValue ?? false
    let text = encodedParameter(isLower ? word : word.inCapitals)
    addParameter(Parameter((model?.name.text ?? "TYPE") + "=" + text))
  }

  /// Replaces the first TYPE word that reads like `word`, or takes it out; false where there is none.
  @discardableResult
  private mutating func replaceType(_ word: String, by new: String?) -> Bool {
    for (index, parameter) in parameters.enumerated() where parameter.isNamed("TYPE") {
      let words = parameter.words(version: version)
      guard let old = words.first(where: { $0.text.lowercased().isIdentical(to: word) })
      else { continue }
      let isCapital = old.text.isIdentical(to: old.text.uppercased()) && version != .v40
      if let new {
        let text = encodedParameter(isCapital ? new.inCapitals : new)
        let replaced = parameter.replacing(old, by: text)
        parameters[index] =
          parameter.name.isEmpty ? bareType(replaced.raw, holding: new) : replaced
      } else if words.count == 1 {
        parameters.remove(at: index)
      } else {
        parameters[index] = parameter.replacing(old, by: nil)
      }
      return true
    }
    return false
  }

  /// A bare word of 2.1, with the name before it where it would be read as something else without.
  private func bareType(_ raw: Bytes, holding word: String) -> Parameter {
    let bare = Parameter(raw)
    let isType = bare.name.isEmpty && bare.isNamed("TYPE") && word.isToken
    return isType ? bare : Parameter("TYPE=".utf8 + raw)
  }
}

extension String {
  /// Types are ASCII; other letters stay, since not all come back from capitals.
  fileprivate var inCapitals: String { String(decoding: utf8.map(\.uppercased), as: UTF8.self) }

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
