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
  func text(version: Version) -> String {
    let inner = value.filter { $0 != ASCII.quote }[...]
    if version == .v21 { return inner.unescaped(.part, version: .v21).text }
    guard inner.contains(ASCII.caret) else { return inner.text }
    var text: [UInt8] = []
    var index = inner.startIndex
    while index < inner.endIndex {
      let next = index + 1 < inner.endIndex ? inner[index + 1] : 0
      let meaning: UInt8? =
        switch (inner[index], next) {
        case (ASCII.caret, UInt8(ascii: "n")): ASCII.lineFeed
        case (ASCII.caret, UInt8(ascii: "'")): ASCII.quote
        case (ASCII.caret, ASCII.caret): ASCII.caret
        default: nil
        }
      text.append(meaning ?? inner[index])
      index += meaning == nil ? 1 : 2
    }
    return text[...].text
  }

  /// The words of a list, split at commas inside and outside of quotes.
  var words: [Bytes] {
    value.filter { $0 != ASCII.quote }.split(separator: ASCII.comma).map { $0.trimmed }
  }
}
