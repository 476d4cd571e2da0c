extension Bytes {
  /// The bytes behind `=XX`. A bad `=XX` stays; all kinds of line breaks become LF; an "=" that ends
  /// the value is no text.
  var quotedPrintableDecoded: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(count)
    var index = startIndex
    var isBehindReturn = false
    while index < endIndex {
      var byte = self[index]
      index += 1
      var isEncoded = false
      if byte == ASCII.equals {
        if index == endIndex { break }
        if index + 1 < endIndex, let high = self[index].hexDigit, let low = self[index + 1].hexDigit
        {
          byte = high << 4 | low
          index += 2
          isEncoded = true
        }
      }
      if isEncoded, byte == ASCII.lineFeed, isBehindReturn {
        isBehindReturn = false
        continue
      }
      isBehindReturn = isEncoded && byte == ASCII.carriageReturn
      text.append(isBehindReturn ? ASCII.lineFeed : byte)
    }
    return text
  }

  /// As quoted-printable: only letters, digits and a few harmless marks stand for themselves, so that
  /// no line can look like a property, a fold or an escape. Line breaks become `=0D=0A`.
  var quotedPrintableEncoded: [UInt8] {
    var text: [UInt8] = []
    func append(_ byte: UInt8) { text += [ASCII.equals, byte.highHexDigit, byte.lowHexDigit] }
    for (index, byte) in zip(indices, self) {
      switch byte {
      case ASCII.carriageReturn:
        if index + 1 < endIndex, self[index + 1] == ASCII.lineFeed { continue }
        append(byte)
        append(ASCII.lineFeed)
      case ASCII.lineFeed:
        append(ASCII.carriageReturn)
        append(byte)
      case _ where byte.isPlainInQuotedPrintable: text.append(byte)
      default: append(byte)
      }
    }
    return text
  }
}

extension UInt8 {
  /// What the digit of a hexadecimal number is worth.
  var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  var highHexDigit: UInt8 { (self >> 4).asHexDigit }
  var lowHexDigit: UInt8 { (self & 15).asHexDigit }

  private var asHexDigit: UInt8 {
    self < 10 ? self + UInt8(ascii: "0") : self - 10 + UInt8(ascii: "A")
  }

  fileprivate var isPlainInQuotedPrintable: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
