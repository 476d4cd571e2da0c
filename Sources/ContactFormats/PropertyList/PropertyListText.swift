import Glibc

/// The text of an XML property list in UTF-8, whatever encoding its first bytes declare.
struct PropertyListText {
  private(set) var bytes: [UInt8]
  private(set) var losses: [PropertyListLoss] = []

  init(bytes file: [UInt8]) throws(FormatError) {
    bytes = file
    if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
    } else if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) {
      bytes = try Self.converted(file, from: "UTF-16")
      return
    } else if let name = Self.declaredEncoding(file),
      !["UTF-8", "UTF8", "US-ASCII", "ASCII"]
        .contains(name.uppercased())
    {
      bytes = try Self.converted(file, from: name)
      return
    }
    repairInvalidText()
  }

  /// Bytes that are no UTF-8 are shown as U+FFFD, and make the file one that must not be rewritten.
  private mutating func repairInvalidText() {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var start = 0
    while start < bytes.count, losses.isEmpty {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if String(validating: bytes[start..<end], as: UTF8.self) == nil {
        losses.append(.undecodableText(line: lineNumber(of: start, in: bytes)))
      }
      start = end + 1
    }
    bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// The encoding that the XML declaration names.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let declaration = String(
      decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let key = declaration.firstRange(of: "encoding") else { return nil }
    let rest = declaration[key.upperBound...].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static func converted(
    _ bytes: [UInt8], from encoding: String
  ) throws(FormatError) -> [UInt8] {
    let descriptor = iconv_open("UTF-8", encoding)
    guard descriptor != iconv_t(bitPattern: -1) else {
      throw .propertyList(.unknownEncoding(encoding), line: nil)
    }
    defer { iconv_close(descriptor) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var inputLeft = input.count
    // No encoding of the world needs more than four bytes of UTF-8 for one of its own.
    var output = [CChar](repeating: 0, count: input.count * 4 + 16)
    var outputLeft = output.count
    let failed = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var from = input.baseAddress
        var to = output.baseAddress
        return iconv(descriptor, &from, &inputLeft, &to, &outputLeft) == -1
      }
    }
    let text = output.dropLast(outputLeft).map { UInt8(bitPattern: $0) }
    if failed {
      let fault: PropertyListFault = inputLeft < 4 ? .truncated : .unexpected(encoding)
      throw .propertyList(fault, line: lineNumber(of: text.count, in: text))
    }
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }
}
