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
  func words(version: Version) -> [String] {
    value.split(separator: ASCII.comma).map { $0.parameterText(version: version) }
      .filter { !$0.isEmpty }
  }

  enum WordChange {
    case kept, gone
    /// What is written in its place.
    case replaced(String)
  }

  /// The list with its words changed. What is written of the others stays, and the quotes around
  /// them; nil where none is left.
  func changingWords(version: Version, _ change: (String) -> WordChange) -> Parameter? {
    var pieces: [Bytes] = []
    var isInside = false
    // A quote that a word which is gone has opened, for the next one.
    var opening: Bytes = []
    var hasWords = false
    for piece in value.split(separator: ASCII.comma, omittingEmptySubsequences: false) {
      let word = piece.parameterText(version: version)
      let turns = piece.hasOpenQuote
      switch word.isEmpty ? .kept : change(word) {
      case .kept:
        pieces.append(opening + piece)
        opening = []
        hasWords = hasWords || !word.isEmpty
      case .replaced(let text):
        pieces.append(opening + piece.replaced(by: text, isInside: isInside))
        opening = []
        hasWords = true
      case .gone where turns && !isInside: opening = [ASCII.quote]
      case .gone where turns && opening.isEmpty && !pieces.isEmpty:
        pieces[pieces.count - 1].append(ASCII.quote)
      case .gone where turns: opening = []
      case .gone: break
      }
      if turns { isInside.toggle() }
    }
    guard hasWords else { return nil }
    let list = pieces.joined(separator: [ASCII.comma])
    return Parameter(raw[..<value.startIndex] + list + raw[value.endIndex...])
  }
}

extension Bytes {
  /// A word of a list with another text, and the quotes that it had.
  fileprivate func replaced(by text: String, isInside: Bool) -> Bytes {
    let turns = hasOpenQuote
    guard isInside || turns || trimmed.first == ASCII.quote else {
      return Array(text.utf8)[...]
    }
    let opening = isInside ? [] : [ASCII.quote]
    let closing = isInside == turns ? [ASCII.quote] : []
    return (opening + text.utf8.filter { $0 != ASCII.quote } + closing)[...]
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
