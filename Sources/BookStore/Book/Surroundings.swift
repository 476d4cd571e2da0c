import Glibc

/// What a book takes from outside, so that tests can say it.
package struct Surroundings: Sendable {
  /// Seconds since 1970.
  package var now: @Sendable () -> Int
  /// A new contact's UID.
  package var uid: @Sendable () -> String

  package init(now: @escaping @Sendable () -> Int, uid: @escaping @Sendable () -> String) {
    self.now = now
    self.uid = uid
  }

  /// The system's clock, and random UUIDs (RFC 9562, version 4).
  package static let system = Surroundings(now: { time(nil) }, uid: randomUUID)
}

private func randomUUID() -> String {
  var bytes = (0..<16).map { _ in UInt8.random(in: 0...255) }
  bytes[6] = bytes[6] & 0x0F | 0x40
  bytes[8] = bytes[8] & 0x3F | 0x80
  let digits = bytes.map { byte in
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }
  let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
  return groups.map { digits[$0].joined() }.joined(separator: "-")
}
