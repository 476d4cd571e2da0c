/// How the bytes of a whole file become text, told by its first bytes.
///
/// Inside, text is UTF-8. Lone surrogates become the three bytes that UTF-8 would give them, and an
/// odd last byte is kept aside, so that every file comes back as it was.
enum FileEncoding {
  case utf8
  case utf16(isBigEndian: Bool, oddByte: UInt8?)

  /// The file's encoding, and its text in UTF-8.
  static func decode(_ bytes: [UInt8]) -> (FileEncoding, [UInt8]) {
    guard bytes.count >= 2 else { return (.utf8, bytes) }
    let isBigEndian: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): isBigEndian = true
    case (0xFF, 0xFE): isBigEndian = false
    default: return (.utf8, bytes)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var high: UInt32?
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (a, b) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      let unit = isBigEndian ? a << 8 | b : b << 8 | a
      if let lead = high {
        high = nil
        if (0xDC00..<0xE000).contains(unit) {
          text.appendUTF8(0x10000 + (lead - 0xD800) << 10 + (unit - 0xDC00))
          continue
        }
        text.appendUTF8(lead)
      }
      if (0xD800..<0xDC00).contains(unit) { high = unit } else { text.appendUTF8(unit) }
    }
    if let high { text.appendUTF8(high) }
    let odd = bytes.count.isMultiple(of: 2) ? nil : bytes.last
    return (.utf16(isBigEndian: isBigEndian, oddByte: odd), text)
  }

  /// The bytes of the file that has this text.
  func encode(_ text: [UInt8]) -> [UInt8] {
    guard case .utf16(let isBigEndian, let oddByte) = self else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 2)
    func append(_ unit: UInt32) {
      let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
      bytes.append(isBigEndian ? high : low)
      bytes.append(isBigEndian ? low : high)
    }
    var position = 0
    while position < text.count {
      let scalar = text.scalar(at: &position)
      if scalar < 0x10000 {
        append(scalar)
      } else {
        append(0xD800 + (scalar - 0x10000) >> 10)
        append(0xDC00 + (scalar - 0x10000) & 0x3FF)
      }
    }
    if let oddByte { bytes.append(oddByte) }
    return bytes
  }
}

extension [UInt8] {
  /// Appends a code point, a surrogate too, in UTF-8's scheme.
  fileprivate mutating func appendUTF8(_ scalar: UInt32) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      append(tail(0))
    case 0x800..<0x10000:
      append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18 & 0x07))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }

  /// The code point at a position, which moves behind it. A byte that begins none stands for itself.
  fileprivate func scalar(at position: inout Int) -> UInt32 {
    let lead = self[position]
    let length =
      switch lead {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    defer { position += 1 }
    guard length > 1, position + length <= count else { return UInt32(lead) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = self[position + offset]
      guard byte & 0xC0 == 0x80 else { return UInt32(lead) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    position += length - 1
    return scalar
  }
}
