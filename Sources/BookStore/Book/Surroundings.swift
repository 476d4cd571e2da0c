import Glibc

/// What a book takes from outside, so that tests can say it.
package struct Surroundings: Sendable {
  /// Seconds since 1970.
  package var now: @Sendable () -> Int
  /// A new contact's UID.
  package var uid: @Sendable () -> String
  /// Where the trash and the backups are; nil: there are none.
  package var stateFolder: String?

  package init(
    now: @escaping @Sendable () -> Int, uid: @escaping @Sendable () -> String,
    stateFolder: String? = nil
  ) {
    self.now = now
    self.uid = uid
    self.stateFolder = stateFolder
  }

  var trash: Trash? { stateFolder.map { Trash(folder: $0 + "/trash", now: now) } }

  var backups: Backups? { stateFolder.map { Backups(folder: $0 + "/backups", now: now) } }

  /// The system's clock, and random UUIDs (RFC 9562, version 4).
  package static func system(stateFolder: String? = nil) -> Surroundings {
    Surroundings(now: { time(nil) }, uid: randomUUID, stateFolder: stateFolder)
  }
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
