extension Bytes {
  /// The bytes behind base64; white space is dropped, missing padding is fine. Nil where anything else
  /// is wrong.
  var base64Decoded: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count / 4 * 3)
    var bits: UInt32 = 0
    var digits = 0
    var padding = 0
    for byte in self {
      if byte <= ASCII.space { continue }
      if byte == ASCII.equals {
        padding += 1
        continue
      }
      let digit = Base64.digits[Int(byte)]
      guard digit < 64, padding == 0 else { return nil }
      bits = bits << 6 | UInt32(digit)
      digits += 1
      if digits == 4 {
        bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
        bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
        bytes.append(UInt8(truncatingIfNeeded: bits))
        digits = 0
      }
    }
    guard digits != 1, padding <= 2 else { return nil }
    if digits >= 2 { bytes.append(UInt8(truncatingIfNeeded: bits >> (digits == 2 ? 4 : 10))) }
    if digits == 3 { bytes.append(UInt8(truncatingIfNeeded: bits >> 2)) }
    return bytes
  }

  var base64Encoded: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    var index = startIndex
    while index < endIndex {
      let group = self[index..<Swift.min(index + 3, endIndex)]
      var bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      bits <<= UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        let digit = Int(bits >> UInt32(18 - 6 * position) & 63)
        text.append(position <= group.count ? Base64.letters[digit] : ASCII.equals)
      }
      index += 3
    }
    return text
  }
}

private enum Base64 {
  static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The worth of every byte; 255 for those that are no digits.
  static let digits: [UInt8] = {
    var digits = [UInt8](repeating: 255, count: 256)
    for (worth, letter) in letters.enumerated() { digits[Int(letter)] = UInt8(worth) }
    return digits
  }()
}
