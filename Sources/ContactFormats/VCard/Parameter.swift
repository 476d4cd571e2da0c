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
        end += isEscape && end + 1 < head.endIndex ? 2 : 1
      }
      parameters.append(Parameter(head[(start + 1)..<end]))
      start = end
    }
    return parameters
  }
}
