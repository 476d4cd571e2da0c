/// From one version's way to write a property to another's: parameters, encodings, escapes.
extension Property {
  /// The property with the parameters and the escapes of another version, in UTF-8. A value that
  /// can't be decoded exactly stays encoded as it is.
  func converted(to target: Version, _ shape: ValueShape) -> Property {
    var new = self
    if let value = convertedValue(to: target, shape) {
      new.joining = .folds
      new.value = value
      new.convertParameters(to: target, keepsEncoding: false)
    } else {
      if joining == .base64 { new.value = value.filter { $0 > ASCII.space }[...] }
      new.convertParameters(to: target, keepsEncoding: true)
    }
    return new
  }

  /// Replaces the value by a text that needs no encoding any more.
  mutating func write(_ text: String, _ escaping: Escaping = .text) {
    joining = .folds
    value = Array(text.utf8)[...].escaped(escaping, version: version)[...]
  }

  // MARK: - The value

  /// Nil where it has to stay encoded.
  private func convertedValue(to target: Version, _ shape: ValueShape) -> Bytes? {
    let isEncoded = joining != .folds || namedCharset.map { $0 != .utf8 } ?? !value.isUTF8
    if shape == .opaque, joining == .base64 { return nil }
    if shape == .opaque, !isEncoded {
      // Two characters of 2.1 may be an escape elsewhere.
      return version == .v21
        ? value.convertedEscapes(from: .v21, to: target, escaping: [])[...] : value
    }
    guard let pieces = decodedPieces(separators: shape.separators(version: version)) else {
      return nil
    }
    if version != .v21, !isEncoded, shape == .uri { return value }
    let source = version
    var converted: [UInt8] = []
    for (piece, separator) in pieces {
      if shape == .uri {
        converted += piece.unescaped(.uri, version: source).escaped(.uri, version: target)
      } else {
        let marks = isEncoded || source == .v21 ? shape.escapedMarks(version: target) : []
        converted += piece.convertedEscapes(from: source, to: target, escaping: marks)
      }
      if let separator { converted.append(separator) }
    }
    return converted[...]
  }

  /// The pieces of the value in UTF-8, still escaped, each with the separator behind it; nil where
  /// they can't be decoded exactly.
  private func decodedPieces(separators: [UInt8]) -> [(piece: Bytes, separator: UInt8?)]? {
    switch joining {
    case .folds, .card: return exactUTF8(value)?.pieces(separators: separators)
    case .base64:
      return Base64.decode(value).flatMap { exactUTF8($0[...]) }?.pieces(separators: separators)
    case .quotedPrintable:
      var pieces: [(piece: Bytes, separator: UInt8?)] = []
      for (raw, separator) in value.pieces(separators: separators) {
        guard let piece = exactUTF8(raw.quotedPrintableDecoded[...]) else { return nil }
        pieces.append((piece, separator))
      }
      return pieces
    }
  }

  private func exactUTF8(_ bytes: Bytes) -> Bytes? {
    guard let decoded = charset(of: bytes).decode(bytes), !decoded.isLossy else { return nil }
    return decoded.bytes
  }

  // MARK: - Parameters

  private mutating func convertParameters(to target: Version, keepsEncoding: Bool) {
    let (old, source) = (parameters, version)
    version = target
    var new: [Parameter] = []
    var bareTypes: [String] = []
    var typePlace = 0
    for parameter in old {
      if parameter.isNamed("ENCODING") || parameter.isNamed("CHARSET") {
        if keepsEncoding { new.append(keptEncoding(parameter)) }
      } else if parameter.name.isEmpty, parameter.isNamed("TYPE") {
        guard !parameter.value.isEmpty else { continue }
        // All bare words become one list where the first one stood.
        if bareTypes.isEmpty {
          typePlace = new.count
          new.append(parameter)
        }
        bareTypes.append(parameter.text(version: source))
      } else if let converted = converted(parameter, from: source) {
        new.append(converted)
      }
    }
    if !bareTypes.isEmpty {
      let words = bareTypes.map { encodedParameter($0) }
      new[typePlace] = Parameter("TYPE=" + words.joined(separator: ","))
    }
    parameters = new
    convertPreference()
  }

