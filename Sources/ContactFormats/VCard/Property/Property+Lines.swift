/// From one long line back to physical lines.
extension Property {
  /// The property as lines; all but the last one end with `inner`.
  func lines(endingWith inner: Bytes, last: Bytes) -> [UInt8] {
    switch joining {
    case .quotedPrintable: softBroken(inner) + last
    case .base64 where version == .v21: block(inner) + last
    case .folds where version == .v21: line + last
    case .folds, .base64, .card:
      namedCharset.map { $0 != .utf8 } ?? false ? line + last : folded(inner) + last
    }
  }

  /// Folds of 3.0 and 4.0: at most 75 bytes a line, never inside the name, inside a character,
  /// before a mark that belongs to it, or behind a bare CR, which would be read as part of the fold.
  private func folded(_ lineEnd: Bytes) -> [UInt8] {
    let line = line
    var output: [UInt8] = []
    output.reserveCapacity(line.count + line.count / 20)
    var start = 0
    var limit = max(75, prefix.count + 1)
    while line.count > limit {
      var end = line.characterBoundary(before: limit, after: max(start + 40, prefix.count))
      while end < line.count, line[end - 1] == ASCII.carriageReturn { end += 1 }
      if end == line.count { break }
      output += line[start..<end]
      output += lineEnd
      output.append(ASCII.space)
      start = end
      limit = end + 74
    }
    output += line[start...]
    return output
  }

  /// Quoted-printable: at most 76 bytes a line with the "=" that ends it. No line begins with
  /// something that a reader would take for a fold, for the end of the card, or for its version.
  private func softBroken(_ lineEnd: Bytes) -> [UInt8] {
    var output = Array(line.dropLast(value.count))
    var width = output.count
    var index = value.startIndex
    while index < value.endIndex {
      let isEncoded = value[index] == ASCII.equals && index + 2 < value.endIndex
      var token = Array(value[index..<(isEncoded ? index + 3 : index + 1)])
      if width + token.count > 75 {
        output.append(ASCII.equals)
        output += lineEnd
        width = 0
        if value[index...].isRiskyAtLineStart {
          token = [ASCII.equals, value[index].highHexDigit, value[index].lowHexDigit]
        }
      }
      output += token
      width += token.count
      index += isEncoded ? 3 : 1
    }
    return output
  }

  /// The base64 block of 2.1: indented lines, then an empty one. What only says that it is base64
  /// stays on its line.
  private func block(_ lineEnd: Bytes) -> [UInt8] {
    guard value.allSatisfy({ $0 <= ASCII.space || $0.isBase64 }) else { return line + lineEnd }
    var output = Array(line.dropLast(value.count))
    let digits = value.filter { $0 > ASCII.space }
    for start in stride(from: 0, to: digits.count, by: 72) {
      output += lineEnd
      output.append(ASCII.space)
      output += digits[start..<min(start + 72, digits.count)]
    }
    return output + lineEnd
  }
}

extension Bytes {
  fileprivate var isRiskyAtLineStart: Bool {
    first?.isBlank == true || startsCaseless(with: "BEGIN:", at: startIndex)
      || startsCaseless(with: "END:", at: startIndex)
      || startsCaseless(with: "VERSION", at: startIndex)
  }
}

extension [UInt8] {
  /// The last place up to `limit` where one character ends and the next begins; `limit` itself where
  /// the bytes are no text.
  fileprivate func characterBoundary(before limit: Int, after start: Int) -> Int {
    var fallback = limit
    var end = limit
    while end > start {
      if self[end] & 0xC0 != 0x80 {
        let next = String(decoding: self[end..<Swift.min(end + 4, count)], as: UTF8.self)
        guard next.unicodeScalars.first?.properties.isGraphemeExtend == true else { return end }
        if fallback == limit { fallback = end }
      }
      end -= 1
    }
    return fallback
  }
}
