extension Unicode.Scalar {
  /// Whether it is a Han ideograph (unified or compatibility), 〇 and the radicals included.
  package var isHan: Bool {
    switch value {
    case 0x3007, 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x323AF:
      true
    default: false
    }
  }
}
