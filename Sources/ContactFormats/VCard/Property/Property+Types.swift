import ContactModel

/// Changes of TYPE and PREF, in the spelling that the property already has.
extension Property {
  /// Takes TYPE words out and puts others in; a word in place of another goes where that one stood.
  mutating func changeTypes(from old: [String], to new: [String]) {
    var added = new.filter { word in !old.contains { $0.isIdentical(to: word) } }
    let removed = old.filter { word in !new.contains { $0.isIdentical(to: word) } }
    for word in removed {
      replaceType(word, by: added.isEmpty ? nil : added.removeFirst())
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
      let isToken = word.utf8.allSatisfy(\.isTokenByte)
      addParameter(Parameter(isToken ? word.uppercased() : "TYPE=" + encodedParameter(word)))
      return
    }
    let model = parameters.last { $0.name.isCaseless("TYPE") } ?? model
    let isLower = version == .v40 || word == "pref" || model?.hasLowercaseValue ?? false
    let text = encodedParameter(isLower ? word : word.uppercased())
    addParameter(Parameter((model?.name.text ?? "TYPE") + "=" + text))
  }

  /// Replaces the first TYPE word that reads like `word`, or takes it out; false where there is none.
  @discardableResult
  private mutating func replaceType(_ word: String, by new: String?) -> Bool {
    for (index, parameter) in parameters.enumerated() where parameter.isNamed("TYPE") {
      let words = parameter.words
      guard let place = words.firstIndex(where: { $0.text.lowercased().isIdentical(to: word) })
      else { continue }
      let old = words[place].text
      let isCapital = old.isIdentical(to: old.uppercased()) && version != .v40
      var texts = words.map(\.text)
      if let new {
        texts[place] = isCapital ? new.uppercased() : new
      } else {
        texts.remove(at: place)
      }
      if texts.isEmpty { parameters.remove(at: index) } else { setTypes(texts, at: index) }
      return true
    }
    return false
  }

  private mutating func setTypes(_ words: [String], at index: Int) {
    let parameter = parameters[index]
    let isQuoted = parameter.value.first == ASCII.quote
    let list =
      isQuoted
      ? "\"" + words.joined(separator: ",") + "\""
      : words.map { encodedParameter($0) }.joined(separator: ",")
    parameters[index] = Parameter(parameter.name.isEmpty ? list : parameter.name.text + "=" + list)
  }
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
