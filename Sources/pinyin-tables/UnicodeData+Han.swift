extension UnicodeData {
  /// 〇: written among ideographs, but none of them, so that Unihan has nothing of it.
  static let zero: UInt32 = 0x3007

  /// The reading to use for a character by itself: Unihan's, but the national list's where that one
  /// doesn't know Unihan's.
  func reading(of codePoint: UInt32) -> Syllable? {
    if codePoint == Self.zero { return Syllable(marked: "líng") }
    let mandarin = mandarin(of: codePoint)
    let national = listed("kTGHZ2013", of: codePoint)
    guard let first = mandarin.first else { return national.first }
    return national.isEmpty || national.contains(first) ? first : national.first
  }

  /// Every reading that a search may go by.
  func readings(of codePoint: UInt32) -> [Syllable] {
    mandarin(of: codePoint) + listed("kTGHZ2013", of: codePoint) + listed("kXHC1983", of: codePoint)
  }

  func strokes(of codePoint: UInt32) -> Int {
    if codePoint == Self.zero { return 1 }
    let value = value("kTotalStrokes", of: codePoint) ?? ""
    return value.split(separator: " ").first.flatMap { Int($0) } ?? 0
  }

  /// The characters that a property (`kSimplifiedVariant`) names: `U+53D1 U+9AEA`.
  func variants(_ property: String, of codePoint: UInt32) -> [UInt32] {
    (value(property, of: codePoint) ?? "").split(separator: " ")
      .compactMap { UInt32($0.dropFirst(2), radix: 16) }
  }

  private func mandarin(of codePoint: UInt32) -> [Syllable] {
    (value("kMandarin", of: codePoint) ?? "").split(separator: " ")
      .map { Syllable(marked: String($0)) }
  }

  /// Readings with their places in a dictionary: `212.030:lè 453.020:yuè`.
  private func listed(_ property: String, of codePoint: UInt32) -> [Syllable] {
    (value(property, of: codePoint) ?? "").split(separator: " ")
      .compactMap { $0.split(separator: ":").last }
      .flatMap { $0.split(separator: ",") }
      .map { Syllable(marked: String($0)) }
  }
}
