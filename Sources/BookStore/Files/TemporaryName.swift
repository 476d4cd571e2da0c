/// The names of the short-lived files of a save: `.<name>.<random>.tmp`.
///
/// A name of this very form is ours: a point, the file's name, a point, thirteen digits and small
/// letters, `.tmp`. Nothing else is ever cleaned away.
enum TemporaryName {
  private static let randomLength = 13

  /// A new one, no longer than a name may be.
  static func make(for name: String) -> String {
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let padding = String(repeating: "0", count: max(0, randomLength - random.utf8.count))
    return ".\(shortened(name)).\(padding)\(random).tmp"
  }

  /// The name of the file that a temporary one was made for; nil where it is none of ours.
  ///
  /// (Of a name of more than 200 bytes only the beginning.)
  static func original(_ temporary: String) -> String? {
    let bytes = Array(temporary.utf8)
    let end = bytes.count - ".tmp".utf8.count - randomLength - 1
    guard end > 1, bytes[0] == UInt8(ascii: "."), bytes[end] == UInt8(ascii: "."),
      bytes.suffix(4).elementsEqual(".tmp".utf8),
      bytes[(end + 1)...].prefix(randomLength).allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
      })
    else { return nil }
    return String(validating: bytes[1..<end], as: UTF8.self)
  }

  /// What stands for a file's name in its temporary ones.
  static func shortened(_ name: String) -> String {
    var start = name
    while start.utf8.count > 200 { start.removeLast() }
    return start
  }
}
