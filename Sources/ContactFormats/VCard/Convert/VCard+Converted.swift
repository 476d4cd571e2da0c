import ContactModel

extension VCard {
  /// The card in another version, with all that is in it: what that version has no property for
  /// stays under an X- name, and what we don't know is copied. A card that has the version already
  /// is returned as it is.
  ///
  /// Beyond the properties, only this changes: VERSION comes to stand behind BEGIN, and END, FN (and
  /// in 3.0 N), which must be there, are added where they are missing.
  package func converted(to target: Version) -> VCard {
    if declaredVersion.map({ $0.text.isIdentical(to: target.text) }) ?? false { return self }
    let conversion = CardConversion(self, to: target)
    return VCard(storage: conversion.result[...], line: line)
  }
}

extension Version {
  /// As VERSION says it.
  package var text: String {
    switch self {
    case .v21: "2.1"
    case .v30: "3.0"
    case .v40: "4.0"
    }
  }
}

/// One card on its way to another version.
struct CardConversion {
  let source: Version
  let target: Version
  let contents: [ContentLine]
  let contact: Contact
  let sources: FieldSources
  private let bytes: Bytes
  /// What is decided for the card as a whole.
  private(set) var plan = ConversionPlan()

  init(_ card: VCard, to target: Version) {
    self.target = target
    source = card.version
    bytes = card.storage
    contents = card.contentLines
    let decoder = ContactDecoder.decode(card)
    contact = decoder.contact
    sources = decoder.sources
    if source != target { plan = ConversionPlan(self) }
  }

  func property(_ line: Int) -> Property {
    Property(contents[line], in: bytes, version: source)
  }

  func name(of line: Int) -> Bytes { bytes[contents[line].name] }

  var result: [UInt8] {
    var writer = CardWriter(bytes, contents)
    let begin = contents.firstIndex { $0.role == .begin }
    if begin == nil { writer.append([versionProperty] + missingProperties) }
    for (line, content) in contents.enumerated() {
      if content.role == .version {
        writer.skip(content, next: contents[(line + 1)...].first)
      } else {
        append(line, content, to: &writer)
      }
      if line == begin { writer.append([versionProperty] + missingProperties) }
    }
    if !contents.contains(where: { $0.role == .end }) {
      writer.append([Property(name: "END", text: "VCARD", version: target)])
    }
    return writer.output
  }

  private func append(_ line: Int, _ content: ContentLine, to writer: inout CardWriter) {
    let isBoundary = content.role == .begin || content.role == .end
    guard content.kind == .property, !isBoundary, source != target else {
      return writer.append(content)
    }
    let old = property(line)
    let new = converted(old, content.role, line)
    guard let first = new.first else {
      return writer.skip(content, next: contents[(line + 1)...].first)
    }
    // Folds of 2.1 keep their blank; those of the others can stay, but for one inside a character.
    let isFolded = content.lineCount > 1 && (source == .v21 || !bytes[content.range].isUTF8)
    if !isFolded, first.line == old.line {
      writer.append(content)
    } else {
      writer.append(first, insteadOf: content)
    }
    writer.append(Array(new.dropFirst()))
  }

  private var versionProperty: Property {
    Property(name: "VERSION", text: target.text, version: target)
  }

  /// FN, by what the list shows, and N without a text: the version demands them.
  private var missingProperties: [Property] {
    var missing: [Property] = []
    let hasName = contents.contains { $0.role == .text(.name) }
    if !hasName {
      let isCompany = contact.kind == .organization && !contact[.organization].isBlank
      let name = isCompany ? contact[.organization] : contact.displayName
      missing.append(Property(name: "FN", text: name, version: target))
    }
    if target == .v30, !contents.contains(where: { $0.role == .nameParts }) {
      var parts = Property(name: "N", version: target)
      parts.value = Array(";;;;".utf8)[...]
      missing.append(parts)
    }
    return missing
  }
}

extension Property {
  /// A new property that holds a text.
  init(name: String, text: String, version: Version) {
    self.init(name: name, version: version)
    write(text)
  }
}
