extension KeyDecoder {
  /// ESC [ 201 ~
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Everything up to the closing bracket, or up to a long silence. What has come after it is read
  /// again, as keys.
  mutating func pastedText(_ source: some RawSource) -> String {
    var bytes: [UInt8] = []
    for case .byte(let byte) in unread { bytes.append(byte) }
    unread = []
    var searched = 0
    while true {
      if let end = pasteEnd(in: bytes, from: searched) {
        unread = bytes[(end + Self.pasteEnd.count)...].map(RawInput.byte)
        bytes.removeSubrange(end...)
        break
      }
      searched = max(0, bytes.count - Self.pasteEnd.count + 1)
      let block = source.pasteBlock()
      if block.isEmpty { break }
      bytes += block
    }
    return String(decoding: withLineFeeds(bytes), as: UTF8.self)
  }

  private func pasteEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var rest = bytes[start...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[escape...]
      if rest.starts(with: Self.pasteEnd) { return escape }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Terminals send a carriage return for every line break of a paste.
  private func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x0D: result.append(0x0A)
      case 0x0A where previous == 0x0D: break
      default: result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
