import Glibc

/// The names of the short-lived files of a save: `.<name>.<random>.new.tmp` as long as it is being
/// written, `.<name>.<random>.tmp` when it is whole and on the disk.
///
/// So what has the second name may be taken for a card or a book: it has been one, or was about to
/// become one at the next call. What still has the first may be half of one.
///
/// A name of this very form is ours: a point, the file's name, a point, thirteen digits and small
/// letters, and one of the endings. Nothing else is ever cleaned away.
struct TemporaryName {
  private static let randomLength = 13
  private static let ending = ".tmp"
  private static let unfinishedEnding = ".new.tmp"

  let whole: String
  let unfinished: String

  /// A new one, no longer than a name may be.
  init(for name: String) {
    let random = String(UInt64.random(in: 0 ... .max), radix: 36)
    let padding = String(repeating: "0", count: max(0, Self.randomLength - random.utf8.count))
    let start = ".\(Self.shortened(name)).\(padding)\(random)"
    whole = start + Self.ending
    unfinished = start + Self.unfinishedEnding
  }

  /// The name of the file that a temporary one was made for; nil where it is none of ours.
  ///
  /// (Of a name of more than 200 bytes only the beginning.)
  static func original(_ temporary: String) -> String? {
    let bytes = Array(temporary.utf8)
    let ending = isUnfinished(temporary) ? unfinishedEnding : ending
    let end = bytes.count - ending.utf8.count - randomLength - 1
    guard end > 1, bytes[0] == UInt8(ascii: "."), bytes[end] == UInt8(ascii: "."),
      bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8),
      bytes[(end + 1)...].prefix(randomLength).allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
      })
    else { return nil }
    return String(validating: bytes[1..<end], as: UTF8.self)
  }

  /// Whether a temporary file was never whole, as far as its name tells.
  static func isUnfinished(_ temporary: String) -> Bool {
    temporary.hasSuffix(unfinishedEnding)
  }

  /// What stands for a file's name in its temporary ones.
  static func shortened(_ name: String) -> String {
    var start = name
    while start.utf8.count > 200 { start.removeLast() }
    return start
  }
}