  private func keptEncoding(_ parameter: Parameter) -> Parameter {
    if parameter.isNamed("CHARSET") { return parameter }
    return Parameter("ENCODING=" + (joining == .base64 ? "b" : parameter.value.text))
  }

  /// Nil where this version says it without the parameter.
  private func converted(_ parameter: Parameter, from source: Version) -> Parameter? {
    if parameter.isNamed("VALUE") {
      switch parameter.value.text.lowercased() {
      case "inline": return nil
      case "url": return Parameter("VALUE=uri")
      case "date-and-or-time" where version != .v40, "timestamp" where version != .v40: return nil
      default: break
      }
      if parameter.name.isEmpty { return Parameter("VALUE=" + parameter.value.text) }
    }
    guard source == .v21 else { return parameter }
    let isPlain = parameter.value.allSatisfy { !"\\\"^;:".utf8.contains($0) }
    let value = isPlain ? parameter.value.text : encodedParameter(parameter.text(version: source))
    return Parameter(parameter.name.text + "=" + value)
  }

  /// `TYPE=pref` of 3.0 is `PREF=1` in 4.0; a lower rank keeps its number in both.
  private mutating func convertPreference() {
    guard isPreferred else { return }
    let rank = parameters.first { $0.name.isCaseless("PREF") && !$0.value.isEmpty }?.value.text
    if version == .v40 {
      setPreferred(false)
      setParameter("PREF", to: rank ?? "1")
    } else if let rank {
      setPreferred(false)
      if rank != "1" { setParameter("PREF", to: rank) }
      addType("pref")
    }
  }

  mutating func renameParameter(_ old: StaticString, to new: StaticString) {
    guard !parameters.contains(where: { $0.name.isCaseless(new) }),
      let index = parameters.firstIndex(where: { $0.name.isCaseless(old) })
    else { return }
    parameters[index] = Parameter("\(new)=" + parameters[index].value.text)
  }
}

extension ValueShape {
  /// What is text in a decoded piece, though it looks like a separator.
  fileprivate func escapedMarks(version: Version) -> [UInt8] {
    self == .text && version == .v40 ? [ASCII.comma] : [ASCII.comma, ASCII.semicolon]
  }
}

extension Bytes {
  /// What is between separators that have no backslash before them.
  fileprivate func pieces(separators: [UInt8]) -> [(piece: Bytes, separator: UInt8?)] {
    if separators.isEmpty { return [(self, nil)] }
    var pieces: [(piece: Bytes, separator: UInt8?)] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if separators.contains(byte) {
        pieces.append((self[start..<index], byte))
        start = index + 1
      }
      index += byte == ASCII.backslash ? 2 : 1
    }
    pieces.append((self[start...], nil))
    return pieces
  }

  /// The same text with another version's escapes; all else stays as it is written.
  ///
  /// - Parameter marks: bytes that get a backslash where they have none.
  fileprivate func convertedEscapes(
    from source: Version, to target: Version, escaping marks: [UInt8]
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      let next = index + 1 < endIndex ? self[index + 1] : nil
      index += 1
      switch byte {
      case ASCII.backslash:
        let old = next.flatMap { Escaping.text.meaning(of: $0, version: source) }
        let new = next.flatMap { Escaping.text.meaning(of: $0, version: target) }
        guard let next, let old else {
          let isOpen = next == nil || next == ASCII.lineFeed || next == ASCII.carriageReturn
          text += isOpen || new != nil ? [byte, byte] : [byte]
          continue
        }
        text += new == nil ? [old] : [byte, next]
        index += 1
      case ASCII.carriageReturn where next == ASCII.lineFeed: continue
      case ASCII.lineFeed: text += [ASCII.backslash, UInt8(ascii: "n")]
      case _ where marks.contains(byte): text += [ASCII.backslash, byte]
      default: text.append(byte)
      }
    }
    return text
  }
}
