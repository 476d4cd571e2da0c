/// From the bytes of a value to its text, in this order: quoted-printable or base64, charset, parts,
/// escapes. (GBK and Shift_JIS have 0x5C as a second byte; a `=3B` is text, not a separator.)
extension Property {
  /// The value as one text.
  func text(_ escaping: Escaping = .text) -> String {
    plainText ?? text(of: escapedValue, escaping)
  }

  /// The value where it is UTF-8 without anything to decode, as most are.
  private var plainText: String? {
    guard joining == .folds, value.firstIndex(of: ASCII.backslash, from: value.startIndex) == nil,
      namedCharset == nil
    else { return nil }
    return String(validating: value, as: UTF8.self)
  }

  /// The parts between ";", still escaped (and quoted-printable).
  var parts: [Bytes] { escapedValue.split(at: ASCII.semicolon) }

  /// The text of one part, or of one word of its list.
  func text(of part: Bytes, _ escaping: Escaping = .part) -> String {
    decoded(part).unescaped(escaping, version: version).text
  }

  /// The words of a comma list, still escaped. In 2.1 a comma is text.
  func words(of part: Bytes) -> [Bytes] {
    version == .v21 ? [part] : part.split(at: ASCII.comma)
  }

  /// The text of a part that is a list, its words with a blank between them.
  func joinedText(of part: Bytes) -> String {
    let isOneWord = part.allSatisfy { $0 != ASCII.comma && $0 != ASCII.backslash }
    if isOneWord { return text(of: part) }
    return words(of: part).map { text(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The value in UTF-8, still escaped; quoted-printable stays, since its parts come first.
  var escapedValue: Bytes {
    switch joining {
    case .quotedPrintable: value
    case .base64: utf8(Base64.decode(value).map { $0[...] } ?? value)
    case .folds, .card: utf8(value)
    }
  }

  private func decoded(_ part: Bytes) -> Bytes {
    guard joining == .quotedPrintable else { return part }
    return utf8(part.quotedPrintableDecoded[...], namedCharset ?? quotedCharset)
  }

  private func utf8(_ bytes: Bytes) -> Bytes { utf8(bytes, charset(of: bytes)) }

  private func utf8(_ bytes: Bytes, _ charset: Charset) -> Bytes {
    charset == .utf8 ? bytes : charset.decode(bytes)?.bytes ?? bytes
  }

  /// The charset that the property names; UTF-8 without one, or a guess where it can't be that. Only
  /// the bytes of the whole value let guess: a part of them could mean something else.
  func charset(of bytes: Bytes) -> Charset {
    namedCharset ?? Charset(of: bytes)
  }

  var namedCharset: Charset? {
    parameter("CHARSET").map { Charset(parameter: $0) }
  }
}
