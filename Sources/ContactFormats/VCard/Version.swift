/// The rules that a card follows.
package enum Version: Comparable, Sendable {
  case v21, v30, v40

  /// The nearest rules for what a VERSION property says; nil where it says nothing usable.
  init?(_ value: Bytes) {
    switch value.trimmed.first {
    case UInt8(ascii: "1"), UInt8(ascii: "2"): self = .v21
    case UInt8(ascii: "3"): self = .v30
    case .some(UInt8(ascii: "4")...UInt8(ascii: "9")): self = .v40
    default: return nil
    }
  }
}
