/// One parameter of a property: `TYPE=home`, or the bare word of 2.1.
struct Parameter {
  /// As it is written, without the ";" before it.
  let raw: Bytes
  /// Empty for a bare word.
  let name: Bytes
  /// Behind the "=", quotes and all.
  let value: Bytes

  init(_ raw: Bytes) {
    self.raw = raw
    if let equals = raw.firstIndex(of: ASCII.equals) {
      name = raw[..<equals].trimmed
      value = raw[(equals + 1)...].trimmed
    } else {
      name = raw[..<raw.startIndex]
      value = raw.trimmed
    }
  }

  init(_ raw: String) {
    self.init(Array(raw.utf8)[...])
  }

  /// The parameters of a head, from its first ";" on.
  static func all(in head: Bytes, version: Version) -> [Parameter] {
    var parameters: [Parameter] = []
    var start = head.startIndex
    while start < head.endIndex, head[start] == ASCII.semicolon {
      var end = start + 1
      var isQuoted = false
      while end < head.endIndex, isQuoted || head[end] != ASCII.semicolon {
        if head[end] == ASCII.quote { isQuoted.toggle() }
        let isEscape = version == .v21 && head[end] == ASCII.backslash
        end = min(end + (isEscape ? 2 : 1), head.endIndex)
      }
      parameters.append(Parameter(head[(start + 1)..<end]))
      start = end
    }
    return parameters
  }

  /// Whether this is a parameter of that name; bare words count as what they mean.
  func isNamed(_ wanted: StaticString) -> Bool {
    name.isEmpty
      ? impliedName.withUTF8Buffer { Array($0)[...] }.isCaseless(wanted)
      : name.isCaseless(wanted)
  }

  /// What a bare word is a value of.
  private var impliedName: StaticString {
    let encodings: [StaticString] = ["QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT"]
    let kinds: [StaticString] = ["INLINE", "URL", "CID", "CONTENT-ID"]
    if encodings.contains(where: { value.isCaseless($0) }) { return "ENCODING" }
    if kinds.contains(where: { value.isCaseless($0) }) { return "VALUE" }
    return "TYPE"
  }

  /// The value as text: without its quotes, `^` read as RFC 6868 says (in 2.1: `\;`).
  func text(version: Version) -> String { value.parameterText(version: version) }

  /// The words of a list, split at commas inside and outside of quotes.
  func words(version: Version) -> [Word] {
    value.split(separator: ASCII.comma).compactMap { piece in
      let word = Word(raw: piece, text: piece.parameterText(version: version))
      return word.text.isEmpty ? nil : word
    }
  }

  /// One word of a list.
  struct Word {
    /// As it is written, quotes and blanks and all; a slice of the parameter's own bytes.
    let raw: Bytes
    let text: String
  }

  /// The list with other bytes for one of its words; nil takes the word out, with its comma. What is
  /// written of the other words stays, and the quotes around them.
  func replacing(_ word: Word, by text: String?) -> Parameter {
    let isInside = value[..<word.raw.startIndex].hasOpenQuote
    let turns = word.raw.hasOpenQuote
    guard let text else {
      var (start, end) = (word.raw.startIndex, word.raw.endIndex)
      if end < value.endIndex { end += 1 } else if start > value.startIndex { start -= 1 }
      return Parameter(raw[..<start] + (turns ? [ASCII.quote] : []) + raw[end...])
    }
    let isQuoted = isInside || turns || word.raw.trimmed.first == ASCII.quote
    let inner = Array(text.utf8).filter { !isQuoted || $0 != ASCII.quote }
    let opening = isQuoted && !isInside ? [ASCII.quote] : []
    let closing = isQuoted && isInside == turns ? [ASCII.quote] : []
    return Parameter(
      raw[..<word.raw.startIndex] + opening + inner + closing + raw[word.raw.endIndex...])
  }
}

extension Bytes {
  /// Whether a quote opens in it that doesn't close.
  var hasOpenQuote: Bool { count { $0 == ASCII.quote } % 2 == 1 }

  fileprivate func parameterText(version: Version) -> String {
    let inner = contains(ASCII.quote) ? filter { $0 != ASCII.quote }[...] : self
    if version == .v21 { return inner.trimmed.unescaped(.part, version: .v21).text }
    guard inner.contains(ASCII.caret) else { return inner.trimmed.text }
    return inner.trimmed.withoutCarets.text
  }

  private var withoutCarets: Bytes {
    var text: [UInt8] = []
    var index = startIndex
    while index < endIndex {
      let next = index + 1 < endIndex ? self[index + 1] : 0
      let meaning: UInt8? =
        switch (self[index], next) {
        case (ASCII.caret, UInt8(ascii: "n")): ASCII.lineFeed
        case (ASCII.caret, UInt8(ascii: "'")): ASCII.quote
        case (ASCII.caret, ASCII.caret): ASCII.caret
        default: nil
        }
      text.append(meaning ?? self[index])
      index += meaning == nil ? 1 : 2
    }
    return text[...]
  }
}
